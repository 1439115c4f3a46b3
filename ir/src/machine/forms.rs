//! The table of instructions, and the forms that a module uses.
//!
//! `forms.txt` has one line for each variant of a family: which modifiers it takes, which operands, what it does. A *form*
//! is a family with its modifiers chosen, such as `ld.global.nc.v2.f64`. A [`FormTable`] holds each form of a module once,
//! with everything that follows from its spelling, so that an instruction is a number and reading one is a look-up.

use super::types::{Order, Scope, Space, Ty};
use rustc_hash::FxHashMap;
use std::sync::LazyLock;

/// Properties of a variant, as bits.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Props(u32);

macro_rules! props {
    ($($(#[$doc:meta])* $name:ident = $bit:literal, $word:literal;)*) => {
        impl Props {
            $($(#[$doc])* pub const $name: Props = Props(1 << $bit);)*
            fn of_word(word: &str) -> Option<Props> {
                match word { $($word => Some(Props::$name),)* _ => None }
            }
        }
    };
}

props! {
    /// Ends a block.
    TERMINATOR = 0, "term";
    /// Goes to a label.
    BRANCH = 1, "branch";
    /// Goes where a register says.
    INDIRECT = 2, "indirect";
    /// Ends the function or the thread.
    RETURN = 3, "ret";
    /// Calls.
    CALL = 4, "call";
    /// May read memory.
    MAY_LOAD = 5, "load";
    /// May write memory.
    MAY_STORE = 6, "store";
    /// Has an effect beside its results and memory.
    SIDE_EFFECT = 7, "side";
    /// What it does depends on which threads arrive together (BF-041).
    CONVERGENT = 8, "conv";
    /// Its first two sources may change places.
    COMMUTABLE = 9, "comm";
    /// Reads the carry flag (MM-13).
    GLUE_IN = 10, "gluein";
    /// Writes the carry flag (MM-13).
    GLUE_OUT = 11, "glueout";
    /// May run where it did not before.
    SPECULATABLE = 12, "spec";
    /// Text known, meaning not.
    OPAQUE = 13, "opaque";
}

impl Props {
    /// Whether all bits of `other` are set.
    pub fn has(self, other: Props) -> bool {
        self.0 & other.0 == other.0
    }
    fn with(self, other: Props) -> Props {
        Props(self.0 | other.0)
    }
}

/// What a form says about a type: one of its own, or a fixed one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeExpr {
    /// The form's type.
    T,
    /// The type of its source.
    S,
    /// Twice the form's type.
    Wide,
    /// Always this.
    Fixed(Ty),
}

/// What an operand may be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Schema {
    /// A destination register; `_` too, if `sink`.
    Def {
        /// Its type.
        ty: TypeExpr,
        /// Whether the register may be wider.
        wider: bool,
        /// Whether it may be left out with `_`.
        sink: bool,
        /// Whether `d|p`, with a predicate behind, is allowed.
        with_pred: bool,
    },
    /// One predicate, or two as `p|q`.
    DefPreds,
    /// A vector destination as the vector slot says.
    DefVec {
        /// Type of an element.
        ty: TypeExpr,
        /// Whether registers may be wider.
        wider: bool,
    },
    /// A source.
    Use {
        /// Its type.
        ty: TypeExpr,
        /// Whether the register may be wider.
        wider: bool,
        /// Whether an immediate is allowed.
        imm: bool,
        /// Whether `!p` is allowed.
        negated: bool,
    },
    /// A vector source as the vector slot says.
    UseVec {
        /// Type of an element.
        ty: TypeExpr,
        /// Whether registers may be wider.
        wider: bool,
        /// Whether an immediate is allowed.
        imm: bool,
    },
    /// An address in brackets, in the form's space, a fixed one, or any.
    Address(Option<Option<Space>>),
    /// A register or an address without brackets, in the form's space (`cvta`).
    Pointer,
    /// An immediate integer.
    Int,
    /// What `mov` writes: a register, or a vector that it is unpacked into.
    MovDef,
    /// What `mov` reads: register, vector, immediate, special register, address of a symbol.
    MovUse,
    /// What `cvt` reads: as `mov`, without vectors and symbols, of the source's type.
    CvtUse,
    /// A label.
    Label,
    /// A jump table.
    Table,
    /// Results, callee, arguments, prototype.
    Call,
    /// Anything, to the end.
    Rest,
}

/// One line of the table.
#[derive(Debug)]
pub struct Variant {
    /// First word of the spelling.
    pub family: &'static str,
    slots: Vec<Slot>,
    /// Operands, each with whether it may be missing.
    pub operands: Vec<(Schema, bool)>,
    /// Properties.
    pub props: Props,
    /// Least PTX version, times ten.
    pub version: u16,
    /// Least target, and whether it has to be one with the suffix `a` (or a later family).
    pub sm: (u16, bool),
    /// The target that dropped it.
    pub before_sm: Option<u16>,
    /// Line of the table, from 1.
    pub line: usize,
}

impl Variant {
    /// The target that the instruction needs, as it is spelled, if `sm` with or without a suffix is none that has it. What
    /// later targets dropped is another question.
    pub fn needs(&self, sm: u16, suffixed: bool) -> Option<String> {
        let (least, own) = self.sm;
        let missing = sm < least || own && !suffixed;
        missing.then(|| format!("sm_{least}{}", if own { "a" } else { "" }))
    }
}

#[derive(Debug)]
struct Slot {
    /// Which fact about the form it states, if one.
    role: Option<char>,
    optional: bool,
    /// Spellings with the dot in front.
    values: Vec<&'static str>,
}

/// The table, read once.
pub struct Table {
    /// All lines in their order: lines of a family are neighbours.
    pub variants: Vec<Variant>,
    by_family: FxHashMap<&'static str, (usize, usize)>,
    /// Lines that could not be read, with the reason. There are none.
    pub mistakes: Vec<(usize, String)>,
}

/// The table of all instructions.
pub fn table() -> &'static Table {
    static TABLE: LazyLock<Table> = LazyLock::new(|| Table::read(include_str!("forms.txt")));
    &TABLE
}

impl Table {
    fn read(text: &'static str) -> Table {
        let mut t = Table {
            variants: Vec::new(),
            by_family: FxHashMap::default(),
            mistakes: Vec::new(),
        };
        for (i, line) in text.lines().enumerate() {
            if line.is_empty() || line.starts_with('#') {
                continue;
            }
            match read_line(line, i + 1) {
                Ok(v) => {
                    let n = t.variants.len();
                    let range = t.by_family.entry(v.family).or_insert((n, n));
                    if range.1 != n {
                        let what = format!("lines of '{}' are not neighbours", v.family);
                        t.mistakes.push((i + 1, what));
                    }
                    range.1 = n + 1;
                    t.variants.push(v);
                }
                Err(e) => t.mistakes.push((i + 1, e)),
            }
        }
        t
    }
    /// Names of all families, in the order of the table.
    pub fn families(&self) -> Vec<&'static str> {
        let mut all: Vec<_> = self.variants.iter().map(|v| v.family).collect();
        all.dedup();
        all
    }
    fn of_family(&self, family: &str) -> &[Variant] {
        self.by_family
            .get(family)
            .map_or(&[], |&(from, to)| &self.variants[from..to])
    }
}

