//! Claims about values, held against executions: expressions, ranges, flags of sums and products, subscripts, what stands still.

use super::{Checked, Contradiction, Holder, Now, Seen, Thread, push, shown};
use crate::graph::index;
use crate::scev::eval::{Known, Leaves, NoValue, eval};
use crate::scev::wraps::{broken_by_product, broken_by_sum};
use tandem_ir::Value;
use tandem_ir::claims::scev::{Disposition, Expr, Nary, Node, Obligation, Shown, ValueClaim};

impl Holder<'_> {
    pub(super) fn computed(
        &self,
        v: Value,
        seen: &Seen,
        thread: &mut Thread,
        args: &[Seen],
        checked: &mut Checked,
        wrong: &mut Vec<Contradiction>,
    ) {
        let known = self.width(v).and_then(|w| Known::of_seen(seen, w));
        // A value that is a leaf is what it is now.
        thread.values[v] = known.clone();
        thread.poison[v] = *seen == Seen::Poison;
        if let (Some(n), Some(value)) = (self.claim_of[v], &known) {
            let n = n as usize;
            let claim = &self.claims.values[n];
            let now = Now::of(self, thread, args);
            if self.equal(claim, claim.expr, value, &now, "value", checked, wrong) {
                checked.values.insert(n);
                self.sums(n, &now, checked, wrong);
            }
            if let Some((here, _)) = claim.here {
                self.equal(
                    claim,
                    here,
                    value,
                    &now,
                    "value at its place",
                    checked,
                    wrong,
                );
            }
            if let Some(number) = value.as_number() {
                let sorts = ["unsigned range", "signed range"];
                let here = claim.here.iter().flat_map(|h| h.1.iter().zip(sorts));
                for (range, sort) in claim.ranges.iter().zip(sorts).chain(here) {
                    checked.checks += 1;
                    if !range.contains(number) {
                        let words = self.out_of_range(claim, *range, number);
                        push(wrong, sort, words);
                    }
                }
            }
            self.stands_still(claim, v, value, thread, checked, wrong);
        }
        if let Some(address) = &known {
            self.subscripts(v, address, thread, args, checked, wrong);
        }
        let stamp = self.claim_of[v]
            .and_then(|n| self.smallest[n as usize])
            .map(|l| (thread.loops[l].entry, thread.loops[l].k));
        thread.stamp[v] = stamp.unwrap_or_default();
    }

    /// Subscripts of accesses through a pointer that was computed.
    pub(super) fn subscripts(
        &self,
        pointer: Value,
        address: &Known,
        thread: &mut Thread,
        args: &[Seen],
        checked: &mut Checked,
        wrong: &mut Vec<Contradiction>,
    ) {
        for &k in &self.lists[pointer] {
            let now = Now::of(self, thread, args);
            let claim = &self.claims.accesses[k];
            let width = self.claims.exprs[claim.offset].width;
            let (Some(list), Some(base)) = (&claim.list, now.value(claim.base)) else {
                continue;
            };
            let distance = address.minus(&base, width);
            let Some(found) =
                crate::scev::subscripts::wrong(self.claims, list, &distance, width, &now)
            else {
                continue;
            };
            checked.checks += 1;
            checked.lists.insert(k);
            if let Err(words) = found {
                let access = tandem_ir::text::print_inst(&self.module.header, self.f, claim.inst);
                push(wrong, "subscripts", format!("{}: {words}", access.trim()));
            }
            let number = |&d: &Expr| eval(&self.claims.exprs, d, &now).ok()?.as_number();
            let dims: Vec<Option<u128>> = list.dims.iter().map(number).collect();
            self.extents_stand_still(k, &dims, thread, wrong);
        }
    }

    /// Extents that are said to be invariant are the same throughout each entry of the outermost loop around the access.
    fn extents_stand_still(
        &self,
        access: usize,
        dims: &[Option<u128>],
        thread: &mut Thread,
        wrong: &mut Vec<Contradiction>,
    ) {
        let claim = &self.claims.accesses[access];
        let block = self.f.inst_block(claim.inst);
        let mut around = self.loops.iter().zip(&thread.loops);
        let outermost = around.find(|(l, _)| block.is_some_and(|b| l.members[index(b)]));
        let (Some((_, open)), Some(list)) = (outermost, &claim.list) else {
            return;
        };
        for &(what, shown) in &list.shown {
            let Obligation::Invariant(k) = what else {
                continue;
            };
            let Some(now) = dims[k - 1].filter(|_| shown == Shown::Proved) else {
                continue;
            };
            let first = thread.extents.entry((access, k));
            let first = first.or_insert((open.entry, now));
            if first.0 != open.entry {
                *first = (open.entry, now);
            }
            if first.1 != now {
                let access = tandem_ir::text::print_inst(&self.module.header, self.f, claim.inst);
                let (access, was) = (access.trim(), first.1);
                let words = format!("{access}: extent {k} was {was} and is {now}");
                push(wrong, "extents", words);
            }
        }
    }

    /// True if the expression had a value; a difference is noted.
    #[allow(
        clippy::too_many_arguments,
        reason = "one place for all comparisons of values"
    )]
    pub(super) fn equal(
        &self,
        claim: &ValueClaim,
        e: Expr,
        value: &Known,
        now: &Now<'_>,
        sort: &'static str,
        checked: &mut Checked,
        wrong: &mut Vec<Contradiction>,
    ) -> bool {
        let said = match eval(&self.claims.exprs, e, now) {
            Err(NoValue::Silent | NoValue::Poison) => return false,
            Err(NoValue::Division) => None,
            Ok(said) => Some(said),
        };
        // An address that has become a number has that of its object in it, which is not known here.
        let is_number = self.f.result(claim.inst).is_some_and(|v| {
            let ty = self.f.value_type(v);
            ty.int_width().is_some()
        });
        if is_number && said.as_ref().is_some_and(|s| !s.bases.is_empty()) {
            return false;
        }
        // So has a pointer that was made of such a number, or moved by it, beside the object that it is based on.
        let moved = |s: &Known| {
            s.bases.len() > value.bases.len() && value.bases.iter().all(|b| s.bases.contains(b))
        };
        if said.as_ref().is_some_and(moved) {
            return false;
        }
        checked.checks += 1;
        if said.as_ref() != Some(value) {
            let text = self.printer().expr(e);
            let name = self.name(claim);
            let said = said.map_or("a division by 0".into(), |s| shown(&s));
            let words = format!(
                "{name} is said to be {text} = {said}; it is {}",
                shown(value)
            );
            push(wrong, sort, words);
        }
        true
    }

    /// Flags of the sums and products below a value's expression.
    pub(super) fn sums(
        &self,
        n: usize,
        now: &Now<'_>,
        checked: &mut Checked,
        wrong: &mut Vec<Contradiction>,
    ) {
        for &(e, flags) in &self.flagged[n] {
            let typed = &self.claims.exprs[e];
            let Node::Nary(op, xs) = &typed.node else {
                continue;
            };
            let each: Option<Vec<u128>> = xs
                .iter()
                .map(|&x| eval(&self.claims.exprs, x, now).ok()?.as_number())
                .collect();
            let Some(each) = each else { continue };
            checked.checks += 1;
            let broken = match op {
                Nary::Add => broken_by_sum(typed.width, &each, flags),
                _ => broken_by_product(typed.width, &each, flags),
            };
            if let Some(flag) = broken {
                let text = self.printer().expr(e);
                push(
                    wrong,
                    "flag of an expression",
                    format!("{text} is said to be {flag}; it wraps on {each:?}"),
                );
            }
        }
    }

    pub(super) fn stands_still(
        &self,
        claim: &ValueClaim,
        v: Value,
        value: &Known,
        thread: &mut Thread,
        checked: &mut Checked,
        wrong: &mut Vec<Contradiction>,
    ) {
        for &(header, d) in &claim.dispositions {
            if d != Disposition::Invariant {
                continue;
            }
            let Some(n) = self.loops.iter().position(|l| l.header == header) else {
                continue;
            };
            let open = &thread.loops[n];
            if !open.inside {
                continue;
            }
            let first = thread
                .still
                .entry((v, n))
                .or_insert_with(|| (open.entry, value.clone()));
            if first.0 != open.entry {
                *first = (open.entry, value.clone());
            }
            checked.checks += 1;
            if &first.1 != value {
                let words = format!(
                    "{} is said to be invariant in {}; it was {} and is {}",
                    self.name(claim),
                    self.printer().block(header),
                    shown(&first.1),
                    shown(value)
                );
                push(wrong, "disposition", words);
            }
        }
    }
}
