//! Calls: which operation a callee is, its arguments, and the conditions that attributes of call site and callee put on
//! values.
//!
//! ```text
//!   inline assembly                            -> `asm`
//!   a function with a body                     -> Callee::Direct
//!   a known intrinsic that only computes       -> operations in line, lane by lane     (`pure`)
//!   one that touches memory, threads, control  -> Callee::Intrinsic                    (`exec::intrinsics`)
//!   an unknown llvm.* name                     -> unsupported when it is reached
//!   another declaration                        -> Callee::External: its answer is made up
//!   a pointer                                  -> Callee::Indirect, resolved when it is called
//! ```
//!
//! Attributes of parameters and results (`range`, `nonnull`, `align`, `noundef` …) become checks on slots, of the call
//! site first, then of the declaration, then of metadata. **Invariant:** checks that make poison stand before
//! `noundef`, which is undefined behaviour on it ([`UbKind::NoundefReturn`]).
//!
//! Integers beyond 128 bits have those intrinsics that `big` has a form for.

use super::insts::{float_binary, float_kind};
use super::{Compiler, Res};
use crate::attrs::{Check, checks_of};
use crate::big;
use crate::code::{BigFn, CallSite, Callee, FloatSpec};
use crate::float::{INFINITE_CLASSES, NAN_CLASSES, float_flags};
use crate::intrinsics::{Impure, Intrinsic, Mods, Pure, PureF, resolve};
use crate::layout::{Leaf, LeafKind, ValueLayout};
use crate::ops::Op;
use crate::outcome::UbKind;
use tandem_ir::attr::{Attr, AttrKind, AttrList, MemoryEffects, ModRef, TypedAttr};
use tandem_ir::entity::AttrSet;
use tandem_ir::inst::{Align, CallInfo, MemAccess};
use tandem_ir::{BinOp, Flags, Function, Global, Inst, Type, Value, ValueDef};

impl<'a> Compiler<'a> {
    pub(super) fn call(&mut self, f: &'a Function, i: Inst, dst: u32) -> Res<()> {
        let call = f.call(i).ok_or("call without call information")?;
        let callee = call.callee();
        if call.info.bundles.iter().any(|b| is_second_call(&b.0)) {
            return Err("bundle clang.arc.attachedcall, which stands for a second call".into());
        }
        let args: Vec<Value> = call.args().collect();
        if let ValueDef::Asm(n) = f.value_def(callee) {
            return self.inline_assembly(f, i, dst, f.inline_asm(n), &args);
        }
        let Some(g) = self.named(callee) else {
            let slot = self.slot(callee)?;
            return self.call_site(f, i, dst, Callee::Indirect(slot), None, &args);
        };
        let defined = self.header.function(g).is_some_and(|d| d.defined);
        if defined {
            return self.call_site(f, i, dst, Callee::Direct(g), Some(g), &args);
        }
        if self.header.function(g).is_none() {
            let slot = self.slot(callee)?;
            return self.call_site(f, i, dst, Callee::Indirect(slot), None, &args);
        }
        let name = self.header.global_name(g);
        let meant =
            resolve(name).filter(|op| self.is_that_of_the_library(f, i, (g, *op), args.len()));
        match meant {
            Some(Intrinsic::Impure(Impure::Nothing)) => Ok(()),
            Some(Intrinsic::Impure(op)) => {
                if op == Impure::Assume {
                    self.assumed(f, i)?;
                }
                self.call_site(f, i, dst, Callee::Intrinsic(op), Some(g), &args)
            }
            Some(pure) => {
                let shadowed = self.checked_arguments(f, i, g, &args)?;
                let done = self.pure(f, i, dst, pure, &args);
                for (v, slot) in shadowed.into_iter().rev() {
                    self.slot_of[v] = slot;
                }
                done?;
                self.result_checks(f, i, dst, g)
            }
            None => {
                if let Some(r) = name.strip_prefix("llvm.vector.reduce.") {
                    return self.vector_reduce(f, i, dst, r, &args);
                }
                if name.starts_with("llvm.") {
                    return Err(format!("@{name}"));
                }
                self.call_site(f, i, dst, Callee::External(g), Some(g), &args)
            }
        }
    }