fn read_line(line: &'static str, number: usize) -> Result<Variant, String> {
    let mut parts = line.split(';').map(str::trim);
    let mut modifiers = parts
        .next()
        .unwrap_or("")
        .split(' ')
        .filter(|s| !s.is_empty());
    let family = modifiers.next().ok_or("no family")?;
    let mut v = Variant {
        family,
        slots: Vec::new(),
        operands: Vec::new(),
        props: Props::default(),
        version: 10,
        sm: (0, false),
        before_sm: None,
        line: number,
    };
    let mut open: Option<Slot> = None;
    for word in modifiers {
        let (mut word, mut closes) = (word, open.is_none());
        if open.is_none() {
            let role = word.chars().next().filter(char::is_ascii_uppercase);
            word = &word[role.map_or(0, |_| 1)..];
            let (optional, list) = match word.as_bytes().first() {
                Some(b'[') => (true, true),
                Some(b'{') => (false, true),
                _ => (false, false),
            };
            if list {
                word = &word[1..];
                closes = false;
            }
            open = Some(Slot {
                role,
                optional,
                values: Vec::new(),
            });
        }
        if let Some(rest) = word.strip_suffix([']', '}']) {
            (word, closes) = (rest, true);
        }
        if !word.starts_with('.') {
            return Err(format!("modifier '{word}' without a dot"));
        }
        if word == ".*" {
            v.props = v.props.with(Props::OPAQUE);
            open = None;
            continue;
        }
        if let Some(slot) = &mut open {
            slot.values.push(word);
        }
        if closes {
            v.slots.extend(open.take());
        }
    }
    if open.is_some() {
        return Err("a list of modifiers is not closed".into());
    }
    for word in parts
        .next()
        .unwrap_or("")
        .split(' ')
        .filter(|s| !s.is_empty())
    {
        v.operands.push(read_operand(word)?);
    }
    for word in parts
        .next()
        .unwrap_or("")
        .split(' ')
        .filter(|s| !s.is_empty())
    {
        let p = Props::of_word(word).ok_or_else(|| format!("no property '{word}'"))?;
        v.props = v.props.with(p);
    }
    for word in parts
        .next()
        .unwrap_or("")
        .split(' ')
        .filter(|s| !s.is_empty())
    {
        let number = |s: &str| {
            s.parse::<u16>()
                .map_err(|_| format!("no number in '{word}'"))
        };
        if let Some(version) = word.strip_prefix("ptx") {
            v.version = number(&version.replace('.', ""))?;
        } else if let Some(sm) = word.strip_prefix("sm<") {
            v.before_sm = Some(number(sm)?);
        } else if let Some(sm) = word.strip_prefix("sm_") {
            let plain = sm.trim_end_matches('a');
            v.sm = (number(plain)?, plain != sm);
        } else {
            return Err(format!("need '{word}'"));
        }
    }
    Ok(v)
}

