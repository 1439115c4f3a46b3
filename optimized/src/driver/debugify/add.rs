//! Debug info that is made up: a compile unit, a subprogram for each function, a line for each instruction, a variable for each value.

use super::{COUNTS, UNITS, number};
use rustc_hash::FxHashMap;
use tandem_ir::inst::TailKind;
use tandem_ir::metadata::{
    DebugRecord, DebugRecordKind, LocalMetadata, MdBody, MdField, MdNodeData, Metadata,
};
use tandem_ir::module::{Header, Linkage, Module};
use tandem_ir::{Block, Function, Global, Inst, InstKind, MdNode, Type, Value};

/// What came of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Added {
    /// The module has debug info now.
    All,
    /// It had some, and has it still.
    HadSome,
}

/// Adds debug info to every function that is this module's alone to define; `file` is the name of the source.
pub fn add(module: &mut Module, file: &str) -> Added {
    let header = &mut module.header;
    let units = header.strings.intern(UNITS);
    if header.metadata.named.iter().any(|n| n.0 == units) {
        return Added::HadSome;
    }
    let mut maker = Maker::new(header, file);
    maker.list(units, maker.unit);
    for f in &mut module.bodies {
        if is_certain(maker.header, f.global) {
            maker.function(f);
        }
    }
    maker.finish();
    Added::All
}

/// True if no other module can define the function instead (LLVM: an exact definition).
pub(super) fn is_certain(cx: &Header, g: Global) -> bool {
    use Linkage::{External, Internal, Private};
    matches!(cx.globals[g].linkage, External | Internal | Private)
}

/// Makes nodes of a module, each with a number of its own.
struct Maker<'a> {
    header: &'a mut Header,
    unit: MdNode,
    file: MdNode,
    /// The type of every function.
    signature: Option<MdNode>,
    /// Types of variables by their size in bits.
    types: FxHashMap<u64, MdNode>,
    /// Lines and variables made so far.
    lines: u32,
    variables: u32,
}

