//! Attachments, module flags, debug info.

use crate::rules;

rules! {
    range_is_for_loads_and_calls: "!range: only for loads and calls",
        "define i8 @f(i8 %x) {\n  %y = add i8 %x, 1, !range !0\n  ret i8 %y\n}\n!0 = !{i8 0, i8 1}",
        "define i8 @f(ptr %x) {\n  %y = load i8, ptr %x, !range !0\n  ret i8 %y\n}\n!0 = !{i8 0, i8 1}";
    range_has_pairs: "needs pairs of bounds",
        "define i8 @f(ptr %x) {\n  %y = load i8, ptr %x, !range !0\n  ret i8 %y\n}\n!0 = !{i8 0, i8 1, i8 3}",
        "define i8 @f(ptr %x) {\n  %y = load i8, ptr %x, !range !0\n  ret i8 %y\n}\n!0 = !{i8 0, i8 1, i8 3, i8 5}";
    range_is_of_the_type: "bounds are not of the type of the value",
        "define i8 @f(ptr %x) {\n  %y = load i8, ptr %x, !range !0\n  ret i8 %y\n}\n!0 = !{i16 0, i16 1}",
        "define i16 @f(ptr %x) {\n  %y = load i16, ptr %x, !range !0\n  ret i16 %y\n}\n!0 = !{i16 0, i16 1}";
    range_is_neither_empty_nor_full: "an interval is empty or full",
        "define i8 @f(ptr %x) {\n  %y = load i8, ptr %x, !range !0\n  ret i8 %y\n}\n!0 = !{i8 1, i8 1}",
        "define i8 @f(ptr %x) {\n  %y = load i8, ptr %x, !range !0\n  ret i8 %y\n}\n!0 = !{i8 1, i8 0}";
    range_intervals_are_apart: "intervals overlap or touch",
        "define i8 @f(ptr %x) {\n  %y = load i8, ptr %x, !range !0\n  ret i8 %y\n}\n!0 = !{i8 0, i8 2, i8 2, i8 5}",
        "define i8 @f(ptr %x) {\n  %y = load i8, ptr %x, !range !0\n  ret i8 %y\n}\n!0 = !{i8 0, i8 2, i8 3, i8 5}";
    range_intervals_are_in_order: "intervals are not in order",
        "define i8 @f(ptr %x) {\n  %y = load i8, ptr %x, !range !0\n  ret i8 %y\n}\n!0 = !{i8 3, i8 5, i8 0, i8 1}",
        "define i8 @f(ptr %x) {\n  %y = load i8, ptr %x, !range !0\n  ret i8 %y\n}\n!0 = !{i8 -3, i8 -1, i8 0, i8 1}";
    nonnull_is_for_pointers: "!nonnull: only for pointers",
        "define i8 @f(ptr %x) {\n  %y = load i8, ptr %x, !nonnull !0\n  ret i8 %y\n}\n!0 = !{}",
        "define ptr @f(ptr %x) {\n  %y = load ptr, ptr %x, !nonnull !0\n  ret ptr %y\n}\n!0 = !{}";
    nonnull_is_empty: "!nonnull: takes no operands",
        "define ptr @f(ptr %x) {\n  %y = load ptr, ptr %x, !nonnull !0\n  ret ptr %y\n}\n!0 = !{i32 1}",
        "define ptr @f(ptr %x) {\n  %y = load ptr, ptr %x, !nonnull !0\n  ret ptr %y\n}\n!0 = !{}";
    dereferenceable_has_one_i64: "needs one i64",
        "define ptr @f(ptr %x) {\n  %y = load ptr, ptr %x, !dereferenceable !0\n  ret ptr %y\n}\n!0 = !{i32 1}",
        "define ptr @f(ptr %x) {\n  %y = load ptr, ptr %x, !dereferenceable !0\n  ret ptr %y\n}\n!0 = !{i64 1}";
    fpmath_is_for_floats: "!fpmath: only for floating-point results",
        "define i32 @f(i32 %x) {\n  %y = add i32 %x, 1, !fpmath !0\n  ret i32 %y\n}\n!0 = !{float 1.0}",
        "define float @f(float %x) {\n  %y = fadd float %x, 1.0, !fpmath !0\n  ret float %y\n}\n!0 = !{float 1.0}";
    fpmath_is_positive: "accuracy must be finite and positive",
        "define float @f(float %x) {\n  %y = fadd float %x, 1.0, !fpmath !0\n  ret float %y\n}\n!0 = !{float 0.0}",
        "define float @f(float %x) {\n  %y = fadd float %x, 1.0, !fpmath !0\n  ret float %y\n}\n!0 = !{float 2.5}";
    branch_weights_are_as_many_as_edges: "wrong number of branch weights",
        "define void @f(i1 %c) {\n  br i1 %c, label %a, label %b, !prof !0\na:\n  ret void\nb:\n  ret void\n}\n!0 = !{!\"branch_weights\", i32 1}",
        "define void @f(i1 %c) {\n  br i1 %c, label %a, label %b, !prof !0\na:\n  ret void\nb:\n  ret void\n}\n!0 = !{!\"branch_weights\", i32 1, i32 2}";
    prof_has_a_name: "!prof: needs a name first",
        "define void @f() {\n  ret void, !prof !0\n}\n!0 = !{i32 1}",
        "declare void @g()\ndefine void @f() {\n  call void @g(), !prof !0\n  ret void\n}\n!0 = !{!\"unknown\", !\"p\"}";
    function_prof_counts_entries: "!prof: the count must be an integer",
        "define void @f() !prof !0 {\n  ret void\n}\n!0 = !{!\"function_entry_count\", !\"x\"}",
        "define void @f() !prof !0 {\n  ret void\n}\n!0 = !{!\"function_entry_count\", i64 7}";
    kcfi_type_is_there_once: "!kcfi_type can only be attached once",
        "define void @f() !kcfi_type !0 !kcfi_type !0 {\n  ret void\n}\n!0 = !{i32 7}",
        "define void @f() !kcfi_type !0 {\n  ret void\n}\n!0 = !{i32 7}";
    scopes_are_nodes: "scopes must be nodes",
        "define i8 @f(ptr %x) {\n  %y = load i8, ptr %x, !alias.scope !0\n  ret i8 %y\n}\n!0 = !{!\"x\"}",
        "define i8 @f(ptr %x) {\n  %y = load i8, ptr %x, !alias.scope !0\n  ret i8 %y\n}\n!0 = !{!1}\n!1 = distinct !{!1, !2}\n!2 = distinct !{!2}";
    scopes_have_domains: "second operand of a scope must be its domain",
        "define i8 @f(ptr %x) {\n  %y = load i8, ptr %x, !alias.scope !0\n  ret i8 %y\n}\n!0 = !{!1}\n!1 = distinct !{!1, !\"d\"}",
        "define i8 @f(ptr %x) {\n  %y = load i8, ptr %x, !noalias !0\n  ret i8 %y\n}\n!0 = !{!1}\n!1 = !{!\"s\", !2, !\"name\"}\n!2 = !{!\"d\"}";
    access_groups_are_distinct: "no distinct, empty group",
        "define i8 @f(ptr %x) {\n  %y = load i8, ptr %x, !llvm.access.group !0\n  ret i8 %y\n}\n!0 = !{!1}\n!1 = !{}",
        "define i8 @f(ptr %x) {\n  %y = load i8, ptr %x, !llvm.access.group !0\n  ret i8 %y\n}\n!0 = !{!1}\n!1 = distinct !{}";
    annotation_has_an_operand: "!annotation: needs an operand",
        "define void @f() {\n  ret void, !annotation !0\n}\n!0 = !{}",
        "define void @f() {\n  ret void, !annotation !0\n}\n!0 = !{!\"x\"}";
    memprof_has_an_operand: "!memprof: needs an operand",
        "declare void @g()\ndefine void @f() {\n  call void @g(), !memprof !0\n  ret void\n}\n!0 = !{}",
        "declare void @g()\ndefine void @f() {\n  call void @g(), !memprof !0\n  ret void\n}\n!0 = !{!1}\n!1 = !{!2, !\"cold\"}\n!2 = !{i64 1}";
    mmra_is_for_memory: "!mmra: only for instructions that touch memory",
        "define i8 @f(i8 %x) {\n  %y = add i8 %x, 1, !mmra !0\n  ret i8 %y\n}\n!0 = !{!\"a\", !\"b\"}",
        "define i8 @f(ptr %x) {\n  %y = load i8, ptr %x, !mmra !0\n  ret i8 %y\n}\n!0 = !{!\"a\", !\"b\"}";
    locations_are_not_in_tuples: "holds a DILocation",
        "define void @f() {\n  ret void, !foo !0\n}\n!0 = !{!1}\n!1 = !DILocation(line: 1, scope: !2)\n!2 = distinct !DISubprogram(name: \"f\")",
        "define void @f() {\n  br label %a\na:\n  br label %a, !llvm.loop !0\n}\n!0 = distinct !{!0, !1}\n!1 = !DILocation(line: 1, scope: !2)\n!2 = distinct !DISubprogram(name: \"f\")";
    ident_is_a_string: "entries must hold one string",
        "!llvm.ident = !{!0}\n!0 = !{i32 1}",
        "!llvm.ident = !{!0}\n!0 = !{!\"clang\"}";
    flags_have_three_operands: "entries must have three operands",
        "!llvm.module.flags = !{!0}\n!0 = !{i32 1, !\"x\"}",
        "!llvm.module.flags = !{!0}\n!0 = !{i32 1, !\"x\", i32 2}";
    flag_behaviour_is_known: "unknown behaviour",
        "!llvm.module.flags = !{!0}\n!0 = !{i32 9, !\"x\", i32 2}",
        "!llvm.module.flags = !{!0}\n!0 = !{i32 8, !\"x\", i32 2}";
    flag_name_is_a_string: "name must be a string",
        "!llvm.module.flags = !{!0}\n!0 = !{i32 1, i32 5, i32 2}",
        "!llvm.module.flags = !{!0}\n!0 = !{i32 1, !\"5\", i32 2}";
    flags_are_unique: "is given twice",
        "!llvm.module.flags = !{!0, !1}\n!0 = !{i32 1, !\"x\", i32 2}\n!1 = !{i32 2, !\"x\", i32 2}",
        "!llvm.module.flags = !{!0, !1}\n!0 = !{i32 1, !\"x\", i32 2}\n!1 = !{i32 3, !\"x\", !2}\n!2 = !{!\"x\", i32 2}";
    call_graph_profile_has_triples: "must consist of triples",
        "!llvm.module.flags = !{!0}\n!0 = !{i32 5, !\"CG Profile\", !1}\n!1 = !{!\"x\"}",
        "declare void @f()\n!llvm.module.flags = !{!0}\n!0 = !{i32 5, !\"CG Profile\", !1}\n!1 = !{!2}\n!2 = !{ptr @f, null, i64 3}";
    dbg_cu_lists_compile_units: "entries must be compile units",
        "!llvm.dbg.cu = !{!0}\n!0 = !{}",
        "!llvm.dbg.cu = !{!0}\n!0 = distinct !DICompileUnit(language: DW_LANG_C, file: !1)\n!1 = !DIFile(filename: \"a\", directory: \"b\")";
    address_space_of_pointers_only: "address space of something that is no pointer",
        "!n = !{!0}\n!0 = !DIDerivedType(tag: DW_TAG_typedef, baseType: null, dwarfAddressSpace: 1)",
        "!n = !{!0}\n!0 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, dwarfAddressSpace: 1)";
    base_type_is_a_type: "base type is no type",
        "!n = !{!0}\n!0 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1)\n!1 = !{}",
        "!n = !{!0}\n!0 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !1)\n!1 = !DIBasicType(name: \"i\", size: 32)";
    only_arrays_have_a_data_location: "field that only arrays can have",
        "!n = !{!0}\n!0 = !DICompositeType(tag: DW_TAG_structure_type, dataLocation: !DIExpression())",
        "!n = !{!0}\n!0 = !DICompositeType(tag: DW_TAG_array_type, baseType: !DIBasicType(name: \"i\"), dataLocation: !DIExpression())";
    only_variant_parts_have_a_discriminator: "no variant part",
        "!n = !{!0}\n!0 = !DICompositeType(tag: DW_TAG_structure_type, discriminator: !1)\n!1 = !DIDerivedType(tag: DW_TAG_member, baseType: null)",
        "!n = !{!0}\n!0 = !DICompositeType(tag: DW_TAG_variant_part, discriminator: !1)\n!1 = !DIDerivedType(tag: DW_TAG_member, baseType: null)";
    reference_flags_exclude_each_other: "flags that exclude each other",
        "!n = !{!0}\n!0 = !DICompositeType(tag: DW_TAG_structure_type, flags: DIFlagTypePassByReference | DIFlagTypePassByValue)",
        "!n = !{!0}\n!0 = !DICompositeType(tag: DW_TAG_structure_type, flags: DIFlagTypePassByReference | DIFlagPublic)";
    subrange_has_one_end: "count and upper bound at once",
        "!n = !{!0}\n!0 = !DISubrange(count: 5, upperBound: 5)",
        "!n = !{!0}\n!0 = !DISubrange(count: 5, lowerBound: 5)";
    subrange_bounds_are_numbers_or_variables: "bound is no number",
        "!n = !{!0}\n!0 = !DISubrange(count: 5, lowerBound: !1)\n!1 = !{}",
        "!n = !{!0}\n!0 = !DISubrange(count: 5, lowerBound: !DIExpression())";
    generic_subrange_has_a_stride: "needs lower bound and stride",
        "!n = !{!0}\n!0 = !DIGenericSubrange(lowerBound: !DIExpression())",
        "!n = !{!0}\n!0 = !DIGenericSubrange(lowerBound: !DIExpression(), stride: !DIExpression())";
    entry_values_come_first: "entry value is not first",
        "!n = !{!0}\n!0 = !DIExpression(DW_OP_deref, DW_OP_LLVM_entry_value, 1)",
        "!n = !{!0}\n!0 = !DIExpression(DW_OP_LLVM_entry_value, 1, DW_OP_deref)";
    fragments_come_last: "fragment is not last",
        "!n = !{!0}\n!0 = !DIExpression(DW_OP_LLVM_fragment, 0, 8, DW_OP_deref)",
        "!n = !{!0}\n!0 = !DIExpression(DW_OP_deref, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 8)";
    stack_values_come_last: "stack value is not last",
        "!n = !{!0}\n!0 = !DIExpression(DW_OP_stack_value, DW_OP_deref)",
        "!n = !{!0}\n!0 = !DIExpression(DW_OP_deref, DW_OP_stack_value)";
    operations_have_their_arguments: "operation lacks arguments",
        "!n = !{!0}\n!0 = !DIExpression(DW_OP_plus_uconst)",
        "!n = !{!0}\n!0 = !DIExpression(DW_OP_plus_uconst, 4)";
}

