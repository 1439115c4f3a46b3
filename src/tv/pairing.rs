//! Which function is compared with which.
//!
//! Two files are matched by name, functions without a name by their order; inside
//! of one file the names begin with `src` and `tgt`. What finds no partner is told.

use super::chain::Chain;
use super::lifted::Lifted;
use super::load::Loaded;
use super::record::{FunctionInFile, Record, Verdict};
use std::sync::Arc;
use tandem_ir::types::TypeTable;
use tandem_ir::{Function, Header, Module, Type};

/// A pair of functions to compare.
#[derive(Clone, Debug)]
pub struct Pair {
    /// Module of the source.
    pub source: Arc<Loaded>,
    /// Number of the source's body.
    pub source_body: usize,
    /// Module of the target.
    pub target: Arc<Loaded>,
    /// Number of the target's body.
    pub target_body: usize,
    /// True if it is the way back of a pair.
    pub backward: bool,
    /// The way from the source to the target, where passes made it.
    pub chain: Option<Arc<Chain>>,
    /// Of a target that is PTX: what else is known of it.
    pub lifted: Option<Arc<Lifted>>,
}

impl Pair {
    /// Where the source is.
    pub fn source_place(&self) -> FunctionInFile {
        place(&self.source, self.source_body)
    }
    /// Where the target is.
    pub fn target_place(&self) -> FunctionInFile {
        place(&self.target, self.target_body)
    }
    /// The pair the other way round.
    #[must_use]
    pub fn reversed(&self) -> Pair {
        Pair {
            source: Arc::clone(&self.target),
            source_body: self.target_body,
            target: Arc::clone(&self.source),
            target_body: self.source_body,
            backward: true,
            chain: None,
            lifted: None,
        }
    }
    /// Why the two cannot be compared, if they cannot.
    pub fn mismatch(&self) -> Option<String> {
        let (a, b) = (&self.source.module, &self.target.module);
        let (f, g) = (&a.bodies[self.source_body], &b.bodies[self.target_body]);
        let (x, y) = (a.header.globals[f.global].ty, b.header.globals[g.global].ty);
        if same_type(&a.header.types, x, &b.header.types, y) {
            return None;
        }
        Some(format!(
            "signature mismatch: the source is '{}', the target '{}'",
            a.header.types.display(x),
            b.header.types.display(y)
        ))
    }
}

fn place(l: &Loaded, body: usize) -> FunctionInFile {
    FunctionInFile {
        file: l.shown.clone(),
        function: shown_name(&l.module, body),
    }
}

/// Name of a body's function; functions without one by their order among such.
pub fn shown_name(m: &Module, body: usize) -> String {
    let name = m.header.global_name(m.bodies[body].global);
    if !name.is_empty() {
        return name.to_owned();
    }
    let before = m.bodies[..body].iter();
    let number = before.filter(|b| unnamed(&m.header, b)).count();
    format!("<unnamed function {number}>")
}

fn unnamed(cx: &Header, f: &Function) -> bool {
    cx.globals[f.global].name.is_none()
}

/// True if two types of two modules are the same but for the names of structs.
fn same_type(a: &TypeTable, x: Type, b: &TypeTable, y: Type) -> bool {
    let all = |x: &[Type], y: &[Type]| {
        x.len() == y.len() && x.iter().zip(y).all(|(&x, &y)| same_type(a, x, b, y))
    };
    if let (Some((r, p, v)), Some((s, q, w))) = (a.as_function(x), b.as_function(y)) {
        return v == w && same_type(a, r, b, s) && all(p, q);
    }
    if let (Some((e, n, s)), Some((f, m, t))) = (a.as_vector(x), b.as_vector(y)) {
        return n == m && s == t && same_type(a, e, b, f);
    }
    if let (Some((e, n)), Some((f, m))) = (a.as_array(x), b.as_array(y)) {
        return n == m && same_type(a, e, b, f);
    }
    if let (Some((f, p)), Some((g, q))) = (a.struct_fields(x), b.struct_fields(y)) {
        return p == q && all(f, g);
    }
    // Scalars; what else the tables hold (target types, opaque structs) by how it is written.
    if x.in_table() || y.in_table() {
        return a.display(x).to_string() == b.display(y).to_string();
    }
    x == y
}

/// What pairing found.
#[derive(Debug, Default)]
pub struct Pairing {
    /// The pairs in order.
    pub pairs: Vec<Pair>,
    /// What has no partner and gets a verdict of its own.
    pub records: Vec<Record>,
    /// What has no partner, for information.
    pub notes: Vec<String>,
}

/// Which functions are wanted, and what the two halves of a pair are called.
#[derive(Clone, Debug, Default)]
pub struct Choice {
    /// Names to which the comparison is limited; none: all.
    pub functions: Vec<String>,
    /// Prefix of sources.
    pub source_prefix: String,
    /// Prefix of targets.
    pub target_prefix: String,
}

impl Choice {
    fn wants(&self, names: &[&str]) -> bool {
        self.functions.is_empty() || names.iter().any(|n| self.functions.iter().any(|f| f == n))
    }
}

