//! What is printed of the module while passes run, in the words of LLVM's `opt` (`-print-before-all`,
//! `-print-after-all`, `-print-changed`, `-filter-print-funcs`), so that scripts that read them go on reading.
//!
//! A pass on a function is followed by that function, a pass on the module by the whole module, or, with a filter, by those of
//! its functions that are asked for. Containers of passes, of which LLVM says that they are ignored, are not mentioned.

use tandem_ir::text::{print, print_function};
use tandem_ir::{Function, Header, Module};

/// What is to be printed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Prints {
    /// `-print-before-all`: what each pass finds.
    pub before_all: bool,
    /// `-print-after-all`: what each pass leaves.
    pub after_all: bool,
    /// `-print-changed`: what each pass leaves that changes something.
    pub changed: Option<Changed>,
    /// `-filter-print-funcs`: only these functions; all if there is none.
    pub functions: Vec<String>,
}

/// What `-print-changed` says of passes that change nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Changed {
    /// That they were left out.
    Verbose,
    /// Nothing, nor how the module was at first.
    Quiet,
}

/// What a unit was before a pass, if that is compared.
pub(super) struct Before(Option<String>);

/// What LLVM calls the unit of a pass on the module.
const MODULE: &str = "[module]";

impl Prints {
    /// What is printed before the first pass.
    pub fn at_start(&self, module: &Module) -> Option<String> {
        let verbose = self.changed == Some(Changed::Verbose);
        verbose.then(|| format!("*** IR Dump At Start ***\n{}", print(module).trim_end()))
    }

    fn takes(&self, function: &str) -> bool {
        self.functions.is_empty() || self.functions.iter().any(|f| f == function)
    }

    /// Prints what a pass on a function finds, and what is to be kept over it.
    pub(super) fn before_function(
        &self,
        class: &str,
        header: &Header,
        f: &Function,
        to: &mut Vec<String>,
    ) -> Before {
        let name = header.global_name(f.global);
        if !self.takes(name) {
            return Before(None);
        }
        self.before(class, name, || print_function(header, f), to)
    }

    /// Prints what a pass on the module finds, and what is to be kept over it.
    pub(super) fn before_module(
        &self,
        class: &str,
        module: &Module,
        to: &mut Vec<String>,
    ) -> Before {
        self.before(class, MODULE, || self.of_module(module), to)
    }

    fn before(
        &self,
        class: &str,
        unit: &str,
        text: impl Fn() -> String,
        to: &mut Vec<String>,
    ) -> Before {
        if self.before_all {
            let text = text();
            let text = text.trim_end();
            to.push(format!(
                "; *** IR Dump Before {class} on {unit} ***\n{text}"
            ));
        }
        Before(self.changed.map(|_| text()))
    }

    /// What a pass on a function is followed by; `class` is the name of the pass's class.
    pub(super) fn after_function(
        &self,
        class: &str,
        header: &Header,
        f: &Function,
        before: Before,
        to: &mut Vec<String>,
    ) {
        let name = header.global_name(f.global);
        if !self.takes(name) {
            if self.changed == Some(Changed::Verbose) {
                to.push(format!(
                    "*** IR Dump After {class} on {name} filtered out ***"
                ));
            }
            return;
        }
        self.after(class, name, &print_function(header, f), before, to);
    }

    /// What a pass on the module is followed by.
    pub(super) fn after_module(
        &self,
        class: &str,
        module: &Module,
        before: Before,
        to: &mut Vec<String>,
    ) {
        self.after(class, MODULE, &self.of_module(module), before, to);
    }

    fn after(&self, class: &str, unit: &str, text: &str, before: Before, to: &mut Vec<String>) {
        let text = text.trim_end();
        let head = format!("*** IR Dump After {class} on {unit}");
        if self.after_all {
            to.push(format!("; {head} ***\n{text}"));
        }
        match (self.changed, before.0) {
            (Some(Changed::Verbose), Some(before)) if before.trim_end() == text => {
                to.push(format!("{head} omitted because no change ***"));
            }
            (Some(_), Some(before)) if before.trim_end() != text => {
                to.push(format!("{head} ***\n{text}"))
            }
            _ => {}
        }
    }

    fn of_module(&self, module: &Module) -> String {
        if self.functions.is_empty() {
            return print(module);
        }
        let header = &module.header;
        let taken = module.bodies.iter();
        let taken = taken.filter(|f| self.takes(header.global_name(f.global)));
        taken.map(|f| print_function(header, f)).collect()
    }
}
