segue check card.json
