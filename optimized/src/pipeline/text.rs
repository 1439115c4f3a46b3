//! Pipeline texts as trees: reading them as LLVM does, and printing them so that they are read back as the same tree.
//!
//! The grammar is LLVM's: names between commas, managers with parentheses, parameters in angle brackets, no white space.
//! The first element decides what the whole is about; what is narrower than its manager is wrapped, one element at a time;
//! what is wider is an error.

use super::level::Level;
use super::params::{Brackets, Domain, ParamMistake, Values};
use super::registry::{self, Registered, Scope, VERIFY};
use crate::options::shown;
use std::cell::Cell;
use std::fmt;
use tandem_ir::diag::did_you_mean;

/// A manager of passes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Manager {
    /// `cgscc(…)`
    Cgscc,
    /// `devirt<N>(…)`: what is inside again while indirect calls become direct ones, at most so often.
    Devirt(u32),
    /// `function(…)`
    Function {
        /// `eager-inv`: analyses are dropped as soon as the passes have run.
        eager_inv: bool,
        /// `no-rerun`: not on functions that have not changed since.
        no_rerun: bool,
    },
    /// `loop(…)`
    Loop,
    /// `loop-mssa(…)`
    LoopMssa,
    /// `machine-function(…)`
    Machine,
    /// `coro-cond(…)`: on modules with coroutines, of which a device has none.
    CoroCond,
}

/// `function(…)` without options.
pub const FUNCTION: Manager = Manager::Function {
    eager_inv: false,
    no_rerun: false,
};

/// What is done with an analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verb {
    /// `require<…>`: computed if it is not cached.
    Require,
    /// `invalidate<…>`: dropped.
    Invalidate,
    /// `print<…>`
    Print,
    /// `verify<…>`: a cached answer is compared with a new one.
    Verify,
}

impl Verb {
    const ALL: [Verb; 4] = [Verb::Require, Verb::Invalidate, Verb::Print, Verb::Verify];
    /// The word in front of the brackets.
    pub const fn word(self) -> &'static str {
        match self {
            Verb::Require => "require",
            Verb::Invalidate => "invalidate",
            Verb::Print => "print",
            Verb::Verify => "verify",
        }
    }
}

/// A pass in one place of a pipeline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Instance {
    /// The registered pass.
    pub pass: &'static Registered,
    /// Its parameters.
    pub values: Values,
    /// Its number in the lists of levels; none in a text.
    pub entry: Option<&'static str>,
}

impl Instance {
    /// The pass with every parameter at its default.
    pub fn new(pass: &'static Registered) -> Instance {
        Instance {
            pass,
            values: Values::new(pass.params),
            entry: None,
        }
    }
}

impl fmt::Display for Instance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.pass.name)?;
        f.write_str(&self.values.shown(self.pass.params, self.pass.brackets))
    }
}

/// One element of a pipeline.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Element {
    /// A manager and what stands in it.
    Group(Manager, Vec<Element>),
    /// A pass.
    Pass(Instance),
    /// An analysis; `None` stands for all of them.
    Analysis(Verb, Option<&'static str>),
}

impl fmt::Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Element::Pass(instance) => instance.fmt(f),
            Element::Analysis(verb, of) => write!(f, "{}<{}>", verb.word(), of.unwrap_or("all")),
            Element::Group(manager, inside) => {
                match manager {
                    Manager::Cgscc => f.write_str("cgscc")?,
                    Manager::Devirt(n) => write!(f, "devirt<{n}>")?,
                    Manager::Function {
                        eager_inv,
                        no_rerun,
                    } => f.write_str(match (eager_inv, no_rerun) {
                        (false, false) => "function",
                        (true, false) => "function<eager-inv>",
                        (false, true) => "function<no-rerun>",
                        (true, true) => "function<eager-inv;no-rerun>",
                    })?,
                    Manager::Loop => f.write_str("loop")?,
                    Manager::LoopMssa => f.write_str("loop-mssa")?,
                    Manager::Machine => f.write_str("machine-function")?,
                    Manager::CoroCond => f.write_str("coro-cond")?,
                }
                write!(f, "({})", print(inside))
            }
        }
    }
}

/// The text of a pipeline, which [`parse`] reads.
pub fn print(elements: &[Element]) -> String {
    let words: Vec<String> = elements.iter().map(Element::to_string).collect();
    words.join(",")
}