fn read_operand(word: &str) -> Result<(Schema, bool), String> {
    let (word, missing) = match word.strip_suffix('?') {
        Some(w) if word != "@?" => (w, true),
        _ => (word, false),
    };
    let ty = |name: &str| match name {
        "T" => Ok(TypeExpr::T),
        "S" => Ok(TypeExpr::S),
        "W" => Ok(TypeExpr::Wide),
        _ => Ty::of(name)
            .map(TypeExpr::Fixed)
            .ok_or_else(|| format!("no operand '{word}'")),
    };
    let schema = match word {
        "..." => Schema::Rest,
        "a" => Schema::Pointer,
        "i" => Schema::Int,
        "label" => Schema::Label,
        "table" => Schema::Table,
        "call" => Schema::Call,
        "cvt" => Schema::CvtUse,
        "mov" => Schema::MovUse,
        "=mov" => Schema::MovDef,
        "=p|q" => Schema::DefPreds,
        "@" => Schema::Address(None),
        "@?" => Schema::Address(Some(None)),
        _ => {
            if let Some(space) = word.strip_prefix('@') {
                let space = Space::of(space).ok_or_else(|| format!("no space '{space}'"))?;
                return Ok((Schema::Address(Some(Some(space))), missing));
            }
            let def = word.strip_prefix('=');
            let rest = def.unwrap_or(word);
            let (rest, with_pred) = match rest.strip_suffix("|p") {
                Some(r) => (r, true),
                None => (rest, false),
            };
            let (rest, vector) = match rest.strip_prefix("V*") {
                Some(r) => (r, true),
                None => (rest, false),
            };
            let name = rest.trim_end_matches(['+', '-', '!', '_']);
            let flags = &rest[name.len()..];
            let (wider, imm) = (flags.contains('+'), !flags.contains('-'));
            let ty = ty(name)?;
            match (def.is_some(), vector) {
                (true, true) => Schema::DefVec { ty, wider },
                (true, false) => Schema::Def {
                    ty,
                    wider,
                    sink: flags.contains('_'),
                    with_pred,
                },
                (false, true) => Schema::UseVec { ty, wider, imm },
                (false, false) => Schema::Use {
                    ty,
                    wider,
                    imm,
                    negated: flags.contains('!'),
                },
            }
        }
    };
    Ok((schema, missing))
}

/// A family with its modifiers chosen.
#[derive(Clone, Debug)]
pub struct Form {
    /// All of it, in canonical order: `ld.global.nc.v2.f64`.
    pub spelling: Box<str>,
    /// Its line of the table.
    pub variant: &'static Variant,
    /// Slot T.
    pub ty: Option<Ty>,
    /// Slot S: type of the source.
    pub source: Option<Ty>,
    /// Slot V: number of elements, 1 without one.
    pub vector: u8,
    /// Slot O, or weak.
    pub order: Order,
    /// Whether volatile.
    pub volatile: bool,
    /// Slot C.
    pub scope: Option<Scope>,
    /// Slot A: generic without one.
    pub space: Space,
    /// FNV-1a of the spelling, by which the folder's hash names the form (BF-033).
    pub hash: u32,
}

