//! What becomes of one instruction, before its operands are known.

use super::{Fate, Rebuild};
use tandem_ir::function::Function;
use tandem_ir::inst::CallInfo;
use tandem_ir::{CastOp, Flags, Global, Inst, InstKind, Type};

/// The new form of an instruction.
pub(super) enum Form {
    /// An instruction of this kind, type and flags.
    Make(InstKind, Type, Flags),
    /// Nothing; operand `n` stands for the result.
    Operand(usize),
    /// Nothing; zero stands for the result, if there is one.
    Zero,
    /// A call that is gone at the end of a block: a branch to the successor at this operand.
    Branch(usize),
}

impl Rebuild<'_> {
    /// Decides the new form.
    pub(super) fn form(&mut self, f: &Function, i: Inst) -> Form {
        let kind = f.kind(i);
        let ty = self.ty(f.inst_type(i));
        let flags = f.flags(i);
        let keep = |kind: InstKind| Form::Make(kind, ty, flags);
        match kind {
            InstKind::Cast(op) => self.cast(f, i, *op, ty),
            InstKind::Call(info) | InstKind::Invoke(info) | InstKind::CallBr(info, _) => {
                self.call(f, i, info, ty)
            }
            InstKind::Alloca {
                ty: a,
                align,
                inalloca,
                swifterror,
            } => keep(InstKind::Alloca {
                ty: self.ty(*a),
                align: *align,
                inalloca: *inalloca,
                swifterror: *swifterror,
            }),
            InstKind::Gep { elem } => {
                if self.has_changed_fields(*elem) && self.gep_indices(f, i, *elem).is_none() {
                    let base = f.value_type(f.operand(i, 0));
                    return if base == f.inst_type(i) {
                        Form::Operand(0)
                    } else {
                        Form::Zero
                    };
                }
                keep(InstKind::Gep {
                    elem: self.ty(*elem),
                })
            }
            InstKind::ExtractElement if self.becomes_scalar(self.operand_type(f, i, 0)) => {
                Form::Operand(0)
            }
            InstKind::InsertElement if self.becomes_scalar(f.inst_type(i)) => Form::Operand(1),
            InstKind::ShuffleVector(mask) => self.shuffle(f, i, mask, ty),
            InstKind::ExtractValue(path) => match self.value_path(self.operand_type(f, i, 0), path)
            {
                Some(p) => keep(InstKind::ExtractValue(p.into())),
                None => Form::Zero,
            },
            InstKind::InsertValue(path) => match self.value_path(f.inst_type(i), path) {
                Some(p) => keep(InstKind::InsertValue(p.into())),
                None => Form::Operand(0),
            },
            InstKind::Load(_)
            | InstKind::Store(_)
            | InstKind::AtomicRmw(..)
            | InstKind::CmpXchg { .. }
            | InstKind::Fence { .. } => keep(self.access_kind(kind)),
            other => keep(other.clone()),
        }
    }

    /// The kind of an access, with its scope in the new module.
    fn access_kind(&mut self, kind: &InstKind) -> InstKind {
        match kind {
            InstKind::Load(a) => InstKind::Load(self.access(*a)),
            InstKind::Store(a) => InstKind::Store(self.access(*a)),
            InstKind::AtomicRmw(op, a) => InstKind::AtomicRmw(*op, self.access(*a)),
            InstKind::CmpXchg {
                access,
                failure,
                weak,
            } => InstKind::CmpXchg {
                access: self.access(*access),
                failure: *failure,
                weak: *weak,
            },
            InstKind::Fence { ordering, scope } => InstKind::Fence {
                ordering: *ordering,
                scope: scope.map(|s| self.symbol(s)),
            },
            other => other.clone(),
        }
    }

    fn operand_type(&self, f: &Function, i: Inst, n: usize) -> Type {
        f.value_type(f.operand(i, n))
    }

    fn access(&mut self, a: tandem_ir::MemAccess) -> tandem_ir::MemAccess {
        let scope = a.scope.map(|s| self.symbol(s));
        tandem_ir::MemAccess { scope, ..a }
    }

    /// A conversion between types that may have changed.
    fn cast(&mut self, f: &Function, i: Inst, op: CastOp, to: Type) -> Form {
        let old = self.operand_type(f, i, 0);
        let from = self.ty(old);
        if !self.plan.retypes() || (from == to && old == f.inst_type(i)) {
            return Form::Make(InstKind::Cast(op), to, f.flags(i));
        }
        if from == to {
            return Form::Operand(0);
        }
        let types = &self.new.header.types;
        let (a, b) = (types.scalar(from), types.scalar(to));
        let bits = |t: Type| t.int_width().or(t.float_kind().map(|k| k.bits()));
        let new = match op {
            CastOp::Trunc | CastOp::ZExt | CastOp::SExt => match bits(a).cmp(&bits(b)) {
                std::cmp::Ordering::Greater => CastOp::Trunc,
                _ if op == CastOp::SExt => CastOp::SExt,
                _ => CastOp::ZExt,
            },
            CastOp::FpTrunc | CastOp::FpExt => match bits(a).cmp(&bits(b)) {
                std::cmp::Ordering::Greater => CastOp::FpTrunc,
                std::cmp::Ordering::Less => CastOp::FpExt,
                std::cmp::Ordering::Equal => return Form::Zero,
            },
            CastOp::BitCast | CastOp::AddrSpaceCast if a.is_ptr() && b.is_ptr() => {
                CastOp::AddrSpaceCast
            }
            CastOp::BitCast if !self.same_size(from, to) => return Form::Zero,
            CastOp::PtrToAddr => return Form::Zero,
            other => other,
        };
        let flags = if new == op { f.flags(i) } else { Flags::NONE };
        Form::Make(InstKind::Cast(new), to, flags)
    }

    fn shuffle(&mut self, f: &Function, i: Inst, mask: &[i32], ty: Type) -> Form {
        let input = self.operand_type(f, i, 0);
        let Some((_, lanes, _)) = self.old.header.types.as_vector(input) else {
            return Form::Zero;
        };
        let new_lanes = self.new_lanes(lanes);
        let results = self.new_lanes(mask.len() as u32) as usize;
        let lane = |m: i32| match u32::try_from(m) {
            Err(_) => -1,
            Ok(m) if m < lanes => m.min(new_lanes - 1) as i32,
            Ok(m) => (new_lanes + (m - lanes).min(new_lanes - 1)) as i32,
        };
        match (
            self.becomes_scalar(input),
            self.becomes_scalar(f.inst_type(i)),
        ) {
            (true, true) => Form::Operand(usize::from(
                mask.first().is_some_and(|&m| m >= lanes as i32),
            )),
            (false, false) => {
                let mask = mask.iter().take(results).map(|&m| lane(m)).collect();
                Form::Make(InstKind::ShuffleVector(mask), ty, f.flags(i))
            }
            _ => Form::Zero,
        }
    }

    fn call(&mut self, f: &Function, i: Inst, info: &CallInfo, ty: Type) -> Form {
        let direct = f.callee(i);
        if direct.is_some_and(|g| self.globals[g] == Fate::Gone && !self.plan.aliases.contains(&g))
        {
            let mut ends = f.successor_operands(i);
            return match (f.kind(i), ends.next()) {
                (InstKind::Call(_), _) | (_, None) => Form::Zero,
                (_, Some(n)) => Form::Branch(n),
            };
        }
        let of = direct.filter(|&g| self.matches_signature(g, info));
        let new = CallInfo {
            fn_ty: match of {
                Some(g) => self.signature(g),
                None => self.ty(info.fn_ty),
            },
            attrs: self.attr_list(&info.attrs, of),
            ..info.clone()
        };
        let ret = self
            .new
            .header
            .types
            .as_function(new.fn_ty)
            .map_or(ty, |f| f.0);
        let kind = match f.kind(i) {
            InstKind::Invoke(_) => InstKind::Invoke(Box::new(new)),
            InstKind::CallBr(_, n) => InstKind::CallBr(Box::new(new), *n),
            _ => InstKind::Call(Box::new(new)),
        };
        Form::Make(kind, ret, f.flags(i))
    }

    /// True if the call is made at the function's own type, so that it follows its changes.
    pub(super) fn matches_signature(&self, g: Global, info: &CallInfo) -> bool {
        self.old.header.globals[g].ty == info.fn_ty
    }
}
