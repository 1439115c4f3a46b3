//! Phis behind branches as choices: by which conditions which value comes.
//!
//! ```text
//!   d: br i1 %c, label %t, label %e          b: %v = phi [ %x, %t ], [ %y, %d ]        %v = %c ? %x : %y
//! ```
//!
//! Each way into the phi's block comes from the nearest block that all of them pass by one side of its branch: the side is
//! entered from there alone, and dominates where the way comes from. Short circuits, whose sides meet, are not told apart.

use super::Lookout;
use tandem_ir::{Block, Inst, InstKind, Value};

/// What a value is, by conditions.
pub(super) enum Choice {
    /// This one.
    Value(Value),
    /// The first, if the condition holds; or else the second.
    Branch(Value, Box<Choice>, Box<Choice>),
}

impl Choice {
    /// All conditions and all values.
    pub fn parts(&self) -> (Vec<Value>, Vec<Value>) {
        match self {
            Choice::Value(v) => (Vec::new(), vec![*v]),
            Choice::Branch(c, yes, no) => {
                let ((mut conditions, mut values), (c2, v2)) = (yes.parts(), no.parts());
                conditions.push(*c);
                conditions.extend(c2);
                values.extend(v2);
                (conditions, values)
            }
        }
    }
}

impl Lookout<'_> {
    /// A phi as a choice. Not of a loop's header, to which ways come back.
    pub(super) fn choice(&self, phi: Inst) -> Option<Choice> {
        let to = self.f.inst_block(phi)?;
        let dom = self.se.dominators();
        let mut ways: Vec<(Value, Block)> = Vec::new();
        for (v, from) in self.f.phi_incoming(phi) {
            if dom.dominates(to, from) {
                return None;
            }
            let reachable = dom.idom(from).is_some() || Some(from) == self.f.entry();
            if reachable && !ways.contains(&(v, from)) {
                ways.push((v, from));
            }
        }
        self.choice_of(to, &ways)
    }

    fn choice_of(&self, to: Block, ways: &[(Value, Block)]) -> Option<Choice> {
        let &(first, mut from) = ways.first()?;
        if ways.iter().all(|w| w.0 == first) {
            return Some(Choice::Value(first));
        }
        let dom = self.se.dominators();
        while !ways.iter().all(|w| dom.dominates(from, w.1)) {
            from = dom.idom(from)?;
        }
        let f = self.f;
        let branch = f.terminator(from)?;
        if !matches!(f.kind(branch), InstKind::Br) {
            return None;
        }
        let to_sides: Vec<Block> = f.inst_successors(branch).collect();
        let [yes, no] = to_sides[..] else {
            return None;
        };
        let by = |side: Block, from_way: Block| match side == to {
            true => from_way == from,
            false => f.predecessors(side)[..] == [from] && dom.dominates(side, from_way),
        };
        let (mut ways_of_yes, mut ways_of_no) = (Vec::new(), Vec::new());
        for &w in ways {
            match (by(yes, w.1), by(no, w.1)) {
                (true, false) => ways_of_yes.push(w),
                (false, true) => ways_of_no.push(w),
                _ => return None,
            }
        }
        if ways_of_yes.is_empty() || ways_of_no.is_empty() {
            return None;
        }
        Some(Choice::Branch(
            f.operand(branch, 0),
            Box::new(self.choice_of(to, &ways_of_yes)?),
            Box::new(self.choice_of(to, &ways_of_no)?),
        ))
    }
}
