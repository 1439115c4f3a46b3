//! Attributes: what LangRef says of each, in one line, and how it is written.

use tandem_ir::attr::AttrKind;
use tandem_tv::promises::attributes::AttributePlace;

/// What LangRef says of an attribute without operands. No default: a new one does not compile before it has a row.
pub fn rule(k: AttrKind) -> &'static str {
    use AttrKind::*;
    match k {
        AllocAlign => {
            "the result has at least the alignment that this argument states; otherwise poison"
        }
        AllocPtr => "the argument is the allocation that the function releases or moves",
        ArgMemOnly => "old form of `memory(argmem: readwrite)`",
        InaccessibleMemOnly => "old form of `memory(inaccessiblemem: readwrite)`",
        InaccessibleMemOrArgMemOnly => {
            "old form of `memory(argmem: readwrite, inaccessiblemem: readwrite)`"
        }
        Convergent => {
            "without it the operation may be made control-dependent on other values: the absence is the promise"
        }
        CoroElideSafe | CoroOnlyDestroyWhenComplete | PresplitCoroutine => {
            "how a coroutine is used: nothing that is decided here"
        }
        DeadOnReturn => {
            "what was written through the pointer is poison when the function has returned"
        }
        DeadOnUnwind => "what was written through the pointer is poison when the function unwinds",
        ImmArg => "the argument is a constant: a rule of the verifier",
        InReg | Nest | NoExt | SExt | ZExt | SwiftAsync | SwiftError | SwiftSelf => {
            "how the argument or result is passed: the same on both sides"
        }
        Naked => "no prologue: the body is one of assembly",
        MustProgress => "a loop that never ends and does nothing observable is undefined",
        NoAlias => {
            "memory reached through the pointer is not modified during the call but by it; of a result: a new object"
        }
        NoBuiltin => "the call is like one of any other function, whatever its name",
        NoCallback => "the callee returns to this module by returning only",
        NoCapture => "old form of `captures(none)`",
        NoCreateUndefOrPoison => "the result is undef or poison only where an argument is",
        NoDivergenceSource => "the result is uniform where the arguments are",
        NoFree => {
            "the function frees nothing that its caller may look at; of a parameter: not through it"
        }
        NoRecurse => "the function is not called again while it runs",
        NoReturn => "returning is undefined",
        NoSync => "the function does not synchronise with other threads",
        NoUndef => "undef or poison there is undefined behaviour",
        NoUnwind => "unwinding is undefined",
        NonNull => "null there is poison",
        NullPointerIsValid => {
            "address 0 may be an object's: without it an access there is undefined"
        }
        ReadNone => "no access through the pointer, or none at all",
        ReadOnly => "no write through the pointer, or none at all",
        WriteOnly => "no read through the pointer, or none at all",
        Returned => "the result is this argument",
        ReturnsTwice => "the call may return more than once: the absence is the promise",
        Speculatable => "no effects and no undefined behaviour on any argument",
        StrictFp => {
            "floating-point operations depend on the environment's modes: the same on both sides"
        }
        Thunk => "the signature is not the callee's",
        WillReturn => "not returning is undefined",
        Writable => "the dereferenceable bytes may be written at entry",
        AlwaysInline
        | Builtin
        | Cold
        | Hot
        | InlineHint
        | JumpTable
        | MinSize
        | NoDuplicate
        | NoImplicitFloat
        | NoInline
        | NoMerge
        | NoOutline
        | NoRedZone
        | NonLazyBind
        | OptForFuzzing
        | OptimizeForDebugging
        | OptimizeForSize
        | OptimizeNone
        | FnRetThunkExtern
        | HybridPatchable
        | SafeStack
        | ShadowCallStack
        | SpeculativeLoadHardening
        | StackProtect
        | StackProtectReq
        | StackProtectStrong => "a wish about how code is made",
        DisableSanitizerInstrumentation
        | NoCfCheck
        | NoProfile
        | NoSanitizeBounds
        | NoSanitizeCoverage
        | SanitizeAddress
        | SanitizeAllocToken
        | SanitizeHwAddress
        | SanitizeMemTag
        | SanitizeMemory
        | SanitizeNumericalStability
        | SanitizeRealtime
        | SanitizeRealtimeBlocking
        | SanitizeThread
        | SanitizeType
        | SkipProfile => "a wish about instrumentation",
    }
}

