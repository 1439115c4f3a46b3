//! Attributes: how each stands at each place.

use super::Standing::{self, Absence, Callee, Interface, Modelled, Neutral, Promise};
use super::captures::Captured;
use tandem_ir::attr::{Attr, AttrKind, TypedAttr};

/// Where an attribute is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AttributePlace {
    /// On a function that is defined or declared.
    Function,
    /// On the result of such a function.
    Result,
    /// On a parameter of such a function.
    Parameter,
    /// On a call.
    Call,
    /// On the result of a call.
    CallResult,
    /// On an argument of a call.
    Argument,
}

impl AttributePlace {
    /// All of them.
    pub const ALL: [AttributePlace; 6] = [
        AttributePlace::Function,
        AttributePlace::Result,
        AttributePlace::Parameter,
        AttributePlace::Call,
        AttributePlace::CallResult,
        AttributePlace::Argument,
    ];
    /// True at calls.
    pub fn at_call(self) -> bool {
        matches!(
            self,
            AttributePlace::Call | AttributePlace::CallResult | AttributePlace::Argument
        )
    }
}

/// How an attribute stands at a place.
pub fn standing(a: &Attr, at: AttributePlace) -> Standing {
    match a {
        Attr::Flag(k) => flag(*k, at),
        Attr::Align(_)
        | Attr::Dereferenceable(_)
        | Attr::DereferenceableOrNull(_)
        | Attr::Range(..)
        | Attr::NoFpClass(_) => Modelled("encode/attrs.rs"),
        Attr::AlignStack(_) => Neutral,
        Attr::Memory(_) if at.at_call() => Callee,
        Attr::Memory(_) => Modelled("encode/body.rs"),
        Attr::Typed(t, _) => typed(*t),
        Attr::Captures(text) => match (at, &**text) {
            (AttributePlace::Argument, _) => Callee,
            (_, "none") => Modelled("encode/based.rs"),
            _ => Promise,
        },
        Attr::Text(key, _) => worded(key, at),
        Attr::Str(key, _) => string(key),
    }
}

fn typed(t: TypedAttr) -> Standing {
    match t {
        TypedAttr::ByVal
        | TypedAttr::ByRef
        | TypedAttr::ElementType
        | TypedAttr::InAlloca
        | TypedAttr::Preallocated
        | TypedAttr::StructRet => Interface,
    }
}

/// Keywords with text in parentheses, which the IR keeps unread: what is not known is a promise.
fn worded(key: &str, at: AttributePlace) -> Standing {
    match key {
        "uwtable" => Neutral,
        "initializes" if at == AttributePlace::Argument => Callee,
        "allocsize" | "allockind" if at.at_call() => Callee,
        _ => Promise,
    }
}

/// Attributes in quotes: what is not known is a promise.
fn string(key: &str) -> Standing {
    match key {
        "denormal-fp-math" | "denormal-fp-math-f32" => Modelled("encode/float/denormal.rs"),
        crate::inputs::STACK_OBJECT => Modelled("inputs.rs"),
        "frame-pointer"
        | "stack-protector-buffer-size"
        | "target-cpu"
        | "tune-cpu"
        | "probe-stack"
        | "stack-probe-size"
        | "min-legal-vector-width"
        | "no-trapping-math"
        | "disable-tail-calls"
        | "use-soft-float"
        | "patchable-function"
        | "no-jump-tables"
        | "less-precise-fpmad"
        | "no-builtins"
        | "indirect-tls-seg-refs"
        | "no-stack-arg-probe"
        | "correctly-rounded-divide-sqrt-fp-math" => Neutral,
        _ => Promise,
    }
}