/// Readers of LLVM drop such debug info with a warning.
#[test]
fn debug_info_that_is_dropped_is_no_reason_to_refuse() {
    const UNIT: &str =
        "!0 = distinct !DISubprogram(name: \"f\", spFlags: DISPFlagDefinition, unit: !1)
!1 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2)
!2 = !DIFile(filename: \"a\", directory: \"\")
!llvm.dbg.cu = !{!1}
";
    const VERSION: &str =
        "!llvm.module.flags = !{!3}\n!3 = !{i32 2, !\"Debug Info Version\", i32 3}\n";
    let taken = [
        // No location, in a module of the right version, and in one of none.
        format!("define void @f() !dbg !0 {{\n  ret void, !dbg !9\n}}\n!9 = !{{i32 1}}\n{UNIT}{VERSION}"),
        "define void @f() {\n  ret void, !dbg !{}\n}\n".into(),
        // A list with a location in it.
        format!("define void @f() {{\n  ret void, !dbg !{{!9}}\n}}\n!9 = !DILocation(scope: !0)\n{UNIT}{VERSION}"),
        // Two functions of one subprogram.
        format!("define void @f() !dbg !0 {{\n  ret void\n}}\ndefine void @g() !dbg !0 {{\n  ret void\n}}\n{UNIT}{VERSION}"),
        // What else leads to a unit does not matter if the unit is dropped.
        format!("!n = !{{!9}}\n!9 = !DILocation(scope: !0)\n{UNIT}"),
        // Marks of assignments may stand anywhere.
        "define void @f(i32 %x) {\n  %y = add i32 %x, 1, !DIAssignID !0\n  ret void\n}\n!0 = distinct !DIAssignID()\n".into(),
    ];
    for text in taken {
        let m = super::read(&text);
        assert_eq!(super::messages(&m), [""; 0], "{text}");
        let printed = tandem_ir::text::print(&m);
        assert_eq!(tandem_ir::text::print(&super::read(&printed)), printed);
    }
}
