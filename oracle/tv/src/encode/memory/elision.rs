//! Allocations that are served without a call.
//!
//! LangRef (`allockind`, elision): a call of an allocation function may be replaced by memory from elsewhere, and the call
//! that releases it goes with it. Whether it is, is the source's to choose; here it is for all allocations of which nobody else
//! sees the pointer, where the question is asked so ([`crate::mode::Mode::elided_allocations`]).

use super::super::{Encoder, Result, library};
use crate::context::Side;
use crate::memory::heap::Allocation;
use crate::value::{Scalar, Val};
use rustc_hash::FxHashSet;
use tandem_ir::attr::{Attr, AttrKind};
use tandem_ir::constant::ConstantData;
use tandem_ir::inst::{InstKind, IntPredicate};
use tandem_ir::{Function, Global, Header, Inst, Value};

/// Numbers of elided allocations, above those that are called for.
const ELIDED: u32 = 1 << 15;

/// What kind of allocation function a name is.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Kind {
    Allocates { family: String, zeroed: bool },
    Frees { family: String },
}

/// True if the function makes an allocation that may be elided.
pub(crate) fn has_elidable(cx: &Header, f: &Function) -> bool {
    f.blocks()
        .flat_map(|b| f.insts(b))
        .any(|i| is_elidable(cx, f, i))
}
/// True for such a call.
pub(super) fn is_elidable(cx: &Header, f: &Function, i: Inst) -> bool {
    elided(cx, f, i).is_some()
}

/// The words of an attribute with text, of the callee.
fn text<'a>(cx: &'a Header, g: Global, key: &str) -> Option<&'a str> {
    let set = cx.function(g)?.attrs.func;
    cx.attrs.get(set).iter().find_map(|a| match a {
        Attr::Text(k, v) | Attr::Str(k, Some(v)) if &**k == key => Some(&**v),
        _ => None,
    })
}

fn kind(cx: &Header, f: &Function, i: Inst) -> Option<Kind> {
    let g = f.callee(i)?;
    let name = cx.global_name(g);
    let refused = f
        .kind(i)
        .call_info()
        .is_some_and(|c| cx.attrs.has(c.attrs.func, AttrKind::NoBuiltin));
    if let Some(words) = text(cx, g, "allockind") {
        let family = text(cx, g, "alloc-family").unwrap_or(name).to_owned();
        let has = |w: &str| words.trim_matches('"').split(',').any(|x| x.trim() == w);
        return match (has("alloc"), has("free"), has("aligned") || has("realloc")) {
            (true, _, false) => Some(Kind::Allocates {
                family,
                zeroed: has("zeroed"),
            }),
            (_, true, false) => Some(Kind::Frees { family }),
            _ => None,
        };
    }
    if refused || !library::is_declared(cx, g) {
        return None;
    }
    let family = "malloc".to_owned();
    match (name, f.call(i)?.num_args()) {
        ("malloc", 1) => Some(Kind::Allocates {
            family,
            zeroed: false,
        }),
        ("calloc", 2) => Some(Kind::Allocates {
            family,
            zeroed: true,
        }),
        ("free", 1) => Some(Kind::Frees { family }),
        _ => None,
    }
}

