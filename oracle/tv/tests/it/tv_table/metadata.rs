//! Metadata kinds, flags and bundles: what LangRef says of each, and a sample of it.

/// How the sample of a part is written: `AT` stands for the part (with the target) or for nothing (without).
pub struct Part {
    /// Name, as in the IR.
    pub name: &'static str,
    /// What LangRef says.
    pub rule: &'static str,
    /// Parameters and result type of the sample.
    pub head: (&'static str, &'static str),
    /// Body; `AT` is where the part goes.
    pub body: &'static str,
    /// The part.
    pub with: &'static str,
    /// Where the encoder has it.
    pub encoder: &'static str,
    /// Where the interpreter has it.
    pub interpreter: &'static str,
}

const LOAD_I32: &str = "%v = load i32, ptr %p, align 4AT\n ret i32 %v";
const LOAD_PTR: &str = "%v = load ptr, ptr %p, align 8AT\n ret ptr %v";
const TWO: &str = "%v = load i32, ptr %p, align 4AT\n store i32 7, ptr %q, align 4\n %w = load i32, ptr %p, align 4AT\n %r = add i32 %v, %w\n ret i32 %r";

macro_rules! parts {
    ($($name:literal, $rule:literal, $head:expr, $body:expr, $with:literal, $encoder:literal, $interpreter:literal;)*) => {
        &[$(Part { name: $name, rule: $rule, head: $head, body: $body, with: $with, encoder: $encoder, interpreter: $interpreter }),*]
    };
}

const P: (&str, &str) = ("ptr %p", "i32");
const PP: (&str, &str) = ("ptr %p", "ptr");
const PQ: (&str, &str) = ("ptr %p, ptr %q", "i32");
const X: (&str, &str) = ("i32 %x", "i32");
const XY: (&str, &str) = ("i8 %x, i8 %y", "i8");
const F: (&str, &str) = ("float %x, float %y", "float");

/// Metadata of instructions.
pub const METADATA: &[Part] = parts! {
    "range", "a loaded or returned number outside of the ranges is poison", P, LOAD_I32, ", !range !1", "encode/described.rs", "compile/memory.rs";
    "nonnull", "a loaded or returned null is poison", PP, LOAD_PTR, ", !nonnull !0", "encode/described.rs", "compile/memory.rs";
    "align", "a loaded pointer of lower alignment is poison", PP, LOAD_PTR, ", !align !2", "encode/described.rs", "compile/memory.rs";
    "noundef", "a loaded undef or poison is undefined behaviour", P, LOAD_I32, ", !noundef !0", "encode/described.rs", "compile/memory.rs";
    "dereferenceable", "a loaded pointer to fewer bytes is undefined behaviour", PP, LOAD_PTR, ", !dereferenceable !2", "encode/described.rs", "compile/memory.rs";
    "dereferenceable_or_null", "the same, null aside", PP, LOAD_PTR, ", !dereferenceable_or_null !2", "encode/described.rs", "compile/memory.rs";
    "invariant.load", "wherever the location can be read it holds the same", PQ, TWO, ", !invariant.load !0", "encode/alias.rs", "exec/invariant.rs";
    "invariant.group", "accesses of one group to one pointer find the same", PQ, TWO, ", !invariant.group !0", "not modelled", "not modelled";
    "tbaa", "accesses of types that do not alias are not to the same place", PQ, "%v = load i32, ptr %p, align 4AT\n store float 7.0, ptr %q, align 4, !tbaa !6\n ret i32 %v", ", !tbaa !5", "not modelled", "not modelled";
    "alias.scope", "an access in a scope is not to the place of one that is noalias to the scope", PQ, "%v = load i32, ptr %p, align 4AT\n store i32 7, ptr %q, align 4, !noalias !9\n ret i32 %v", ", !alias.scope !9", "not modelled", "exec (assumed)";
    "noalias", "the other half of the same", PQ, "%v = load i32, ptr %p, align 4, !alias.scope !9\n store i32 7, ptr %q, align 4AT\n ret i32 %v", ", !noalias !9", "not modelled", "exec (assumed)";
    "a kind that nobody knows", "it may be a promise", P, LOAD_I32, ", !my.kind !0", "not modelled", "not modelled";
    "callees", "a callee that is none of them is undefined behaviour", ("ptr %p", "void"), "call void %p()AT\n ret void", ", !callees !10", "encode/calls.rs", "not modelled";
    "fpmath", "the result may be less exact", F, "%r = fdiv float %x, %yAT\n ret float %r", ", !fpmath !11", "not modelled", "not modelled";
    "nontemporal", "a wish about caches", P, LOAD_I32, ", !nontemporal !12", "neutral", "neutral";
    "unpredictable", "a wish about branches", ("i1 %c, i32 %x", "i32"), "%r = select i1 %c, i32 %x, i32 0AT\n ret i32 %r", ", !unpredictable !0", "neutral", "neutral";
};