    /// True unless a call of an allocator could be of some other function of the name: with another number of arguments, declared
    /// `nobuiltin` where the call does not say `builtin`, or C++'s for a device, which has none.
    fn is_that_of_the_library(
        &self,
        f: &Function,
        i: Inst,
        (g, op): (Global, Intrinsic),
        args: usize,
    ) -> bool {
        let name = self.header.global_name(g);
        let expected = match (op, name) {
            (Intrinsic::Impure(Impure::Calloc | Impure::AlignedAlloc), _) => 2,
            (Intrinsic::Impure(Impure::Malloc), "malloc") => 1,
            (Intrinsic::Impure(Impure::Malloc), _) => 2,
            (Intrinsic::Impure(Impure::New), _) => 1,
            (Intrinsic::Impure(Impure::Free), n) => {
                1 + usize::from(n.ends_with("vm") || n.ends_with("nothrow_t"))
            }
            _ => return true,
        };
        let attrs = &self.header.attrs;
        let site = f.kind(i).call_info();
        let says = |k| site.is_some_and(|c| attrs.has(c.attrs.func, k));
        let declared = || {
            let d = self.header.function(g);
            d.is_some_and(|d| !attrs.has(d.attrs.func, AttrKind::NoBuiltin))
        };
        let builtin = says(AttrKind::Builtin) || !says(AttrKind::NoBuiltin) && declared();
        let device = self.header.triple.starts_with("nvptx");
        expected == args && builtin && !(device && name.starts_with("_Z"))
    }

    /// Conditions on a result: call site, then declaration, then metadata; `noundef` last.
    fn return_checks(
        &self,
        f: &Function,
        i: Inst,
        decl: Option<Global>,
        l: &ValueLayout,
    ) -> Vec<(u32, Check)> {
        let kind = UbKind::NoundefReturn;
        let mut all = self.metadata_checks(f, i, l, kind);
        if let Some(info) = f.kind(i).call_info() {
            all.extend(checks_of(self.attrs(info.attrs.ret), l, kind));
        }
        if let Some(d) = decl.and_then(|g| self.header.function(g)) {
            all.extend(checks_of(self.attrs(d.attrs.ret), l, kind));
        }
        noundef_last(all)
    }
    fn result_checks(&mut self, f: &Function, i: Inst, dst: u32, g: Global) -> Res<()> {
        let layout = self.layout(f.inst_type(i))?;
        let checks = self.return_checks(f, i, Some(g), &layout);
        self.emit_checks(dst, checks);
        Ok(())
    }

    /// Conditions on the arguments of an operation that is called by name: each is checked on a copy of its own, since a value may
    /// stand twice, and the operation takes a copy that is poison if some condition makes it so. Gives the slots that the
    /// arguments had.
    fn checked_arguments(
        &mut self,
        f: &'a Function,
        i: Inst,
        callee: Global,
        args: &[Value],
    ) -> Res<Vec<(Value, u32)>> {
        let declared = self.header.function(callee).map(|d| &d.attrs);
        let mut given: Vec<(Value, u32)> = Vec::new();
        for (n, &a) in args.iter().enumerate() {
            let said = f.kind(i).call_info().map(|c| c.attrs.param(n));
            let sets: Vec<AttrSet> = said
                .into_iter()
                .chain(declared.map(|d| d.param(n)))
                .filter(|&s| s != AttrSet::EMPTY)
                .collect();
            if sets.is_empty() || f.value_type(a) == Type::METADATA {
                continue;
            }
            let layout = self.layout(f.value_type(a))?;
            let of_set = |s: AttrSet| checks_of(self.attrs(s), &layout, UbKind::NoundefArgument);
            let all: Vec<(u32, Check)> = sets.into_iter().flat_map(of_set).collect();
            if all.is_empty() {
                continue;
            }
            let from = self.slot(a)?;
            let copy = self.new_slots(layout.slots);
            self.move_n(copy, from, layout.slots);
            self.emit_checks(copy, noundef_last(all.clone()));
            let poisons = |(_, c): &(u32, Check)| !matches!(c, Check::NoUndef { .. });
            match given.iter_mut().find(|g| g.0 == a) {
                Some(g) => {
                    let again: Vec<_> = all.into_iter().filter(poisons).collect();
                    let copy = g.1;
                    self.emit_checks(copy, again);
                }
                None => given.push((a, copy)),
            }
        }
        let mut shadowed = Vec::new();
        for (a, copy) in given {
            shadowed.push((a, self.slot(a)?));
            self.slot_of[a] = copy;
        }
        Ok(shadowed)
    }

