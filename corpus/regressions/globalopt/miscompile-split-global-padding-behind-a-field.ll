; miscompile in pass globalopt: both forms took the byte behind an i24 for a part of the field
; signature: globalopt/miscompile/split-global
; found in: programs of the generator (seed 7, program 137), by executions; both forms agreed
; repeat: tandem check --pass globalopt FILE
@g = internal global { i24, i32 } { i24 1, i32 2 }
@h = internal global { i24 } zeroinitializer

define i32 @f() {
  %v = load i32, ptr @g, align 1
  ret i32 %v
}

define i32 @k() {
  %v = load i32, ptr @h, align 1
  ret i32 %v
}
