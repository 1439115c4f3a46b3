//! What is left of debug info that was made up: the words are those of LLVM's `check-debugify`.

use super::add::is_certain;
use super::{COUNTS, field, number};
use std::collections::BTreeSet;
use tandem_ir::metadata::{DebugRecord, LocalMetadata, MdBody, MdField, Metadata};
use tandem_ir::text::print_inst;
use tandem_ir::{Function, Header, Inst, MdNode, Module};

/// What was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// Lines for people: what is missing, what is wrong, and the verdict.
    pub lines: Vec<String>,
    /// False if a variable has a value of another size.
    pub passed: bool,
}

/// Looks for every line and variable that [`super::add`] made.
pub fn check(module: &Module) -> Checked {
    let cx = &module.header;
    let Some([lines, variables]) = counts(cx) else {
        let said = "CheckModuleDebugify: Skipping module without debugify metadata".to_owned();
        return Checked {
            lines: vec![said],
            passed: true,
        };
    };
    let mut left = Left {
        cx,
        lines: (1..=lines).collect(),
        variables: (1..=variables).collect(),
        said: Vec::new(),
        passed: true,
    };
    let certain = module.bodies.iter().filter(|f| is_certain(cx, f.global));
    certain.for_each(|f| left.function(f));
    let mut said = left.said;
    let line = |n: &i128| format!("WARNING: Missing line {n}");
    said.extend(left.lines.iter().map(line));
    let variable = |n: &i128| format!("WARNING: Missing variable {n}");
    said.extend(left.variables.iter().map(variable));
    let verdict = if left.passed { "PASS" } else { "FAIL" };
    said.push(format!("CheckModuleDebugify: {verdict}"));
    Checked {
        lines: said,
        passed: left.passed,
    }
}

/// How many lines and variables there were.
fn counts(cx: &Header) -> Option<[i128; 2]> {
    let name = cx.strings.lookup(COUNTS)?;
    let list = &cx.metadata.named.iter().find(|n| n.0 == name)?.1;
    let number = |n: &MdNode| match &cx.metadata.nodes.get(*n)?.body {
        MdBody::Tuple(parts) => match parts.first()? {
            Metadata::Constant(c) => cx.constants.as_bits(*c)?.as_u64().map(i128::from),
            _ => None,
        },
        _ => None,
    };
    match &list[..] {
        [a, b] => Some([number(a)?, number(b)?]),
        _ => None,
    }
}

/// What was not met yet.
struct Left<'a> {
    cx: &'a Header,
    lines: BTreeSet<i128>,
    variables: BTreeSet<i128>,
    said: Vec<String>,
    passed: bool,
}

impl Left<'_> {
    fn function(&mut self, f: &Function) {
        for i in f.blocks().flat_map(|b| f.insts(b)) {
            for record in f.debug_records(i) {
                self.record(f, record);
            }
            self.instruction(f, i);
        }
    }

    fn instruction(&mut self, f: &Function, i: Inst) {
        let cx = self.cx;
        let dbg = cx.strings.lookup("dbg");
        let location = f.attachments(i).iter().find(|a| Some(a.0) == dbg);
        let line = match location.map(|a| a.1) {
            Some(Metadata::Node(n)) => Some(number(cx, n, "line").unwrap_or(0)),
            _ => None,
        };
        match line {
            Some(0) => {}
            Some(line) => {
                self.lines.remove(&line);
            }
            None if f.is_phi(i) => {}
            None => self.said.push(format!(
                "WARNING: Instruction with empty DebugLoc in function {} --  {}",
                cx.global_name(f.global),
                print_inst(cx, f, i).trim()
            )),
        }
    }

    /// A variable is there if what it is worth has its size.
    fn record(&mut self, f: &Function, record: &DebugRecord) {
        let cx = self.cx;
        let [
            value,
            LocalMetadata::Module(Metadata::Node(variable)),
            expression,
            ..,
        ] = &record.operands[..]
        else {
            return;
        };
        let Some(MdField::Str(name)) = field(cx, *variable, "name") else {
            return;
        };
        let Ok(name) = cx.str(*name).parse() else {
            return;
        };
        let is_plain = matches!(expression, LocalMetadata::Module(Metadata::Node(n)) if matches!(&cx.metadata.nodes[*n].body, MdBody::Positional(_, parts) if parts.is_empty()));
        let bits = match value {
            LocalMetadata::Value(v) if is_plain => f
                .value_type(*v)
                .int_width()
                .and_then(|_| cx.layout.alloc_size(&cx.types, f.value_type(*v))),
            _ => None,
        };
        let size = match field(cx, *variable, "type") {
            Some(MdField::Md(Metadata::Node(ty))) => number(cx, *ty, "size"),
            _ => None,
        };
        if let (Some(bytes), Some(size)) = (bits, size)
            && i128::from(bytes) * 8 != size
        {
            self.said.push(format!(
                "ERROR: dbg.value operand has size {}, but its variable has size {size}: variable {name} in function {}",
                i128::from(bytes) * 8,
                cx.global_name(f.global)
            ));
            self.passed = false;
            return;
        }
        self.variables.remove(&name);
    }
}
