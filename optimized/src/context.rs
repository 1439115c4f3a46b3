//! What a pass and its analyses know besides the function in hand.
//!
//! Today that is the module's header, of which [`Cx`] is a thin copyable reference, the limits of scalar evolution, and,
//! in builds that measure the harness, the defect that is switched on. Whatever else a
//! run has to know (phase, tier) will travel here too, never in a global variable
//! (design law 7).

use crate::analysis::scev::Limits;
use crate::defects::Defects;
use std::ops::Deref;
use tandem_ir::Header;
use tandem_ir::machine::MachineContext;
use tandem_ir::rewrite::ModuleContext;

/// The context of one invocation of a pass on one function.
#[derive(Clone, Copy)]
pub struct Cx<'a> {
    header: &'a Header,
    limits: Limits,
    #[cfg(feature = "defects")]
    seeded: Option<&'a crate::defects::Seeded>,
}

impl<'a> Cx<'a> {
    /// The context of an invocation under these defects, which are none in a build without them.
    #[cfg_attr(not(feature = "defects"), expect(unused_variables))]
    pub fn new(header: &'a Header, defects: &'a Defects) -> Cx<'a> {
        Cx {
            header,
            limits: Limits::default(),
            #[cfg(feature = "defects")]
            seeded: defects.seeded(),
        }
    }
    /// The same with other limits of scalar evolution.
    pub fn with_limits(self, limits: Limits) -> Cx<'a> {
        Cx { limits, ..self }
    }
    /// How far scalar evolution goes.
    pub fn limits(self) -> Limits {
        self.limits
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
            limits: Limits::default(),
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

macro_rules! contexts {
    ($($(#[$doc:meta])* $name:ident of $around:ty;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub struct $name<'a> {
            /// What the unit itself does not show.
            pub context: &'a $around,
            limits: Limits,
            #[cfg(feature = "defects")]
            seeded: Option<&'a crate::defects::Seeded>,
        }

        impl<'a> $name<'a> {
            /// The context of an invocation under these defects, which are none in a build without them.
            #[cfg_attr(not(feature = "defects"), expect(unused_variables))]
            pub fn new(context: &'a $around, defects: &'a Defects) -> $name<'a> {
                $name {
                    context,
                    limits: Limits::default(),
                    #[cfg(feature = "defects")]
                    seeded: defects.seeded(),
                }
            }
            /// The same with other limits of scalar evolution.
            pub fn with_limits(self, limits: Limits) -> $name<'a> {
                $name { limits, ..self }
            }
            /// How far scalar evolution goes.
            pub fn limits(self) -> Limits {
                self.limits
            }
            /// The seeded defect, if it is this one.
            #[cfg(feature = "defects")]
            pub(crate) fn seeded(self, id: crate::defects::Id) -> Option<&'a crate::defects::Seeded> {
                self.seeded.filter(|s| s.id() == id)
            }
        }

        /// Without defects.
        impl<'a> From<&'a $around> for $name<'a> {
            fn from(context: &'a $around) -> $name<'a> {
                $name {
                    context,
                    limits: Limits::default(),
                    #[cfg(feature = "defects")]
                    seeded: None,
                }
            }
        }
    )*};
}

contexts! {
    /// The context of one invocation of a pass on a module, which the pass changes as a whole, header included.
    ModuleCx of ModuleContext;
    /// The context of one invocation of a pass on a machine function: the module around it.
    MachineCx of MachineContext;
}

impl<'a> ModuleCx<'a> {
    /// The context of one of the functions, under the same defects; the header is that of the module as it is now.
    pub fn in_function<'b>(self, header: &'b Header) -> Cx<'b>
    where
        'a: 'b,
    {
        Cx {
            header,
            limits: self.limits,
            #[cfg(feature = "defects")]
            seeded: self.seeded,
        }
    }
}
