//! What each side may choose: values for undef, which NaN, whether a licence is used.
//!
//! A choice is a variable of its side. Choices of the two sides that are likely to go together have the same number: the n-th of
//! their kind, or, where an operation makes one, the one about the same operation on the same terms
//! ([`PairContext::choice_about`]). Which go together is a guess for [`crate::hints`]; nothing is concluded from it.

use super::context::{ChoiceKind, PairContext, Side};
use rustc_hash::FxHashMap;
use std::collections::BTreeMap;
use tandem_smt::{Chooser, Mentions, Sort, Term, Var, VarData};

/// The first number of choices that are about something.
const FIRST: u32 = 1 << 20;
/// Terms beyond which an operation on undef values is not looked at.
const MOST_TERMS: usize = 2_000;

/// What a choice is about: its kind and width, and the terms that an operation is on.
type Operation = (ChoiceKind, u32, Vec<Term>);

/// All choices of a query.
#[derive(Default, Debug)]
pub(crate) struct ChoiceTable {
    /// Numbers of the choices that are named by what they are about: operation, element, and how often before.
    topics: FxHashMap<(Operation, u32, u32), u32>,
    /// The number of the choice before, about the same operation.
    before: FxHashMap<u32, u32>,
    /// How often a side has done an operation, element by element, and the number of its last choice.
    done: FxHashMap<(Side, Operation, u32), (u32, u32)>,
    /// How many elements of the instruction at hand have made a choice on the same terms.
    in_instruction: FxHashMap<Operation, u32>,
    choices: BTreeMap<(ChoiceKind, u32, u32), [Option<Var>; 2]>,
    counts: FxHashMap<(Side, ChoiceKind, u32), u32>,
    /// What each was chosen for, those for undef values by themselves as well.
    kinds: FxHashMap<Var, ChoiceKind>,
    undef_templates: FxHashMap<Var, ChoiceKind>,
    undef_topics: FxHashMap<Var, Operation>,
    /// What stands for all choices of a kind and width.
    placeholders: FxHashMap<(ChoiceKind, u32), Term>,
}

impl ChoiceTable {
    fn number_of(&mut self, topic: (Operation, u32, u32)) -> u32 {
        let next = FIRST + self.topics.len() as u32;
        *self.topics.entry(topic).or_insert(next)
    }
    /// The number of a side's next choice about an operation.
    fn next_of(&mut self, side: Side, operation: Operation, element: u32) -> u32 {
        let key = (side, operation.clone(), element);
        let (times, last) = self.done.get(&key).copied().unwrap_or_default();
        let number = self.number_of((operation, element, times));
        if times > 0 {
            self.before.insert(number, last);
        }
        self.done.insert(key, (times + 1, number));
        number
    }
}

/// True for the number of a choice that is named by what it is about.
pub(crate) fn is_about_something(number: u32) -> bool {
    number >= FIRST
}

impl PairContext {
    /// A new choice of one side, of `width` bits: the next of its kind and width.
    pub fn choice(&mut self, side: Side, kind: ChoiceKind, width: u32) -> Term {
        let n = self
            .chosen
            .counts
            .entry((side, kind.clone(), width))
            .or_default();
        let number = *n;
        *n += 1;
        self.numbered_choice(side, kind, width, number)
    }
    /// Says that what follows is another instruction.
    pub fn begin_instruction(&mut self) {
        self.chosen.in_instruction.clear();
    }
    /// A choice that an operation makes on given terms. The same operation on the same terms of the other side
    /// is its partner, wherever it stands: the n-th of one side that of the n-th, and where the source does it more often than the target,
    /// which may do once what the source does twice, that of the last ([`Self::partner_before`]).
    /// The elements of one vector operation are so many operations, the n-th on the same terms a partner of the n-th. On an undef operand the operation is evaluated anew at each use, and so is the choice: the n-th evaluation is
    /// the partner of the n-th, whichever values for undef they were made with.
    pub fn choice_about(
        &mut self,
        side: Side,
        kind: ChoiceKind,
        width: u32,
        about: &[Term],
    ) -> Term {
        if about
            .iter()
            .any(|&t| self.terms.mentions(t).any(Mentions::UNDEF))
        {
            let mut same = Vec::new();
            for &t in about {
                let Some(t) = self.blind(t) else {
                    return self.choice(side, ChoiceKind::Undef, width);
                };
                same.push(t);
            }
            return self.undef_choice_about(side, (kind, width, same));
        }
        // What the operands chose is no part of which operation it is.
        let blind = |w: &mut PairContext, &t: &Term| w.blind(t).unwrap_or(t);
        let about = about.iter().map(|t| blind(self, t)).collect();
        let operation = (kind.clone(), width, about);
        let element = self
            .chosen
            .in_instruction
            .entry(operation.clone())
            .or_default();
        let n = *element;
        *element += 1;
        let number = self.chosen.next_of(side, operation, n);
        self.numbered_choice(side, kind, width, number)
    }

