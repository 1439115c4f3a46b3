//! Mutators of what an instruction is: opcode, predicate, flags, conversion.

use super::work::Work;
use super::{Mutator, any};
use tandem_ir::inst::FLAG_KEYWORDS;
use tandem_ir::{
    BinOp, CastOp, Flags, FloatPredicate, Function, Header, Inst, InstKind, IntPredicate,
};

/// The mutators of this file.
pub(super) const ALL: &[Mutator] = &[
    any("change-opcode", change_opcode),
    any("change-predicate", change_predicate),
    any("toggle-flag", toggle_flag),
    any("clear-flags", clear_flags),
    any("all-flags", all_flags),
    any("change-cast", change_cast),
    any("change-shuffle", change_shuffle),
    any("drop-attachments", drop_attachments),
];

/// The flags that an instruction may have.
pub(super) fn legal_flags(header: &Header, f: &Function, i: Inst) -> Flags {
    let wrap = Flags::NUW | Flags::NSW;
    match f.kind(i) {
        InstKind::Binary(BinOp::Add | BinOp::Sub | BinOp::Mul | BinOp::Shl) => wrap,
        InstKind::Binary(BinOp::UDiv | BinOp::SDiv | BinOp::LShr | BinOp::AShr) => Flags::EXACT,
        InstKind::Binary(BinOp::Or) => Flags::DISJOINT,
        InstKind::Binary(op) if op.is_float() => Flags::FAST,
        InstKind::Cast(CastOp::Trunc) => wrap,
        InstKind::Cast(CastOp::ZExt | CastOp::UiToFp) => Flags::NNEG,
        InstKind::Cast(CastOp::FpTrunc | CastOp::FpExt) | InstKind::FCmp(_) | InstKind::FNeg => {
            Flags::FAST
        }
        InstKind::ICmp(_) => Flags::SAMESIGN,
        InstKind::Gep { .. } => Flags::INBOUNDS | Flags::NUSW | Flags::NUW,
        InstKind::Phi | InstKind::Select | InstKind::Call(_) => {
            let scalar = header.types.scalar(f.inst_type(i));
            if scalar.is_float() {
                Flags::FAST
            } else {
                Flags::NONE
            }
        }
        _ => Flags::NONE,
    }
}

fn change_opcode(w: &mut Work) -> Option<()> {
    let i = w.pick_inst(|f, i| matches!(f.kind(i), InstKind::Binary(_)))?;
    let InstKind::Binary(old) = *w.f().kind(i) else {
        return None;
    };
    let same = BinOp::ALL
        .iter()
        .copied()
        .filter(|op| op.is_float() == old.is_float() && *op != old);
    let same: Vec<BinOp> = same.collect();
    let op = w.draw.pick(&same)?;
    let keep = w.f().flags(i);
    w.fm().set_kind(i, InstKind::Binary(op));
    let legal = legal_flags(w.header(), w.f(), i);
    w.fm().set_flags(i, keep.intersection(legal));
    Some(())
}

fn change_predicate(w: &mut Work) -> Option<()> {
    let i = w.pick_inst(|f, i| matches!(f.kind(i), InstKind::ICmp(_) | InstKind::FCmp(_)))?;
    let new = match *w.f().kind(i) {
        InstKind::ICmp(old) => {
            InstKind::ICmp(w.draw.pick(IntPredicate::ALL).filter(|p| *p != old)?)
        }
        InstKind::FCmp(old) => {
            InstKind::FCmp(w.draw.pick(FloatPredicate::ALL).filter(|p| *p != old)?)
        }
        _ => return None,
    };
    w.fm().set_kind(i, new);
    Some(())
}

fn pick_flagged(w: &mut Work) -> Option<(Inst, Flags)> {
    let all = w.insts(|f, i| !legal_flags(w.header(), f, i).is_empty());
    let i = w.draw.pick(&all)?;
    Some((i, legal_flags(w.header(), w.f(), i)))
}

fn toggle_flag(w: &mut Work) -> Option<()> {
    let (i, legal) = pick_flagged(w)?;
    let each: Vec<Flags> = FLAG_KEYWORDS
        .iter()
        .map(|k| k.0)
        .filter(|k| legal.contains(*k))
        .collect();
    let flag = w.draw.pick(&each)?;
    let old = w.f().flags(i);
    let mut new = if old.contains(flag) {
        old.without(flag)
    } else {
        old | flag
    };
    // `inbounds` is never without `nusw`.
    if new.contains(Flags::INBOUNDS) {
        if flag == Flags::NUSW {
            new = new.without(Flags::INBOUNDS | Flags::NUSW);
        } else {
            new |= Flags::NUSW;
        }
    }
    w.fm().set_flags(i, new);
    Some(())
}

fn clear_flags(w: &mut Work) -> Option<()> {
    let i = w.pick_inst(|f, i| !f.flags(i).is_empty())?;
    w.fm().set_flags(i, Flags::NONE);
    Some(())
}

fn all_flags(w: &mut Work) -> Option<()> {
    let (i, legal) = pick_flagged(w)?;
    if w.f().flags(i) == legal {
        return None;
    }
    w.fm().set_flags(i, legal);
    Some(())
}

fn change_cast(w: &mut Work) -> Option<()> {
    let twin = |op: CastOp| match op {
        CastOp::ZExt => Some(CastOp::SExt),
        CastOp::SExt => Some(CastOp::ZExt),
        CastOp::FpToUi => Some(CastOp::FpToSi),
        CastOp::FpToSi => Some(CastOp::FpToUi),
        CastOp::UiToFp => Some(CastOp::SiToFp),
        CastOp::SiToFp => Some(CastOp::UiToFp),
        _ => None,
    };
    let i = w.pick_inst(|f, i| matches!(f.kind(i), InstKind::Cast(op) if twin(*op).is_some()))?;
    let InstKind::Cast(op) = *w.f().kind(i) else {
        return None;
    };
    let keep = w.f().flags(i);
    w.fm().set_kind(i, InstKind::Cast(twin(op)?));
    let legal = legal_flags(w.header(), w.f(), i);
    w.fm().set_flags(i, keep.intersection(legal));
    Some(())
}

fn change_shuffle(w: &mut Work) -> Option<()> {
    let i = w.pick_inst(|f, i| matches!(f.kind(i), InstKind::ShuffleVector(_)))?;
    let InstKind::ShuffleVector(mask) = w.f().kind(i) else {
        return None;
    };
    let mut mask = mask.clone();
    let source = w.f().value_type(w.f().operand(i, 0));
    let (_, lanes, scalable) = w.header().types.as_vector(source)?;
    if scalable {
        return None;
    }
    let at = w.draw.below(mask.len());
    let lane = w.draw.below(2 * lanes as usize + 1) as i32 - 1;
    let slot = mask.get_mut(at).filter(|m| **m != lane)?;
    *slot = lane;
    w.fm().set_kind(i, InstKind::ShuffleVector(mask));
    Some(())
}

/// Drops the metadata of an instruction.
fn drop_attachments(w: &mut Work) -> Option<()> {
    let i = w.pick_inst(|f, i| !f.attachments(i).is_empty())?;
    w.fm().retain_attachments(i, |_| false);
    Some(())
}