    /// True if a call says of a pointer argument what the function does not.
    fn binds(&self, call: &CallInfo, declared: Option<&AttrList>, args: usize) -> bool {
        use AttrKind::{NoAlias, ReadNone, ReadOnly, WriteOnly};
        let has = |set, k| self.header.attrs.has(set, k);
        let more = |n: usize, k: AttrKind| {
            has(call.attrs.param(n), k) && !declared.is_some_and(|d| has(d.param(n), k))
        };
        let kinds = [NoAlias, ReadNone, ReadOnly, WriteOnly];
        (0..args).any(|n| kinds.iter().any(|&k| more(n, k)))
    }

    fn call_site(
        &mut self,
        f: &'a Function,
        i: Inst,
        dst: u32,
        callee: Callee,
        decl: Option<Global>,
        args: &[Value],
    ) -> Res<()> {
        let info = f
            .kind(i)
            .call_info()
            .ok_or("call without call information")?;
        let ret = self.layout(f.inst_type(i))?;
        let decl_attrs = decl.and_then(|g| self.header.function(g)).map(|d| &d.attrs);
        let mut site = CallSite {
            callee,
            args: Vec::new(),
            dst,
            ret_slots: ret.slots,
            checks: Vec::new(),
            ret_checks: Vec::new(),
            ret_declared: Vec::new(),
            excluded: Vec::new(),
            noreturn: self.header.attrs.has(info.attrs.func, AttrKind::NoReturn)
                || decl_attrs.is_some_and(|a| self.header.attrs.has(a.func, AttrKind::NoReturn)),
            fn_ty: info.fn_ty,
            cc: info.cc,
            ret: ret.clone(),
            layouts: Vec::new(),
            volatile: false,
            external: None,
            binds: self.binds(info, decl_attrs, args.len()),
            inst: Some(i),
        };
        if let Callee::External(g) = site.callee {
            let (h, quiet) = (self.header, [AttrKind::WillReturn, AttrKind::NoUnwind]);
            let declared = |k| h.function(g).is_some_and(|d| h.attrs.has(d.attrs.func, k));
            let comes_back = quiet.iter().all(|&k| declared(k) || h.call_has(f, i, k));
            // LangRef: no effect besides its result, whatever else is said.
            let speculatable = declared(AttrKind::Speculatable);
            let memory = match speculatable {
                true => reading(h.call_memory(f, i)),
                false => h.call_memory(f, i),
            };
            site.external = Some((memory, comes_back || speculatable));
            if let Some(known) = crate::intrinsics::libdevice(h.global_name(g)) {
                site.external = Some((known, true));
            }
        }
        let mut flat = 0;
        for (n, &a) in args.iter().enumerate() {
            if f.value_type(a) == Type::METADATA {
                continue;
            }
            let layout = self.layout(f.value_type(a))?;
            site.args.push((self.slot(a)?, layout.slots));
            let mut all = checks_of(
                self.attrs(info.attrs.param(n)),
                &layout,
                UbKind::NoundefArgument,
            );
            if let Some(d) = decl_attrs {
                all.extend(checks_of(
                    self.attrs(d.param(n)),
                    &layout,
                    UbKind::NoundefArgument,
                ));
            }
            let said = self.attrs(info.attrs.param(n)).iter();
            let declared = decl_attrs.map_or(AttrSet::EMPTY, |d| d.param(n));
            let in_memory = |a: &Attr| match a {
                Attr::Typed(TypedAttr::ByVal | TypedAttr::ByRef | TypedAttr::StructRet, ty) => {
                    Some(*ty)
                }
                _ => None,
            };
            // Whoever is called gets a copy of what the pointer leads to, or may rely on its being there.
            if let Some(ty) = said.chain(self.attrs(declared)).find_map(in_memory)
                && let Some(LeafKind::Ptr(space, _)) = layout.single().map(|l| l.kind)
                && let Some(bytes) = self.header.layout.alloc_size(&self.header.types, ty)
                && bytes > 0
            {
                let copied = Check::Dereferenceable {
                    bytes,
                    space,
                    or_null: false,
                };
                all.push((0, copied));
            }
            let all = noundef_last(all);
            site.checks
                .extend(all.into_iter().map(|(s, c)| (flat + s, c)));
            flat += layout.slots;
            site.layouts.push(layout);
        }
        let volatile = args.get(3).and_then(|&v| f.as_bool(v)).unwrap_or(false);
        site.volatile = volatile
            && matches!(
                site.callee,
                Callee::Intrinsic(Impure::MemCpy(_) | Impure::MemSet)
            );
        site.ret_checks = self
            .return_checks(f, i, decl, &ret)
            .into_iter()
            .map(|(s, c)| (dst + s, c))
            .collect();
        if let Some(d) = decl.and_then(|g| self.header.function(g)) {
            let said = checks_of(self.attrs(d.attrs.ret), &ret, UbKind::NoundefReturn);
            site.ret_declared = said.into_iter().map(|(s, c)| (dst + s, c)).collect();
        }
        site.excluded = excluded(f.flags(i), &site);
        let n = self.out.calls.len() as u32;
        self.out.calls.push(site);
        self.emit(Op::Call { site: n });
        self.keep_allowed(f.inst_type(i), f.flags(i), dst)
    }

