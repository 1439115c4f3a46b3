//! What a pass and its analyses know besides the function in hand.
//!
//! Today that is the module's header, of which [`Cx`] is a thin copyable reference, and,
//! in builds that measure the harness, the defect that is switched on. Whatever else a
//! run has to know (phase, tier) will travel here too, never in a global variable
//! (design law 7).

use crate::defects::Defects;
use std::ops::Deref;
use tandem_ir::Header;
use tandem_ir::machine::MachineContext;
use tandem_ir::rewrite::ModuleContext;

/// The context of one invocation of a pass on one function.
#[derive(Clone, Copy)]
pub struct Cx<'a> {
    header: &'a Header,
    #[cfg(feature = "defects")]
    seeded: Option<&'a crate::defects::Seeded>,
}

impl<'a> Cx<'a> {
    /// The context of an invocation under these defects, which are none in a build without them.
    #[cfg_attr(not(feature = "defects"), expect(unused_variables))]
    pub fn new(header: &'a Header, defects: &'a Defects) -> Cx<'a> {
        Cx {
            header,
            #[cfg(feature = "defects")]
            seeded: defects.seeded(),
        }
    }
    /// The module's header, for as long as it lives.
    pub fn header(self) -> &'a Header {
        self.header
    }
    /// The seeded defect, if it is this one.
    #[cfg(feature = "defects")]
    pub(crate) fn seeded(self, id: crate::defects::Id) -> Option<&'a crate::defects::Seeded> {
        self.seeded.filter(|s| s.id() == id)
    }
}

/// Without defects.
impl<'a> From<&'a Header> for Cx<'a> {
    fn from(header: &'a Header) -> Cx<'a> {
        Cx {
            header,
            #[cfg(feature = "defects")]
            seeded: None,
        }
    }
}

impl Deref for Cx<'_> {
    type Target = Header;
    fn deref(&self) -> &Header {
        self.header
    }
}

/// The context of one invocation of a pass on a module, which the pass changes as a whole, header included.
#[derive(Clone, Copy)]
pub struct ModuleCx<'a> {
    /// What the module itself does not show.
    pub context: &'a ModuleContext,
    #[cfg(feature = "defects")]
    seeded: Option<&'a crate::defects::Seeded>,
}

impl<'a> ModuleCx<'a> {
    /// The context of an invocation under these defects, which are none in a build without them.
    #[cfg_attr(not(feature = "defects"), expect(unused_variables))]
    pub fn new(context: &'a ModuleContext, defects: &'a Defects) -> ModuleCx<'a> {
        ModuleCx {
            context,
            #[cfg(feature = "defects")]
            seeded: defects.seeded(),
        }
    }
    /// The seeded defect, if it is this one.
    #[cfg(feature = "defects")]
    pub(crate) fn seeded(self, id: crate::defects::Id) -> Option<&'a crate::defects::Seeded> {
        self.seeded.filter(|s| s.id() == id)
    }
}

/// Without defects.
impl<'a> From<&'a ModuleContext> for ModuleCx<'a> {
    fn from(context: &'a ModuleContext) -> ModuleCx<'a> {
        ModuleCx {
            context,
            #[cfg(feature = "defects")]
            seeded: None,
        }
    }
}

/// The context of one invocation of a pass on a machine function.
#[derive(Clone, Copy)]
pub struct MachineCx<'a> {
    /// The module around the function.
    pub context: &'a MachineContext,
    #[cfg(feature = "defects")]
    seeded: Option<&'a crate::defects::Seeded>,
}

impl<'a> MachineCx<'a> {
    /// The context of an invocation under these defects, which are none in a build without them.
    #[cfg_attr(not(feature = "defects"), expect(unused_variables))]
    pub fn new(context: &'a MachineContext, defects: &'a Defects) -> MachineCx<'a> {
        MachineCx {
            context,
            #[cfg(feature = "defects")]
            seeded: defects.seeded(),
        }
    }
    /// The seeded defect, if it is this one.
    #[cfg(feature = "defects")]
    pub(crate) fn seeded(self, id: crate::defects::Id) -> Option<&'a crate::defects::Seeded> {
        self.seeded.filter(|s| s.id() == id)
    }
}

/// Without defects.
impl<'a> From<&'a MachineContext> for MachineCx<'a> {
    fn from(context: &'a MachineContext) -> MachineCx<'a> {
        MachineCx {
            context,
            #[cfg(feature = "defects")]
            seeded: None,
        }
    }
}
