// Findings, texts, JSON and pictures of laid-out scenes.