    fn pure(
        &mut self,
        f: &'a Function,
        i: Inst,
        dst: u32,
        what: Intrinsic,
        args: &[Value],
    ) -> Res<()> {
        let ty = f.inst_type(i);
        match what {
            Intrinsic::Int(p) => self.pure_int(ty, dst, p, args),
            Intrinsic::Float(p, mods) => self.pure_float(ty, f.flags(i), dst, (p, mods), args),
            Intrinsic::Load => {
                let ptr = self.slot(*args.first().ok_or("ldg without a pointer")?)?;
                let align = args
                    .get(1)
                    .and_then(|&a| f.as_int(a))
                    .and_then(|b| b.as_u64());
                let align = align.and_then(Align::from_bytes).unwrap_or(Align::ONE);
                let types = (ty, f.value_type(args[0]));
                // `ldg` and `ldu` read what nobody writes (PTX ISA, `ld.global.nc`, `ldu`); LLVM makes `!invariant.load` of `ldg`.
                self.emit_load(MemAccess::plain(align), types, dst, ptr, true)
            }
            _ => {
                let a = *args.first().ok_or("intrinsic without operand")?;
                let (src, n) = (self.slot(a)?, self.layout(ty)?.slots);
                self.move_n(dst, src, n);
                Ok(())
            }
        }
    }

    /// Slot of an operand's lane; a scalar operand serves every lane.
    fn lane(&self, args: &[(u32, ValueLayout)], n: usize, lane: usize) -> Option<(u32, Leaf)> {
        let (slot, layout) = args.get(n)?;
        let leaf = *layout.leaves.get(lane).or(layout.leaves.first())?;
        Some((slot + leaf.slot, leaf))
    }
    fn operands(&mut self, args: &[Value]) -> Res<Vec<(u32, ValueLayout)>> {
        args.iter()
            .map(|&a| Ok((self.slot(a)?, self.layout(self.ty(a))?)))
            .collect()
    }

    fn pure_int(&mut self, ty: Type, dst: u32, p: Pure, args: &[Value]) -> Res<()> {
        let ops = self.operands(args)?;
        let results = self.layout(ty)?;
        let first = ops.first().ok_or("intrinsic without operand")?;
        let lanes = first.1.leaves.len();
        for n in 0..lanes {
            let (a, leaf) = self.lane(&ops, 0, n).ok_or("operand")?;
            let r = *results.leaves.get(n).ok_or("result shape")?;
            let least = if p == Pure::FromLoHi { 64 } else { 1 };
            let w = leaf.kind.bits().max(least);
            let fixed = matches!(p, Pure::UMulFix | Pure::SMulFix);
            if w.max(r.kind.bits()) > 128 || fixed && w > 64 {
                let flag = results.leaves.get(lanes + n).map(|l| dst + l.slot);
                let op =
                    self.big_pure(p, [0, 1, 2].map(|k| self.lane(&ops, k, n)), r, dst, flag)?;
                self.emit(op);
                continue;
            }
            let zero = self.new_slots(2);
            let b = self.lane(&ops, 1, n).map_or(zero, |x| x.0);
            let mut c = self.lane(&ops, 2, n).map_or(zero, |x| x.0);
            if p.has_overflow() {
                c = dst + results.leaves.get(lanes + n).ok_or("result shape")?.slot;
            }
            // An operand that is not there, or has another width, must not be read as one of this width.
            let narrow = |k: usize| self.lane(&ops, k, n).is_some_and(|x| x.1.kind.bits() != w);
            if w > 64 && (narrow(1) || narrow(2)) {
                let wide = self.new_slots(2 * 2);
                for (k, s) in [(1, b), (2, c)] {
                    if !p.has_overflow() || k == 1 {
                        self.emit(Op::Move {
                            dst: wide + 2 * (k - 1),
                            src: s,
                        });
                    }
                }
                let c = if p.has_overflow() { c } else { wide + 2 };
                let op = Op::Pure {
                    f: p,
                    w: w as u8,
                    rw: r.kind.bits() as u8,
                    dst: dst + r.slot,
                    a,
                    b: wide,
                    c,
                };
                self.emit(op);
                continue;
            }
            let (w, rw) = (w as u8, r.kind.bits() as u8);
            self.emit(Op::Pure {
                f: p,
                w,
                rw,
                dst: dst + r.slot,
                a,
                b,
                c,
            });
        }
        Ok(())
    }

