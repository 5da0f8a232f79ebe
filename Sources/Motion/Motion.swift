// Motion is under construction.
