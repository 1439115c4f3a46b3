; Float loop of ci/bench interp: Mandelbrot steps at argc * 8,000 points, in float with the sum in double.
; Runs as a program under lli and as a function under `tandem run`.

define i32 @main(i32 %argc, ptr %argv) {
entry:
  %n = mul nuw nsw i32 %argc, 8000
  br label %point

point:
  %i = phi i32 [ 0, %entry ], [ %i.next, %point.latch ]
  %sum = phi double [ 0.000000e+00, %entry ], [ %sum.next, %point.latch ]
  %column = urem i32 %i, 97
  %column.f = uitofp i32 %column to float
  %cx.scaled = fmul float %column.f, 3.125000e-02
  %cx = fsub float %cx.scaled, 2.000000e+00
  %row = urem i32 %i, 61
  %row.f = uitofp i32 %row to float
  %cy.scaled = fmul float %row.f, 3.125000e-02
  %cy = fsub float %cy.scaled, 1.000000e+00
  br label %step

step:
  %k = phi i32 [ 0, %point ], [ %k.next, %step ]
  %x = phi float [ 0.000000e+00, %point ], [ %x.next, %step ]
  %y = phi float [ 0.000000e+00, %point ], [ %y.next, %step ]
  %xx = fmul float %x, %x
  %yy = fmul float %y, %y
  %xy = fmul float %x, %y
  %re = fsub float %xx, %yy
  %x.next = fadd float %re, %cx
  %im = fadd float %xy, %xy
  %y.next = fadd float %im, %cy
  %norm = fadd float %xx, %yy
  %k.next = add nuw nsw i32 %k, 1
  %inside = fcmp olt float %norm, 4.000000e+00
  %not.last = icmp ult i32 %k.next, 50
  %go.on = and i1 %inside, %not.last
  br i1 %go.on, label %step, label %point.latch

point.latch:
  %k.d = uitofp i32 %k.next to double
  %norm.d = fpext float %norm to double
  %share = fdiv double %k.d, 6.400000e+01
  %part = fadd double %sum, %share
  %tiny = fmul double %norm.d, 1.562500e-02
  %sum.next = fadd double %part, %tiny
  %i.next = add nuw nsw i32 %i, 1
  %again = icmp ult i32 %i.next, %n
  br i1 %again, label %point, label %exit

exit:
  %whole = fptoui double %sum.next to i32
  %result = and i32 %whole, 127
  ret i32 %result
}