/// The family and whether it is zeroed, for a call that may be elided: nobody else sees its pointer.
fn elided(cx: &Header, f: &Function, i: Inst) -> Option<(String, bool)> {
    let Some(Kind::Allocates { family, zeroed }) = kind(cx, f, i) else {
        return None;
    };
    let made = f.result(i).filter(|_| f.inst_type(i).is_ptr())?;
    size_arguments(cx, f, i)?;
    let (mut work, mut seen) = (vec![made], FxHashSet::default());
    while let Some(v) = work.pop() {
        if !seen.insert(v) {
            continue;
        }
        for u in f.uses(v) {
            let user = f.user(u);
            let own = match f.kind(user) {
                InstKind::Load(_) => true,
                InstKind::Store(_) => f.operand(user, 0) != v,
                // For equality with anything: where nobody else knows of the object, it lies where the program has no pointer to
                // (`super::placed`).
                InstKind::ICmp(IntPredicate::Eq | IntPredicate::Ne) => true,
                InstKind::ICmp(_) => {
                    let other = f.operands(user).find(|&o| o != v);
                    other.is_some_and(|o| matches!(f.as_const(o), Some(ConstantData::Null)))
                }
                InstKind::Gep { .. } => f.operand(user, 0) == v,
                InstKind::Call(_) => match kind(cx, f, user) {
                    Some(Kind::Frees { family: other }) => other == family,
                    _ => f.callee(user).is_some_and(|g| {
                        let name = cx.global_name(g);
                        ["llvm.memset.", "llvm.memcpy.", "llvm.lifetime."]
                            .iter()
                            .any(|p| name.starts_with(p))
                    }),
                },
                _ => false,
            };
            if !own {
                return None;
            }
            if matches!(f.kind(user), InstKind::Gep { .. }) {
                work.extend(f.result(user));
            }
        }
    }
    Some((family, zeroed))
}

/// The arguments whose product is the size.
fn size_arguments(cx: &Header, f: &Function, i: Inst) -> Option<Vec<usize>> {
    let g = f.callee(i)?;
    let args = f.call(i)?.num_args();
    let stated = text(cx, g, "allocsize").map(str::to_owned);
    let list: Vec<usize> = match stated {
        Some(t) => {
            let parsed: Option<Vec<usize>> = t.split(',').map(|p| p.trim().parse().ok()).collect();
            parsed?
        }
        None if cx.global_name(g) == "malloc" => vec![0],
        None if cx.global_name(g) == "calloc" => vec![0, 1],
        None => return None,
    };
    list.iter().all(|&n| n < args).then_some(list)
}

impl Encoder<'_, '_> {
    /// A call of an allocation function that is elided, or one that releases such an allocation: the result, if it
    /// is one of these.
    ///
    /// # Errors
    /// Names what is not modelled.
    pub(in super::super) fn elided_call(&mut self, i: Inst) -> Result<Option<Option<Val>>> {
        if self.side != Side::Source || !self.w.mode.elided_allocations {
            return Ok(None);
        }
        let (cx, f) = (self.cx(), self.f());
        if let Some((_, zeroed)) = elided(cx, f, i) {
            let mut size = self.w.terms.bits(64, 1);
            for n in size_arguments(cx, f, i).unwrap_or_default() {
                let factor = self.length_of_call(i, n)?;
                size = self.w.terms.mul(size, factor);
            }
            self.w
                .assume("allocations of the source that nobody sees are served without a call");
            // The allocations that are called for keep the numbers by which the target has them.
            let number = ELIDED + self.w.count_of_block(self.side, "elided", 0);
            let request = Allocation {
                zeroed,
                may_fail: false,
                ..self.numbered_request(i, size, number)?
            };
            let (mem, p) = self.w.allocate(self.state.mem, request);
            self.state.mem = mem;
            return Ok(Some(Some(Scalar::defined(p.pack(self.t())).into())));
        }
        if let Some(Kind::Frees { .. }) = kind(cx, f, i)
            && let Some(v) = freed(f, i)
            && let Some(from) = f.def_inst(v)
            && elided(cx, f, from).is_some()
        {
            let (at, ..) = self.pointer_of_call(i, position(f, i, v))?;
            let (mem, ok) = self.w.free(self.state.mem, at);
            self.require(ok);
            self.state.mem = mem;
            return Ok(Some(None));
        }
        Ok(None)
    }
}

/// The pointer that a call releases.
fn freed(f: &Function, i: Inst) -> Option<Value> {
    f.call(i)?.args().find(|&a| f.value_type(a).is_ptr())
}
fn position(f: &Function, i: Inst, v: Value) -> usize {
    f.call(i)
        .and_then(|c| c.args().position(|a| a == v))
        .unwrap_or(0)
}
