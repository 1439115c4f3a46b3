//! The inner loop, which executes operations.
//!
//! The fast path of every frequent operation is here and short: all operands
//! defined and without provenance. Anything else goes to a function outside of the
//! loop, and so do the operations that are never fast (`rare`).

use super::drive::Exit;
use super::fast::{
    add_flags, branch_fault, fast32, fast64, gep_undefined, mul_flags, shl, sub_flags,
    switch_target,
};
use super::{Fault, Machine, Stop, Thread};
use crate::api::Licences;
use crate::float::{ANY_VALUE, DENORMAL_MODES, LICENCE, NINF, NNAN, NSZ};
use crate::ops::{EXACT, NSW, NUW, Op};
use crate::outcome::UbKind;
use crate::slot::{Slot, mask, sext};
use tandem_ir::{BinOp, IntPredicate};

impl<'p, 'm> Machine<'p, 'm> {
    /// The inner loop: executes operations of the topmost frame until something else is to be done.
    #[allow(
        clippy::too_many_lines,
        reason = "one arm per operation; splitting it would cost a call per instruction"
    )]
    pub(super) fn run_frame(&mut self, t: &mut Thread<'p>, fuel_left: &mut i64) -> Exit {
        let Thread {
            regs,
            frames,
            rng,
            who,
            allocas,
            local_top,
            ..
        } = &mut *t;
        let Some(frame) = frames.last_mut() else {
            return Exit::Stop(Stop::Fault(Fault::IllFormed("no frame".into())));
        };
        let who = *who;
        let f = frame.code;
        let code = &f.code[..];
        let mut pc = frame.pc;
        let mut fuel = *fuel_left;
        let regs = &mut regs[frame.base..];
        // Flags that the fast path of floating point does not have.
        let slow_flags = match self.policy.licences {
            Licences::Unused => NNAN | NINF,
            Licences::Shaken(_) => NNAN | NINF | LICENCE | ANY_VALUE | NSZ | DENORMAL_MODES,
        };
        macro_rules! leave {
            ($e:expr) => {{
                frame.pc = pc;
                *fuel_left = fuel;
                return $e;
            }};
        }
        macro_rules! fault {
            ($f:expr) => {
                leave!(Exit::Stop(Stop::Fault($f.into())))
            };
        }
        macro_rules! get {
            ($i:expr) => {
                regs[$i as usize]
            };
        }
        macro_rules! set {
            ($i:expr, $v:expr) => {{
                let v = $v;
                regs[$i as usize] = v;
            }};
        }
        // Two operands: the fast expression if both are plain, the slow function otherwise.
        macro_rules! int2 {
            ($op:expr, $sh:expr, $fl:expr, $dst:expr, $a:expr, $b:expr, |$x:ident, $y:ident| $fast:expr) => {{
                let (p, q) = (get!($a), get!($b));
                if p.meta | q.meta == 0 {
                    let ($x, $y) = (p.bits, q.bits);
                    set!($dst, $fast);
                } else {
                    set!($dst, self.slow_int(rng, $op, $sh, $fl, p, q));
                }
            }};
        }
        macro_rules! cmp2 {
            ($pred:expr, $sh:expr, $dst:expr, $a:expr, $b:expr, |$x:ident, $y:ident| $fast:expr) => {{
                let (p, q) = (get!($a), get!($b));
                if p.meta | q.meta == 0 {
                    let ($x, $y) = (p.bits, q.bits);
                    set!($dst, Slot::bool($fast));
                } else {
                    set!($dst, self.slow_cmp($pred, $sh, p, q));
                }
            }};
        }
        macro_rules! go {
            ($cost:expr, $to:expr) => {{
                pc = $to as usize;
                fuel -= i64::from($cost);
                if fuel < 0 {
                    leave!(Exit::Stop(Stop::Pause));
                }
            }};
        }
        macro_rules! br2 {
            ($pred:expr, $sh:expr, $cost:expr, $a:expr, $b:expr, $yes:expr, $no:expr, |$x:ident, $y:ident| $fast:expr) => {{
                let (p, q) = (get!($a), get!($b));
                let taken = if p.meta | q.meta == 0 {
                    let ($x, $y) = (p.bits, q.bits);
                    $fast
                } else {
                    let c = self.slow_cmp($pred, $sh, p, q);
                    if !c.is_defined() {
                        fault!(branch_fault(c));
                    }
                    c.bits != 0
                };
                go!($cost, if taken { $yes } else { $no });
            }};
        }
        macro_rules! turn {
            () => {
                if self.turn != u32::MAX {
                    if self.turn == 0 {
                        pc -= 1;
                        leave!(Exit::Stop(Stop::Pause));
                    }
                    self.turn -= 1;
                }
            };
        }
        // Functions that `memory(...)` limits are few: one test per access finds them.
        let limits = frame.limits;
        let limited = limits.no_read || limits.no_write;
        macro_rules! within_limits {
            ($p:expr, $write:expr) => {
                if limited && self.excluded(limits, allocas, $p, $write) {
                    fault!(UbKind::MemoryAttribute);
                }
            };
        }
        loop {
            let Some(op) = code.get(pc) else {
                fault!(Fault::IllFormed("end of code without a terminator".into()));
            };
            pc += 1;
            match *op {
                Op::Move { dst, src } => set!(dst, get!(src)),
                Op::MoveN { dst, src, n } => {
                    regs.copy_within(src as usize..(src + n) as usize, dst as usize);
                }
                Op::Add { sh, dst, a, b } => {
                    int2!(BinOp::Add, sh, 0, dst, a, b, |x, y| Slot::int(
                        x.wrapping_add(y) & mask(sh)
                    ))
                }
                Op::Sub { sh, dst, a, b } => {
                    int2!(BinOp::Sub, sh, 0, dst, a, b, |x, y| Slot::int(
                        x.wrapping_sub(y) & mask(sh)
                    ))
                }
                Op::Mul { sh, dst, a, b } => {
                    int2!(BinOp::Mul, sh, 0, dst, a, b, |x, y| Slot::int(
                        x.wrapping_mul(y) & mask(sh)
                    ))
                }
                Op::AddF { sh, fl, dst, a, b } => {
                    int2!(BinOp::Add, sh, fl, dst, a, b, |x, y| add_flags(
                        x, y, sh, fl
                    ))
                }
                Op::SubF { sh, fl, dst, a, b } => {
                    int2!(BinOp::Sub, sh, fl, dst, a, b, |x, y| sub_flags(
                        x, y, sh, fl
                    ))
                }
                Op::MulF { sh, fl, dst, a, b } => {
                    int2!(BinOp::Mul, sh, fl, dst, a, b, |x, y| mul_flags(
                        x, y, sh, fl
                    ))
                }
                Op::And { sh, dst, a, b } => {
                    int2!(BinOp::And, sh, 0, dst, a, b, |x, y| Slot::int(x & y))
                }
                Op::Or { sh, fl, dst, a, b } => {
                    int2!(BinOp::Or, sh, fl, dst, a, b, |x, y| {
                        if fl & EXACT != 0 && x & y != 0 {
                            Slot::POISON
                        } else {
                            Slot::int(x | y)
                        }
                    })
                }
                Op::Xor { sh, dst, a, b } => {
                    int2!(BinOp::Xor, sh, 0, dst, a, b, |x, y| Slot::int(x ^ y))
                }
                Op::Shl { sh, fl, dst, a, b } => {
                    int2!(BinOp::Shl, sh, fl, dst, a, b, |x, y| shl(x, y, sh, fl))
                }
                Op::LShr { sh, fl, dst, a, b } => {
                    int2!(BinOp::LShr, sh, fl, dst, a, b, |x, y| {
                        if y >= u64::from(64 - sh) || fl & EXACT != 0 && x & !(u64::MAX << y) != 0 {
                            Slot::POISON
                        } else {
                            Slot::int(x >> y)
                        }
                    })
                }
                Op::AShr { sh, fl, dst, a, b } => {
                    int2!(BinOp::AShr, sh, fl, dst, a, b, |x, y| {
                        if y >= u64::from(64 - sh) || fl & EXACT != 0 && x & !(u64::MAX << y) != 0 {
                            Slot::POISON
                        } else {
                            Slot::int((sext(x, sh) >> y) as u64 & mask(sh))
                        }
                    })
                }
                Op::Div {
                    op,
                    sh,
                    fl,
                    dst,
                    a,
                    b,
                } => match self.divide(rng, op, sh, fl, get!(a), get!(b)) {
                    Ok(v) => set!(dst, v),
                    Err(k) => fault!(k),
                },
                Op::CmpEq { sh, dst, a, b } => {
                    cmp2!(IntPredicate::Eq, sh, dst, a, b, |x, y| x == y)
                }
                Op::CmpNe { sh, dst, a, b } => {
                    cmp2!(IntPredicate::Ne, sh, dst, a, b, |x, y| x != y)
                }
                Op::CmpUlt { sh, dst, a, b } => {
                    cmp2!(IntPredicate::Ult, sh, dst, a, b, |x, y| x < y)
                }
                Op::CmpUle { sh, dst, a, b } => {
                    cmp2!(IntPredicate::Ule, sh, dst, a, b, |x, y| x <= y)
                }
                Op::CmpSlt { sh, dst, a, b } => {
                    cmp2!(IntPredicate::Slt, sh, dst, a, b, |x, y| sext(x, sh)
                        < sext(y, sh))
                }
                Op::CmpSle { sh, dst, a, b } => {
                    cmp2!(IntPredicate::Sle, sh, dst, a, b, |x, y| sext(x, sh)
                        <= sext(y, sh))
                }
                Op::CmpPtr {
                    pred,
                    sh,
                    fl,
                    dst,
                    a,
                    b,
                } => {
                    let v = self.compare_pointers(pred, sh, fl, get!(a), get!(b));
                    set!(dst, v);
                }
                Op::FBin32 { op, fl, dst, a, b } => {
                    let (p, q) = (get!(a), get!(b));
                    let r = fast32(
                        op,
                        f32::from_bits(p.bits as u32),
                        f32::from_bits(q.bits as u32),
                    );
                    if p.meta | q.meta == 0 && fl & slow_flags == 0 && !r.is_nan() {
                        set!(dst, Slot::int(r.to_bits().into()));
                    } else {
                        let v = self.slow_float(rng, op, tandem_ir::FloatKind::Float, fl, p, q);
                        set!(dst, v);
                    }
                }
                Op::FBin64 { op, fl, dst, a, b } => {
                    let (p, q) = (get!(a), get!(b));
                    let r = fast64(op, f64::from_bits(p.bits), f64::from_bits(q.bits));
                    if p.meta | q.meta == 0 && fl & slow_flags == 0 && !r.is_nan() {
                        set!(dst, Slot::int(r.to_bits()));
                    } else {
                        let v = self.slow_float(rng, op, tandem_ir::FloatKind::Double, fl, p, q);
                        set!(dst, v);
                    }
                }
                Op::FCmp {
                    pred,
                    kind,
                    fl,
                    dst,
                    a,
                    b,
                } => {
                    let v = self.fcmp(rng, regs, (pred, kind, fl), a, b);
                    set!(dst, v);
                }
                Op::Trunc {
                    sh,
                    fl,
                    dst,
                    a,
                    from,
                } => {
                    let p = get!(a);
                    if p.meta == 0 && fl == 0 {
                        set!(dst, Slot::int(p.bits & mask(sh)));
                    } else {
                        set!(dst, self.slow_trunc(p, sh, from, fl));
                    }
                }
                Op::ZExt { sh, fl, dst, a } => {
                    let p = get!(a);
                    if p.meta == 0 && fl == 0 {
                        set!(dst, p);
                    } else {
                        let v = self.slow_extend(rng, p, sh, fl);
                        set!(dst, v);
                    }
                }
                Op::SExt { from, to, dst, a } => {
                    let mut p = get!(a);
                    if p.meta != 0 {
                        p = self.slow_extend(rng, p, from, 0);
                    }
                    if p.is_defined() {
                        p = Slot::int(sext(p.bits, from) as u64 & mask(to));
                    }
                    set!(dst, p);
                }
                Op::Select { dst, cond, a, b, n } => {
                    let c = get!(cond);
                    if c.is_poison() {
                        regs[dst as usize..(dst + n) as usize].fill(Slot::POISON);
                        continue;
                    }
                    let yes = if c.is_undef() {
                        self.pick(rng) & 1 != 0
                    } else {
                        c.bits != 0
                    };
                    let src = if yes { a } else { b };
                    if n == 1 {
                        set!(dst, get!(src));
                    } else {
                        regs.copy_within(src as usize..(src + n) as usize, dst as usize);
                    }
                }
                Op::GepImm {
                    fl,
                    dst,
                    base,
                    offset,
                } => {
                    let p = get!(base);
                    let offset = i64::from(offset);
                    let r = Slot {
                        bits: p.bits.wrapping_add(offset as u64),
                        meta: p.meta,
                    };
                    if p.is_defined()
                        && (fl & (NUW | NSW | EXACT) == 0
                            || self.gep_in_bounds(p, (offset, u64::MAX), fl, who))
                    {
                        set!(dst, r);
                    } else {
                        set!(dst, gep_undefined(p));
                    }
                }
                Op::Gep1 {
                    fl,
                    sh,
                    dst,
                    base,
                    index,
                    scale,
                } => {
                    let (p, i) = (get!(base), get!(index));
                    if !p.is_defined() || i.meta != 0 {
                        let v = self.slow_gep1(rng, who, p, i, (fl, sh, scale));
                        set!(dst, v);
                        continue;
                    }
                    set!(dst, self.gep1(who, p, sext(i.bits, sh), fl, scale));
                }
                Op::Gep { dst, base, gep } => {
                    let v = self.gep(rng, who, regs, &f.geps[gep as usize], base);
                    set!(dst, v);
                }
                Op::LoadInt {
                    size,
                    align,
                    space,
                    dst,
                    ptr,
                } => {
                    turn!();
                    within_limits!(get!(ptr), false);
                    let at = (f, pc - 1);
                    match self.load_int(
                        rng,
                        who,
                        get!(ptr),
                        (size, align, space),
                        f.null_is_valid,
                        at,
                    ) {
                        Ok(v) => set!(dst, v),
                        Err(k) => fault!(k),
                    }
                }
                Op::StoreInt {
                    size,
                    align,
                    space,
                    src,
                    ptr,
                } => {
                    turn!();
                    let at = (f, pc - 1);
                    let (v, p) = (get!(src), get!(ptr));
                    within_limits!(p, true);
                    if let Err(k) =
                        self.store_int(who, p, v, (size, align, space), f.null_is_valid, at)
                    {
                        fault!(k);
                    }
                }
                Op::Alloca { dst, count, alloca } => {
                    let spec = f.allocas[alloca as usize];
                    match self.alloca(who, allocas, local_top, spec, get!(count)) {
                        Ok(v) => set!(dst, v),
                        Err(e) => fault!(e),
                    }
                }
                Op::Jump { cost, to } => go!(cost, to),
                Op::Goto { to } => pc = to as usize,
                Op::Br {
                    cost,
                    cond,
                    yes,
                    no,
                } => {
                    let c = get!(cond);
                    if !c.is_defined() {
                        fault!(branch_fault(c));
                    }
                    go!(cost, if c.bits != 0 { yes } else { no });
                }
                Op::BrEq {
                    sh,
                    cost,
                    a,
                    b,
                    yes,
                    no,
                } => {
                    br2!(IntPredicate::Eq, sh, cost, a, b, yes, no, |x, y| x == y)
                }
                Op::BrNe {
                    sh,
                    cost,
                    a,
                    b,
                    yes,
                    no,
                } => {
                    br2!(IntPredicate::Ne, sh, cost, a, b, yes, no, |x, y| x != y)
                }
                Op::BrUlt {
                    sh,
                    cost,
                    a,
                    b,
                    yes,
                    no,
                } => {
                    br2!(IntPredicate::Ult, sh, cost, a, b, yes, no, |x, y| x < y)
                }
                Op::BrUle {
                    sh,
                    cost,
                    a,
                    b,
                    yes,
                    no,
                } => {
                    br2!(IntPredicate::Ule, sh, cost, a, b, yes, no, |x, y| x <= y)
                }
                Op::BrSlt {
                    sh,
                    cost,
                    a,
                    b,
                    yes,
                    no,
                } => {
                    br2!(IntPredicate::Slt, sh, cost, a, b, yes, no, |x, y| sext(
                        x, sh
                    ) < sext(
                        y, sh
                    ))
                }
                Op::BrSle {
                    sh,
                    cost,
                    a,
                    b,
                    yes,
                    no,
                } => {
                    br2!(IntPredicate::Sle, sh, cost, a, b, yes, no, |x, y| sext(
                        x, sh
                    ) <= sext(
                        y, sh
                    ))
                }
                Op::Switch { cost, cond, switch } => {
                    let spec = &f.switches[switch as usize];
                    match switch_target(spec, &regs[cond as usize..]) {
                        Ok(to) => go!(cost, to),
                        Err(k) => fault!(k),
                    }
                }
                Op::IndirectBr { .. } => {
                    frame.pc = pc;
                    *fuel_left = fuel;
                    return self.indirect_branch(t, op, fuel_left);
                }
                Op::Ret { cost, src, n } => {
                    fuel -= i64::from(cost);
                    leave!(Exit::Ret(src, n));
                }
                Op::Call { site } => leave!(Exit::Call(site)),
                Op::Unreachable => fault!(UbKind::UnreachableReached),
                Op::Unsupported { text } => {
                    fault!(Fault::Unsupported(f.texts[text as usize].clone()))
                }
                Op::Load { .. }
                | Op::Store { .. }
                | Op::AtomicRmw { .. }
                | Op::CmpXchg { .. }
                | Op::Fence { .. }
                | Op::Address { .. } => {
                    let access = match *op {
                        Op::Load { ptr, .. } => Some((ptr, false)),
                        Op::Store { ptr, .. }
                        | Op::AtomicRmw { ptr, .. }
                        | Op::CmpXchg { ptr, .. } => Some((ptr, true)),
                        _ => None,
                    };
                    if let Some((ptr, write)) = access {
                        turn!();
                        within_limits!(get!(ptr), write);
                    }
                    frame.pc = pc;
                    *fuel_left = fuel;
                    if let Err(e) = self.memory_op(t, *op) {
                        return Exit::Stop(Stop::Fault(e));
                    }
                    // The operation needed the whole thread: come back with its frame.
                    return Exit::Again;
                }
                Op::Pure {
                    f,
                    w,
                    rw,
                    dst,
                    a,
                    b,
                    c,
                } => {
                    self.pure_int(rng, regs, (f, w, rw), dst, [a, b, c]);
                }
                Op::PureF { spec, dst, a, b, c } => {
                    self.pure_float(rng, regs, &f.floats[spec as usize], dst, [a, b, c]);
                }
                Op::Wide { .. }
                | Op::Big { .. }
                | Op::WideCmp { .. }
                | Op::CmpSame { .. }
                | Op::FBin { .. }
                | Op::FNeg { .. }
                | Op::FKeep { .. }
                | Op::Watch { .. }
                | Op::Cast { .. }
                | Op::BitCast { .. }
                | Op::Freeze { .. }
                | Op::ExtractDyn { .. }
                | Op::InsertDyn { .. }
                | Op::Check { .. } => {
                    if let Err(e) = self.rare_op(rng, who, regs, f, op) {
                        fault!(e);
                    }
                }
            }
        }
    }
}
