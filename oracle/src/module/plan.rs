//! A plan: what the host does with a loaded module, drawn from a seed.
//!
//! Several calls and launches in a row of what is visible ([`Boundary`]), with the
//! contents of memory carried over from one to the next; between them the host may
//! write variables that it can reach. Arguments are those that functions are compared
//! on ([`crate::inputs`]); a function that is called again may get the same ones.

use super::boundary::{Boundary, Root};
use crate::inputs::{Generator, MOST_CARE, Rng, Shape, TestInput, direct_callees};
use crate::interp::{Buffer, Placement, Target, Value};
use std::borrow::Cow;
use std::collections::BTreeMap;
use tandem_ir::{Function, Module};

/// A call of a function, or a launch of a kernel.
#[derive(Clone, Debug)]
pub struct Call {
    /// Number of the root in [`Boundary::roots`].
    pub root: usize,
    /// Its name.
    pub name: String,
    /// Arguments; buffers are those of the whole plan.
    pub args: Vec<Value>,
    /// The launch, if it is a kernel.
    pub shape: Option<Shape>,
    /// Buffers that the host makes before it.
    pub buffers: Vec<Buffer>,
}

impl Call {
    /// The same call once more, with the buffers that it had.
    fn again(&self) -> Call {
        Call {
            root: self.root,
            name: self.name.clone(),
            args: self.args.clone(),
            shape: self.shape,
            buffers: Vec::new(),
        }
    }
}

/// Something that the host does.
#[derive(Clone, Debug)]
pub enum Act {
    /// It calls or launches.
    Call(Call),
    /// It writes a variable: number in [`Boundary::watched`], name, contents.
    Write(usize, String, Vec<u8>),
}

/// What the host does, in order.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The acts.
    pub acts: Vec<Act>,
    /// Seed of the interpreter's choices, and of what the world outside answers.
    pub seed: u64,
    /// True if functions outside write no variables: with several threads they would race.
    pub quiet: bool,
}

impl Plan {
    /// True if some launch has several threads.
    pub fn threaded(&self) -> bool {
        self.acts.iter().any(|a| match a {
            Act::Call(c) => c.shape.is_some_and(|s| s.threads() > 1),
            Act::Write(..) => false,
        })
    }

    /// Where objects lie: by one policy in about half of all plans, so that an access that is aligned by chance
    /// under one is not under the other.
    pub fn placement(&self) -> Placement {
        match self.seed >> 63 {
            0 => Placement::Least,
            _ => Placement::Generous,
        }
    }

    /// The first acts; all that there are need no copy.
    pub fn first(&self, acts: usize) -> Cow<'_, Plan> {
        match self.acts.get(..acts) {
            Some(some) if some.len() < self.acts.len() => Cow::Owned(Plan {
                acts: some.to_vec(),
                ..*self
            }),
            _ => Cow::Borrowed(self),
        }
    }

    /// Lines that let a person see and repeat the plan.
    pub fn describe(&self) -> Vec<String> {
        let mut lines = Vec::new();
        let mut first = 0;
        for (n, act) in self.acts.iter().enumerate() {
            match act {
                Act::Write(_, name, bytes) => {
                    let all: String = bytes.iter().take(64).map(|b| format!("{b:02x}")).collect();
                    lines.push(format!("{}. the host writes @{name}: {all}", n + 1));
                }
                Act::Call(c) => {
                    let verb = if c.shape.is_some() {
                        "launches"
                    } else {
                        "calls"
                    };
                    lines.push(format!("{}. the host {verb} @{}", n + 1, c.name));
                    let input = TestInput {
                        args: c.args.clone(),
                        buffers: c.buffers.clone(),
                        globals: Vec::new(),
                        shape: c.shape,
                        seed: self.seed,
                    };
                    lines.extend(
                        input
                            .describe_from(first)
                            .into_iter()
                            .map(|l| format!("   {l}")),
                    );
                    first += c.buffers.len();
                }
            }
        }
        lines
    }
}

/// Makes the plans of one pair of modules.
pub struct Planner<'a> {
    source: &'a Module,
    boundary: &'a Boundary,
    /// Roots in the order in which plans begin with them: those that a change can be seen through first.
    order: Vec<usize>,
    /// How many of them that is.
    concerned: usize,
    /// Of roots that were called.
    generators: BTreeMap<usize, Option<Generator<'a>>>,
}

/// Most calls of one plan.
const MOST_CALLS: u64 = 4;
/// Numbers of inputs from one plan to the next. What is drawn in turn (sizes of launches, schedules: [`Generator`]) takes turns by
/// these numbers, so that this has no divisor in common with how many there are.
const NUMBERS: u64 = 13;
// There are six sizes and four schedules, and no plan has more calls.
const _: () =
    assert!(!NUMBERS.is_multiple_of(2) && !NUMBERS.is_multiple_of(3) && NUMBERS > MOST_CALLS);

