segue sheet card.json -o card.png
segue watch card.json
