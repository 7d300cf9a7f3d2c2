print("inset-dev")