impl<'a> Planner<'a> {
    /// A planner; `concerned` says which roots a change can be seen through.
    pub fn new(
        source: &'a Module,
        boundary: &'a Boundary,
        concerned: &dyn Fn(&Root) -> bool,
    ) -> Planner<'a> {
        let all = 0..boundary.roots.len();
        let (mut order, rest): (Vec<usize>, Vec<usize>) =
            all.partition(|&n| concerned(&boundary.roots[n]));
        let near = order.len();
        order.extend(rest);
        Planner {
            source,
            boundary,
            concerned: near,
            order,
            generators: BTreeMap::new(),
        }
    }

    /// Plan number `n`; the same for the same modules, seed, number and care ([`Generator::careful_input`]). `None` if there is
    /// nothing to call.
    pub fn plan(&mut self, seed: u64, n: u64, care: u8) -> Option<Plan> {
        if self.order.is_empty() {
            return None;
        }
        let mut rng = Rng::new(seed ^ n.wrapping_mul(0x9fb2_1c65_1e98_df25) ^ 0x706c_616e);
        let mut plan = Plan {
            acts: Vec::new(),
            seed: rng.bits64(),
            quiet: false,
        };
        for (w, v) in self.boundary.watched.iter().enumerate() {
            // What comes from elsewhere has contents that nobody here knows.
            if v.external || n > 0 && rng.one_in(4) {
                self.write(w, care, &mut rng, &mut plan);
            }
        }
        let calls = match n {
            0 => self.order.len().clamp(2, 4) as u64,
            _ => 1 + rng.below(MOST_CALLS),
        };
        // The root that was called last, and which act that is.
        let mut last: Option<(usize, usize)> = None;
        let mut buffers = 0;
        for k in 0..calls {
            let root = self.choose(n, k, last.map(|l| l.0), &mut rng);
            let done = |a: &Act| matches!(a, Act::Call(c) if c.root == root);
            if self.boundary.roots[root].once && plan.acts.iter().any(done) {
                continue;
            }
            let again = last.filter(|l| l.0 == root && rng.one_in(3));
            let again = again.and_then(|(_, act)| plan.acts.get(act));
            let call = match again {
                Some(Act::Call(c)) => c.again(),
                _ => match self.call(root, (seed, n.wrapping_mul(NUMBERS) + k, care), buffers) {
                    Some(c) => c,
                    None => continue,
                },
            };
            buffers += call.buffers.len();
            last = Some((root, plan.acts.len()));
            plan.acts.push(Act::Call(call));
            if k + 1 < calls && !self.boundary.watched.is_empty() && rng.one_in(2) {
                let w = rng.below(self.boundary.watched.len() as u64) as usize;
                self.write(w, care, &mut rng, &mut plan);
            }
        }
        plan.quiet = plan.threaded();
        Some(plan)
    }

    /// Every root is first in some plan; mostly those that matter.
    fn choose(&self, n: u64, k: u64, last: Option<usize>, rng: &mut Rng) -> usize {
        let all = self.order.len() as u64;
        let near = self.concerned as u64;
        let among = if near > 0 && !n.is_multiple_of(4) {
            near
        } else {
            all
        };
        let at = match (k, last) {
            (0, _) => n % among,
            (_, Some(l)) if n > 0 && rng.one_in(3) => return l,
            // The first plan calls one after the other.
            (k, _) if n == 0 => k % all,
            _ => rng.below(among),
        };
        self.order[at as usize]
    }

    fn write(&self, w: usize, care: u8, rng: &mut Rng, plan: &mut Plan) {
        let v = &self.boundary.watched[w];
        let Some(size) = v.writable else { return };
        let style = rng.below(3).max(match care {
            0 => 0,
            MOST_CARE => 2,
            _ => 1,
        });
        let byte = |k: u64, rng: &mut Rng| match style {
            0 => rng.below(256) as u8,
            // Small numbers in words.
            _ if k.is_multiple_of(4) => rng.below(8) as u8,
            _ => 0,
        };
        let bytes = (0..size).map(|k| byte(k, rng)).collect();
        plan.acts.push(Act::Write(w, v.name.clone(), bytes));
    }

    fn call(
        &mut self,
        root: usize,
        (seed, number, care): (u64, u64, u8),
        first: usize,
    ) -> Option<Call> {
        let r = &self.boundary.roots[root];
        let source = self.source;
        let body = r.body[0];
        let made = self.generators.entry(root).or_insert_with(|| {
            let f = source.body(body)?;
            let callees = direct_callees(f);
            let others = source.bodies.iter().filter(|b| callees.contains(&b.global));
            let others: Vec<Function> = others.cloned().collect();
            Some(Generator::new(&source.header, f, &others))
        });
        let generator = made.as_ref()?;
        let input = generator.careful_call(seed, number, care);
        let shift = |v: Value| match v {
            Value::Pointer(mut p) => {
                if let Target::Buffer(n) = &mut p.target {
                    *n += first as u32;
                }
                Value::Pointer(p)
            }
            other => other,
        };
        Some(Call {
            root,
            name: r.name.clone(),
            args: input.args.into_iter().map(shift).collect(),
            shape: input.shape.filter(|_| r.kernel),
            buffers: input.buffers,
        })
    }
}
