; illegal-rewrite in pass globaldce: production erased an alias that is in the comdat of what it names, and that stays
; signature: globaldce/illegal-rewrite/erase-globals/X-2
; found in: programs of the generator (seed 5, program 122), judged in both forms; production was wrong
; repeat: tandem check --pass globaldce FILE
$c = comdat any

@g = global i1 false, comdat($c)
@lonely = internal global i1 false

@alias = internal alias i1, ptr @g
