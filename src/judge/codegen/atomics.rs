//! L0: whether atomic and volatile accesses and fences of a function keep their order and scope in PTX.
//!
//! Runs in an interpreter that executes one thread at a time show nothing of it, so the operations themselves are compared, kind
//! by kind, whatever the order of blocks:
//!
//! ```text
//!   as many as in the source    each has a partner that gives what it asks for, or a fence beside it does: else it is a miscompile
//!   fewer                       nothing is said, since code that nobody reaches may go, unless more stand in the block in which
//!                               the function begins than there are: suspect
//!   more                        copies of blocks, loops that stand for an operation: nothing is said
//! ```

use tandem_ir::attr::{Attr, TypedAttr};
use tandem_ir::entity::AttrSet;
use tandem_ir::function::ValueDef;
use tandem_ir::inst::{InstKind, Ordering};
use tandem_ir::machine::MModule;
use tandem_ir::machine::forms::Form;
use tandem_ir::machine::func::Op;
use tandem_ir::machine::types::{Order, Scope};
use tandem_ir::{Function, Header, Inst};
use tandem_oracle::verdict::Verdict;

/// Operations of a kind in a function beyond which nothing is said of how they pair.
const MOST: usize = 512;

/// Kinds of operations that are held against each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Load,
    Store,
    ReadModifyWrite,
    Fence,
}

impl Kind {
    const ALL: [Kind; 4] = [Kind::Load, Kind::Store, Kind::ReadModifyWrite, Kind::Fence];

    /// With its article.
    fn words(self) -> &'static str {
        match self {
            Kind::Load => "a load",
            Kind::Store => "a store",
            Kind::ReadModifyWrite => "an atomic operation",
            Kind::Fence => "a fence",
        }
    }

    fn plural(self) -> &'static str {
        match self {
            Kind::Load => "loads",
            Kind::Store => "stores",
            Kind::ReadModifyWrite => "atomic operations",
            Kind::Fence => "fences",
        }
    }
}

/// What an operation of the source asks for.
struct Wanted {
    kind: Kind,
    /// Not atomic: it is volatile.
    order: Ordering,
    /// How far it has to be seen: 0 the thread, 1 the block, 2 the cluster, 3 the device, 4 the system.
    reach: u8,
    /// It stands in the block in which the function begins.
    always: bool,
}

/// What an operation of the PTX gives.
struct Given {
    kind: Kind,
    acquires: bool,
    releases: bool,
    /// It is one of the order that all threads agree on.
    total: bool,
    reach: u8,
    spelling: String,
}

/// What is weaker in the PTX than in the source, and how sure that is.
pub(super) fn weaker(
    header: &Header,
    f: &Function,
    target: &MModule,
    number: u32,
) -> Option<(Verdict, String)> {
    let wanted = wanted(header, f);
    let given = given(target, number);
    let count = |kind: Kind| {
        let here = wanted.iter().filter(|w| w.kind == kind).count();
        (here, given.iter().filter(|g| g.kind == kind).count())
    };
    let (here, there) = count(Kind::Fence);
    // A fence more than the source has may stand for the order of an access.
    let spare = there > here;
    for kind in Kind::ALL {
        let (here, there) = count(kind);
        let always = wanted.iter().filter(|w| w.kind == kind && w.always).count();
        if always > there {
            let words = kind.plural();
            return Some((
                Verdict::Suspect,
                format!(
                    "of {always} {words} that the source makes first of all, atomic or volatile, the PTX has {there}"
                ),
            ));
        }
        if here != there {
            continue;
        }
        let asked: Vec<&Wanted> = wanted.iter().filter(|w| w.kind == kind).collect();
        let offered: Vec<&Given> = given.iter().filter(|g| g.kind == kind).collect();
        if asked.len() > MOST || all_have_partners(&asked, &offered, spare) {
            continue;
        }
        let mut pairs = asked.iter().zip(&offered);
        let words = pairs.find_map(|(w, g)| lacks(w, g, spare));
        let words =
            words.unwrap_or_else(|| "operations are ordered less than in the source".into());
        return Some((Verdict::Miscompile, words));
    }
    None
}

/// True if each operation of the source can be given one of the PTX, another one each, that gives what it asks for.
fn all_have_partners(asked: &[&Wanted], offered: &[&Given], spare: bool) -> bool {
    // Which one each of the PTX is given to; a matching that grows along alternating paths.
    let mut taken: Vec<Option<usize>> = vec![None; offered.len()];
    (0..asked.len()).all(|n| {
        let mut seen = vec![false; offered.len()];
        finds_partner(n, (asked, offered, spare), &mut taken, &mut seen)
    })
}

fn finds_partner(
    n: usize,
    all: (&[&Wanted], &[&Given], bool),
    taken: &mut [Option<usize>],
    seen: &mut [bool],
) -> bool {
    let (asked, offered, spare) = all;
    for k in 0..offered.len() {
        if seen[k] || lacks(asked[n], offered[k], spare).is_some() {
            continue;
        }
        seen[k] = true;
        if taken[k].is_none_or(|other| finds_partner(other, all, taken, seen)) {
            taken[k] = Some(n);
            return true;
        }
    }
    false
}