/// Why a text is no pipeline.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TextError {
    /// Parentheses that do not match, or something behind one.
    #[error("invalid pipeline '{0}'")]
    Parentheses(String),
    /// More managers inside each other than are read.
    #[error("invalid pipeline '{0}': managers nest more than {MAX_DEPTH} deep")]
    Depth(String),
    /// No such pass.
    #[error("unknown {kind} '{name}'{hint}")]
    Unknown {
        /// `pass name`, `pipeline name`, `function pass`, …
        kind: &'static str,
        /// The name as the user wrote it.
        name: String,
        /// What may be meant, or why it cannot stand there; with everything in front of it.
        hint: String,
    },
    /// A pass with parentheses, or a manager where it cannot stand.
    #[error("invalid use of '{name}' pass as {scope} pipeline")]
    Manager {
        /// The name as the user wrote it.
        name: String,
        /// Of what pipeline.
        scope: &'static str,
    },
    /// What stands in brackets.
    #[error("invalid {class} pass parameter '{word}'{hint}")]
    Param {
        /// The class without `Pass` at its end.
        class: String,
        /// The word as the user wrote it.
        word: String,
        /// What may be meant, with everything in front of it.
        hint: String,
    },
    /// A number in brackets that is none.
    #[error("invalid argument to {class} pass {param} parameter: '{value}'")]
    Number {
        /// The class without `Pass` at its end.
        class: String,
        /// The parameter.
        param: &'static str,
        /// The value as the user wrote it.
        value: String,
    },
    /// A parameter that stands there before.
    #[error("{class} pass parameter '{word}' is given twice")]
    Twice {
        /// The class without `Pass` at its end.
        class: String,
        /// The word as the user wrote it.
        word: String,
    },
    /// Brackets with nothing in them behind a pass that LLVM prints without brackets.
    #[error("empty brackets behind '{0}'")]
    EmptyBrackets(&'static str),
    /// A level that does not exist.
    #[error("invalid optimization level '{0}'")]
    Level(String),
}

/// Deepest nesting of managers.
const MAX_DEPTH: usize = 16;

/// An element as it is written.
struct Raw<'a> {
    name: &'a str,
    inside: Vec<Raw<'a>>,
}

/// What a level stands for in a text: the elements of its pipeline, without the final verifier of the text.
pub type Expansion<'a> = &'a dyn Fn(Level) -> Vec<Element>;

/// Reads a pipeline; an empty text is an empty one.
///
/// # Errors
/// The first thing in it that LLVM would refuse, in LLVM's words.
pub fn parse(text: &str, expand: Expansion<'_>) -> Result<Vec<Element>, TextError> {
    parse_in_place(text, expand).map_err(|(e, _)| e)
}

/// As [`parse`]; with an error comes the byte of the text at which what is wrong begins.
///
/// # Errors
/// As [`parse`].
pub fn parse_in_place(
    text: &str,
    expand: Expansion<'_>,
) -> Result<Vec<Element>, (TextError, usize)> {
    if text.is_empty() {
        return Ok(Vec::new());
    }
    let raw = split(text)?;
    let reader = Reader {
        expand,
        text,
        at: Cell::new(0),
    };
    reader.read(&raw).map_err(|e| (e, reader.at.get()))
}

impl Reader<'_> {
    fn read(&self, raw: &[Raw<'_>]) -> Result<Vec<Element>, TextError> {
        let reader = self;
        let Some(first) = raw.first() else {
            return Ok(Vec::new());
        };
        let mut out = Vec::new();
        match reader.leading_scope(first)? {
            Scope::Module => reader.module(raw, &mut out)?,
            Scope::Cgscc => out.push(Element::Group(Manager::Cgscc, reader.cgscc(raw)?)),
            Scope::Function => out.push(Element::Group(FUNCTION, reader.function(raw)?)),
            Scope::Loop | Scope::LoopMssa => {
                let inside = reader.loops(raw, Manager::Loop)?;
                out.push(Element::Group(FUNCTION, vec![inside]));
            }
            Scope::Machine => {
                let inside = Element::Group(Manager::Machine, reader.machine(raw)?);
                out.push(Element::Group(FUNCTION, vec![inside]));
            }
        }
        Ok(out)
    }

    /// Notes that a part of the text is looked at, so that a mistake has its place.
    fn look(&self, part: &str) {
        // Every part is a slice of the text.
        let at = (part.as_ptr() as usize).wrapping_sub(self.text.as_ptr() as usize);
        self.at.set(at.min(self.text.len()));
    }
}

