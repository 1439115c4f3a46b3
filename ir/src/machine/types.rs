//! The types, state spaces, memory orders and scopes that PTX instructions and declarations are spelled with.
//!
//! PTX types an instruction, not a register: a register has a width and a kind, and an instruction says how it reads the
//! bits. [`Ty::fits`] states which register types an instruction type accepts (PS-10).

macro_rules! spelled {
    ($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident = $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum $name { $($(#[$vdoc])* $variant,)* }
        impl $name {
            /// All of them, in the order of their declaration.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];
            /// As PTX spells it, without the dot in front.
            pub fn text(self) -> &'static str {
                match self { $($name::$variant => $text,)* }
            }
            /// The one of this spelling, if there is one.
            pub fn of(text: &str) -> Option<$name> {
                match text { $($text => Some($name::$variant),)* _ => None }
            }
        }
    };
}

spelled! {
    /// A PTX type.
    Ty {
        /// Predicate, one bit.
        Pred = "pred",
        /// Bits of no type (PTX, Fundamental Types).
        B8 = "b8",
        /// Bits of no type (PTX, Fundamental Types).
        B16 = "b16",
        /// Bits of no type (PTX, Fundamental Types).
        B32 = "b32",
        /// Bits of no type (PTX, Fundamental Types).
        B64 = "b64",
        /// Bits of no type (PTX, Fundamental Types).
        B128 = "b128",
        /// Unsigned integer.
        U8 = "u8",
        /// Unsigned integer.
        U16 = "u16",
        /// Unsigned integer.
        U32 = "u32",
        /// Unsigned integer.
        U64 = "u64",
        /// Signed integer.
        S8 = "s8",
        /// Signed integer.
        S16 = "s16",
        /// Signed integer.
        S32 = "s32",
        /// Signed integer.
        S64 = "s64",
        /// IEEE half.
        F16 = "f16",
        /// Two halves in 32 bits.
        F16x2 = "f16x2",
        /// bfloat16.
        Bf16 = "bf16",
        /// Two bfloats in 32 bits.
        Bf16x2 = "bf16x2",
        /// IEEE single.
        F32 = "f32",
        /// IEEE double.
        F64 = "f64",
        /// Two singles in 64 bits.
        F32x2 = "f32x2",
        /// Tensor float, in 32 bits.
        Tf32 = "tf32",
        /// Two unsigned 16-bit integers in 32 bits.
        U16x2 = "u16x2",
        /// Two signed 16-bit integers in 32 bits.
        S16x2 = "s16x2",
        /// Two 8-bit floats in 16 bits.
        E4m3x2 = "e4m3x2",
        /// Two 8-bit floats in 16 bits.
        E5m2x2 = "e5m2x2",
        /// Two 6-bit floats in 16 bits.
        E2m3x2 = "e2m3x2",
        /// Two 6-bit floats in 16 bits.
        E3m2x2 = "e3m2x2",
        /// Two scale factors in 16 bits.
        Ue8m0x2 = "ue8m0x2",
        /// An opaque texture reference (declarations only).
        Texref = "texref",
        /// An opaque surface reference (declarations only).
        Surfref = "surfref",
        /// An opaque sampler reference (declarations only).
        Samplerref = "samplerref",
    }
}

/// What the bits of a type are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Predicate.
    Pred,
    /// Untyped bits.
    Bits,
    /// Integer, signed or not.
    Int,
    /// Floating point, packed or not.
    Float,
    /// Handles that only textures and surfaces know.
    Opaque,
}

impl Ty {
    /// Width in bits (1 for a predicate, 64 for an opaque handle).
    pub fn bits(self) -> u32 {
        match self {
            Ty::Pred => 1,
            Ty::B8 | Ty::U8 | Ty::S8 => 8,
            Ty::B16 | Ty::U16 | Ty::S16 | Ty::F16 | Ty::Bf16 => 16,
            Ty::E4m3x2 | Ty::E5m2x2 | Ty::E2m3x2 | Ty::E3m2x2 | Ty::Ue8m0x2 => 16,
            Ty::B32 | Ty::U32 | Ty::S32 | Ty::F32 | Ty::Tf32 => 32,
            Ty::F16x2 | Ty::Bf16x2 | Ty::U16x2 | Ty::S16x2 => 32,
            Ty::B64 | Ty::U64 | Ty::S64 | Ty::F64 | Ty::F32x2 => 64,
            Ty::Texref | Ty::Surfref | Ty::Samplerref => 64,
            Ty::B128 => 128,
        }
    }
    /// Width in bytes as it stands in memory; 0 for a predicate, which has no place there.
    pub fn bytes(self) -> u64 {
        u64::from(self.bits() / 8)
    }
    /// What the bits are.
    pub fn kind(self) -> Kind {
        match self {
            Ty::Pred => Kind::Pred,
            Ty::B8 | Ty::B16 | Ty::B32 | Ty::B64 | Ty::B128 => Kind::Bits,
            Ty::U8 | Ty::U16 | Ty::U32 | Ty::U64 | Ty::S8 | Ty::S16 | Ty::S32 | Ty::S64 => {
                Kind::Int
            }
            Ty::U16x2 | Ty::S16x2 => Kind::Int,
            Ty::Texref | Ty::Surfref | Ty::Samplerref => Kind::Opaque,
            _ => Kind::Float,
        }
    }
    /// Whether a signed integer.
    pub fn is_signed(self) -> bool {
        matches!(self, Ty::S8 | Ty::S16 | Ty::S32 | Ty::S64)
    }
    /// The type of twice the width, for what `mul.wide` and `mad.wide` produce.
    pub fn widened(self) -> Option<Ty> {
        Some(match self {
            Ty::U16 => Ty::U32,
            Ty::S16 => Ty::S32,
            Ty::U32 => Ty::U64,
            Ty::S32 => Ty::S64,
            _ => return None,
        })
    }
    /// Whether a register declared as `self` may stand where an instruction wants `want`, of the same width (PS-10):
    /// `.bN` registers fit every type of N bits, `.uN` and `.sN` are the same, `.f32` registers fit `.f32` and `.b32` only.
    pub fn fits(self, want: Ty) -> bool {
        self.bits() == want.bits() && self.kind_fits(want)
    }
    /// As [`Ty::fits`], but the register may be wider: sources of `st` and `cvt`, destinations of `ld` and `cvt`.
    pub fn fits_wider(self, want: Ty) -> bool {
        self.bits() >= want.bits()
            && (self.bits() > want.bits() && self.kind() != Kind::Pred && want != Ty::Pred
                || self.kind_fits(want))
    }
    fn kind_fits(self, want: Ty) -> bool {
        if (self == Ty::Pred) != (want == Ty::Pred) {
            return false;
        }
        self.kind() == want.kind() || self.kind() == Kind::Bits || want.kind() == Kind::Bits
    }
}

spelled! {
    /// A state space.
    Space {
        /// No space named: the generic window.
        Generic = "",
        /// Global memory.
        Global = "global",
        /// Shared memory of the block.
        Shared = "shared",
        /// Constant memory.
        Const = "const",
        /// Local memory of the thread.
        Local = "local",
        /// Parameters.
        Param = "param",
    }
}

spelled! {
    /// A memory order.
    Order {
        /// No synchronisation.
        Weak = "weak",
        /// Atomic, unordered.
        Relaxed = "relaxed",
        /// Acquire.
        Acquire = "acquire",
        /// Release.
        Release = "release",
        /// Acquire and release.
        AcqRel = "acq_rel",
        /// Sequentially consistent (fences only).
        Sc = "sc",
        /// Memory-mapped input and output.
        Mmio = "mmio",
    }
}

spelled! {
    /// Which threads an ordered access is seen by.
    Scope {
        /// The block.
        Cta = "cta",
        /// The cluster of blocks.
        Cluster = "cluster",
        /// The device.
        Gpu = "gpu",
        /// The system.
        Sys = "sys",
    }
}
