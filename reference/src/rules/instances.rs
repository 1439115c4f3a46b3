//! Instances of a rule: pairs of functions in which every type, predicate and flag is chosen, for the prover.
//!
//! The source computes the pattern, the target returns the result. Variables are
//! arguments, which may be undef or poison; constant variables are arguments that
//! are neither, so that one question covers every constant; where a condition does
//! not hold, the source goes to `unreachable`, which allows anything. An instance is
//! text, so that it can be read, and given to another validator.

mod text;

use super::ast::{Node, Op, Relation, Rule, Sorts, Term, TermKind, Types};
use tandem_ir::inst::FLAG_KEYWORDS;
use tandem_ir::{BinOp, Flags, FloatKind};

/// Floating-point formats that rules are proved for.
pub const FORMATS: [FloatKind; 4] = [
    FloatKind::Half,
    FloatKind::BFloat,
    FloatKind::Float,
    FloatKind::Double,
];

/// Address spaces that rules are proved for: generic, global, shared, constant, local.
pub const SPACES: [u32; 5] = [0, 1, 3, 4, 5];

/// Values of `denormal-fp-math` under which rules about floating point are proved, unless they ask for the first.
pub const DENORMAL_MODES: [&str; 4] = ["ieee", "preserve-sign", "positive-zero", "dynamic"];

/// A scalar type that a type variable stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scalar {
    /// An integer of so many bits.
    Int(u32),
    /// A floating-point format.
    Float(FloatKind),
    /// A pointer to an address space.
    Ptr(u32),
}

impl Scalar {
    fn bits(self) -> Option<u32> {
        match self {
            Scalar::Int(w) => Some(w),
            Scalar::Float(k) => Some(k.bits()),
            Scalar::Ptr(_) => None,
        }
    }
}

/// A choice of everything that a rule leaves open.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Instance {
    /// The scalar type of each type variable.
    pub scalars: Vec<Scalar>,
    /// Per type variable: it stands for a vector of two such elements.
    pub vectors: Vec<bool>,
    /// Flags of each instruction of the pattern, in the order in which the pattern is written.
    pub flags: Vec<Flags>,
    /// Which of its predicates each instruction has.
    pub predicates: Vec<usize>,
    /// Value of `denormal-fp-math`, where it matters.
    pub denormals: &'static str,
    /// Source element type of each `getelementptr`.
    pub element: &'static str,
}

/// How much of a rule is instantiated.
#[derive(Clone, Debug)]
pub struct Scope {
    /// Integer widths.
    pub widths: Vec<u32>,
    /// Integer widths at which vectors are tried as well.
    pub vector_widths: Vec<u32>,
    /// Floating-point formats.
    pub formats: Vec<FloatKind>,
}

impl Scope {
    /// Every width from 1 to 64.
    pub fn full() -> Scope {
        Scope {
            widths: (1..=64).collect(),
            vector_widths: vec![1, 8, 33],
            formats: FORMATS.to_vec(),
        }
    }

    /// The widths given, vectors at the smallest of them; of the floating-point formats the smallest, since proofs about
    /// the others take long.
    pub fn of(widths: &[u32]) -> Scope {
        let mut widths = widths.to_vec();
        widths.sort_unstable();
        widths.dedup();
        Scope {
            vector_widths: widths.iter().take(1).copied().collect(),
            widths,
            formats: vec![FloatKind::Half],
        }
    }
}

/// Element types that `getelementptr` is tried with.
const ELEMENTS: [&str; 4] = ["i8", "i32", "{ i8, i64 }", "[3 x i16]"];

