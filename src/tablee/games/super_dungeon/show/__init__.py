"""What people see: the view of a seat, sheets, what they may want to be asked about."""
