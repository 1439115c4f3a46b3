//! Roots: what somebody outside the module can reach or see.
//!
//! Kernels, the lists `llvm.used` and `llvm.compiler.used`, global constructors and
//! destructors, and variables that the host initialises. Linkage is the caller's
//! question, because each pass asks it differently.

use super::mentions;
use cranelift_entity::SecondaryMap;
use tandem_ir::metadata::{MdBody, Metadata};
use tandem_ir::module::{GlobalKind, cc};
use tandem_ir::{Comdat, Global, Header};

/// Why a name is held.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Hold {
    /// In `llvm.used` or `llvm.compiler.used`.
    pub used: bool,
    /// In `llvm.global_ctors` or `llvm.global_dtors`.
    pub ctor: bool,
    /// A kernel, by calling convention or annotation.
    pub kernel: bool,
    /// A variable that `nvvm.annotations` names: texture, surface, sampler, managed.
    pub annotated: bool,
    /// Of these, textures, surfaces and samplers.
    pub opaque: bool,
}

impl Hold {
    /// The reasons in words.
    fn words(self) -> Vec<&'static str> {
        let all = [
            (self.used, "used list"),
            (self.ctor, "constructor or destructor"),
            (self.kernel, "kernel"),
            (self.annotated, "annotated"),
            (self.opaque, "texture, surface or sampler"),
        ];
        let holds = all.into_iter().filter(|(holds, _)| *holds);
        holds.map(|(_, word)| word).collect()
    }
}

/// Why names are held, built once per module.
pub struct Roots {
    hold: SecondaryMap<Global, Hold>,
}

/// Lists of names that must stay as they are.
const USED: [&str; 2] = ["llvm.used", "llvm.compiler.used"];
/// Lists of functions that run before and after everything else.
const CTORS: [&str; 2] = ["llvm.global_ctors", "llvm.global_dtors"];

/// Aliases of aliases that are followed.
const MAX_ALIAS_DEPTH: u32 = 64;

/// Annotations of variables that are no memory.
const OPAQUE: [&str; 3] = ["texture", "surface", "sampler"];

impl Roots {
    /// Finds them.
    pub fn new(header: &Header) -> Roots {
        let mut roots = Roots {
            hold: SecondaryMap::new(),
        };
        for list in USED {
            roots.each(header, list, |h| h.used = true);
        }
        for list in CTORS {
            roots.each(header, list, |h| h.ctor = true);
        }
        for (g, data) in header.live_globals() {
            if matches!(&data.kind, GlobalKind::Function(d) if d.cc == cc::PTX_KERNEL) {
                roots.hold[g].kernel = true;
            }
        }
        roots.annotations(header);
        roots
    }
    fn each(&mut self, header: &Header, list: &str, mut set: impl FnMut(&mut Hold)) {
        let Some(list) = header.lookup(list) else {
            return;
        };
        for c in mentions::parts(&header.globals[list].kind) {
            mentions::of(&header.constants, c, &mut |g| set(&mut self.hold[g]));
        }
    }
    /// `!nvvm.annotations = !{!{ptr @k, !"kernel", i32 1}, …}`
    fn annotations(&mut self, header: &Header) {
        let name = header.strings.lookup("nvvm.annotations");
        let lists = header
            .metadata
            .named
            .iter()
            .filter(|(n, _)| Some(*n) == name);
        for &node in lists.flat_map(|(_, nodes)| nodes) {
            let MdBody::Tuple(ops) = &header.metadata.nodes[node].body else {
                continue;
            };
            let Some(Metadata::Constant(c)) = ops.first() else {
                continue;
            };
            mentions::of(&header.constants, *c, &mut |g| {
                self.annotate(header, g, &ops[1..])
            });
        }
    }
    /// Keys and values of one entry; a variable may be named through a cast.
    fn annotate(&mut self, header: &Header, g: Global, pairs: &[Metadata]) {
        let mut keys = pairs.chunks(2).filter_map(|p| match p[0] {
            Metadata::String(s) => Some(header.str(s)),
            _ => None,
        });
        let hold = &mut self.hold[g];
        if header.function(g).is_some() {
            hold.kernel |= header.is_kernel(g);
        } else {
            hold.annotated = true;
            hold.opaque |= keys.any(|k| OPAQUE.contains(&k));
        }
    }
    /// The names that are held, each with why, in order of the names.
    pub fn claim(&self, header: &Header) -> Vec<(Global, Vec<&'static str>)> {
        let names = header
            .live_globals()
            .map(|(g, _)| (g, self.hold(g).words()));
        names.filter(|(_, why)| !why.is_empty()).collect()
    }
    /// Why the name is held.
    pub fn hold(&self, g: Global) -> Hold {
        self.hold[g]
    }
    /// True if a list, an annotation or its calling convention holds the name.
    pub fn is_held(&self, g: Global) -> bool {
        self.hold[g] != Hold::default()
    }
}

/// True for `llvm.used` and `llvm.compiler.used`.
pub fn is_used_list(header: &Header, g: Global) -> bool {
    USED.contains(&header.global_name(g))
}

/// True for variables whose contents the host sets.
pub fn is_set_by_host(header: &Header, g: Global) -> bool {
    header.variable(g).is_some_and(|v| v.externally_initialized)
}

/// True if the name is only declared here.
pub fn is_declaration(header: &Header, g: Global) -> bool {
    match &header.globals[g].kind {
        GlobalKind::Variable(v) => v.init.is_none(),
        GlobalKind::Function(d) => !d.defined,
        GlobalKind::Alias(_) | GlobalKind::IFunc(_) | GlobalKind::Erased => false,
    }
}

/// The comdat of a name; an alias is in that of what it names.
pub fn comdat_of(header: &Header, mut g: Global) -> Option<Comdat> {
    for _ in 0..MAX_ALIAS_DEPTH {
        let data = &header.globals[g];
        let GlobalKind::Alias(aliasee) = data.kind else {
            return data.comdat;
        };
        let mut of = None;
        mentions::of(&header.constants, aliasee, &mut |h| of = of.or(Some(h)));
        g = of?;
    }
    None
}