/// All instances of a rule within a scope, in a fixed order.
///
/// Vectors are tried at the scope's vector widths. A rule with two integer types has thousands of pairs of widths;
/// there, flags are tried one by one at the vector widths, and none and all of them at every pair.
pub fn instances(rule: &Rule, scope: &Scope) -> Vec<Instance> {
    let mut out = Vec::new();
    let nodes = nodes(rule);
    let shapes = shapes(&rule.types);
    let pairs = rule
        .types
        .sorts
        .iter()
        .filter(|s| s.contains(Sorts::WIDER))
        .count()
        > 1;
    let all = choices(rule, flag_choices(&nodes), &nodes);
    let few = choices(rule, least_and_most(&nodes), &nodes);
    for scalars in scalars(&rule.types, scope) {
        let small = scalars.iter().all(|s| match s {
            Scalar::Int(w) => scope.vector_widths.contains(w),
            Scalar::Float(_) => true,
            Scalar::Ptr(space) => *space == 0,
        });
        let shapes = if small { &shapes[..] } else { &shapes[..1] };
        for vectors in shapes {
            for rest in if pairs && !small { &few } else { &all } {
                out.push(Instance {
                    scalars: scalars.clone(),
                    vectors: vectors.clone(),
                    ..rest.clone()
                });
            }
        }
    }
    out
}

/// The instructions of a rule's pattern, in the order in which it is written.
pub fn nodes(rule: &Rule) -> Vec<&Node> {
    fn walk<'r>(t: &'r Term, out: &mut Vec<&'r Node>) {
        if let TermKind::Inst(n) = &t.kind {
            out.push(n);
            n.args.iter().for_each(|a| walk(a, out));
        }
    }
    let mut out = Vec::new();
    walk(&rule.pattern, &mut out);
    out
}

/// Every choice of scalar types that the rule's relations allow.
fn scalars(types: &Types, scope: &Scope) -> Vec<Vec<Scalar>> {
    let mut all: Vec<Vec<Scalar>> = vec![Vec::new()];
    for sorts in &types.sorts {
        let candidates = members(*sorts, scope);
        let longer = |chosen: Vec<Scalar>| {
            let with = |&c: &Scalar| [chosen.clone(), vec![c]].concat();
            candidates.iter().map(with).collect::<Vec<_>>()
        };
        all = all
            .into_iter()
            .flat_map(longer)
            .filter(|c| related(types, c))
            .collect();
    }
    all
}

fn members(sorts: Sorts, scope: &Scope) -> Vec<Scalar> {
    let mut out: Vec<Scalar> = Vec::new();
    let ints = scope
        .widths
        .iter()
        .filter(|&&w| sorts.contains(if w == 1 { Sorts::BOOL } else { Sorts::WIDER }));
    out.extend(ints.map(|&w| Scalar::Int(w)));
    // An `i1` that is no choice of width is there at every scope.
    if sorts == Sorts::BOOL {
        out = vec![Scalar::Int(1)];
    }
    if sorts.contains(Sorts::FLOAT) {
        out.extend(scope.formats.iter().map(|&k| Scalar::Float(k)));
    }
    if sorts.contains(Sorts::PTR) {
        out.extend(SPACES.map(Scalar::Ptr));
    }
    out
}

/// True if the relations hold among the types chosen so far.
fn related(types: &Types, chosen: &[Scalar]) -> bool {
    let of = |t: usize| chosen.get(t).copied();
    types.relations.iter().all(|r| match *r {
        Relation::Narrower(a, b) => match (of(a), of(b)) {
            (Some(Scalar::Int(a)), Some(Scalar::Int(b))) => a < b,
            (Some(Scalar::Float(a)), Some(Scalar::Float(b))) => a.bits() < b.bits(),
            (Some(_), Some(_)) => false,
            _ => true,
        },
        Relation::SameBits(a, b) => match (of(a), of(b)) {
            (Some(Scalar::Ptr(a)), Some(Scalar::Ptr(b))) => a == b,
            (Some(a), Some(b)) => a.bits() == b.bits() && a.bits().is_some(),
            _ => true,
        },
        Relation::Granule(a, n) => match of(a) {
            Some(s) => s.bits().is_some_and(|w| w.is_multiple_of(n)),
            None => true,
        },
        Relation::OtherSpace(a, b) => match (of(a), of(b)) {
            (Some(a), Some(b)) => a != b,
            _ => true,
        },
    })
}

