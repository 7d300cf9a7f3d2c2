let isX = UIScreen.main.nativeBounds.height == 2436