impl Form {
    /// Reads a spelling; the error says what does not fit.
    ///
    /// # Errors
    ///
    /// No such family, or no variant of it that takes these modifiers.
    pub fn of(spelling: &str) -> Result<Form, String> {
        let family = &spelling[..spelling.find('.').unwrap_or(spelling.len())];
        let variants = table().of_family(family);
        if variants.is_empty() {
            let known = table().families();
            let near = crate::diag::nearest(family, known.into_iter())
                .map_or(String::new(), |n| format!("; did you mean '{n}'?"));
            return Err(format!("unknown instruction '{family}'{near}"));
        }
        let mut furthest = 0;
        for v in variants {
            match v.matches(&spelling[family.len()..]) {
                Ok(chosen) => return Ok(Form::new(spelling, v, &chosen)),
                Err(at) => furthest = furthest.max(at),
            }
        }
        let rest = &spelling[family.len() + furthest..];
        Err(match rest {
            "" => format!("'{spelling}' lacks a modifier"),
            _ => {
                let end = rest[1..].find('.').map_or(rest.len(), |e| e + 1);
                format!("'{family}' has no form with '{}' there", &rest[..end])
            }
        })
    }
    fn new(spelling: &str, variant: &'static Variant, chosen: &[(char, &'static str)]) -> Form {
        let slot = |role: char| {
            let found = chosen.iter().find(|(r, _)| *r == role);
            found.map(|(_, value)| &value[1..])
        };
        let order = slot('O').unwrap_or("");
        let space = slot('A').unwrap_or("");
        let space = &space[..space.find(':').unwrap_or(space.len())];
        Form {
            spelling: spelling.into(),
            variant,
            ty: slot('T').and_then(Ty::of),
            source: slot('S').and_then(Ty::of),
            vector: match slot('V') {
                Some("v2") => 2,
                Some("v4") => 4,
                Some("v8") => 8,
                _ => 1,
            },
            order: match order {
                "mmio.relaxed" => Order::Mmio,
                other => Order::of(other).unwrap_or(Order::Weak),
            },
            volatile: order == "volatile",
            scope: slot('C').and_then(Scope::of),
            space: Space::of(space).unwrap_or(Space::Generic),
            hash: spelling.bytes().fold(0x811c_9dc5, |h: u32, b| {
                (h ^ u32::from(b)).wrapping_mul(0x0100_0193)
            }),
        }
    }
    /// Whether it has all of `props`.
    pub fn is(&self, props: Props) -> bool {
        self.variant.props.has(props)
    }
    /// First word of the spelling.
    pub fn family(&self) -> &'static str {
        self.variant.family
    }
    /// Whether a modifier is among those of the spelling: `has(".uni")`.
    pub fn has(&self, modifier: &str) -> bool {
        let mut rest: &str = &self.spelling;
        while let Some(at) = rest.find(modifier) {
            let end = at + modifier.len();
            if rest[end..].is_empty() || rest[end..].starts_with('.') {
                return true;
            }
            rest = &rest[end..];
        }
        false
    }
    /// The type that an expression of the table stands for.
    pub fn type_of(&self, e: TypeExpr) -> Option<Ty> {
        match e {
            TypeExpr::T => self.ty,
            TypeExpr::S => self.source,
            TypeExpr::Wide => self.ty.and_then(Ty::widened),
            TypeExpr::Fixed(t) => Some(t),
        }
    }
}

impl Variant {
    /// What was chosen in named slots; or how many bytes of the modifiers fit.
    fn matches(&self, modifiers: &str) -> Result<Vec<(char, &'static str)>, usize> {
        let mut chosen = Vec::new();
        let mut at = 0;
        for slot in &self.slots {
            let rest = &modifiers[at..];
            let fits = |v: &&&'static str| {
                rest.starts_with(**v) && matches!(rest.as_bytes().get(v.len()), None | Some(b'.'))
            };
            match slot.values.iter().filter(fits).max_by_key(|v| v.len()) {
                Some(value) => {
                    at += value.len();
                    chosen.extend(slot.role.map(|r| (r, *value)));
                }
                None if slot.optional => {}
                None => return Err(at),
            }
        }
        if at < modifiers.len() && !self.props.has(Props::OPAQUE) {
            return Err(at);
        }
        Ok(chosen)
    }
}

/// Number of a form in a [`FormTable`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FormId(pub u32);

/// The forms of a module, each once.
#[derive(Clone, Default, Debug)]
pub struct FormTable {
    forms: Vec<Form>,
    by_spelling: FxHashMap<Box<str>, FormId>,
}

impl FormTable {
    /// The number of a form.
    ///
    /// # Errors
    ///
    /// As [`Form::of`].
    pub fn intern(&mut self, spelling: &str) -> Result<FormId, String> {
        if let Some(&id) = self.by_spelling.get(spelling) {
            return Ok(id);
        }
        let form = Form::of(spelling)?;
        let id = FormId(self.forms.len() as u32);
        self.by_spelling.insert(form.spelling.clone(), id);
        self.forms.push(form);
        Ok(id)
    }
    /// All forms, by number.
    pub fn all(&self) -> &[Form] {
        &self.forms
    }
}

impl std::ops::Index<FormId> for FormTable {
    type Output = Form;
    fn index(&self, id: FormId) -> &Form {
        &self.forms[id.0 as usize]
    }
}

impl PartialEq for FormTable {
    fn eq(&self, other: &FormTable) -> bool {
        let spellings = |t: &FormTable| {
            t.forms
                .iter()
                .map(|f| f.spelling.clone())
                .collect::<Vec<_>>()
        };
        spellings(self) == spellings(other)
    }
}
