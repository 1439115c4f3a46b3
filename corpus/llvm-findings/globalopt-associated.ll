; A variable goes that metadata of another one names, and the verifier ends the compiler.
; standing: new
; subject: opt:globalopt
@g = global {} zeroinitializer, !associated !0
@g1 = external global {}

!0 = !{ptr @g1}