/// Functions of two modules with the same name.
pub fn by_name(source: &Arc<Loaded>, target: &Arc<Loaded>, choice: &Choice) -> Pairing {
    let (a, b) = (&source.module, &target.module);
    let mut out = Pairing::default();
    let mut taken = vec![false; b.bodies.len()];
    let nameless: Vec<usize> = (0..b.bodies.len())
        .filter(|&n| unnamed(&b.header, &b.bodies[n]))
        .collect();
    let mut next_nameless = nameless.into_iter();
    for (n, f) in a.bodies.iter().enumerate() {
        let name = a.header.global_name(f.global);
        let partner = if unnamed(&a.header, f) {
            next_nameless.next()
        } else {
            (b.bodies.iter()).position(|g| b.header.global_name(g.global) == name)
        };
        let shown = shown_name(a, n);
        if let Some(m) = partner {
            taken[m] = true;
        }
        if !choice.wants(&[&shown]) {
            continue;
        }
        match partner {
            Some(m) => out.pairs.push(Pair {
                source: Arc::clone(source),
                source_body: n,
                target: Arc::clone(target),
                target_body: m,
                backward: false,
                chain: None,
                lifted: None,
            }),
            None => out
                .notes
                .push(format!("@{shown} is defined in {} only", source.shown)),
        }
    }
    for (m, taken) in taken.into_iter().enumerate() {
        let shown = shown_name(b, m);
        if !taken && choice.wants(&[&shown]) {
            out.notes
                .push(format!("@{shown} is defined in {} only", target.shown));
        }
    }
    if out.pairs.is_empty() && choice.functions.is_empty() {
        out.records.push(nothing_common(source, target));
    }
    out
}

fn nothing_common(source: &Loaded, target: &Loaded) -> Record {
    let why = if source.module.bodies.is_empty() {
        format!("{} defines no function", source.shown)
    } else if target.module.bodies.is_empty() {
        format!("{} defines no function", target.shown)
    } else {
        "no function is defined under the same name in both files".into()
    };
    let about = |l: &Loaded| FunctionInFile {
        file: l.shown.clone(),
        function: String::new(),
    };
    Record::plain(about(source), about(target), Verdict::NothingChecked, why)
}

/// Functions `src…` and `tgt…` of one module.
pub fn inside(file: &Arc<Loaded>, choice: &Choice) -> Pairing {
    let m = &file.module;
    let mut out = Pairing::default();
    let (s, t) = (&choice.source_prefix, &choice.target_prefix);
    let halves = |prefix: &str| -> Vec<(usize, String)> {
        let rest = |n: usize| {
            let name = m.header.global_name(m.bodies[n].global);
            let rest = name.strip_prefix(prefix).filter(|r| is_suffix(r))?;
            Some((n, rest.to_owned()))
        };
        (0..m.bodies.len()).filter_map(rest).collect()
    };
    let (sources, targets) = (halves(s), halves(t));
    for (n, rest) in &sources {
        let (name, partner) = (format!("{s}{rest}"), format!("{t}{rest}"));
        if !choice.wants(&[&name, &partner]) {
            continue;
        }
        match targets.iter().find(|(_, r)| r == rest) {
            Some((k, _)) => out.pairs.push(Pair {
                source: Arc::clone(file),
                source_body: *n,
                target: Arc::clone(file),
                target_body: *k,
                backward: false,
                chain: None,
                lifted: None,
            }),
            None => out.records.push(no_partner(file, &name, &partner)),
        }
    }
    for (_, rest) in &targets {
        let (name, partner) = (format!("{t}{rest}"), format!("{s}{rest}"));
        let lonely = !sources.iter().any(|(_, r)| r == rest);
        if lonely && choice.wants(&[&name, &partner]) {
            out.records.push(no_partner(file, &name, &partner));
        }
    }
    if out.pairs.is_empty() && out.records.is_empty() && choice.functions.is_empty() {
        let why = format!(
            "no functions @{s}… and @{t}…{}; to check passes on the file, say --passes=…",
            defined(m)
        );
        let record = Record::about(&file.shown, Verdict::NothingChecked, why);
        out.records.push(record);
    }
    out
}

/// What may follow a prefix: nothing, a number, or an underscore and anything.
fn is_suffix(rest: &str) -> bool {
    rest.is_empty() || rest.starts_with('_') || rest.bytes().all(|b| b.is_ascii_digit())
}

fn no_partner(file: &Loaded, name: &str, partner: &str) -> Record {
    let header = &file.module.header;
    let why = if header.lookup(partner).is_some() {
        format!("@{name} has a partner @{partner} that is declared, not defined")
    } else {
        format!("@{name} has no partner @{partner}{}", defined(&file.module))
    };
    let place = FunctionInFile {
        file: file.shown.clone(),
        function: name.into(),
    };
    Record::plain(place.clone(), place, Verdict::NothingChecked, why)
}

/// What a module defines, for a message.
fn defined(m: &Module) -> String {
    const SHOWN: usize = 6;
    let all = m.bodies.len();
    let names: Vec<String> = (0..all.min(SHOWN))
        .map(|n| format!("@{}", shown_name(m, n)))
        .collect();
    match all {
        0 => " (the file defines no function)".into(),
        n if n > SHOWN => format!(" (the file defines {}, …)", names.join(", ")),
        _ => format!(" (the file defines {})", names.join(", ")),
    }
}

/// Every function with itself.
pub fn identity(file: &Arc<Loaded>, choice: &Choice) -> Pairing {
    let mut out = by_name(file, file, choice);
    if file.module.bodies.is_empty() {
        out.records = vec![Record::about(
            &file.shown,
            Verdict::NothingChecked,
            "the file defines no function",
        )];
    }
    out
}
