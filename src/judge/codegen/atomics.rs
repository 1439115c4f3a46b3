//! L0: whether atomic read-modify-write operations of a function keep order and scope in PTX.
//!
//! Runs in an interpreter that executes one thread at a time show nothing of it, so the operations themselves are compared.

use tandem_ir::inst::{InstKind, Ordering};
use tandem_ir::machine::MModule;
use tandem_ir::machine::func::Op;
use tandem_ir::machine::types::{Order, Scope};
use tandem_ir::{Function, Header};

/// What an atomic operation of the source asks for.
struct Wanted {
    order: Ordering,
    /// How far it has to be seen: 0 the thread, 1 the block, 2 the cluster, 3 the device, 4 the system.
    reach: u8,
}

/// L0: read-modify-write operations of a function keep order and scope. They are paired in the order in which they stand;
/// where their number differs (loops that stand for an operation, copies of a block), nothing is said.
pub(super) fn weaker(
    header: &Header,
    f: &Function,
    target: &MModule,
    number: u32,
) -> Option<String> {
    let mut wanted = Vec::new();
    for b in f.blocks() {
        for i in f.insts(b) {
            let access = match f.kind(i) {
                InstKind::AtomicRmw(_, access) => access,
                InstKind::CmpXchg { access, .. } => access,
                _ => continue,
            };
            let scope = access.scope.map(|s| header.str(s).to_owned());
            wanted.push(Wanted {
                order: access.ordering,
                reach: match scope.as_deref() {
                    None => 4,
                    Some("device") => 3,
                    Some("cluster") => 2,
                    Some("block") => 1,
                    Some(_) => 0,
                },
            });
        }
    }
    let g = &target.funcs[number as usize];
    let mut fences = false;
    let mut found = Vec::new();
    for &b in &g.layout {
        for &i in &g.blocks[b].insts {
            let Op::Form(id) = g.insts[i].op else {
                continue;
            };
            let form = &target.forms[id];
            match form.family() {
                "fence" | "membar" => fences = true,
                "atom" | "red" => found.push((form.order, form.scope, form.spelling.to_string())),
                _ => {}
            }
        }
    }
    if wanted.len() != found.len() {
        return None;
    }
    wanted.iter().zip(&found).find_map(|(w, (order, scope, spelling))| {
        let acquires = matches!(order, Order::Acquire | Order::AcqRel) || fences;
        let releases = matches!(order, Order::Release | Order::AcqRel) || fences;
        let weaker = match w.order {
            Ordering::Acquire => !acquires,
            Ordering::Release => !releases,
            Ordering::AcqRel | Ordering::SeqCst => !acquires || !releases,
            _ => false,
        };
        let reach = match scope {
            Some(Scope::Cta) => 1,
            Some(Scope::Cluster) => 2,
            None | Some(Scope::Gpu) => 3,
            Some(Scope::Sys) => 4,
        };
        if weaker {
            let order = format!("{:?}", w.order).to_lowercase();
            return Some(format!("an atomic operation that is {order} in the source is '{spelling}' in the PTX, which orders nothing"));
        }
        (reach < w.reach).then(|| {
            format!("an atomic operation that the whole system sees in the source is '{spelling}' in the PTX, which fewer see")
        })
    })
}
