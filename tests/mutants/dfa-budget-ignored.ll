; defect: the pass's budget is not looked at
; pass: dfa-jump-threading
; sources: JT-T20 JT-R16
; seen by: invariant-broken (budget)
; measured: 5/5, 5/5, 14.51, 476
; without a program: detected after 3 CPU seconds, not reduced: what shows it must cost more than the budget
