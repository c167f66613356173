"""Card texts written from what the cards do, in English and in French."""
