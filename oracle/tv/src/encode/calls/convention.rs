//! How a call is made: its convention, and how each argument and the result are passed.
//!
//! Of code that is not here it is not known where it looks for its arguments. Two calls of it are the same event only if they are
//! made in the same way, so that words of the ABI (`fastcc`, `sret`, `zeroext`, …) are part of what the event is, not promises
//! that may be left out.

use crate::encode::Encoder;
use tandem_ir::attr::{Attr, AttrKind, TypedAttr};
use tandem_ir::entity::AttrSet;
use tandem_ir::function::InlineAsm;
use tandem_ir::inst::CallInfo;
use tandem_ir::{Global, Header, Inst};
use tandem_smt::Terms;

impl Encoder<'_, '_> {
    /// A call by another convention than that of the body that it reaches is undefined (LangRef, "Calling Conventions"); those of
    /// ARM agree with the C convention as far as the target has it so. What a mere declaration says binds no body elsewhere.
    pub(super) fn follows_convention(&mut self, i: Inst, callee: Option<Global>) {
        const ARM: std::ops::RangeInclusive<u32> = 66..=68;
        let here = callee.filter(|&g| self.body_of(g).is_some());
        let decl = here.and_then(|g| self.cx().function(g));
        let (Some(decl), Some(call)) = (decl, self.f().kind(i).call_info()) else {
            return;
        };
        let either = [decl.cc, call.cc];
        if decl.cc != call.cc && !either.iter().any(|cc| ARM.contains(cc)) {
            self.w.beyond_replay.insert("calling conventions".into());
            self.ub_if(Terms::TRUE);
        }
    }

    /// The convention of a call of code that is not here, and how its result comes back, as words behind the type.
    pub(super) fn convention_of(&mut self, callee: Option<Global>, info: &CallInfo) -> String {
        if callee.is_some_and(|g| self.body_of(g).is_some()) {
            return String::new();
        }
        let decl = callee.and_then(|g| self.cx().function(g));
        let sets = [info.attrs.ret, decl.map_or(AttrSet::EMPTY, |d| d.attrs.ret)];
        let convention = match info.cc {
            0 => String::new(),
            n => {
                self.w.beyond_replay.insert("calling conventions".into());
                format!(" cc {n}")
            }
        };
        convention + &self.passed_as(" result", &sets)
    }

    /// How an argument is passed, or the result, as words behind its name; nothing is said of the ordinary way.
    pub(super) fn passed_as(&mut self, whose: &str, sets: &[AttrSet; 2]) -> String {
        let cx = self.cx();
        let mut words: Vec<String> = sets.iter().flat_map(|&s| abi_words(cx, s)).collect();
        words.sort_unstable();
        words.dedup();
        if words.is_empty() {
            return String::new();
        }
        let what = "how arguments and results are passed";
        self.w.beyond_replay.insert(what.into());
        format!("{whose} {}", words.join(" "))
    }
}

/// What a set of attributes says of the place of a value at a call.
fn abi_words(cx: &Header, set: AttrSet) -> Vec<String> {
    const FLAGS: [AttrKind; 7] = [
        AttrKind::InReg,
        AttrKind::Nest,
        AttrKind::SExt,
        AttrKind::SwiftAsync,
        AttrKind::SwiftError,
        AttrKind::SwiftSelf,
        AttrKind::ZExt,
    ];
    let all = cx.attrs.get(set).iter();
    all.filter_map(|a| match a {
        Attr::Flag(k) if FLAGS.contains(k) => Some(k.keyword().to_owned()),
        // The type behind an element is nobody's place, and of a result in memory only its address is passed.
        Attr::Typed(TypedAttr::ElementType, _) => None,
        Attr::Typed(TypedAttr::StructRet, _) => Some(TypedAttr::StructRet.keyword().to_owned()),
        Attr::Typed(kind, ty) => Some(format!("{}({})", kind.keyword(), cx.types.display(*ty))),
        _ => None,
    })
    .collect()
}

/// Inline assembly as what it is: its text, the dialect in which that is written, and what it does to the stack.
pub(super) fn assembly(a: &InlineAsm) -> String {
    let flags = [
        (a.align_stack, " alignstack"),
        (a.intel, " inteldialect"),
        (a.unwind, " unwind"),
    ];
    let flags = flags.into_iter().filter(|f| f.0);
    let flags: String = flags.map(|f| f.1).collect();
    let (text, constraints) = (
        String::from_utf8_lossy(&a.text),
        String::from_utf8_lossy(&a.constraints),
    );
    format!("{text:?} {constraints:?}{flags}")
}
