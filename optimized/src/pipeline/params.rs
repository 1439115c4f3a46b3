//! What stands in angle brackets behind the name of a registered pass, built or not.
//!
//! The texts are those of LLVM 22 and of libnvvm (section 4.2 of the pipeline's specification): pairs and numbers are always
//! printed, flags when they are set, in the order of the registry. Of words that contradict each other the last one
//! counts, as in LLVM; the same word, or another number for the same parameter, is refused, since one of the two would be
//! without effect.

use std::fmt;

/// The values of a parameter and how they are written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Domain {
    /// `name` sets it. Printed when set.
    Flag,
    /// `name` sets it, `no-name` clears it. Always printed.
    Pair(bool),
    /// As a pair, but unset at first, and printed only when it was given.
    MaybePair,
    /// `name=N`, always printed, with its default.
    Number(u64),
    /// As a pair, of a parameter that LLVM's pass of this name does not have: in brackets that say nothing of it it is not
    /// printed, so that LLVM's own texts come back as they were.
    OwnPair(bool),
    /// `name=N`, printed only when it was given.
    MaybeNumber,
    /// One of some words that stand alone. Always printed; the first one without any.
    Choice(&'static [&'static str]),
    /// As a choice, and giving two different words is an error.
    OneOf(&'static [&'static str]),
    /// `name=TEXT`, as often as one likes.
    Names,
    /// Whatever stands between the brackets of a pass whose parameters are not known, kept as it stands.
    Opaque,
}

/// One parameter.
#[derive(Clone, Copy, Debug)]
pub struct Param {
    /// Its name; of a choice, what it is about.
    pub name: &'static str,
    /// What it may be.
    pub domain: Domain,
}

/// How a list of parameters is printed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Brackets {
    /// `name` alone where there is nothing to print.
    WhenNeeded,
    /// `name<>` where there is nothing to print.
    Always,
    /// As always, and with a semicolon behind each parameter.
    Terminated,
}

/// The value of a parameter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// Not given, and without default.
    Unset,
    /// Of flags and pairs.
    Bool(bool),
    /// Of numbers.
    Number(u64),
    /// Of choices.
    Word(&'static str),
    /// Of names.
    Names(Vec<Box<str>>),
}

/// The parameters of one pass in one place of a pipeline, each with its value.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Values(pub Vec<Value>);

/// Why a word is no parameter.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ParamMistake {
    /// No such word.
    Word(String),
    /// A number that is none.
    Number {
        /// Of which parameter.
        name: &'static str,
        /// The value as the user wrote it.
        value: String,
    },
    /// A word, or a number of a parameter, that was given before it.
    Twice(String),
}

/// The words that set some parameters, without values.
pub fn words(params: &[Param]) -> Vec<String> {
    let of = |p: &Param| -> Vec<String> {
        match p.domain {
            Domain::Pair(_) | Domain::OwnPair(_) | Domain::MaybePair => {
                vec![p.name.into(), format!("no-{}", p.name)]
            }
            Domain::Choice(words) | Domain::OneOf(words) => {
                words.iter().map(|w| (*w).into()).collect()
            }
            Domain::Opaque => Vec::new(),
            Domain::Flag | Domain::Number(_) | Domain::MaybeNumber | Domain::Names => {
                vec![p.name.into()]
            }
        }
    };
    params.iter().flat_map(of).collect()
}

impl Values {
    /// Every parameter at its default.
    pub fn new(params: &[Param]) -> Values {
        let value = |p: &Param| match p.domain {
            Domain::Flag => Value::Bool(false),
            Domain::Pair(b) | Domain::OwnPair(b) => Value::Bool(b),
            Domain::MaybePair | Domain::MaybeNumber => Value::Unset,
            Domain::Number(n) => Value::Number(n),
            Domain::Choice(words) | Domain::OneOf(words) => {
                words.first().map_or(Value::Unset, |w| Value::Word(w))
            }
            Domain::Names | Domain::Opaque => Value::Names(Vec::new()),
        };
        Values(params.iter().map(value).collect())
    }

