"""What travels between server and browsers; knows neither tables nor databases."""
