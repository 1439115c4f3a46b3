; knobs: 
@a = thread_local global i32 1
