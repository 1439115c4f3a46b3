//! Inline assembly that touches memory: loads, stores, atomics, fences, address conversions (PTX ISA, "Data Movement
//! and Conversion Instructions", "Parallel Synchronization and Communication Instructions").
//!
//! ```text
//!   ld.global.v2.b32 {a, b}, [p+8]     Load a, p+8 align 8;  Load b, p+12 align 4      one access per element
//!   atom.add.s32 d, [p], v             AtomicRmw, relaxed unless an order is written
//!   cvta.to.shared.u64 d, p            the same pointer in another space
//!   prefetch…, nanosleep               nothing: they say where or when, not what
//! ```
//!
//! A register that is used as an address becomes a pointer into the space of the instruction (`inttoptr`), if it is
//! none yet. A load or store is aligned to its whole size, as PTX demands.
//!
//! Answers: `Ok(true)` if the instruction was compiled, `Ok(false)` if it is not known here (a modifier, a type of more
//! than 64 bits), so that the whole text is made up ([`super`]); an error if nothing can stand for it.

use super::arith::parts;
use super::{Compiler, PtxType, Res, Text, scalar_layout};
use crate::code::Access;
use crate::intrinsics::Impure;
use crate::layout::LeafKind;
use crate::ops::{GENERIC, Op};
use tandem_ir::asm::{Arg, Statement};
use tandem_ir::inst::{Ordering, RmwOp};
use tandem_ir::{CastOp, FloatKind};

/// What the modifiers of an access say.
struct How {
    space: u32,
    ordering: Ordering,
    volatile: bool,
    /// Elements.
    vector: u32,
    ty: PtxType,
}

fn space_of(word: &str) -> Option<u32> {
    Some(match word {
        "global" => 1,
        "shared" | "shared::cta" => 3,
        "const" => 4,
        "local" => 5,
        "param" | "param::entry" | "param::func" => 101,
        _ => return None,
    })
}

/// The modifiers of a load or store; `None` if one of them is another.
fn how(mods: &[&str], ty: PtxType) -> Option<How> {
    let mut h = How {
        space: 0,
        ordering: Ordering::NotAtomic,
        volatile: false,
        vector: 1,
        ty,
    };
    for m in mods {
        if let Some(s) = space_of(m) {
            h.space = s;
            continue;
        }
        match *m {
            "volatile" | "mmio" => {
                h.volatile = true;
                h.ordering = Ordering::Monotonic;
            }
            "relaxed" => h.ordering = Ordering::Monotonic,
            "acquire" => h.ordering = Ordering::Acquire,
            "release" => h.ordering = Ordering::Release,
            "weak" | "cta" | "cluster" | "gpu" | "sys" | "nc" | "ca" | "cg" | "cs" | "cv"
            | "lu" | "wb" | "wt" | "noftz" => {}
            "v2" => h.vector = 2,
            "v4" => h.vector = 4,
            "v8" => h.vector = 8,
            m if m.starts_with("L1::") || m.starts_with("L2::") => {}
            _ => return None,
        }
    }
    Some(h)
}