    /// An intrinsic on integers wider than 128 bits.
    fn big_pure(
        &mut self,
        p: Pure,
        operands: [Option<(u32, Leaf)>; 3],
        result: Leaf,
        dst: u32,
        flag: Option<u32>,
    ) -> Res<Op> {
        if !big::has_form(p) {
            return Err(format!("{p:?} of more than 128 bits"));
        }
        let first = operands[0].map_or(dst, |x| x.0);
        let mut at = operands.map(|o| o.map_or(first, |x| x.0));
        if p.has_overflow() {
            at[2] = flag.ok_or("result shape")?;
        }
        let widths = operands.map(|o| o.map_or(0, |x| x.1.kind.bits()));
        let to = dst + result.slot;
        Ok(self.big(BigFn::Pure(p), widths, result.kind.bits(), to, at))
    }
    /// An intrinsic whose two operands and result have the same width.
    pub(super) fn pure_op(&mut self, f: Pure, w: u32, dst: u32, a: u32, b: u32) -> Op {
        if w > 128 {
            return self.big(BigFn::Pure(f), [w, w, 0], w, dst, [a, b, a]);
        }
        let w = w as u8;
        Op::Pure {
            f,
            w,
            rw: w,
            dst,
            a,
            b,
            c: b,
        }
    }

    fn pure_float(
        &mut self,
        ty: Type,
        flags: Flags,
        dst: u32,
        (p, mods): (PureF, Mods),
        args: &[Value],
    ) -> Res<()> {
        let ops = self.operands(args)?;
        let results = self.layout(ty)?;
        for (n, r) in results.leaves.iter().enumerate() {
            let lane = |k: usize| self.lane(&ops, k, n);
            let (a, leaf) = lane(0).ok_or("intrinsic without operand")?;
            let kind = match float_kind(leaf) {
                Ok(k) => k,
                Err(e) => match r.kind {
                    LeafKind::Float(k) if matches!(p, PureF::FromInt { .. }) => k,
                    _ => return Err(e),
                },
            };
            let spec = FloatSpec {
                f: p,
                kind,
                operands: [0, 1, 2].map(|k| lane(k).map(|x| x.1.kind)),
                result: r.kind,
                fl: float_flags(flags.without(Flags::CONTRACT | Flags::ARCP))
                    | self.denormals(kind),
                mods,
            };
            if let PureF::ToIntSat { signed } = p
                && r.kind.bits() > 128
            {
                let (f, w) = (BigFn::FloatToIntSat(kind, signed), kind.bits());
                let op = self.big(f, [w, 0, 0], r.kind.bits(), dst + r.slot, [a; 3]);
                self.emit(op);
                continue;
            }
            if spec.operands.iter().flatten().any(|k| k.bits() > 128) || r.kind.bits() > 128 {
                return Err(format!("{p:?} of more than 128 bits"));
            }
            let (b, c) = (lane(1).map_or(a, |x| x.0), lane(2).map_or(a, |x| x.0));
            let n = self.out.floats.len() as u32;
            self.out.floats.push(spec);
            self.emit(Op::PureF {
                spec: n,
                dst: dst + r.slot,
                a,
                b,
                c,
            });
        }
        Ok(())
    }

