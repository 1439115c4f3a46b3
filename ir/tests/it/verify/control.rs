//! Blocks, phis, dominance, terminators, exception pads.

use crate::rules;

rules! {
    entry_has_no_predecessors: "entry block has predecessors",
        "define void @f() {\na:\n  br label %a\n}",
        "define void @f() {\n  br label %a\na:\n  br label %a\n}";
    phi_has_an_entry_per_edge: "exactly one entry for each incoming edge",
        "define i32 @f(i1 %c) {\n  br i1 %c, label %a, label %b\na:\n  br label %b\nb:\n  %p = phi i32 [ 1, %a ]\n  ret i32 %p\n}",
        "define i32 @f(i1 %c) {\n  br i1 %c, label %a, label %b\na:\n  br label %b\nb:\n  %p = phi i32 [ 1, %a ], [ 2, %0 ]\n  ret i32 %p\n}";
    phi_counts_repeated_edges: "exactly one entry for each incoming edge",
        "define i32 @f(i1 %c) {\n  br i1 %c, label %b, label %b\nb:\n  %p = phi i32 [ 1, %0 ]\n  ret i32 %p\n}",
        "define i32 @f(i1 %c) {\n  br i1 %c, label %b, label %b\nb:\n  %p = phi i32 [ 1, %0 ], [ 1, %0 ]\n  ret i32 %p\n}";
    phi_entries_of_one_predecessor_agree: "different values for the same predecessor",
        "define i32 @f(i1 %c) {\n  br i1 %c, label %b, label %b\nb:\n  %p = phi i32 [ 1, %0 ], [ 2, %0 ]\n  ret i32 %p\n}",
        "define i32 @f(i1 %c) {\n  br i1 %c, label %b, label %b\nb:\n  %p = phi i32 [ 2, %0 ], [ 2, %0 ]\n  ret i32 %p\n}";
    phis_come_first: "phi behind an instruction that is not a phi",
        "define i32 @f() {\n  br label %a\na:\n  %x = add i32 1, 2\n  %p = phi i32 [ 1, %0 ]\n  ret i32 %p\n}",
        "define i32 @f() {\n  br label %a\na:\n  %p = phi i32 [ 1, %0 ]\n  %x = add i32 1, 2\n  ret i32 %p\n}";
    definition_dominates_use: "does not dominate this use",
        "define i32 @f(i1 %c) {\n  br i1 %c, label %a, label %b\na:\n  %x = add i32 1, 2\n  br label %b\nb:\n  ret i32 %x\n}",
        "define i32 @f(i1 %c) {\n  %x = add i32 1, 2\n  br i1 %c, label %a, label %b\na:\n  br label %b\nb:\n  ret i32 %x\n}";
    definition_comes_before_use_in_its_block: "does not dominate this use",
        "define i32 @f() {\n  %y = add i32 %x, 1\n  %x = add i32 1, 2\n  ret i32 %y\n}",
        "define i32 @f() {\n  %x = add i32 1, 2\n  %y = add i32 %x, 1\n  ret i32 %y\n}";
    phi_uses_are_at_the_end_of_the_incoming_block: "does not dominate this use",
        "define i32 @f(i1 %c) {\n  br i1 %c, label %a, label %b\na:\n  %x = add i32 1, 2\n  br label %e\nb:\n  br label %e\ne:\n  %p = phi i32 [ 0, %a ], [ %x, %b ]\n  ret i32 %p\n}",
        "define i32 @f(i1 %c) {\n  br i1 %c, label %a, label %b\na:\n  %x = add i32 1, 2\n  br label %e\nb:\n  br label %e\ne:\n  %p = phi i32 [ %x, %a ], [ 0, %b ]\n  ret i32 %p\n}";
    only_phis_use_themselves: "uses its own result",
        "define void @f() {\n  br label %a\na:\n  %x = add i32 %x, 1\n  br label %a\n}",
        "define void @f() {\n  br label %a\na:\n  %x = phi i32 [ 0, %0 ], [ %x, %a ]\n  br label %a\n}";
    unreachable_code_is_exempt_from_dominance: "does not dominate this use",
        "define i32 @f() {\n  ret i32 %x\ndead:\n  %x = add i32 1, 2\n  unreachable\n}",
        "define i32 @f() {\n  ret i32 0\ndead:\n  %x = add i32 %x, 2\n  br label %dead\n}";
    invoke_result_is_there_on_the_normal_edge_only: "does not dominate this use",
        concat!("declare i32 @p(...)\ndeclare i32 @g()\ndefine i32 @f() personality ptr @p {\n  %x = invoke i32 @g() to label %n unwind label %u\n",
            "n:\n  ret i32 0\nu:\n  %l = landingpad { ptr, i32 } cleanup\n  ret i32 %x\n}"),
        concat!("declare i32 @p(...)\ndeclare i32 @g()\ndefine i32 @f() personality ptr @p {\n  %x = invoke i32 @g() to label %n unwind label %u\n",
            "n:\n  ret i32 %x\nu:\n  %l = landingpad { ptr, i32 } cleanup\n  ret i32 0\n}");
    invoke_result_does_not_reach_a_join: "does not dominate this use",
        concat!("declare i32 @p(...)\ndeclare i32 @g()\ndefine i32 @f(i1 %c) personality ptr @p {\n  br i1 %c, label %a, label %n\na:\n",
            "  %x = invoke i32 @g() to label %n unwind label %u\nn:\n  ret i32 %x\nu:\n  %l = landingpad { ptr, i32 } cleanup\n  ret i32 0\n}"),
        concat!("declare i32 @p(...)\ndeclare i32 @g()\ndefine i32 @f(i1 %c) personality ptr @p {\n  br i1 %c, label %a, label %n\na:\n",
            "  %x = invoke i32 @g() to label %n unwind label %u\nn:\n  %y = phi i32 [ %x, %a ], [ 0, %0 ]\n  ret i32 %y\n",
            "u:\n  %l = landingpad { ptr, i32 } cleanup\n  ret i32 0\n}");
    unwind_edge_leads_to_a_pad: "unwind target does not start with an exception pad",
        "declare i32 @p(...)\ndeclare void @g()\ndefine void @f() personality ptr @p {\n  invoke void @g() to label %n unwind label %u\nn:\n  ret void\nu:\n  ret void\n}",
        "declare i32 @p(...)\ndeclare void @g()\ndefine void @f() personality ptr @p {\n  invoke void @g() to label %n unwind label %u\nn:\n  ret void\nu:\n  %l = landingpad i32 cleanup\n  ret void\n}";
    landingpad_is_reached_by_unwinding_only: "must only be reached by unwinding",
        "declare i32 @p(...)\ndefine void @f() personality ptr @p {\n  br label %u\nu:\n  %l = landingpad i32 cleanup\n  ret void\n}",
        "declare i32 @p(...)\ndefine void @f() personality ptr @p {\n  ret void\nu:\n  %l = landingpad i32 cleanup\n  ret void\n}";
    landingpad_comes_first: "first instruction of its block",
        "declare i32 @p(...)\ndeclare void @g()\ndefine void @f() personality ptr @p {\n  ret void\nu:\n  call void @g()\n  %l = landingpad i32 cleanup\n  ret void\n}",
        "declare i32 @p(...)\ndeclare void @g()\ndefine void @f() personality ptr @p {\n  ret void\nu:\n  %l = landingpad i32 cleanup\n  call void @g()\n  ret void\n}";
    landingpad_needs_a_personality: "landingpad in a function without personality",
        "define void @f() {\n  ret void\nu:\n  %l = landingpad i32 cleanup\n  ret void\n}",
        "declare i32 @p(...)\ndefine void @f() personality ptr @p {\n  ret void\nu:\n  %l = landingpad i32 cleanup\n  ret void\n}";
    landingpad_needs_a_clause: "needs a clause or cleanup",
        "declare i32 @p(...)\ndefine void @f() personality ptr @p {\n  ret void\nu:\n  %l = landingpad i32\n  ret void\n}",
        "declare i32 @p(...)\ndefine void @f() personality ptr @p {\n  ret void\nu:\n  %l = landingpad i32 catch ptr null\n  ret void\n}";
    landingpad_clause_types: "clause is of an invalid type",
        "declare i32 @p(...)\ndefine void @f() personality ptr @p {\n  ret void\nu:\n  %l = landingpad i32 catch i32 0\n  ret void\n}",
        "declare i32 @p(...)\ndefine void @f() personality ptr @p {\n  ret void\nu:\n  %l = landingpad i32 filter [1 x ptr] zeroinitializer\n  ret void\n}";
    resume_needs_a_personality: "resume in a function without personality",
        "define void @f() {\n  resume i32 0\n}",
        "declare i32 @p(...)\ndefine void @f() personality ptr @p {\n  resume i32 0\n}";
    cleanupret_comes_from_a_cleanuppad: "cleanupret must come from a cleanuppad",
        "define void @f(i1 %c) personality ptr null {\n  ret void\nu:\n  cleanupret from none unwind to caller\n}",
        "define void @f(i1 %c) personality ptr null {\n  ret void\nu:\n  %p = cleanuppad within none []\n  cleanupret from %p unwind to caller\n}";
}