/// Attributes with operands: key, how one is written at a pointer (or function, or call), at an integer, at a float, and
/// what LangRef says.
pub const OTHERS: &[(&str, [Option<&str>; 3], &str)] = &[
    (
        "align",
        [Some("align 64"), None, None],
        "a pointer of lower alignment is poison",
    ),
    (
        "alignstack",
        [Some("alignstack(16)"), None, None],
        "a wish about the frame",
    ),
    (
        "dereferenceable",
        [Some("dereferenceable(64)"), None, None],
        "a pointer to fewer bytes that can be read is undefined behaviour",
    ),
    (
        "dereferenceable_or_null",
        [Some("dereferenceable_or_null(64)"), None, None],
        "the same, null aside",
    ),
    (
        "byval",
        [Some("byval(i64)"), None, None],
        "a copy is passed: the same on both sides",
    ),
    (
        "byref",
        [Some("byref(i64)"), None, None],
        "the memory is there and not a copy: the same on both sides",
    ),
    (
        "sret",
        [Some("sret(i64)"), None, None],
        "the result's memory: the same on both sides",
    ),
    (
        "range",
        [None, Some("range(i32 0, 7)"), None],
        "a value outside of the range is poison",
    ),
    (
        "nofpclass",
        [None, None, Some("nofpclass(nan)")],
        "a value of one of the classes is poison",
    ),
    (
        "captures(none)",
        [Some("captures(none)"), None, None],
        "nothing of the pointer is kept or returned",
    ),
    (
        "captures(address)",
        [Some("captures(address)"), None, None],
        "of the pointer no more than the address is kept or returned",
    ),
    (
        "captures(address, read_provenance)",
        [Some("captures(address, read_provenance)"), None, None],
        "what is kept of the pointer gives no right to write",
    ),
    (
        "captures(ret: address, provenance)",
        [Some("captures(ret: address, provenance)"), None, None],
        "the pointer is handed on by the result alone",
    ),
    (
        "initializes",
        [Some("initializes((0, 4))"), None, None],
        "the bytes are written before they are read through the pointer",
    ),
    (
        "memory(none)",
        [Some("memory(none)"), None, None],
        "no memory is accessed",
    ),
    (
        "memory(read)",
        [Some("memory(read)"), None, None],
        "memory is only read",
    ),
    (
        "memory(argmem)",
        [Some("memory(argmem: readwrite)"), None, None],
        "only what pointer arguments lead to",
    ),
    (
        "memory(inaccessiblemem)",
        [Some("memory(inaccessiblemem: readwrite)"), None, None],
        "only what this module cannot access",
    ),
    (
        "allocsize",
        [Some("allocsize(1)"), None, None],
        "the result has so many bytes",
    ),
    (
        "allockind",
        [Some("allockind(\"alloc\")"), None, None],
        "the function allocates, and calls may be elided",
    ),
    (
        "uwtable",
        [Some("uwtable"), None, None],
        "a wish about unwind tables",
    ),
    (
        "vscale_range",
        [Some("vscale_range(1,2)"), None, None],
        "the scale of vectors is in the range",
    ),
    (
        "\"denormal-fp-math\"",
        [
            Some("\"denormal-fp-math\"=\"preserve-sign,preserve-sign\""),
            None,
            None,
        ],
        "denormal numbers may be taken for zeros: a licence and an assumption about the mode",
    ),
    (
        "\"no-builtins\"",
        [Some("\"no-builtins\""), None, None],
        "a wish about library calls",
    ),
    (
        "\"unsafe-fp-math\"",
        [Some("\"unsafe-fp-math\"=\"true\""), None, None],
        "old form of a licence for floating-point operations",
    ),
    (
        "\"alloc-family\"",
        [Some("\"alloc-family\"=\"pool\""), None, None],
        "which functions allocate together",
    ),
    (
        "\"a key that nobody knows\"",
        [Some("\"some-key\"=\"1\""), None, None],
        "it may be a promise",
    ),
];

/// Where an attribute stands in the sample, in words.
pub fn place_name(p: AttributePlace) -> &'static str {
    match p {
        AttributePlace::Function => "function",
        AttributePlace::Result => "result",
        AttributePlace::Parameter => "parameter",
        AttributePlace::Call => "call",
        AttributePlace::CallResult => "result of a call",
        AttributePlace::Argument => "argument of a call",
    }
}

/// A function with one attribute at one place of the sample: every place is a pointer, an integer or a float.
///
/// The sample writes and reads through its pointer, hands it to unknown code and returns what that returns, so that nearly
/// every promise may turn out to be broken.
pub fn sample(name: &str, attr: &str, at: AttributePlace, of: usize) -> String {
    let on = |place: AttributePlace, kind: usize| if place == at && kind == of { attr } else { "" };
    format!(
        "define {} ptr @{name}_p(ptr {} %p, i32 {} %x, float {} %f) {} {{
  %y = load i32, ptr %p, align 4
  store i32 %x, ptr %p, align 4
  %i = call {} i32 @int(i32 {} %y)
  %h = call {} float @num(float {} %f)
  %k = call float @num(float %h)
  %r = call {} ptr @any(ptr {} %p, i32 %i) {}
  ret ptr %r
}}
define {} i32 @{name}_i(i32 %x) {{
  %i = call i32 @int(i32 %x)
  ret i32 %i
}}
define {} float @{name}_f(float %x) {{
  %i = call float @num(float %x)
  ret float %i
}}
",
        on(AttributePlace::Result, 0),
        on(AttributePlace::Parameter, 0),
        on(AttributePlace::Parameter, 1),
        on(AttributePlace::Parameter, 2),
        on(AttributePlace::Function, 0),
        on(AttributePlace::CallResult, 1),
        on(AttributePlace::Argument, 1),
        on(AttributePlace::CallResult, 2),
        on(AttributePlace::Argument, 2),
        on(AttributePlace::CallResult, 0),
        on(AttributePlace::Argument, 0),
        on(AttributePlace::Call, 0),
        on(AttributePlace::Result, 1),
        on(AttributePlace::Result, 2),
    )
}

/// What the samples call.
pub const COMMON: &str = "declare ptr @any(ptr, i32)
declare i32 @int(i32)
declare float @num(float)
";

/// Which of the three functions of a sample is the one to ask about.
pub fn suffix(at: AttributePlace, of: usize) -> &'static str {
    match (at, of) {
        (AttributePlace::Result, 1) => "i",
        (AttributePlace::Result, 2) => "f",
        _ => "p",
    }
}