/// The text as elements in parentheses, without asking what the names mean.
fn split(text: &str) -> Result<Vec<Raw<'_>>, (TextError, usize)> {
    let broken = |rest: &str| {
        let at = text.len() - rest.len();
        (TextError::Parentheses(shown(text)), at)
    };
    let mut stack: Vec<Vec<Raw<'_>>> = vec![Vec::new()];
    let mut rest = text;
    loop {
        let at = rest.find([',', '(', ')']);
        let name = &rest[..at.unwrap_or(rest.len())];
        let Some(top) = stack.last_mut() else {
            return Err(broken(rest));
        };
        top.push(Raw {
            name,
            inside: Vec::new(),
        });
        let Some(at) = at else { break };
        let separator = rest.as_bytes()[at];
        rest = &rest[at + 1..];
        match separator {
            b',' => continue,
            b'(' => {
                if stack.len() > MAX_DEPTH {
                    return Err((TextError::Depth(shown(text)), text.len() - rest.len() - 1));
                }
                stack.push(Vec::new());
                continue;
            }
            _ => {}
        }
        loop {
            let inside = stack.pop().filter(|_| !stack.is_empty());
            let (Some(inside), Some(top)) = (inside, stack.last_mut()) else {
                return Err(broken(rest));
            };
            if let Some(manager) = top.last_mut() {
                manager.inside = inside;
            }
            match rest.strip_prefix(')') {
                Some(behind) => rest = behind,
                None => break,
            }
        }
        if rest.is_empty() {
            break;
        }
        rest = rest.strip_prefix(',').ok_or_else(|| broken(rest))?;
    }
    match (stack.pop(), stack.is_empty()) {
        (Some(all), true) => Ok(all),
        _ => Err(broken("")),
    }
}

/// What one name means that is no manager.
enum Named {
    Pass(Instance),
    Analysis(Verb, Option<&'static str>, Scope),
    Level(Level),
}

struct Reader<'a> {
    expand: Expansion<'a>,
    text: &'a str,
    /// Where the part begins that was looked at last.
    at: Cell<usize>,
}