fn flag(k: AttrKind, at: AttributePlace) -> Standing {
    use AttrKind::*;
    match k {
        // Wishes about code generation and instrumentation.
        AlwaysInline
        | Builtin
        | Cold
        | DisableSanitizerInstrumentation
        | FnRetThunkExtern
        | Hot
        | HybridPatchable
        | ImmArg
        | InlineHint
        | JumpTable
        | MinSize
        | NoCfCheck
        | NoDuplicate
        | NoImplicitFloat
        | NoInline
        | NoMerge
        | NoOutline
        | NoProfile
        | NoRedZone
        | NoSanitizeBounds
        | NoSanitizeCoverage
        | NonLazyBind
        | OptForFuzzing
        | OptimizeForDebugging
        | OptimizeForSize
        | OptimizeNone
        | SafeStack
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
        | ShadowCallStack
        | SkipProfile
        | SpeculativeLoadHardening
        | StackProtect
        | StackProtectReq
        | StackProtectStrong => Neutral,
        // How caller and callee fit together.
        InReg | Naked | Nest | NoExt | PresplitCoroutine | SExt | StrictFp | SwiftAsync
        | SwiftError | SwiftSelf | Thunk | ZExt => Interface,
        Convergent => match at {
            AttributePlace::Call => Callee,
            _ => Absence,
        },
        ReturnsTwice => Absence,
        NoBuiltin => Modelled("encode/library.rs"),
        NullPointerIsValid => Modelled("encode/memory.rs"),
        NoUndef | NonNull => Modelled("encode/attrs.rs"),
        MustProgress if !at.at_call() => Modelled("encode/attrs.rs"),
        WillReturn | NoReturn if !at.at_call() => Modelled("encode/attrs.rs"),
        Returned => match at {
            AttributePlace::Argument => Callee,
            _ => Modelled("encode/attrs.rs"),
        },
        ReadNone | ReadOnly | WriteOnly | NoCapture => match at {
            AttributePlace::Parameter => Modelled("encode/based.rs"),
            AttributePlace::Argument | AttributePlace::Call => Callee,
            _ => Promise,
        },
        NoAlias => match at {
            AttributePlace::Argument | AttributePlace::CallResult => Callee,
            _ => Promise,
        },
        NoFree
        | NoSync
        | NoUnwind
        | NoCallback
        | NoRecurse
        | Speculatable
        | NoDivergenceSource
        | NoCreateUndefOrPoison
        | WillReturn
        | NoReturn
        | MustProgress
        | ArgMemOnly
        | InaccessibleMemOnly
        | InaccessibleMemOrArgMemOnly
        | AllocAlign
        | AllocPtr
        | DeadOnReturn
        | DeadOnUnwind
        | Writable => match at.at_call() {
            true => Callee,
            false => Promise,
        },
        CoroElideSafe | CoroOnlyDestroyWhenComplete => Promise,
    }
}

/// True if whoever makes the first promise makes the second.
pub fn implies(a: &Attr, b: &Attr) -> bool {
    match (a, b) {
        (Attr::Captures(x), Attr::Captures(y)) => Captured::parse(x).implies(Captured::parse(y)),
        (Attr::Flag(AttrKind::NoCapture), Attr::Captures(_)) => true,
        (Attr::Flag(AttrKind::ReadNone), Attr::Flag(AttrKind::ReadOnly | AttrKind::WriteOnly)) => {
            true
        }
        _ => a == b,
    }
}

/// An attribute in words, the same for equal ones of two modules.
pub fn words(cx: &tandem_ir::Header, a: &Attr) -> String {
    match a {
        Attr::Flag(k) => k.keyword().to_owned(),
        Attr::Captures(c) => format!("captures({c})"),
        Attr::Text(k, v) => format!("{k}({v})"),
        Attr::Str(k, None) => format!("\"{k}\""),
        Attr::Str(k, Some(v)) => format!("\"{k}\"=\"{v}\""),
        Attr::Typed(k, ty) => format!("{}({})", k.keyword(), cx.types.display(*ty)),
        Attr::Align(n) => format!("align {n}"),
        Attr::AlignStack(n) => format!("alignstack({n})"),
        Attr::Dereferenceable(n) => format!("dereferenceable({n})"),
        Attr::DereferenceableOrNull(n) => format!("dereferenceable_or_null({n})"),
        Attr::Memory(m) => format!("memory {m:?}"),
        Attr::Range(a, b) => format!("range {a:?} {b:?}"),
        Attr::NoFpClass(m) => format!("nofpclass({m})"),
    }
}
