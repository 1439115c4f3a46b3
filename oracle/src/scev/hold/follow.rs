//! Claims held against a run that somebody else performs, one event after the other.

use super::{Checked, Contradiction, Held, Holder, MAX_WRONG, Seen, Thread};
use tandem_ir::claims::scev::Node;
use tandem_ir::{Block, Value};

/// A run that is being followed.
pub struct Follower<'a> {
    holder: &'a Holder<'a>,
    args: Vec<Seen>,
    thread: Thread,
    checked: Checked,
    wrong: Vec<Contradiction>,
}

impl<'a> Follower<'a> {
    /// Nothing has happened yet.
    pub fn new(holder: &'a Holder<'a>, args: Vec<Seen>) -> Follower<'a> {
        let thread = holder.thread();
        Follower {
            holder,
            args,
            thread,
            checked: Checked::default(),
            wrong: Vec::new(),
        }
    }

    /// Control has come to a block.
    pub fn entered(&mut self, b: Block) {
        if self.wrong.len() < MAX_WRONG {
            let (thread, args) = (&mut self.thread, &self.args);
            self.holder
                .enter(b, thread, args, &mut self.checked, &mut self.wrong);
        }
    }

    /// A value was computed.
    pub fn computed(&mut self, v: Value, seen: &Seen) {
        if self.wrong.len() < MAX_WRONG {
            let (thread, args) = (&mut self.thread, &self.args);
            self.holder
                .computed(v, seen, thread, args, &mut self.checked, &mut self.wrong);
        }
    }

    /// True if the block is the header of a loop.
    pub fn is_header(&self, b: Block) -> bool {
        self.holder.loops.iter().any(|l| l.header == b)
    }

    /// What claims depend on beside values, appended to what is there: of each loop the iteration, as far as expressions and
    /// counts can tell one from another. An expression's value is periodic in the iteration with `period`, and a count has
    /// had its say once the iteration is beyond every number that is said of the entry.
    pub fn position(&self, period: u64, out: &mut Vec<u64>) {
        for open in &self.thread.loops {
            let numbers = open.max.iter().chain([&open.exact]);
            let of_exits = open.exit.iter().flat_map(|x| [&x.0, &x.1]);
            let said = numbers.chain(of_exits).flatten();
            let most = said.filter_map(|n| n.as_number()).max().unwrap_or(0);
            let beyond = u64::try_from(most).unwrap_or(u64::MAX).saturating_add(1);
            out.extend([open.k % period, open.k.min(beyond)]);
        }
    }

    /// The run says something: what it contradicts; what it confirms is added to what is held.
    pub fn finish(self, held: &mut Held) -> Vec<Contradiction> {
        held.add(self.checked);
        self.wrong
    }
}

impl Holder<'_> {
    /// A number of iterations after which every recurrence of the table is at the same value again. `C(k, i)` modulo 2^w
    /// repeats after `2^(w + t)`, where 2^t is the greatest power of two up to i.
    pub fn period(&self) -> Option<u64> {
        let of = |typed: &tandem_ir::claims::scev::Typed| match &typed.node {
            Node::AddRec(_, parts) => {
                typed.width + (parts.len() as u64 - 1).checked_ilog2().unwrap_or(0)
            }
            _ => 0,
        };
        let bits = self.claims.exprs.values().map(of).max().unwrap_or(0);
        1u64.checked_shl(bits)
    }
}
