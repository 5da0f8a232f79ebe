segue sheet card.json --sweep damping=0.6,0.8,1 -o sweep.png
segue plot card.json --sweep damping=0.6,0.8,1 -o sweep.svg