    /// The target's choice about what the source does once more than the target.
    pub fn partner_before(&self, kind: &ChoiceKind, width: u32, number: u32) -> Option<Var> {
        let mut number = number;
        while let Some(&before) = self.chosen.before.get(&number) {
            let sides = self.chosen.choices.get(&(kind.clone(), width, before));
            if let Some(v) = sides.and_then(|v| v[Side::Target as usize]) {
                return Some(v);
            }
            number = before;
        }
        None
    }

    /// The next choice of a side about an operation on undef values.
    fn undef_choice_about(&mut self, side: Side, operation: Operation) -> Term {
        let number = self.chosen.next_of(side, operation.clone(), 0);
        let out = self.numbered_choice(side, ChoiceKind::Undef, operation.1, number);
        if let Some(v) = self.terms.as_var(out) {
            self.chosen.undef_topics.insert(v, operation);
        }
        out
    }

    /// The choice in place of another one where an undef value is looked at again.
    pub fn choice_again(&mut self, side: Side, v: Var, width: u32) -> Term {
        match self.chosen.undef_topics.get(&v).cloned() {
            Some(operation) => self.undef_choice_about(side, operation),
            None => {
                let kind = self.undef_kind(v).unwrap_or(ChoiceKind::Undef);
                self.choice(side, kind, width)
            }
        }
    }

    /// The term with every choice of either side replaced by one that stands for all of its kind, on both sides; `None` if it is large.
    pub fn blind(&mut self, t: Term) -> Option<Term> {
        let mentions = self.terms.mentions(t);
        if !mentions.any(Mentions::SOURCE | Mentions::TARGET | Mentions::UNDEF) {
            return Some(t);
        }
        if self.terms.has_more_than(&[t], MOST_TERMS) {
            return None;
        }
        let mut map = FxHashMap::default();
        for v in self.terms.free_vars(&[t]) {
            let data = self.terms.var_data(v);
            if !data.undef && data.chooser == Chooser::Input {
                continue;
            }
            let old = self.terms.var(v);
            let kind = self.chosen.kinds.get(&v).cloned();
            let key = (kind.unwrap_or(ChoiceKind::Undef), self.terms.width(old));
            let sort = self.terms.sort(old);
            let terms = &mut self.terms;
            let stands = self.chosen.placeholders.entry(key);
            map.insert(old, *stands.or_insert_with(|| terms.input("choice", sort)));
        }
        Some(self.terms.substitute(t, &map))
    }

    /// A choice with its number.
    fn numbered_choice(&mut self, side: Side, kind: ChoiceKind, width: u32, number: u32) -> Term {
        let undef = matches!(kind, ChoiceKind::UndefArgument(..) | ChoiceKind::Undef);
        if matches!(kind, ChoiceKind::Licence | ChoiceKind::ZeroSign) && side == Side::Target {
            // The interpreter rounds each operation by itself, and flushes nothing.
            let licences = "licences of floating point that the target uses";
            self.beyond_replay.insert(licences.into());
        }
        let chooser = match side {
            Side::Source => Chooser::Source,
            Side::Target => Chooser::Target,
        };
        let v = self.terms.new_var(VarData {
            name: format!("{side:?}.{kind:?}.{number}").to_lowercase(),
            sort: Sort::Bits(width),
            chooser,
            undef,
            per_thread: true,
        });
        self.chosen.kinds.insert(v, kind.clone());
        if undef {
            self.chosen.undef_templates.insert(v, kind.clone());
        }
        self.chosen
            .choices
            .entry((kind, width, number))
            .or_default()[side as usize] = Some(v);
        self.terms.var(v)
    }
    /// A choice of one side between true and false.
    pub fn choice_bool(&mut self, side: Side, kind: ChoiceKind) -> Term {
        let b = self.choice(side, kind, 1);
        self.terms.bit_to_bool(b)
    }
    /// What an undef variable was chosen for.
    pub fn undef_kind(&self, v: Var) -> Option<ChoiceKind> {
        self.chosen.undef_templates.get(&v).cloned()
    }
    /// The choices of both sides in order of their names: kind, width, number, and the variable of each side.
    pub fn choices(&self) -> impl Iterator<Item = (&ChoiceKind, u32, u32, [Option<Var>; 2])> {
        self.chosen
            .choices
            .iter()
            .map(|((k, w, n), v)| (k, *w, *n, *v))
    }
}
