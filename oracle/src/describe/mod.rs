//! Rewrites in words that a person can follow: blocks, values and globals by their names.
//!
//! One function serves every vocabulary. It goes through the fields of a rewrite
//! ([`Vocabulary`]); where a kind has a sentence of its own (`sentences`), the fields are put into it, any other kind
//! reads `kind: field value, field value`. So a new kind needs no code here, and gets a sentence once somebody wants
//! a better one.
//!
//! ```
//! use tandem_ir::rewrite::Rewrite;
//! let text = b"define i32 @f(i32 %x) {\n  %y = add i32 %x, 0\n  ret i32 %x\n}\n";
//! let m = tandem_ir::text::parse(text, "f.ll").map_err(|_| "no module")?;
//! let f = &m.bodies[0];
//! let inst = f.entry().and_then(|b| f.first_inst(b)).ok_or("no instruction")?;
//! assert_eq!(tandem_oracle::describe::rewrite(f, &Rewrite::EraseInst { inst }), "erase %y");
//! # Ok::<(), &str>(())
//! ```

mod constants;
mod names;
mod sentences;
mod values;

pub use names::{Names, global};
pub(crate) use names::{number_in_listing, value};

use tandem_ir::Function;
use tandem_ir::rewrite::{FieldValue, Rewritten, Vocabulary};

/// A rewrite of `unit` (as it is before the rewrite) in one line.
pub fn rewrite<U>(unit: &U, rewrite: &U::Rewrite) -> String
where
    U: Names + Rewritten<Rewrite: Vocabulary>,
{
    line(unit, rewrite)
}

/// A field of a rewrite as reports for machines show it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FieldText {
    /// Its name.
    pub name: &'static str,
    /// The name of its sort ([`Sort`](tandem_ir::rewrite::Sort)).
    pub sort: &'static str,
    /// Its value, with blocks, values and globals named as the unit names them.
    pub text: String,
}

/// The fields of a rewrite of `unit`, in order.
pub fn fields<U>(unit: &U, rewrite: &U::Rewrite) -> Vec<FieldText>
where
    U: Names + Rewritten<Rewrite: Vocabulary>,
{
    let all = Fields::of(unit, rewrite);
    let each = all.list.iter();
    each.map(|(name, value)| FieldText {
        name,
        sort: value.sort().name(),
        text: values::text(&all, value),
    })
    .collect()
}

/// A rewrite's fields, and what knows the names in them.
struct Fields<'a, U> {
    unit: &'a U,
    list: Vec<(&'static str, FieldValue)>,
}

impl<'a, U: Names> Fields<'a, U> {
    fn of<R: Vocabulary>(unit: &'a U, rewrite: &R) -> Fields<'a, U> {
        Fields {
            unit,
            list: rewrite.fields(),
        }
    }

    /// The body of the function that the rewrite names, for a rewrite inside it.
    fn body(&self) -> Option<&Function> {
        let global = self.list.iter().find_map(|(_, value)| match value {
            FieldValue::Global(g) => Some(*g),
            _ => None,
        });
        global.and_then(|g| self.unit.body(g))
    }
}

fn line<U: Names, R: Vocabulary>(unit: &U, rewrite: &R) -> String {
    let fields = Fields::of(unit, rewrite);
    match sentences::of(rewrite.kind()) {
        Some(sentence) => sentences::fill(sentence, &fields),
        None => plain(rewrite.kind(), &fields),
    }
}

/// The kind and all fields, for a kind without a sentence.
fn plain<U: Names>(kind: &str, fields: &Fields<'_, U>) -> String {
    let each =
        |(name, value): &(&str, FieldValue)| format!("{name} {}", values::text(fields, value));
    let all: Vec<String> = fields.list.iter().map(each).collect();
    format!("{kind}: {}", all.join(", "))
}