impl Reader<'_> {
    /// What the first element says that the pipeline is about.
    fn leading_scope(&self, first: &Raw<'_>) -> Result<Scope, TextError> {
        self.look(first.name);
        if !first.inside.is_empty() {
            match first.name {
                "module" | "cgscc" | "function" | "coro-cond" => return Ok(Scope::Module),
                name if name.starts_with("function<") => return Ok(Scope::Module),
                name if devirt(name).is_some() => return Ok(Scope::Cgscc),
                "loop" | "loop-mssa" | "machine-function" => return Ok(Scope::Function),
                _ => {}
            }
        }
        match self.named(first.name)? {
            Some(Named::Pass(p)) => Ok(p.pass.scope),
            Some(Named::Analysis(_, _, scope)) => Ok(scope),
            Some(Named::Level(_)) => Ok(Scope::Module),
            None => Err(match first.inside.is_empty() {
                true => unknown("pass name", first.name),
                false => unknown("pipeline name", first.name),
            }),
        }
    }

    /// A name with what stands in its brackets; `None` if it is no pass.
    fn named(&self, text: &str) -> Result<Option<Named>, TextError> {
        let (name, inside) = match text.split_once('<') {
            Some((name, rest)) => match rest.strip_suffix('>') {
                Some(inside) => (name, Some(inside)),
                None => return Ok(None),
            },
            None => (text, None),
        };
        let Some(inside) = inside else {
            return Ok(registry::resolve(name).map(|p| Named::Pass(Instance::new(p))));
        };
        if inside.contains(['<', '>']) {
            return Ok(None);
        }
        if matches!(name, "nvopt" | "default") {
            return match (Level::of_name(inside), name) {
                (Some(level), _) => Ok(Some(Named::Level(level))),
                (None, "default") => Err(TextError::Level(shown(inside))),
                (None, _) => Ok(None),
            };
        }
        if let Some(verb) = Verb::ALL.into_iter().find(|v| v.word() == name) {
            if inside == "all" && verb == Verb::Invalidate {
                return Ok(Some(Named::Analysis(verb, None, Scope::Module)));
            }
            let found = registry::analysis(inside);
            return Ok(found.map(|a| Named::Analysis(verb, Some(a.name), a.scope)));
        }
        let Some(pass) = registry::resolve(name).filter(|p| !p.params.is_empty()) else {
            return Ok(None);
        };
        // What is kept as it stands may be nothing: LLVM prints 'ee-instrument<>'.
        let kept = matches!(pass.params, [p, ..] if p.domain == Domain::Opaque);
        if inside.is_empty() && pass.brackets == Brackets::WhenNeeded && !kept {
            self.look(inside);
            return Err(TextError::EmptyBrackets(pass.name));
        }
        let mut instance = Instance::new(pass);
        let read = instance.values.read(pass.params, inside);
        read.map_err(|(e, at)| {
            self.look(inside.get(at..).unwrap_or(inside));
            bad_parameter(pass, e)
        })?;
        Ok(Some(Named::Pass(instance)))
    }

    fn module(&self, raw: &[Raw<'_>], out: &mut Vec<Element>) -> Result<(), TextError> {
        for r in raw {
            self.look(r.name);
            if !r.inside.is_empty() {
                match (r.name, function_options(r.name)) {
                    ("module", _) => self.module(&r.inside, out)?,
                    ("coro-cond", _) => {
                        let mut inside = Vec::new();
                        self.module(&r.inside, &mut inside)?;
                        out.push(Element::Group(Manager::CoroCond, inside));
                    }
                    ("cgscc", _) => {
                        out.push(Element::Group(Manager::Cgscc, self.cgscc(&r.inside)?));
                    }
                    (_, Some(manager)) => {
                        out.push(Element::Group(manager, self.function(&r.inside)?));
                    }
                    _ => return Err(misused(r.name, "module")),
                }
                continue;
            }
            match self.named(r.name)? {
                None => return Err(unknown("module pass", r.name)),
                Some(Named::Level(level)) => out.extend((self.expand)(level)),
                Some(found) => {
                    let (element, scope) = element(found);
                    out.push(match scope {
                        Scope::Module => element,
                        Scope::Cgscc => Element::Group(Manager::Cgscc, vec![element]),
                        _ => Element::Group(FUNCTION, vec![in_function(element, scope)]),
                    });
                }
            }
        }
        Ok(())
    }

    fn cgscc(&self, raw: &[Raw<'_>]) -> Result<Vec<Element>, TextError> {
        let mut out = Vec::new();
        for r in raw {
            self.look(r.name);
            if !r.inside.is_empty() {
                match (r.name, function_options(r.name), devirt(r.name)) {
                    ("cgscc", ..) => out.extend(self.cgscc(&r.inside)?),
                    (_, Some(manager), _) => {
                        out.push(Element::Group(manager, self.function(&r.inside)?));
                    }
                    (.., Some(n)) => {
                        out.push(Element::Group(Manager::Devirt(n), self.cgscc(&r.inside)?));
                    }
                    _ => return Err(misused(r.name, "cgscc")),
                }
                continue;
            }
            let (element, scope) = self.narrow(r.name, "cgscc pass", Scope::Cgscc)?;
            out.push(match scope {
                Scope::Cgscc => element,
                _ => Element::Group(FUNCTION, vec![in_function(element, scope)]),
            });
        }
        Ok(out)
    }

    fn function(&self, raw: &[Raw<'_>]) -> Result<Vec<Element>, TextError> {
        let mut out = Vec::new();
        for r in raw {
            self.look(r.name);
            if !r.inside.is_empty() {
                match (r.name, function_options(r.name)) {
                    (_, Some(_)) => out.extend(self.function(&r.inside)?),
                    ("loop", _) => out.push(self.loops(&r.inside, Manager::Loop)?),
                    ("loop-mssa", _) => out.push(self.loops(&r.inside, Manager::LoopMssa)?),
                    ("machine-function", _) => {
                        out.push(Element::Group(Manager::Machine, self.machine(&r.inside)?));
                    }
                    _ => return Err(misused(r.name, "function")),
                }
                continue;
            }
            let (element, scope) = self.narrow(r.name, "function pass", Scope::Function)?;
            out.push(in_function(element, scope));
        }
        Ok(out)
    }

    /// A loop manager; it keeps MemorySSA if one of its passes needs that.
    fn loops(&self, raw: &[Raw<'_>], manager: Manager) -> Result<Element, TextError> {
        let (mut manager, mut out) = (manager, Vec::new());
        for r in raw {
            self.look(r.name);
            if !r.inside.is_empty() {
                let inner = match r.name {
                    "loop" => self.loops(&r.inside, manager)?,
                    "loop-mssa" => self.loops(&r.inside, Manager::LoopMssa)?,
                    _ => return Err(misused(r.name, "loop")),
                };
                if let Element::Group(kind, inside) = inner {
                    manager = kind;
                    out.extend(inside);
                }
                continue;
            }
            let (element, scope) = self.narrow(r.name, "loop pass", Scope::Loop)?;
            match scope {
                Scope::Machine => return Err(unknown("loop pass", r.name)),
                Scope::LoopMssa => manager = Manager::LoopMssa,
                _ => {}
            }
            out.push(element);
        }
        Ok(Element::Group(manager, out))
    }

    fn machine(&self, raw: &[Raw<'_>]) -> Result<Vec<Element>, TextError> {
        let mut out = Vec::new();
        for r in raw {
            self.look(r.name);
            if !r.inside.is_empty() {
                return Err(misused(r.name, "machine"));
            }
            out.push(self.narrow(r.name, "machine pass", Scope::Machine)?.0);
        }
        Ok(out)
    }

    /// An element that is no wider than a scope.
    fn narrow(
        &self,
        name: &str,
        kind: &'static str,
        within: Scope,
    ) -> Result<(Element, Scope), TextError> {
        let found = match self.named(name)? {
            None | Some(Named::Level(_)) => return Err(unknown(kind, name)),
            Some(found) => found,
        };
        let (element, scope) = element(found);
        if matches!(&element, Element::Analysis(Verb::Invalidate, None)) {
            return Ok((element, within));
        }
        // The verifier and the printer are passes on functions as well.
        let both = matches!(&element, Element::Pass(p) if matches!(p.pass.name, VERIFY | "print"));
        match scope {
            Scope::Module if both && matches!(within, Scope::Cgscc | Scope::Function) => {
                Ok((element, Scope::Function))
            }
            scope if scope < within => {
                let hint = format!("; it is a {} pass", scope.word());
                Err(TextError::Unknown {
                    kind,
                    name: shown(name),
                    hint,
                })
            }
            scope => Ok((element, scope)),
        }
    }
}

fn element(named: Named) -> (Element, Scope) {
    match named {
        Named::Pass(p) => {
            let scope = p.pass.scope;
            (Element::Pass(p), scope)
        }
        Named::Analysis(verb, of, scope) => (Element::Analysis(verb, of), scope),
        // A level is expanded before anybody asks.
        Named::Level(_) => (Element::Analysis(Verb::Invalidate, None), Scope::Module),
    }
}

/// An element of a scope as it stands in a manager of functions.
fn in_function(element: Element, scope: Scope) -> Element {
    match scope {
        Scope::Loop => Element::Group(Manager::Loop, vec![element]),
        Scope::LoopMssa => Element::Group(Manager::LoopMssa, vec![element]),
        Scope::Machine => Element::Group(Manager::Machine, vec![element]),
        _ => element,
    }
}

/// `function` with its options; `None` for any other name.
fn function_options(name: &str) -> Option<Manager> {
    if name == "function" {
        return Some(FUNCTION);
    }
    let inside = name.strip_prefix("function<")?.strip_suffix('>')?;
    let (mut eager_inv, mut no_rerun) = (false, false);
    for word in inside.split(';') {
        match word {
            "eager-inv" if !eager_inv => eager_inv = true,
            "no-rerun" if !no_rerun => no_rerun = true,
            _ => return None,
        }
    }
    Some(Manager::Function {
        eager_inv,
        no_rerun,
    })
}

/// The number of `devirt<N>`.
fn devirt(name: &str) -> Option<u32> {
    let digits = name.strip_prefix("devirt<")?.strip_suffix('>')?;
    let plain = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    digits.parse().ok().filter(|_| plain)
}

/// An unknown name with the nearest known one.
pub(crate) fn unknown(kind: &'static str, name: &str) -> TextError {
    let hint = registry::near(name).filter(|n| *n != name);
    TextError::Unknown {
        kind,
        name: shown(name),
        hint: hint.map_or_else(String::new, |n| format!("; did you mean '{n}'?")),
    }
}

fn misused(name: &str, scope: &'static str) -> TextError {
    TextError::Manager {
        name: shown(name),
        scope,
    }
}

/// A mistake in the parameters of a pass, in LLVM's words.
pub fn bad_parameter(pass: &Registered, mistake: ParamMistake) -> TextError {
    let class = pass
        .class
        .strip_suffix("Pass")
        .unwrap_or(pass.class)
        .to_owned();
    match mistake {
        ParamMistake::Word(word) => TextError::Param {
            class,
            hint: did_you_mean(
                word.split('=').next().unwrap_or(&word),
                super::params::words(pass.params).iter().map(String::as_str),
            ),
            word: shown(&word),
        },
        ParamMistake::Twice(word) => TextError::Twice {
            class,
            word: shown(&word),
        },
        ParamMistake::Number { name, value } => TextError::Number {
            class,
            // LLVM's message has another name than its text.
            param: match name {
                "bonus-inst-threshold" => "bonus-threshold",
                other => other,
            },
            value: shown(&value),
        },
    }
}