/// Flags of instructions.
pub const FLAGS: &[Part] = parts! {
    "add nuw", "poison where the sum of unsigned numbers wraps", XY, "%r = addAT i8 %x, %y\n ret i8 %r", " nuw", "encode/scalar/ints.rs", "arith.rs";
    "add nsw", "poison where the sum of signed numbers wraps", XY, "%r = addAT i8 %x, %y\n ret i8 %r", " nsw", "encode/scalar/ints.rs", "arith.rs";
    "sub nuw", "poison where the difference of unsigned numbers wraps", XY, "%r = subAT i8 %x, %y\n ret i8 %r", " nuw", "encode/scalar/ints.rs", "arith.rs";
    "sub nsw", "poison where the difference of signed numbers wraps", XY, "%r = subAT i8 %x, %y\n ret i8 %r", " nsw", "encode/scalar/ints.rs", "arith.rs";
    "mul nuw", "poison where the product of unsigned numbers wraps", XY, "%r = mulAT i8 %x, %y\n ret i8 %r", " nuw", "encode/scalar/ints.rs", "arith.rs";
    "mul nsw", "poison where the product of signed numbers wraps", XY, "%r = mulAT i8 %x, %y\n ret i8 %r", " nsw", "encode/scalar/ints.rs", "arith.rs";
    "shl nuw", "poison where ones are shifted out", XY, "%r = shlAT i8 %x, %y\n ret i8 %r", " nuw", "encode/scalar/ints.rs", "arith.rs";
    "shl nsw", "poison where bits other than the sign are shifted out", XY, "%r = shlAT i8 %x, %y\n ret i8 %r", " nsw", "encode/scalar/ints.rs", "arith.rs";
    "udiv exact", "poison where something is left", XY, "%r = udivAT i8 %x, %y\n ret i8 %r", " exact", "encode/scalar/ints.rs", "arith.rs";
    "sdiv exact", "poison where something is left", XY, "%r = sdivAT i8 %x, %y\n ret i8 %r", " exact", "encode/scalar/ints.rs", "arith.rs";
    "lshr exact", "poison where ones are shifted out", XY, "%r = lshrAT i8 %x, %y\n ret i8 %r", " exact", "encode/scalar/ints.rs", "arith.rs";
    "ashr exact", "poison where ones are shifted out", XY, "%r = ashrAT i8 %x, %y\n ret i8 %r", " exact", "encode/scalar/ints.rs", "arith.rs";
    "or disjoint", "poison where both have a one", XY, "%r = orAT i8 %x, %y\n ret i8 %r", " disjoint", "encode/scalar/ints.rs", "arith.rs";
    "icmp samesign", "poison where the signs differ", XY, "%c = icmpAT ult i8 %x, %y\n %r = zext i1 %c to i8\n ret i8 %r", " samesign", "encode/scalar.rs", "exec/scalar.rs";
    "zext nneg", "poison where the operand is negative", ("i8 %x", "i32"), "%r = zextAT i8 %x to i32\n ret i32 %r", " nneg", "encode/scalar/casts.rs", "exec/cast.rs";
    "uitofp nneg", "poison where the operand is negative", ("i8 %x", "float"), "%r = uitofpAT i8 %x to float\n ret float %r", " nneg", "encode/scalar/casts.rs", "exec/cast.rs";
    "trunc nuw", "poison where ones are cut off", ("i32 %x", "i8"), "%r = truncAT i32 %x to i8\n ret i8 %r", " nuw", "encode/scalar/casts.rs", "exec/cast.rs";
    "trunc nsw", "poison where bits other than the sign are cut off", ("i32 %x", "i8"), "%r = truncAT i32 %x to i8\n ret i8 %r", " nsw", "encode/scalar/casts.rs", "exec/cast.rs";
    "getelementptr inbounds", "poison where base or result is outside of the object", ("ptr %p, i64 %n", "ptr"), "%r = getelementptrAT i32, ptr %p, i64 %n\n ret ptr %r", " inbounds", "encode/memory/gep.rs", "exec/address.rs";
    "getelementptr nusw", "poison where address and offset wrap", ("ptr %p, i64 %n", "ptr"), "%r = getelementptrAT i32, ptr %p, i64 %n\n ret ptr %r", " nusw", "encode/memory/gep.rs", "exec/address.rs";
    "getelementptr nuw", "poison where the unsigned sum wraps", ("ptr %p, i64 %n", "ptr"), "%r = getelementptrAT i32, ptr %p, i64 %n\n ret ptr %r", " nuw", "encode/memory/gep.rs", "exec/address.rs";
    "nnan", "poison where an operand or the result is NaN", F, "%r = faddAT float %x, %y\n ret float %r", " nnan", "encode/float.rs", "exec/scalar.rs";
    "ninf", "poison where an operand or the result is infinite", F, "%r = faddAT float %x, %y\n ret float %r", " ninf", "encode/float.rs", "exec/scalar.rs";
    "nsz", "either sign of a zero result will do", F, "%r = fmulAT float %x, %y\n ret float %r", " nsz", "encode/float.rs", "licence not used";
    "arcp", "a quotient may be a product with the reciprocal", F, "%r = fdivAT float %x, %y\n ret float %r", " arcp", "encode/float.rs", "licence not used";
    "contract", "a product and a sum may be fused", ("float %x, float %y, float %z", "float"), "%m = fmul contract float %x, %y\n %r = faddAT float %m, %z\n ret float %r", " contract", "encode/float.rs", "licence not used";
    "reassoc", "the order of operations is free", ("float %x, float %y, float %z", "float"), "%m = fadd reassoc float %x, %y\n %r = faddAT float %m, %z\n ret float %r", " reassoc", "algebra.rs", "licence not used";
    "afn", "a function may be approximated", ("float %x", "float"), "%r = callAT float @llvm.sin.f32(float %x)\n ret float %r", " afn", "not modelled", "licence not used";
    "call nnan", "poison where an argument or the result is NaN", F, "%r = callAT float @num(float %x)\n ret float %r", " nnan", "encode/calls.rs", "exec/scalar.rs";
    "call ninf", "poison where an argument or the result is infinite", F, "%r = callAT float @num(float %x)\n ret float %r", " ninf", "encode/calls.rs", "exec/scalar.rs";
    "call nsz", "either sign of a zero result will do", F, "%r = callAT float @num(float %x)\n ret float %r", " nsz", "encode/calls.rs", "licence not used";
    "fdiv afn", "the quotient may be approximated", F, "%r = fdivAT float %x, %y\n ret float %r", " afn", "not modelled", "licence not used";
    "select nnan", "poison where the result is NaN", ("i1 %c, float %x, float %y", "float"), "%r = selectAT i1 %c, float %x, float %y\n ret float %r", " nnan", "encode/float.rs", "exec/scalar.rs";
    "fcmp ninf", "poison where an operand is infinite", ("float %x, float %y", "i1"), "%r = fcmpAT olt float %x, %y\n ret i1 %r", " ninf", "encode/float.rs", "exec/scalar.rs";
    "fptrunc nnan", "poison where operand or result is NaN", ("double %x", "float"), "%r = fptruncAT double %x to float\n ret float %r", " nnan", "encode/float.rs", "exec/scalar.rs";
    "syncscope", "other threads are ordered only within the scope", P, "%v = load atomic i32, ptr %pAT acquire, align 4\n ret i32 %v", " syncscope(\"block\")", "encode/memory.rs", "not modelled";
    "cmpxchg weak", "it may fail although the value is the expected one", P, "%c = cmpxchgAT ptr %p, i32 1, i32 2 seq_cst seq_cst\n %r = extractvalue { i32, i1 } %c, 0\n ret i32 %r", " weak", "encode/memory.rs", "exec/mem.rs";
    "getelementptr inbounds (constant)", "poison where base or result is outside of the object", ("", "ptr"), "ret ptr getelementptrAT (i8, ptr @place, i64 9)", " inbounds", "encode/memory/gep.rs", "exec/address.rs";
    "getelementptr inrange (constant)", "accesses through the result outside of the range are undefined behaviour", ("", "ptr"), "ret ptr getelementptrAT (i8, ptr @place, i64 0)", " inbounds inrange(0, 2)", "not modelled", "not modelled";
    "inttoptr !dereferenceable", "a pointer to fewer bytes is undefined behaviour", ("i64 %x", "ptr"), "%r = inttoptr i64 %x to ptrAT\n ret ptr %r", ", !dereferenceable !2", "encode/described.rs", "not modelled";
    "tail", "the callee does not access stack objects of the caller", X, "%a = alloca i32\n store i32 %x, ptr %a\n %r =AT call i32 @take(ptr %a)\n ret i32 %r", " tail", "encode/calls.rs", "not modelled";
    "volatile", "an event that stays: neither added nor dropped", P, "%v = loadAT i32, ptr %p, align 4\n ret i32 %v", " volatile", "encode/memory.rs", "exec/mem.rs";
};

