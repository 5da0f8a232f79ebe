segue record card.json
sed -i 's/"damping": 0.8/"damping": 0.7/' card.json
segue verify card.json
segue approve card.json