/// What the operation does not give that is asked for.
fn lacks(w: &Wanted, g: &Given, spare: bool) -> Option<String> {
    let (acquires, releases) = (g.acquires || spare, g.releases || spare);
    let total = w.kind == Kind::Fence && w.order == Ordering::SeqCst && !g.total;
    let weaker = total
        || match w.order {
            Ordering::Acquire => !acquires,
            Ordering::Release => !releases,
            Ordering::AcqRel => !acquires || !releases,
            Ordering::SeqCst => match w.kind {
                Kind::Load => !acquires,
                Kind::Store => !releases,
                Kind::ReadModifyWrite | Kind::Fence => !acquires || !releases,
            },
            _ => false,
        };
    let (what, spelling) = (w.kind.words(), &g.spelling);
    if weaker {
        let order = format!("{:?}", w.order).to_lowercase();
        let gives = match g.acquires || g.releases {
            true => "less",
            false => "nothing",
        };
        return Some(format!(
            "{what} that is {order} in the source is '{spelling}' in the PTX, which orders {gives}"
        ));
    }
    let whom = match w.reach {
        4 => "the whole system sees",
        3 => "the device sees",
        2 => "the cluster sees",
        _ => "the block sees",
    };
    (g.reach < w.reach).then(|| {
        format!("{what} that {whom} in the source is '{spelling}' in the PTX, which fewer see")
    })
}

/// The operations of the source, in order. Memory that one thread has alone is ordered with nobody.
fn wanted(header: &Header, f: &Function) -> Vec<Wanted> {
    let mut all = Vec::new();
    for i in f.blocks().flat_map(|b| f.insts(b)) {
        let (kind, order, scope) = match f.kind(i) {
            InstKind::Load(a) if shared(header, f, i, 0) && !a.is_simple() => {
                (Kind::Load, a.ordering, a.scope)
            }
            InstKind::Store(a) if shared(header, f, i, 1) && !a.is_simple() => {
                (Kind::Store, a.ordering, a.scope)
            }
            InstKind::AtomicRmw(_, a) if shared(header, f, i, 0) => {
                (Kind::ReadModifyWrite, a.ordering, a.scope)
            }
            InstKind::CmpXchg { access: a, .. } if shared(header, f, i, 0) => {
                (Kind::ReadModifyWrite, a.ordering, a.scope)
            }
            InstKind::Fence { ordering, scope } => (Kind::Fence, *ordering, *scope),
            _ => continue,
        };
        let reach = match scope.map(|s| header.str(s)) {
            None => 4,
            Some("device") => 3,
            Some("cluster") => 2,
            Some("block") => 1,
            Some(_) => 0,
        };
        // Whom a volatile access is for is not said.
        let reach = match order {
            Ordering::NotAtomic => 0,
            _ => reach,
        };
        // What one thread alone has to see is in order anyway.
        if order != Ordering::NotAtomic && reach == 0 {
            continue;
        }
        let always = f.inst_block(i) == f.entry();
        all.push(Wanted {
            kind,
            order,
            reach,
            always,
        });
    }
    all
}

/// True if the address is seen to be one where other threads may write: that of a variable, an argument, or one that was loaded;
/// what is constant changes for nobody.
fn shared(header: &Header, f: &Function, i: Inst, operand: usize) -> bool {
    let mut v = f.operand(i, operand);
    for _ in 0..MOST {
        if matches!(f.value_type(v).address_space(), Some(4 | 5)) {
            return false;
        }
        let d = match f.value_def(v) {
            ValueDef::Inst(d) => d,
            ValueDef::Arg(n) => return !is_own_copy(header, f, n as usize),
            _ => {
                let variable = f.as_global(v).and_then(|g| header.variable(g));
                return variable.is_some_and(|x| !x.constant);
            }
        };
        match f.kind(d) {
            InstKind::Gep { .. } | InstKind::Cast(_) => v = f.operand(d, 0),
            InstKind::Load(_) => return true,
            _ => return false,
        }
    }
    false
}

/// True if the callee has a copy of what the argument leads to.
fn is_own_copy(header: &Header, f: &Function, n: usize) -> bool {
    let decl = header.function(f.global);
    let set = decl.map_or(AttrSet::EMPTY, |d| d.attrs.param(n));
    let by_value = |a: &Attr| matches!(a, Attr::Typed(TypedAttr::ByVal, _));
    header.attrs.get(set).iter().any(by_value)
}

/// The operations of the PTX, in order.
fn given(target: &MModule, number: u32) -> Vec<Given> {
    let g = &target.funcs[number as usize];
    let insts = g.layout.iter().flat_map(|&b| &g.blocks[b].insts);
    let forms = insts.filter_map(|&i| match g.insts[i].op {
        Op::Form(id) => Some(&target.forms[id]),
        _ => None,
    });
    forms.filter_map(operation).collect()
}

fn operation(form: &Form) -> Option<Given> {
    let strong = form.volatile || form.order != Order::Weak;
    let kind = match form.family() {
        "ld" if strong => Kind::Load,
        "st" if strong => Kind::Store,
        "atom" | "red" => Kind::ReadModifyWrite,
        "fence" | "membar" => Kind::Fence,
        _ => return None,
    };
    let spelling = form.spelling.to_string();
    let word = |w: &str| spelling.split('.').any(|part| part == w);
    if kind == Kind::Fence && (word("proxy") || word("mbarrier_init")) {
        return None;
    }
    let reach = match form.scope {
        Some(Scope::Cta) => 1,
        Some(Scope::Cluster) => 2,
        Some(Scope::Gpu) => 3,
        Some(Scope::Sys) => 4,
        None if word("cta") => 1,
        None if word("sys") => 4,
        // A volatile access is seen as far as can be (PTX ISA, "Volatile Operation").
        None if form.volatile || form.order == Order::Mmio => 4,
        None => 3,
    };
    let fence = kind == Kind::Fence;
    Some(Given {
        kind,
        acquires: fence || matches!(form.order, Order::Acquire | Order::AcqRel),
        releases: fence || matches!(form.order, Order::Release | Order::AcqRel),
        total: word("sc") || form.family() == "membar",
        reach,
        spelling,
    })
}
