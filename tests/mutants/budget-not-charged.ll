; defect: copies are not taken from the budget
; pass: jump-threading
; sources: JT-T20 JT-R10
; seen by: invariant-broken (budget)
; measured: 5/5, 5/5, 9.31, 287
; without a program: detected after 20 CPU seconds, not reduced: what shows it must cost more than the budget