    /// `llvm.vector.reduce.*`: lane after lane in order.
    fn vector_reduce(
        &mut self,
        f: &'a Function,
        i: Inst,
        dst: u32,
        name: &str,
        args: &[Value],
    ) -> Res<()> {
        let ops = self.operands(args)?;
        let (vec, layout) = ops.last().ok_or("reduction without operand")?.clone();
        let kind = layout.leaves.first().ok_or("reduction of nothing")?.kind;
        let op = name.split('.').next().unwrap_or("");
        let start = if ops.len() == 2 { Some(ops[0].0) } else { None };
        let n = kind.slots();
        let mut acc = start.unwrap_or(vec);
        let skip = usize::from(start.is_none());
        for l in layout.leaves.iter().skip(skip) {
            let next = self.new_slots(n);
            let b = vec + l.slot;
            let flags = f
                .flags(i)
                .without(Flags::CONTRACT | Flags::ARCP | Flags::AFN);
            let modes = float_kind(*l).map_or(0, |k| self.denormals(k));
            let step = self.reduce_step(op, *l, float_flags(flags) | modes, next, acc, b)?;
            self.emit(step);
            acc = next;
        }
        self.move_n(dst, acc, n);
        Ok(())
    }
    fn reduce_step(&mut self, op: &str, l: Leaf, fl: u16, dst: u32, a: u32, b: u32) -> Res<Op> {
        let w = l.kind.bits();
        Ok(match op {
            "add" => self.int_binary(BinOp::Add, w, 0, dst, a, b),
            "mul" => self.int_binary(BinOp::Mul, w, 0, dst, a, b),
            "and" => self.int_binary(BinOp::And, w, 0, dst, a, b),
            "or" => self.int_binary(BinOp::Or, w, 0, dst, a, b),
            "xor" => self.int_binary(BinOp::Xor, w, 0, dst, a, b),
            "smax" => self.pure_op(Pure::SMax, w, dst, a, b),
            "smin" => self.pure_op(Pure::SMin, w, dst, a, b),
            "umax" => self.pure_op(Pure::UMax, w, dst, a, b),
            "umin" => self.pure_op(Pure::UMin, w, dst, a, b),
            "fadd" => float_binary(BinOp::FAdd, float_kind(l)?, fl, dst, a, b),
            "fmul" => float_binary(BinOp::FMul, float_kind(l)?, fl, dst, a, b),
            "fmax" | "fmin" | "fmaximum" | "fminimum" => {
                let f = match op {
                    "fmax" => PureF::MaxNum,
                    "fmin" => PureF::MinNum,
                    "fmaximum" => PureF::Maximum,
                    _ => PureF::Minimum,
                };
                let spec = self.out.floats.len() as u32;
                self.out.floats.push(FloatSpec {
                    f,
                    kind: float_kind(l)?,
                    operands: [Some(l.kind), Some(l.kind), None],
                    result: l.kind,
                    fl,
                    mods: Mods::default(),
                });
                Op::PureF {
                    spec,
                    dst,
                    a,
                    b,
                    c: a,
                }
            }
            _ => return Err(format!("@llvm.vector.reduce.{op}")),
        })
    }
}

/// What is left of the effects of a function that writes nothing.
fn reading(e: MemoryEffects) -> MemoryEffects {
    let read = |m: ModRef| match m.reads() {
        true => ModRef::Read,
        false => ModRef::None,
    };
    MemoryEffects {
        argmem: read(e.argmem),
        inaccessible: read(e.inaccessible),
        errno: read(e.errno),
        target: e.target.map(read),
        other: read(e.other),
    }
}

/// True for the bundle by which one call stands for two: the result is handed to a second function right away.
fn is_second_call(tag: &str) -> bool {
    tag == "clang.arc.attachedcall"
}

/// Puts the conditions that are undefined behaviour behind those that make poison.
fn noundef_last(checks: Vec<(u32, Check)>) -> Vec<(u32, Check)> {
    let (last, mut first): (Vec<_>, Vec<_>) = checks
        .into_iter()
        .partition(|(_, c)| matches!(c, Check::NoUndef { .. }));
    first.extend(last);
    first
}

/// Conditions on the floating-point arguments of a call that says `nnan` or `ninf`.
fn excluded(flags: Flags, site: &CallSite) -> Vec<(u32, Check)> {
    let mut classes = 0;
    if flags.contains(Flags::NNAN) {
        classes |= NAN_CLASSES;
    }
    if flags.contains(Flags::NINF) {
        classes |= INFINITE_CLASSES;
    }
    let number = |(l, a): (&ValueLayout, &(u32, u32))| match l.single()?.kind {
        LeafKind::Float(kind) => Some((a.0, Check::NoFpClass(classes, kind))),
        _ => None,
    };
    let all = site.layouts.iter().zip(&site.args).filter_map(number);
    all.filter(|_| classes != 0).collect()
}