/// Which type variables are vectors: none; all; where a `select` lets them differ, its condition a scalar.
fn shapes(types: &Types) -> Vec<Vec<bool>> {
    let n = types.sorts.len();
    let mut groups: Vec<usize> = types.shapes.clone();
    groups.sort_unstable();
    groups.dedup();
    let mut out = vec![vec![false; n], vec![true; n]];
    // The condition of a select is of a group of its own only where it is tied to nothing else.
    for &g in groups.iter().filter(|_| groups.len() > 1) {
        if types
            .sorts
            .iter()
            .zip(&types.shapes)
            .any(|(s, shape)| *shape == g && *s == Sorts::BOOL)
        {
            out.push(types.shapes.iter().map(|&s| s != g).collect());
        }
    }
    out
}

/// Every choice of predicates, denormal mode and element type, with each of the choices of flags.
fn choices(rule: &Rule, flags: Vec<Vec<Flags>>, nodes: &[&Node]) -> Vec<Instance> {
    let new = match &rule.result.kind {
        TermKind::Inst(new) => Some(&**new),
        _ => None,
    };
    let mut all = nodes.iter().copied().chain(new);
    let floats = all.any(|n| is_float(&n.op));
    let ieee = rule.conditions.iter().any(asks_for_ieee);
    let modes = match floats && !ieee {
        true => &DENORMAL_MODES[..],
        false => &DENORMAL_MODES[..1],
    };
    let has_gep = nodes.iter().any(|n| n.op == Op::Gep && n.args.len() == 2);
    let elements = if has_gep {
        &ELEMENTS[..]
    } else {
        &ELEMENTS[1..2]
    };
    let mut out = Vec::new();
    for flags in flags {
        for predicates in predicate_choices(nodes) {
            for &denormals in modes {
                for &element in elements {
                    out.push(Instance {
                        scalars: Vec::new(),
                        vectors: Vec::new(),
                        flags: flags.clone(),
                        predicates: predicates.clone(),
                        denormals,
                        element,
                    });
                }
            }
        }
    }
    out
}

fn asks_for_ieee(e: &super::ast::Expr) -> bool {
    matches!(e.kind, super::ast::ExprKind::Ieee(_))
}

fn is_float(op: &Op) -> bool {
    match op {
        Op::Binary(b) => *b >= BinOp::FAdd,
        Op::Intrinsic(i, _) => i.float,
        Op::FCmp(_) => true,
        Op::Cast(c) => matches!(c, tandem_ir::CastOp::FpTrunc | tandem_ir::CastOp::FpExt),
        _ => false,
    }
}

/// The flags that the rule asks for alone, each further flag of each instruction by itself, and all of them.
fn flag_choices(nodes: &[&Node]) -> Vec<Vec<Flags>> {
    let mut out = least_and_most(nodes);
    let least = out[0].clone();
    for (k, node) in nodes.iter().enumerate() {
        let free = node.op.possible_flags().without(node.flags);
        for (flag, _) in FLAG_KEYWORDS.iter().filter(|(f, _)| free.contains(*f)) {
            let mut one = least.clone();
            one[k] |= *flag;
            if !out.contains(&one) {
                out.push(one);
            }
        }
    }
    out
}

/// The flags that the rule asks for alone, and all that there can be.
fn least_and_most(nodes: &[&Node]) -> Vec<Vec<Flags>> {
    let least: Vec<Flags> = nodes.iter().map(|n| n.flags).collect();
    let most: Vec<Flags> = nodes
        .iter()
        .map(|n| n.flags | n.op.possible_flags())
        .collect();
    match least == most {
        true => vec![least],
        false => vec![least, most],
    }
}

fn predicate_choices(nodes: &[&Node]) -> Vec<Vec<usize>> {
    let mut all: Vec<Vec<usize>> = vec![Vec::new()];
    for node in nodes {
        let n = match &node.op {
            Op::ICmp(p) => p.len(),
            Op::FCmp(p) => p.len(),
            _ => 1,
        };
        all = all
            .into_iter()
            .flat_map(|c| (0..n).map(move |k| [c.clone(), vec![k]].concat()))
            .collect();
    }
    all
}
