//! What a function expects behind its pointers: read off its accesses.
//!
//! Random bytes are no pointers, so a function that loads one and goes through it is undefined on every input whose memory was
//! drawn like numbers. Here the loads of pointers are followed back to the argument that they start from:
//!
//! ```text
//! %p = getelementptr { i32, ptr }, ptr %list, i64 0, i32 1      %list: a pointer at byte 8
//! %q = load ptr, ptr %p                                         what it leads to: four bytes at 16
//! %v = getelementptr i8, ptr %q, i64 16 ... load i32
//! ```
//!
//! **Invariant:** this only chooses inputs. A place that is missed, or taken for one where it is none, makes an input less useful
//! and nothing wrong.

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_ir::{CastOp, Function, Header, Inst, InstKind, Type, Value, ValueDef};

/// Values looked through per address.
const MOST_STEPS: usize = 64;
/// Loads of pointers that are followed per function.
const MOST_LOADS: usize = 256;

/// What lies behind one pointer.
#[derive(Clone, Debug, Default)]
pub(super) struct Pointee {
    /// Bytes that accesses at constant offsets reach.
    pub size: u64,
    /// Pointers in it: offset (`None` is anywhere), address space, and which pointee they lead to.
    pub pointers: Vec<(Option<u64>, u32, usize)>,
}

/// What lies behind the arguments of a function.
#[derive(Clone, Debug, Default)]
pub(super) struct Pointees {
    /// All of them; those of the arguments come first, by number.
    pub all: Vec<Pointee>,
}

impl Pointees {
    /// Reads them off a function.
    pub fn of(cx: &Header, f: &Function) -> Pointees {
        let mut out = Pointees {
            all: vec![Pointee::default(); f.args().len()],
        };
        let mut of_load: FxHashMap<Inst, usize> = FxHashMap::default();
        let accesses: Vec<(Inst, Value, Type)> = f
            .blocks()
            .flat_map(|b| f.insts(b))
            .filter_map(|i| {
                let (pointer, ty) = accessed(f, i)?;
                Some((i, pointer, ty))
            })
            .collect();
        for &(i, _, ty) in &accesses {
            if ty.is_ptr() && matches!(f.kind(i), InstKind::Load(_)) && of_load.len() < MOST_LOADS {
                of_load.insert(i, out.all.len());
                out.all.push(Pointee::default());
            }
        }
        for (i, pointer, ty) in accesses {
            let size = cx.layout.store_size(&cx.types, ty).unwrap_or(0);
            for (root, offset) in roots(cx, f, pointer) {
                let node = match root {
                    Root::Argument(n) => n,
                    Root::Load(l) => match of_load.get(&l) {
                        Some(&n) => n,
                        None => continue,
                    },
                };
                let Some(pointee) = out.all.get_mut(node) else {
                    continue;
                };
                if let Some(o) = offset {
                    pointee.size = pointee.size.max(o.saturating_add(size));
                }
                if let (Some(&to), Some(space)) = (of_load.get(&i), ty.address_space()) {
                    let place = (offset, space, to);
                    if !pointee.pointers.contains(&place) {
                        pointee.pointers.push(place);
                    }
                }
            }
        }
        out
    }
}

/// The pointer of an access and the type at it.
fn accessed(f: &Function, i: Inst) -> Option<(Value, Type)> {
    match f.kind(i) {
        InstKind::Load(_) => Some((f.operand(i, 0), f.inst_type(i))),
        InstKind::Store(_) => Some((f.operand(i, 1), f.value_type(f.operand(i, 0)))),
        _ => None,
    }
}

/// Where an address comes from.
enum Root {
    Argument(usize),
    Load(Inst),
}

/// The arguments and loads that a pointer may come from, with the distance in bytes where it is constant.
fn roots(cx: &Header, f: &Function, pointer: Value) -> Vec<(Root, Option<u64>)> {
    let mut out = Vec::new();
    let mut seen = FxHashSet::default();
    let mut work = vec![(pointer, Some(0u64))];
    while let Some((v, offset)) = work.pop() {
        if seen.len() >= MOST_STEPS || !seen.insert(v) {
            continue;
        }
        match f.value_def(v) {
            ValueDef::Arg(n) => out.push((Root::Argument(n as usize), offset)),
            ValueDef::Inst(i) => match f.kind(i) {
                InstKind::Load(_) => out.push((Root::Load(i), offset)),
                InstKind::Gep { elem } => {
                    let step = constant_step(cx, f, i, *elem);
                    let sum = offset.zip(step).and_then(|(a, b)| a.checked_add(b));
                    work.push((f.operand(i, 0), sum));
                }
                InstKind::Cast(CastOp::AddrSpaceCast | CastOp::BitCast) | InstKind::Freeze => {
                    work.push((f.operand(i, 0), offset));
                }
                InstKind::Phi | InstKind::Select => {
                    let pointers = f.operands(i).filter(|&o| f.value_type(o).is_ptr());
                    work.extend(pointers.map(|o| (o, offset)));
                }
                _ => {}
            },
            _ => {}
        }
    }
    out
}

/// Bytes that a `getelementptr` adds, if that is a constant and not negative.
fn constant_step(cx: &Header, f: &Function, i: Inst, elem: Type) -> Option<u64> {
    let (types, layout) = (&cx.types, &cx.layout);
    let mut ty = elem;
    let mut sum = 0u64;
    for (n, index) in f.operands(i).skip(1).enumerate() {
        let k = f.as_int(index)?.as_u64()?;
        if n == 0 {
            sum = sum.checked_add(layout.alloc_size(types, ty)?.checked_mul(k)?)?;
        } else if let Some((fields, _)) = types.struct_fields(ty) {
            let at = layout
                .struct_layout(types, ty)?
                .offsets
                .get(k as usize)
                .copied()?;
            ty = *fields.get(k as usize)?;
            sum = sum.checked_add(at)?;
        } else {
            ty = match (types.as_array(ty), types.as_vector(ty)) {
                (Some((e, _)), _) => e,
                (_, Some((e, _, false))) => e,
                _ => return None,
            };
            sum = sum.checked_add(layout.alloc_size(types, ty)?.checked_mul(k)?)?;
        }
    }
    (sum < 1 << 20).then_some(sum)
}

/// Dimensions of a launch that the function asks about: 1 to 3.
pub(super) fn dimensions<'f>(cx: &Header, bodies: impl Iterator<Item = &'f Function>) -> u32 {
    let mut most = 1;
    for f in bodies {
        for i in f.blocks().flat_map(|b| f.insts(b)) {
            let name = f.callee(i).map_or("", |g| cx.global_name(g));
            let Some(register) = name.strip_prefix("llvm.nvvm.read.ptx.sreg.") else {
                continue;
            };
            most = most.max(match register.rsplit_once('.') {
                Some((_, "y")) => 2,
                Some((_, "z")) => 3,
                _ => 1,
            });
        }
    }
    most
}
