// The YAML and JSON layout document.
