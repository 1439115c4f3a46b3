//! Summary entries: the whole-program index that a module may carry behind its own text (`^0 = module: (…)`).
//!
//! The index describes modules to the linker and is no part of what they do, so the entries are carried as text. What
//! LLVM's reader demands of them is checked: the fields of each kind, in the order that they have, and that every
//! `^N` is an entry.

use super::{Parser, Res};
use crate::entity::Global;
use crate::module::Summary;
use crate::text::lexer::Tok;

/// The summary entries of a module.
#[derive(Default)]
pub(super) struct Index {
    defined: Vec<u32>,
    used: Vec<(u32, u32)>,
}

/// The form of a value.
#[derive(Clone, Copy)]
enum Form {
    /// A number.
    Number,
    /// A string.
    Text,
    /// One of these words.
    Word(&'static [&'static str]),
    /// `^N`
    Entry,
    /// `^N`, or what is read or written only: `readonly ^N`.
    Reference,
    /// `^N` or `null`
    EntryOrNull,
    /// `^N` or a number.
    EntryOrNumber,
    /// `^N` or `guid: 7`
    EntryOrGuid,
    /// `[-1, 4]`
    Range,
    /// One of these fields: `name: value`.
    OneOf(&'static [Field]),
    /// `(value, …)`, at least one.
    List(&'static Form),
    /// `(value, …)`, or `()`.
    ListOrNone(&'static Form),
    /// `(name: value, …)`: all of these fields in order, once or more often.
    Repeated(&'static [Field]),
    /// `(value, …)` of these forms.
    Sequence(&'static [Form]),
    /// `(name: value, …)`: those that come first and in order, and those that may follow.
    Fields(&'static [Field], &'static [Field]),
}

/// A name and the form of its value.
type Field = (&'static str, Form);

use Form::*;

const LINKAGE: Form = Word(&[
    "private",
    "internal",
    "weak",
    "weak_odr",
    "linkonce",
    "linkonce_odr",
    "available_externally",
    "appending",
    "common",
    "extern_weak",
    "external",
]);
const FLAGS: Form = Fields(
    &[],
    &[
        ("linkage", LINKAGE),
        ("visibility", Word(&["default", "hidden", "protected"])),
        ("notEligibleToImport", Number),
        ("live", Number),
        ("dsoLocal", Number),
        ("canAutoHide", Number),
        ("importType", Word(&["definition", "declaration"])),
        ("noRenameOnPromotion", Number),
    ],
);
const FUNCTION_FLAGS: Form = Fields(
    &[],
    &[
        ("readNone", Number),
        ("readOnly", Number),
        ("noRecurse", Number),
        ("returnDoesNotAlias", Number),
        ("noInline", Number),
        ("alwaysInline", Number),
        ("noUnwind", Number),
        ("mayThrow", Number),
        ("hasUnknownCall", Number),
        ("mustBeUnreachable", Number),
    ],
);
const VARIABLE_FLAGS: Form = Fields(
    &[],
    &[
        ("readonly", Number),
        ("writeonly", Number),
        ("constant", Number),
        ("vcall_visibility", Number),
    ],
);
const CALLS: Form = List(&Fields(
    &[("callee", Reference)],
    &[
        (
            "hotness",
            Word(&["unknown", "cold", "none", "hot", "critical"]),
        ),
        ("relbf", Number),
        ("tail", Number),
    ],
));
const ARGUMENTS: Field = ("args", List(&Number));
const VIRTUAL: Field = (
    "vFuncId",
    Sequence(&[EntryOrGuid, OneOf(&[("offset", Number)])]),
);
const VIRTUAL_CALLS: Form = List(&OneOf(&[VIRTUAL]));
const CONSTANT_CALLS: Form = List(&Fields(&[VIRTUAL], &[ARGUMENTS]));
const TYPE_INFO: Form = Fields(
    &[],
    &[
        ("typeTests", List(&EntryOrNumber)),
        ("typeTestAssumeVCalls", VIRTUAL_CALLS),
        ("typeCheckedLoadVCalls", VIRTUAL_CALLS),
        ("typeTestAssumeConstVCalls", CONSTANT_CALLS),
        ("typeCheckedLoadConstVCalls", CONSTANT_CALLS),
    ],
);
const PARAMETERS: Form = List(&Fields(
    &[("param", Number), ("offset", Range)],
    &[(
        "calls",
        List(&Fields(
            &[("callee", Reference), ("param", Number), ("offset", Range)],
            &[],
        )),
    )],
));
const STACK: Field = ("stackIds", ListOrNone(&Number));
const ALLOCATION: Form = Word(&["none", "notcold", "cold", "hot"]);
const ALLOCATIONS: Form = List(&Fields(
    &[
        ("versions", List(&ALLOCATION)),
        (
            "memProf",
            List(&Fields(&[("type", ALLOCATION), STACK], &[])),
        ),
    ],
    &[],
));
const CALL_SITES: Form = List(&Fields(
    &[("callee", EntryOrNull), ("clones", List(&Number)), STACK],
    &[],
));
const TABLE: Form = List(&Fields(&[("virtFunc", Reference), ("offset", Number)], &[]));
const KINDS: [Field; 3] = [
    (
        "function",
        Fields(
            &[("module", Entry), ("flags", FLAGS), ("insts", Number)],
            &[
                ("funcFlags", FUNCTION_FLAGS),
                ("calls", CALLS),
                ("typeIdInfo", TYPE_INFO),
                ("refs", List(&Reference)),
                ("params", PARAMETERS),
                ("allocs", ALLOCATIONS),
                ("callsites", CALL_SITES),
            ],
        ),
    ),
    (
        "variable",
        Fields(
            &[
                ("module", Entry),
                ("flags", FLAGS),
                ("varFlags", VARIABLE_FLAGS),
            ],
            &[("vTableFuncs", TABLE), ("refs", List(&Reference))],
        ),
    ),
    (
        "alias",
        Fields(
            &[
                ("module", Entry),
                ("flags", FLAGS),
                ("aliasee", EntryOrNull),
            ],
            &[],
        ),
    ),
];
const TYPE_TEST: Form = Fields(
    &[
        (
            "kind",
            Word(&[
                "unknown",
                "unsat",
                "byteArray",
                "inline",
                "single",
                "allOnes",
            ]),
        ),
        ("sizeM1BitWidth", Number),
    ],
    &[
        ("alignLog2", Number),
        ("sizeM1", Number),
        ("bitMask", Number),
        ("inlineBits", Number),
    ],
);
const BY_ARGUMENT: Form = Repeated(&[
    ARGUMENTS,
    (
        "byArg",
        Fields(
            &[(
                "kind",
                Word(&["indir", "uniformRetVal", "uniqueRetVal", "virtualConstProp"]),
            )],
            &[("info", Number), ("byte", Number), ("bit", Number)],
        ),
    ),
]);
const DEVIRTUALIZED: Form = List(&Fields(
    &[
        ("offset", Number),
        (
            "wpdRes",
            Fields(
                &[("kind", Word(&["indir", "singleImpl", "branchFunnel"]))],
                &[("singleImplName", Text), ("resByArg", BY_ARGUMENT)],
            ),
        ),
    ],
    &[],
));
const ENTRIES: [Field; 6] = [
    (
        "module",
        Fields(&[("path", Text), ("hash", Sequence(&[Number; 5]))], &[]),
    ),
    ("gv", Number),
    (
        "typeid",
        Fields(
            &[
                ("name", Text),
                (
                    "summary",
                    Fields(
                        &[("typeTestRes", TYPE_TEST)],
                        &[("wpdResolutions", DEVIRTUALIZED)],
                    ),
                ),
            ],
            &[],
        ),
    ),
    (
        "typeidCompatibleVTable",
        Fields(
            &[
                ("name", Text),
                (
                    "summary",
                    List(&Sequence(&[OneOf(&[("offset", Number)]), Entry])),
                ),
            ],
            &[],
        ),
    ),
    ("flags", Number),
    ("blockcount", Number),
];
/// What is known of a name; it may be only that there is one.
const OF_NAME: Form = Fields(&[("name", Text)], &[("summaries", List(&OneOf(&KINDS)))]);
/// The same of a name that is known by its hash.
const OF_HASH: Form = Fields(&[("guid", Number)], &[("summaries", List(&OneOf(&KINDS)))]);

impl Parser<'_> {
    /// `^7 = kind: value`
    pub(super) fn summary(&mut self) -> Res<()> {
        let start = self.at();
        let number = self.entry_number()?;
        self.expect(Tok::Equal, "'=' is missing")?;
        let kind = match self.is(Tok::Label) {
            true => ENTRIES.iter().find(|e| e.0.as_bytes() == self.text()),
            false => None,
        };
        let Some(&(kind, form)) = kind else {
            let message = "a summary entry is of 'gv', 'module', 'typeid', 'flags' or 'blockcount'";
            return Err(self.error(message));
        };
        let global = self.summarized_name()?;
        self.bump();
        let end = match (kind, global) {
            ("gv", Some(_)) => self.summary_value(&OF_NAME)?,
            ("gv", None) => self.summary_value(&OF_HASH)?,
            _ => self.summary_value(&form)?,
        };
        self.index.defined.push(number);
        let text = self.lex.text().get(start..end).unwrap_or_default().into();
        self.h.summary.push(Summary { text, global });
        Ok(())
    }

    /// Every entry that is mentioned is there.
    pub(super) fn check_summary(&mut self) -> Res<()> {
        let mut index = std::mem::take(&mut self.index);
        index.defined.sort_unstable();
        for (number, at) in index.used {
            if index.defined.binary_search(&number).is_err() {
                let message = format!("there is no summary entry '^{number}'");
                return Err(self.error_at(at as usize, message));
            }
        }
        Ok(())
    }

    /// The number of `^7`.
    fn entry_number(&mut self) -> Res<u32> {
        let digits = self.text().iter().skip_while(|b| !b.is_ascii_digit());
        let digits: Vec<u8> = digits.copied().collect();
        let number = super::ascii(&digits).parse().ok();
        let number = number.filter(|_| self.is(Tok::Summary));
        let number = number.ok_or_else(|| self.error("the number of an entry must stand here"))?;
        self.bump();
        Ok(number)
    }
    fn entry(&mut self) -> Res<()> {
        let at = self.tok.at;
        let number = self.entry_number()?;
        self.index.used.push((number, at));
        Ok(())
    }

    /// A value; the offset of its end.
    fn summary_value(&mut self, form: &Form) -> Res<usize> {
        let end = self.tok.end as usize;
        match *form {
            Number => {
                if !self.is(Tok::Int) {
                    return Err(self.error("a number must stand here"));
                }
                self.bump();
            }
            Text => {
                self.string()?;
            }
            Word(words) => {
                if !self.word().is_some_and(|w| words.contains(&w)) {
                    return Err(self.error(format!("one of {} must stand here", words.join(", "))));
                }
                self.bump();
            }
            Reference => {
                if matches!(self.word(), Some("readonly" | "writeonly")) {
                    self.bump();
                }
                self.entry()?;
            }
            EntryOrNull if self.word() == Some("null") => self.bump(),
            EntryOrNumber if self.is(Tok::Int) => self.bump(),
            EntryOrGuid if self.is(Tok::Label) => {
                self.summary_field(&[("guid", Number)])?;
            }
            Entry | EntryOrNull | EntryOrNumber | EntryOrGuid => self.entry()?,
            Range => {
                self.expect(Tok::LBracket, "'[' is missing")?;
                self.summary_value(&Number)?;
                self.expect(Tok::Comma, "',' is missing")?;
                self.summary_value(&Number)?;
                self.expect(Tok::RBracket, "']' is missing")?;
            }
            OneOf(fields) => {
                self.summary_field(fields)?;
            }
            List(_) | ListOrNone(_) | Repeated(_) | Sequence(_) | Fields(..) => {
                self.expect(Tok::LParen, "'(' is missing in summary entry")?;
                self.nested(|p| p.summary_parts(form))?;
                let end = self.tok.end as usize;
                self.expect(Tok::RParen, "')' is missing in summary entry")?;
                return Ok(end);
            }
        }
        Ok(end)
    }
    /// What stands between parentheses.
    fn summary_parts(&mut self, form: &Form) -> Res<()> {
        match *form {
            ListOrNone(_) if self.is(Tok::RParen) => {}
            List(part) | ListOrNone(part) => loop {
                self.summary_value(part)?;
                if !self.eat(Tok::Comma) {
                    break;
                }
            },
            Repeated(fields) => loop {
                self.fields_in_order(fields)?;
                if !self.eat(Tok::Comma) {
                    break;
                }
            },
            Sequence(parts) => {
                for (n, part) in parts.iter().enumerate() {
                    if n > 0 {
                        self.expect(Tok::Comma, "',' is missing in summary entry")?;
                    }
                    self.summary_value(part)?;
                }
            }
            Fields(first, others) => {
                self.fields_in_order(first)?;
                let mut more = first.is_empty();
                while more || self.eat(Tok::Comma) {
                    self.summary_field(others)?;
                    more = false;
                }
            }
            _ => {}
        }
        Ok(())
    }
    /// `name: value, …` of all fields.
    fn fields_in_order(&mut self, fields: &'static [Field]) -> Res<()> {
        for (n, field) in fields.iter().enumerate() {
            if n > 0 {
                self.expect(Tok::Comma, "',' is missing in summary entry")?;
            }
            self.summary_field(std::slice::from_ref(field))?;
        }
        Ok(())
    }
    /// `name: value` of one of the fields.
    fn summary_field(&mut self, fields: &[Field]) -> Res<()> {
        // A space may stand in front of the colon.
        let behind = self.lex.text().get(self.tok.end as usize..);
        let behind = behind.unwrap_or_default();
        let colon = behind.iter().position(|b| !b.is_ascii_whitespace());
        let colon = colon.filter(|&n| behind[n] == b':' && self.word().is_some());
        let found = match self.is(Tok::Label) || colon.is_some() {
            true => fields.iter().find(|f| f.0.as_bytes() == self.text()),
            false => None,
        };
        let Some((_, form)) = found else {
            let names: Vec<&str> = fields.iter().map(|f| f.0).collect();
            return Err(self.error(format!("one of {} must stand here", names.join(", "))));
        };
        match colon {
            Some(n) if !self.is(Tok::Label) => self.seek(self.tok.end as usize + n + 1),
            _ => self.bump(),
        }
        self.summary_value(form)?;
        Ok(())
    }

    /// `gv: (name: "f"` must name a global of the module.
    fn summarized_name(&self) -> Res<Option<Global>> {
        let mut rest = &self.lex.text()[self.at()..];
        for part in ["gv", ":", "(", "name", ":", "\""] {
            let Some(behind) = rest.trim_ascii_start().strip_prefix(part.as_bytes()) else {
                return Ok(None);
            };
            rest = behind;
        }
        let end = rest.iter().position(|&b| b == b'"').unwrap_or(rest.len());
        let name = super::canonical(&rest[..end]);
        match self.h.lookup(&name) {
            Some(g) => Ok(Some(g)),
            None => Err(self.error(format!("'@{name}' is defined nowhere"))),
        }
    }
}