impl<'a> Maker<'a> {
    fn new(header: &'a mut Header, file: &str) -> Maker<'a> {
        let unit = header.metadata.nodes.next_key();
        let mut maker = Maker {
            header,
            unit,
            file: unit,
            signature: None,
            types: FxHashMap::default(),
            lines: 0,
            variables: 0,
        };
        // The unit names the file, which is the node after it.
        let body = MdBody::Tuple(Box::default());
        maker.unit = maker.node(false, body);
        let fields = [
            ("filename", maker.text(file)),
            ("directory", maker.text("/")),
        ];
        maker.file = maker.special(false, "DIFile", &fields);
        let fields = [
            ("language", maker.word("DW_LANG_C")),
            ("file", MdField::Md(Metadata::Node(maker.file))),
            ("producer", maker.text("debugify")),
            ("isOptimized", maker.word("true")),
            ("runtimeVersion", MdField::Int(0)),
            ("emissionKind", maker.word("FullDebug")),
        ];
        let body = maker.body("DICompileUnit", &fields);
        let data = &mut maker.header.metadata.nodes[maker.unit];
        (data.distinct, data.body) = (true, body);
        maker
    }

    fn function(&mut self, f: &mut Function) {
        let kept = self.node(false, MdBody::Tuple(Box::default()));
        let scope = self.subprogram(f.global, kept);
        let blocks: Vec<Block> = f.blocks().collect();
        let dbg = self.header.strings.intern("dbg");
        let insts: Vec<Inst> = blocks.iter().flat_map(|&b| f.insts(b)).collect();
        for i in insts {
            self.lines += 1;
            let location = self.location(scope);
            f.set_attachment(i, dbg, Metadata::Node(location));
        }
        let mut variables = Vec::new();
        for &b in &blocks {
            self.block(f, b, scope, &mut variables);
        }
        // Machine code is given debug info from that of the module: there is one value at least.
        let end = blocks.first().and_then(|&b| last(f, b));
        if let (true, Some(end)) = (variables.is_empty(), end) {
            let zero = f.int(Type::I32, 0);
            let record = self.variable(f, (zero, end), scope, &mut variables);
            f.add_debug_record(end, record);
        }
        self.header.metadata.nodes[kept].body = MdBody::Tuple(variables.into());
    }

    /// A variable for each value of a block, in front of what comes next; behind all phis for a phi.
    fn block(&mut self, f: &mut Function, b: Block, scope: MdNode, made: &mut Vec<Metadata>) {
        let insts: Vec<Inst> = f.insts(b).collect();
        let first = insts.iter().position(|&i| !f.is_phi(i)).unwrap_or(0);
        let (Some(end), Some(&head)) = (last(f, b), insts.get(first)) else {
            return;
        };
        if is_pad(f.kind(head)) {
            return;
        }
        for (n, &i) in insts.iter().enumerate().take_while(|(_, i)| **i != end) {
            let Some(v) = f.result(i).filter(|&v| f.value_type(v) != Type::TOKEN) else {
                continue;
            };
            let before = insts.get((n + 1).max(first)).copied().unwrap_or(end);
            let record = self.variable(f, (v, i), scope, made);
            f.add_debug_record(before, record);
        }
    }

    /// The record that says what a variable of its own is worth: a value, at the line of an instruction.
    fn variable(
        &mut self,
        f: &Function,
        (v, i): (Value, Inst),
        scope: MdNode,
        made: &mut Vec<Metadata>,
    ) -> DebugRecord {
        self.variables += 1;
        let dbg = self.header.strings.intern("dbg");
        let location = f.attachments(i).iter().find(|a| a.0 == dbg);
        let location = location.map_or(Metadata::Null, |a| a.1);
        let line = match location {
            Metadata::Node(n) => number(self.header, n, "line").unwrap_or(0),
            _ => 0,
        };
        let fields = [
            ("name", self.text(&self.variables.to_string())),
            ("scope", MdField::Md(Metadata::Node(scope))),
            ("file", MdField::Md(Metadata::Node(self.file))),
            ("line", MdField::Int(line)),
            (
                "type",
                MdField::Md(Metadata::Node(self.basic_type(f.value_type(v)))),
            ),
        ];
        let variable = self.special(false, "DILocalVariable", &fields);
        made.push(Metadata::Node(variable));
        let class = self.header.strings.intern("DIExpression");
        let expression = self.inline(MdBody::Positional(class, Box::default()));
        let module = |n| LocalMetadata::Module(Metadata::Node(n));
        DebugRecord {
            kind: DebugRecordKind::Value,
            operands: vec![
                LocalMetadata::Value(v),
                module(variable),
                module(expression),
                LocalMetadata::Module(location),
            ],
        }
    }

    fn basic_type(&mut self, ty: Type) -> MdNode {
        let bytes = self.header.layout.alloc_size(&self.header.types, ty);
        let bits = bytes.unwrap_or(0).saturating_mul(8);
        if let Some(&known) = self.types.get(&bits) {
            return known;
        }
        let fields = [
            ("name", self.text(&format!("ty{bits}"))),
            ("size", MdField::Int(bits.into())),
            ("encoding", self.word("DW_ATE_unsigned")),
        ];
        let made = self.special(false, "DIBasicType", &fields);
        self.types.insert(bits, made);
        made
    }

    fn subprogram(&mut self, g: Global, kept: MdNode) -> MdNode {
        let signature = self.signature.unwrap_or_else(|| {
            let none = self.node(false, MdBody::Tuple(Box::default()));
            let fields = [("types", MdField::Md(Metadata::Node(none)))];
            self.special(false, "DISubroutineType", &fields)
        });
        self.signature = Some(signature);
        let line = MdField::Int(i128::from(self.lines) + 1);
        let name = self.header.global_name(g).to_owned();
        let flags = match self.header.globals[g].linkage.is_local() {
            true => "DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized",
            false => "DISPFlagDefinition | DISPFlagOptimized",
        };
        let node = |n| MdField::Md(Metadata::Node(n));
        let mut fields = Vec::new();
        if !name.is_empty() {
            fields.extend([
                ("name", self.text(&name)),
                ("linkageName", self.text(&name)),
            ]);
        }
        fields.extend([
            ("scope", MdField::Md(Metadata::Null)),
            ("file", node(self.file)),
            ("line", line.clone()),
            ("type", node(signature)),
            ("scopeLine", line),
            ("spFlags", self.word(flags)),
            ("unit", node(self.unit)),
            ("retainedNodes", node(kept)),
        ]);
        let made = self.special(true, "DISubprogram", &fields);
        let dbg = self.header.strings.intern("dbg");
        self.header.globals[g].attachments.push((dbg, made));
        made
    }

    fn location(&mut self, scope: MdNode) -> MdNode {
        let fields = [
            ("line", MdField::Int(self.lines.into())),
            ("column", MdField::Int(1)),
            ("scope", MdField::Md(Metadata::Node(scope))),
        ];
        self.special(false, "DILocation", &fields)
    }

    /// The counts, and the version of debug info that this is.
    fn finish(&mut self) {
        let counts = self.header.strings.intern(COUNTS);
        for n in [self.lines, self.variables] {
            let number = Metadata::Constant(self.header.constants.int(Type::I32, n.into()));
            let node = self.node(false, MdBody::Tuple(Box::new([number])));
            self.list(counts, node);
        }
        let flags = self.header.strings.intern("llvm.module.flags");
        let version = self.header.strings.intern("Debug Info Version");
        let said = self.header.metadata.named.iter().find(|n| n.0 == flags);
        let mut nodes = said.into_iter().flat_map(|n| &n.1);
        let is_said = nodes.any(|&n| {
            matches!(&self.header.metadata.nodes[n].body, MdBody::Tuple(parts) if parts.get(1) == Some(&Metadata::String(version)))
        });
        if is_said {
            return;
        }
        let mut number = |n| Metadata::Constant(self.header.constants.int(Type::I32, n));
        let parts = [number(2), Metadata::String(version), number(3)];
        let flag = self.node(false, MdBody::Tuple(parts.into()));
        self.list(flags, flag);
    }

    /// Appends a node to named metadata.
    fn list(&mut self, name: tandem_ir::Symbol, node: MdNode) {
        let named = &mut self.header.metadata.named;
        match named.iter_mut().find(|n| n.0 == name) {
            Some(list) => list.1.push(node),
            None => named.push((name, vec![node])),
        }
    }

    fn special(&mut self, distinct: bool, class: &str, fields: &[(&str, MdField)]) -> MdNode {
        let body = self.body(class, fields);
        self.node(distinct, body)
    }

    fn body(&mut self, class: &str, fields: &[(&str, MdField)]) -> MdBody {
        let strings = &mut self.header.strings;
        let class = strings.intern(class);
        let named = fields.iter().map(|(n, f)| (strings.intern(n), f.clone()));
        MdBody::Specialized(class, named.collect())
    }

    fn node(&mut self, distinct: bool, body: MdBody) -> MdNode {
        self.header.metadata.nodes.push(MdNodeData {
            distinct,
            numbered: true,
            body,
        })
    }

    fn inline(&mut self, body: MdBody) -> MdNode {
        self.header.metadata.nodes.push(MdNodeData {
            distinct: false,
            numbered: false,
            body,
        })
    }

    fn text(&mut self, text: &str) -> MdField {
        let escaped = tandem_ir::names::escape(text.as_bytes());
        MdField::Str(self.header.strings.intern(&escaped))
    }

    fn word(&mut self, word: &str) -> MdField {
        MdField::Word(self.header.strings.intern(word))
    }
}

/// What no record may follow: the end of a block, or a call that must be the last before it.
fn last(f: &Function, b: Block) -> Option<Inst> {
    let is_last = |i: &Inst| match f.kind(*i) {
        InstKind::Call(info) => info.tail == TailKind::MustTail,
        kind => kind.is_terminator(),
    };
    f.insts(b).find(is_last)
}

/// True of instructions that begin the handling of an exception, behind which nothing may stand.
fn is_pad(kind: &InstKind) -> bool {
    matches!(
        kind,
        InstKind::LandingPad { .. }
            | InstKind::CatchSwitch { .. }
            | InstKind::CatchPad
            | InstKind::CleanupPad
    )
}