    /// Reads what stands between the brackets: words between semicolons, the last of which one may follow.
    ///
    /// # Errors
    /// The first word that is no parameter or is given twice, with the byte of the text at which it begins.
    pub fn read(&mut self, params: &[Param], text: &str) -> Result<(), (ParamMistake, usize)> {
        if matches!(params.first(), Some(p) if p.domain == Domain::Opaque) {
            self.0 = vec![Value::Names(vec![text.into()])];
            return Ok(());
        }
        if text.is_empty() {
            return Ok(());
        }
        let text = text.strip_suffix(';').unwrap_or(text);
        for (value, p) in self.0.iter_mut().zip(params) {
            if matches!(p.domain, Domain::OwnPair(_)) {
                *value = Value::Unset;
            }
        }
        let mut chosen: Vec<Option<&str>> = vec![None; params.len()];
        let (mut given, mut at) = (Vec::new(), 0);
        for word in text.split(';') {
            let (n, value) = read_word(params, word).map_err(|e| (e, at))?;
            let of_number = matches!(value, Value::Number(_));
            let key = if of_number { params[n].name } else { word };
            if given.contains(&key) {
                return Err((ParamMistake::Twice(word.into()), at));
            }
            given.push(key);
            let exclusive = params
                .get(n)
                .is_some_and(|p| matches!(p.domain, Domain::OneOf(_)));
            if exclusive && chosen[n].replace(word).is_some_and(|before| before != word) {
                return Err((ParamMistake::Word(word.into()), at));
            }
            at += word.len() + 1;
            match (self.0.get_mut(n), value) {
                (Some(Value::Names(all)), Value::Names(more)) => all.extend(more),
                (Some(place), value) => *place = value,
                (None, _) => {}
            }
        }
        Ok(())
    }

    /// The words between the brackets.
    pub fn words(&self, params: &[Param]) -> Vec<String> {
        let mut words = Vec::new();
        for (p, value) in params.iter().zip(&self.0) {
            match (p.domain, value) {
                (_, Value::Unset) | (Domain::Flag, Value::Bool(false)) => {}
                (_, Value::Bool(true)) => words.push(p.name.into()),
                (_, Value::Bool(false)) => words.push(format!("no-{}", p.name)),
                (_, Value::Number(n)) => words.push(format!("{}={n}", p.name)),
                (_, Value::Word(w)) => words.push((*w).into()),
                (Domain::Opaque, Value::Names(all)) => {
                    words.extend(all.iter().map(|t| t.to_string()));
                }
                (_, Value::Names(all)) => {
                    words.extend(all.iter().map(|n| format!("{}={n}", p.name)));
                }
            }
        }
        words
    }

    /// As printed behind a name.
    pub fn shown(&self, params: &[Param], brackets: Brackets) -> String {
        let words = self.words(params);
        match (brackets, words.is_empty()) {
            (Brackets::WhenNeeded, true) => String::new(),
            (Brackets::Terminated, false) => format!("<{};>", words.join(";")),
            _ => format!("<{}>", words.join(";")),
        }
    }
}

/// One word: the parameter that it sets, and to what.
fn read_word(params: &[Param], word: &str) -> Result<(usize, Value), ParamMistake> {
    let (name, text) = match word.split_once('=') {
        Some((n, t)) => (n, Some(t)),
        None => (word, None),
    };
    for (n, p) in params.iter().enumerate() {
        let opposite = name.strip_prefix("no-") == Some(p.name);
        let value = match (p.domain, text) {
            (Domain::Flag | Domain::Pair(_) | Domain::OwnPair(_) | Domain::MaybePair, None)
                if name == p.name =>
            {
                Value::Bool(true)
            }
            (Domain::Pair(_) | Domain::OwnPair(_) | Domain::MaybePair, None) if opposite => {
                Value::Bool(false)
            }
            (Domain::Number(_) | Domain::MaybeNumber, Some(t)) if name == p.name => {
                let digits = !t.is_empty() && t.bytes().all(|b| b.is_ascii_digit());
                match t.parse().ok().filter(|_| digits) {
                    Some(number) => Value::Number(number),
                    None => {
                        return Err(ParamMistake::Number {
                            name: p.name,
                            value: t.into(),
                        });
                    }
                }
            }
            (Domain::Choice(words) | Domain::OneOf(words), None) => {
                match words.iter().find(|w| **w == name) {
                    Some(w) => Value::Word(w),
                    None => continue,
                }
            }
            (Domain::Names, Some(t)) if name == p.name && !t.is_empty() => {
                Value::Names(vec![t.into()])
            }
            _ => continue,
        };
        return Ok((n, value));
    }
    Err(ParamMistake::Word(word.into()))
}

impl fmt::Display for ParamMistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParamMistake::Word(word) | ParamMistake::Twice(word) => write!(f, "'{word}'"),
            ParamMistake::Number { name, value } => write!(f, "{name}: '{value}'"),
        }
    }
}
