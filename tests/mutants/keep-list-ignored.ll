; knobs: -internalize-public-api-list=o0,o1,twin*,f0
@o0 = global i32 1
