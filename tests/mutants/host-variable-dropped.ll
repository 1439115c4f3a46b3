; knobs: 
@h = internal externally_initialized global i32 1