impl Compiler<'_> {
    pub(super) fn asm_memory(&mut self, t: &Text, s: &Statement) -> Res<bool> {
        match s.opcode[0].as_str() {
            "membar" => {
                self.emit(Op::Fence {
                    ordering: Ordering::SeqCst,
                });
                return Ok(true);
            }
            "fence" => return Ok(self.fence(s)),
            // They say where data should be, or when, and nothing about what it is.
            "prefetch" | "prefetchu" | "nanosleep" | "griddepcontrol" | "applypriority" => {
                return Ok(true);
            }
            "cvta" => return self.cvta(t, s),
            "isspacep" => return self.isspacep(t, s),
            _ => {}
        }
        let Some((name, mods, ty)) = parts(s) else {
            return Ok(false);
        };
        match (name, &s.args[..]) {
            ("ld" | "ldu", [d, a, ..]) => self.load(t, &mods, ty, d, a),
            ("st", [a, v, ..]) => self.store(t, &mods, ty, a, v),
            ("atom", [d, a, operands @ ..]) => self.atomic(t, &mods, ty, Some(d), a, operands),
            ("red", [a, operands @ ..]) => self.atomic(t, &mods, ty, None, a, operands),
            _ => Ok(false),
        }
    }

    fn fence(&mut self, s: &Statement) -> bool {
        let known = |m: &String| {
            matches!(
                m.as_str(),
                "sc" | "acq_rel" | "acquire" | "release" | "cta" | "cluster" | "gpu" | "sys"
            )
        };
        if !s.opcode[1..].iter().all(known) {
            return false;
        }
        let has = |w: &str| s.opcode.iter().any(|m| m == w);
        let ordering = match (has("acquire"), has("release"), has("acq_rel")) {
            (true, ..) => Ordering::Acquire,
            (_, true, _) => Ordering::Release,
            (.., true) => Ordering::AcqRel,
            _ => Ordering::SeqCst,
        };
        self.emit(Op::Fence { ordering });
        true
    }

    /// The pointer that an address operand is, for the given space.
    fn pointer(&mut self, t: &Text, arg: &Arg, space: u32) -> Res<u32> {
        let Arg::Address { base, offset, rest } = arg else {
            return Err("an operand that is no address".into());
        };
        if !rest.is_empty() {
            return Err("an address with coordinates".into());
        }
        let p = self.as_pointer(t, base, space)?;
        let Ok(offset) = i32::try_from(*offset) else {
            return Err("an offset of more than 32 bits".into());
        };
        if offset == 0 {
            return Ok(p);
        }
        let dst = self.temp(1);
        self.emit(Op::GepImm {
            fl: if space == 0 { GENERIC } else { 0 },
            dst,
            base: p,
            offset,
        });
        Ok(dst)
    }
    /// A register as a pointer into a space.
    fn as_pointer(&mut self, t: &Text, arg: &Arg, space: u32) -> Res<u32> {
        let width = self.header.layout.pointer(space).bits;
        let to = LeafKind::Ptr(space, width);
        let (slot, from) = match self.place(t, arg) {
            Some(p) => (p.slot, p.kind),
            None => (self.read(t, arg, 64)?, LeafKind::Int(64)),
        };
        let dst = self.temp(1);
        match from {
            LeafKind::Ptr(s, _) if s == space => return Ok(slot),
            // The generic address of global memory is its address.
            LeafKind::Ptr(0 | 1, _) if matches!(space, 0 | 1) => {
                self.cast(CastOp::AddrSpaceCast, from, to, dst, slot);
            }
            LeafKind::Int(w @ (32 | 64)) => {
                let w = LeafKind::Int(w);
                self.cast(CastOp::IntToPtr, w, to, dst, slot);
            }
            _ => return Err("an address of another space".into()),
        }
        Ok(dst)
    }

    fn element(&mut self, h: &How, kind: LeafKind, k: u32) -> (u32, u32) {
        let bytes = h.ty.bits / 8;
        // The whole is aligned to its size; an element behind the first to its own.
        let align = if k == 0 { bytes * h.vector } else { bytes };
        self.out.accesses.push(Access {
            space: h.space,
            align: align.into(),
            layout: scalar_layout(kind),
            volatile: h.volatile,
            ordering: h.ordering,
            rmw: RmwOp::Xchg,
            failure: Ordering::NotAtomic,
            unchanging: false,
        });
        (self.out.accesses.len() as u32 - 1, k * bytes)
    }
    fn at_offset(&mut self, p: u32, space: u32, offset: u32) -> u32 {
        if offset == 0 {
            return p;
        }
        let dst = self.temp(1);
        self.emit(Op::GepImm {
            fl: if space == 0 { GENERIC } else { 0 },
            dst,
            base: p,
            offset: offset as i32,
        });
        dst
    }
    /// The registers of a vector access, or the one of a scalar.
    fn elements<'s>(h: &How, arg: &'s Arg) -> Option<&'s [Arg]> {
        let all = match arg {
            Arg::Tuple(all) => all,
            one => std::slice::from_ref(one),
        };
        (all.len() == h.vector as usize).then_some(all)
    }

    fn load(&mut self, t: &Text, mods: &[&str], ty: PtxType, d: &Arg, a: &Arg) -> Res<bool> {
        let Some(h) = how(mods, ty).filter(|h| h.ty.bits <= 64) else {
            return Ok(false);
        };
        let Some(all) = Self::elements(&h, d) else {
            return Ok(false);
        };
        let p = self.pointer(t, a, h.space)?;
        let kind = LeafKind::Int(ty.bits);
        for (k, d) in all.iter().enumerate() {
            let (access, offset) = self.element(&h, kind, k as u32);
            let (ptr, dst) = (self.at_offset(p, h.space, offset), self.temp(1));
            self.emit(Op::Load { dst, ptr, access });
            self.write(t, d, dst, ty.bits, ty.signed())?;
        }
        Ok(true)
    }
    fn store(&mut self, t: &Text, mods: &[&str], ty: PtxType, a: &Arg, v: &Arg) -> Res<bool> {
        let Some(h) = how(mods, ty).filter(|h| h.ty.bits <= 64) else {
            return Ok(false);
        };
        let Some(all) = Self::elements(&h, v) else {
            return Ok(false);
        };
        let p = self.pointer(t, a, h.space)?;
        let kind = LeafKind::Int(ty.bits);
        for (k, v) in all.iter().enumerate() {
            let src = self.read(t, v, ty.bits)?;
            let (access, offset) = self.element(&h, kind, k as u32);
            let ptr = self.at_offset(p, h.space, offset);
            self.emit(Op::Store { src, ptr, access });
        }
        Ok(true)
    }

    /// `atom` and `red`; relaxed unless an order is written.
    fn atomic(
        &mut self,
        t: &Text,
        mods: &[&str],
        ty: PtxType,
        d: Option<&Arg>,
        a: &Arg,
        operands: &[Arg],
    ) -> Res<bool> {
        let named = |m: &&&str| {
            matches!(
                **m,
                "and" | "or" | "xor" | "exch" | "add" | "inc" | "dec" | "min" | "max" | "cas"
            )
        };
        let Some(name) = mods.iter().find(named).copied() else {
            return Ok(false);
        };
        let mut order = Ordering::Monotonic;
        let mut rest = Vec::new();
        for m in mods.iter().filter(|m| **m != name) {
            match *m {
                "acq_rel" => order = Ordering::AcqRel,
                m => rest.push(m),
            }
        }
        let Some(h) = how(&rest, ty).filter(|h| h.vector == 1 && matches!(ty.bits, 16 | 32 | 64))
        else {
            return Ok(false);
        };
        let order = match h.ordering {
            Ordering::NotAtomic => order,
            o => o,
        };
        let (kind, rmw) = match (ty.class, ty.bits, name) {
            (b'f', 32, "add") => (LeafKind::Float(FloatKind::Float), RmwOp::FAdd),
            (b'f', 64, "add") => (LeafKind::Float(FloatKind::Double), RmwOp::FAdd),
            (b'f', ..) => return Ok(false),
            (.., name) => (LeafKind::Int(ty.bits), integer_rmw(name, ty.signed())),
        };
        let p = self.pointer(t, a, h.space)?;
        let access = self.out.accesses.len() as u32;
        self.out.accesses.push(Access {
            space: h.space,
            align: u64::from(ty.bits / 8),
            layout: scalar_layout(kind),
            volatile: h.volatile,
            ordering: order,
            rmw,
            failure: match order {
                Ordering::AcqRel | Ordering::Acquire => Ordering::Acquire,
                _ => Ordering::Monotonic,
            },
            unchanging: false,
        });
        // Of a comparison: the old value, and whether it was the expected one.
        let dst = self.temp(2);
        match (name, operands) {
            ("cas", [expected, new]) => {
                let expected = self.read(t, expected, ty.bits)?;
                let new = self.read(t, new, ty.bits)?;
                self.emit(Op::CmpXchg {
                    dst,
                    ptr: p,
                    expected,
                    new,
                    access,
                });
            }
            ("cas", _) => return Ok(false),
            (_, [v]) => {
                let src = self.read(t, v, ty.bits)?;
                self.emit(Op::AtomicRmw {
                    dst,
                    ptr: p,
                    src,
                    access,
                });
            }
            _ => return Ok(false),
        }
        if let Some(d) = d {
            self.write(t, d, dst, ty.bits, ty.signed())?;
        }
        Ok(true)
    }

    /// `cvta.<space> d, a` and `cvta.to.<space> d, a`
    fn cvta(&mut self, t: &Text, s: &Statement) -> Res<bool> {
        let words: Vec<&str> = s.opcode.iter().map(String::as_str).collect();
        let (into, space) = match words[..] {
            ["cvta", "to", space, "u32" | "u64"] => (true, space),
            ["cvta", space, "u32" | "u64"] => (false, space),
            _ => return Ok(false),
        };
        let (Some(space), [d, a]) = (space_of(space), &s.args[..]) else {
            return Ok(false);
        };
        let width = |c: &Self, s: u32| LeafKind::Ptr(s, c.header.layout.pointer(s).bits);
        let (from, to) = if into { (0, space) } else { (space, 0) };
        let p = self.as_pointer(t, a, from)?;
        let (from, to) = (width(self, from), width(self, to));
        let (q, n) = (self.temp(1), self.temp(1));
        self.cast(CastOp::AddrSpaceCast, from, to, q, p);
        let bits = s
            .opcode
            .last()
            .and_then(|t| PtxType::of(t))
            .map_or(64, |t| t.bits);
        self.cast(CastOp::PtrToInt, to, LeafKind::Int(bits), n, q);
        self.write(t, d, n, bits, false)?;
        Ok(true)
    }
    fn isspacep(&mut self, t: &Text, s: &Statement) -> Res<bool> {
        let ([_, space], [d, a]) = (&s.opcode[..], &s.args[..]) else {
            return Ok(false);
        };
        let Some(space) = space_of(space) else {
            return Ok(false);
        };
        let p = self.as_pointer(t, a, 0)?;
        let generic = LeafKind::Ptr(0, self.header.layout.pointer(0).bits);
        let v = self.operation(Impure::IsSpace(space), &[(p, generic)], &[1]);
        self.write(t, d, v, 1, false)?;
        Ok(true)
    }
}

fn integer_rmw(name: &str, signed: bool) -> RmwOp {
    match (name, signed) {
        ("and", _) => RmwOp::And,
        ("or", _) => RmwOp::Or,
        ("xor", _) => RmwOp::Xor,
        ("add", _) => RmwOp::Add,
        ("inc", _) => RmwOp::UIncWrap,
        ("dec", _) => RmwOp::UDecWrap,
        ("min", true) => RmwOp::Min,
        ("max", true) => RmwOp::Max,
        ("min", false) => RmwOp::UMin,
        ("max", false) => RmwOp::UMax,
        _ => RmwOp::Xchg,
    }
}
