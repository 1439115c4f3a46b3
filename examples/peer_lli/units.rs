//! Units: a function to compare, with its helpers, its tables and the arguments to call it with.

use crate::builder::{Builder, Callee};
use crate::control::result_type;
use crate::rng::Rng;
use crate::types::{Scalar, Ty};
use std::collections::BTreeSet;
use tandem_ir::constant::Bits;

/// Widths of integers; usual ones as often as odd ones.
const WIDTHS: [u32; 32] = [
    1, 2, 3, 5, 7, 8, 8, 13, 16, 16, 17, 24, 31, 32, 32, 32, 33, 47, 48, 63, 64, 64, 65, 80, 96,
    100, 127, 128, 129, 177, 192, 256,
];

/// Calls per function, with different arguments.
pub(crate) const CALLS: usize = 4;

/// A function to compare.
pub(crate) struct Unit {
    /// Its name without the sigil.
    pub(crate) name: String,
    /// Definitions: tables, helpers, the function.
    pub(crate) text: String,
    /// Parameters.
    pub(crate) params: Vec<Scalar>,
    /// Parts of the result.
    pub(crate) ret: Vec<Ty>,
    /// Arguments of each call, as bits.
    pub(crate) calls: Vec<Vec<Bits>>,
    /// Declarations that the definitions need.
    pub(crate) declares: BTreeSet<String>,
}

fn scalar(rng: &mut Rng) -> Scalar {
    match rng.below(10) {
        0 | 1 => Scalar::Float,
        2 | 3 => Scalar::Double,
        _ => Scalar::Int(rng.pick(&WIDTHS)),
    }
}

fn palette(rng: &mut Rng) -> Vec<Ty> {
    let mut list: Vec<Ty> = vec![Ty::int(32)];
    for _ in 0..2 + rng.below(3) {
        list.push(scalar(rng).into());
    }
    if rng.chance(40) {
        for _ in 0..1 + rng.below(2) {
            let lanes = rng.pick(&[2, 3, 4, 4, 5, 8]);
            let element = if rng.chance(60) {
                rng.pick(&list).scalar
            } else {
                scalar(rng)
            };
            list.push(Ty {
                scalar: element,
                lanes,
            });
        }
    }
    list
}

/// A helper with few statements.
fn helper(rng: &mut Rng, unit: &mut Unit, types: &[Ty]) -> Callee {
    let name = format!("{}.h", unit.name);
    let params: Vec<Ty> = (0..1 + rng.below(3)).map(|_| rng.pick(types)).collect();
    let ret = rng.pick(types);
    let mut b = Builder::new(rng, &mut unit.declares, types.to_vec(), &params);
    b.ret = vec![ret];
    unit.text += &b.make_objects(&name);
    let n = 3 + b.rng.below(5);
    b.region(n, 1);
    b.finish();
    unit.text += &define(&name, &params, &[ret], &b.out);
    Callee {
        name,
        params,
        ret,
        counted: false,
    }
}

/// A function that calls itself until its first parameter is 0.
fn recursive(rng: &mut Rng, unit: &mut Unit, types: &[Ty]) -> Callee {
    let name = format!("{}.r", unit.name);
    let acc = rng.pick(types);
    let params = vec![Ty::int(32), acc];
    let mut b = Builder::new(rng, &mut unit.declares, types.to_vec(), &params);
    b.ret = vec![acc];
    b.line("%last = icmp eq i32 %p0, 0");
    b.line("br i1 %last, label %done, label %more");
    b.label("done");
    b.line(format_args!("ret {acc} %p1"));
    b.label("more");
    let n = 1 + b.rng.below(4);
    b.region(n, 0);
    let v = b.value(acc);
    let fewer = b.raw("sub nuw nsw i32 %p0, 1");
    let call = format!("call {acc} @{name}(i32 {fewer}, {acc} {v})");
    b.emit(acc, call);
    b.region(1, 0);
    b.finish();
    unit.text += &define(&name, &params, &[acc], &b.out);
    Callee {
        name,
        params,
        ret: acc,
        counted: true,
    }
}

fn define(name: &str, params: &[Ty], ret: &[Ty], body: &str) -> String {
    let list: Vec<String> = (0..)
        .zip(params)
        .map(|(i, t): (u32, _)| format!("{t} %p{i}"))
        .collect();
    format!(
        "define {} @{name}({}) {{\n{body}}}\n\n",
        result_type(ret),
        list.join(", ")
    )
}

/// The unit of a number, the same whatever others there are.
pub(crate) fn unit(seed: u64, number: u64) -> Unit {
    let mut start = Rng::new(seed ^ number.wrapping_mul(0xd6e8_feb8_6659_fd93));
    let rng = &mut Rng::new(start.next());
    let types = palette(rng);
    let mut unit = Unit {
        name: format!("f{number}"),
        text: String::new(),
        params: Vec::new(),
        ret: (0..1 + rng.below(3)).map(|_| rng.pick(&types)).collect(),
        calls: Vec::new(),
        declares: BTreeSet::new(),
    };
    let mut callees = Vec::new();
    if rng.chance(30) {
        callees.push(helper(rng, &mut unit, &types));
    }
    if rng.chance(20) {
        callees.push(recursive(rng, &mut unit, &types));
    }
    let scalars: Vec<Scalar> = types
        .iter()
        .filter(|t| t.lanes == 0)
        .map(|t| t.scalar)
        .collect();
    unit.params = (0..1 + rng.below(5)).map(|_| rng.pick(&scalars)).collect();
    for _ in 0..CALLS {
        let args = unit.params.iter().map(|p| p.bits(rng)).collect();
        unit.calls.push(args);
    }
    let params: Vec<Ty> = unit.params.iter().map(|&s| s.into()).collect();
    let mut b = Builder::new(rng, &mut unit.declares, types, &params);
    b.callees = callees;
    b.ret.clone_from(&unit.ret);
    let tables = b.make_objects(&unit.name);
    let n = 5 + b.rng.below(16);
    b.region(n, 2);
    b.finish();
    let body = std::mem::take(&mut b.out);
    unit.text += &tables;
    unit.text += &define(&unit.name, &params, &unit.ret, &body);
    unit
}