/// Operand bundles.
pub const BUNDLES: &[Part] = parts! {
    "assume align", "a pointer of lower alignment is undefined behaviour", PP, "call void @llvm.assume(i1 true)AT\n ret ptr %p", " [\"align\"(ptr %p, i64 64)]", "encode/intrinsics/assume.rs", "exec/intrinsics.rs";
    "assume nonnull", "null is undefined behaviour", PP, "call void @llvm.assume(i1 true)AT\n ret ptr %p", " [\"nonnull\"(ptr %p)]", "encode/intrinsics/assume.rs", "exec/intrinsics.rs";
    "assume noundef", "undef or poison is undefined behaviour", X, "call void @llvm.assume(i1 true)AT\n ret i32 %x", " [\"noundef\"(i32 %x)]", "encode/intrinsics/assume.rs", "exec/intrinsics.rs";
    "assume dereferenceable", "a pointer to fewer bytes is undefined behaviour", PP, "call void @llvm.assume(i1 true)AT\n ret ptr %p", " [\"dereferenceable\"(ptr %p, i64 64)]", "encode/intrinsics/assume.rs", "exec/intrinsics.rs";
    "assume separate_storage", "pointers into one object are undefined behaviour", ("ptr %p, ptr %q", "ptr"), "call void @llvm.assume(i1 true)AT\n ret ptr %p", " [\"separate_storage\"(ptr %p, ptr %q)]", "encode/intrinsics/assume.rs", "exec/intrinsics.rs";
    "deopt", "the state to continue with elsewhere", X, "call void @next()AT\n ret i32 %x", " [\"deopt\"(i32 %x)]", "encode/calls.rs: part of the event", "not modelled";
    "a bundle that nobody knows", "it may mean anything: part of the event", X, "call void @next()AT\n ret i32 %x", " [\"tidy\"(i32 %x)]", "encode/calls.rs: part of the event", "not modelled";
};

/// What the samples refer to.
pub const COMMON: &str = "declare void @llvm.assume(i1)
declare float @llvm.sin.f32(float)
declare i32 @take(ptr)
declare float @num(float)
@place = external global [4 x i8]
declare void @next()
declare void @one()
!0 = !{}
!1 = !{i32 0, i32 7}
!2 = !{i64 64}
!3 = !{!\"root\"}
!4 = !{!\"int\", !3, i64 0}
!5 = !{!4, !4, i64 0}
!6 = !{!7, !7, i64 0}
!7 = !{!\"float\", !3, i64 0}
!8 = distinct !{!8}
!9 = !{!13}
!10 = !{ptr @one}
!11 = !{float 2.5}
!12 = !{i32 1}
!13 = distinct !{!13, !8}
";
