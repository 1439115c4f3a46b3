; suspect in pass instsimplify: an extended number truncated again was taken for the number itself where the extended one, which need not keep the payload of a NaN, was seen as well
; signature: instsimplify/suspect/replace-value/Target has an event that the source has not
; found in: programs of the generator, judged in both forms
; repeat: tandem check --pass instsimplify FILE
define void @f(float noundef %x) {
entry:
  %v0 = fpext float %x to double
  %v1 = fptrunc double %v0 to float
  %v2 = bitcast double %v0 to i64
  call void @see64(i64 %v2)
  %v3 = bitcast float %v1 to i32
  call void @see32(i32 %v3)
  ret void
}

declare void @see64(i64)

declare void @see32(i32)
