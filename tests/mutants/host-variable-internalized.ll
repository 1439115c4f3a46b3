; knobs: 
@h = externally_initialized global i32 1
