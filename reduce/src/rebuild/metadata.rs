//! What becomes of metadata: the nodes that something mentions, in order of first mention.

use super::{Fate, Rebuild};
use tandem_ir::constant::ConstantData;
use tandem_ir::metadata::{MdBody, MdField, MdNodeData, Metadata};
use tandem_ir::{Constant, Global, MdNode};

impl Rebuild<'_> {
    /// A metadata operand.
    pub(super) fn metadata(&mut self, md: Metadata) -> Metadata {
        match md {
            Metadata::Null => Metadata::Null,
            Metadata::Node(n) => Metadata::Node(self.node(n)),
            Metadata::String(s) => Metadata::String(self.symbol(s)),
            Metadata::Constant(c) => self.metadata_constant(c),
        }
    }

    /// Numbers in metadata are no values of the program: they keep their width.
    fn metadata_constant(&mut self, c: Constant) -> Metadata {
        let pool = &self.old.header.constants;
        let ty = pool.ty(c);
        match pool.get(c) {
            ConstantData::Int(_) | ConstantData::WideInt(_) | ConstantData::Float(_) => {
                let data = pool.get(c).clone();
                Metadata::Constant(self.new.header.constants.intern(ty, data))
            }
            ConstantData::Global(g) if self.globals[*g] == Fate::Gone => Metadata::Null,
            _ => Metadata::Constant(self.module_constant(c)),
        }
    }

    /// The new handle of a node; its contents follow in [`Self::finish_metadata`].
    pub(super) fn node(&mut self, old: MdNode) -> MdNode {
        if let Some(n) = self.nodes[old].expand() {
            return n;
        }
        let Some(data) = self.old.header.metadata.nodes.get(old) else {
            return old;
        };
        let new = self.new.header.metadata.nodes.push(MdNodeData {
            distinct: data.distinct,
            numbered: data.numbered,
            body: MdBody::Forward,
        });
        self.nodes[old] = new.into();
        self.pending.push((old, new));
        new
    }

    /// `!name = !{ … }`; entries about functions that are gone go too.
    pub(super) fn named_metadata(&mut self) {
        let module = self.old;
        for (name, list) in &module.header.metadata.named {
            let annotations = module.header.str(*name) == "nvvm.annotations";
            let gone = |&n: &MdNode| {
                annotations
                    && self
                        .first_global(n)
                        .is_some_and(|g| self.globals[g] == Fate::Gone)
            };
            let kept: Vec<MdNode> = list.iter().copied().filter(|n| !gone(n)).collect();
            if kept.is_empty() && !list.is_empty() {
                continue;
            }
            let name = self.symbol(*name);
            let list = kept.into_iter().map(|n| self.node(n)).collect();
            self.new.header.metadata.named.push((name, list));
        }
    }

    /// The name that a node's first operand is the address of.
    fn first_global(&self, n: MdNode) -> Option<Global> {
        let MdBody::Tuple(ops) = &self.old.header.metadata.nodes.get(n)?.body else {
            return None;
        };
        match ops.first()? {
            Metadata::Constant(c) => match self.old.header.constants.get(*c) {
                ConstantData::Global(g) => Some(*g),
                _ => None,
            },
            _ => None,
        }
    }

    /// Fills in the contents of all nodes that were mentioned, and of those that they mention.
    pub(super) fn finish_metadata(&mut self) -> Option<()> {
        let module = self.old;
        let mut next = 0;
        while let Some(&(old, new)) = self.pending.get(next) {
            next += 1;
            let body = self.md_body(&module.header.metadata.nodes.get(old)?.body);
            self.new.header.metadata.nodes[new].body = body;
        }
        self.pending.clear();
        Some(())
    }

    fn md_body(&mut self, old: &MdBody) -> MdBody {
        match old {
            MdBody::Tuple(ops) => MdBody::Tuple(ops.iter().map(|&m| self.metadata(m)).collect()),
            MdBody::Specialized(class, fields) => {
                let class = self.symbol(*class);
                let fields = fields
                    .iter()
                    .map(|(k, f)| (self.symbol(*k), self.md_field(f)));
                MdBody::Specialized(class, fields.collect())
            }
            MdBody::Positional(class, fields) => {
                let class = self.symbol(*class);
                MdBody::Positional(class, fields.iter().map(|f| self.md_field(f)).collect())
            }
            MdBody::Forward => MdBody::Forward,
        }
    }

    fn md_field(&mut self, old: &MdField) -> MdField {
        match old {
            MdField::Md(m) => MdField::Md(self.metadata(*m)),
            MdField::Int(n) => MdField::Int(*n),
            MdField::Word(s) => MdField::Word(self.symbol(*s)),
            MdField::Str(s) => MdField::Str(self.symbol(*s)),
            MdField::List(l) => MdField::List(l.iter().map(|&m| self.metadata(m)).collect()),
        }
    }
}
