//! The target data layout: sizes and alignments of types in memory.
//!
//! Parsed from `target datalayout` (LangRef "Data Layout"); defaults are LLVM's.
//! Pointer sizes and index widths differ by address space; nothing else in
//! Tandem may assume a pointer width.

use crate::inst::Align;
use crate::types::{FloatKind, Type, TypeData, TypeTable};

/// How pointers of one address space are stored.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PointerLayout {
    /// Size in bits.
    pub bits: u32,
    /// ABI alignment.
    pub abi: Align,
    /// Width of address arithmetic (`getelementptr`) in bits, at most `bits`.
    pub index_bits: u32,
}

/// A parsed data layout.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DataLayout {
    /// The text as written; empty if the module has none.
    pub text: String,
    /// `E`
    pub big_endian: bool,
    /// Address space of `alloca`.
    pub alloca_addrspace: u32,
    /// Default address space of globals.
    pub globals_addrspace: u32,
    /// Address space of functions.
    pub program_addrspace: u32,
    pointers: Vec<(u32, PointerLayout)>,
    ints: Vec<(u32, Align)>,
    floats: Vec<(u32, Align)>,
    vectors: Vec<(u32, Align)>,
    aggregate: Align,
    /// Preferred alignments by specification (`i`, `f`, `v`, `p`, `a`) and size or address space, where
    /// they are not the ABI alignment.
    preferred: Vec<(u8, u32, Align)>,
    non_integral: Vec<u32>,
}

/// A data layout that cannot be read: what and where in the string.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("invalid data layout: {message} in '{part}'")]
pub struct LayoutError {
    /// What is wrong.
    pub message: &'static str,
    /// The specification between two dashes.
    pub part: String,
}

fn align_bits(bits: u32) -> Align {
    Align::from_bytes(u64::from(bits / 8)).unwrap_or(Align::ONE)
}

impl Default for DataLayout {
    fn default() -> Self {
        let list = |v: &[(u32, u32)]| v.iter().map(|&(b, a)| (b, align_bits(a))).collect();
        DataLayout {
            text: String::new(),
            big_endian: false,
            alloca_addrspace: 0,
            globals_addrspace: 0,
            program_addrspace: 0,
            pointers: vec![(
                0,
                PointerLayout {
                    bits: 64,
                    abi: align_bits(64),
                    index_bits: 64,
                },
            )],
            ints: list(&[(1, 8), (8, 8), (16, 16), (32, 32), (64, 32)]),
            floats: list(&[(16, 16), (32, 32), (64, 64), (128, 128)]),
            vectors: list(&[(64, 64), (128, 128)]),
            aggregate: Align::ONE,
            preferred: vec![(b'i', 64, align_bits(64)), (b'a', 0, align_bits(64))],
            non_integral: Vec::new(),
        }
    }
}

impl DataLayout {
    /// Reads a layout string.
    ///
    /// # Errors
    /// A [`LayoutError`] if a specification has an unknown form, a size of 0, or an alignment that is no
    /// power of two.
    pub fn parse(text: &str) -> Result<DataLayout, LayoutError> {
        let mut l = DataLayout {
            text: text.into(),
            ..DataLayout::default()
        };
        // LLVM's default for i64 is 32 bits of ABI alignment.
        for part in text.split('-').filter(|_| !text.is_empty()) {
            l.parse_part(part).map_err(|message| LayoutError {
                message,
                part: part.into(),
            })?;
        }
        Ok(l)
    }

    fn parse_part(&mut self, part: &str) -> Result<(), &'static str> {
        let number = |s: &str| s.parse::<u32>().map_err(|_| "expected a number");
        let addrspace = |s: &str| {
            number(s).and_then(|n| {
                if n < 1 << 24 {
                    Ok(n)
                } else {
                    Err("address space too large")
                }
            })
        };
        let align = |s: &str| -> Result<Align, &'static str> {
            let bits = number(s)?;
            if bits == 0 {
                return Ok(Align::ONE);
            }
            if bits % 8 != 0 {
                return Err("alignment is not a multiple of 8 bits");
            }
            if bits > u32::from(u16::MAX) {
                return Err("alignment must be a 16-bit integer");
            }
            Align::from_bytes(u64::from(bits / 8)).ok_or("alignment is not a power of two")
        };
        let (head, rest) = part.split_at(part.char_indices().nth(1).map_or(part.len(), |(i, _)| i));
        match head {
            "e" | "E" if rest.is_empty() => self.big_endian = head == "E",
            "p" => return self.parse_pointer(rest),
            "i" | "f" | "v" => {
                let mut it = rest.split(':');
                let bits = number(it.next().unwrap_or(""))?;
                if bits == 0 || bits >= 1 << 24 {
                    return Err("size out of range");
                }
                let abi = it.next().ok_or("missing alignment")?;
                if abi == "0" {
                    return Err("ABI alignment must be non-zero");
                }
                let abi = align(abi)?;
                let pref = it.next().map(align).transpose()?.unwrap_or(abi);
                if it.next().is_some() {
                    return Err("too many components");
                }
                if pref < abi {
                    return Err("preferred alignment cannot be less than the ABI alignment");
                }
                if head == "i" && bits == 8 && abi != Align::ONE {
                    return Err("i8 must be 8-bit aligned");
                }
                self.set_preferred(head.as_bytes()[0], bits, abi, pref);
                let list = match head {
                    "i" => &mut self.ints,
                    "f" => &mut self.floats,
                    _ => &mut self.vectors,
                };
                match list.binary_search_by_key(&bits, |e| e.0) {
                    Ok(k) => list[k].1 = abi,
                    Err(k) => list.insert(k, (bits, abi)),
                }
            }
            "a" => {
                let rest = rest
                    .strip_prefix("0")
                    .filter(|r| r.starts_with(':'))
                    .unwrap_or(rest);
                let abi = rest.strip_prefix(':').ok_or("missing alignment")?;
                let mut it = abi.split(':');
                self.aggregate = align(it.next().unwrap_or(""))?;
                let pref = it.next().map(align).transpose()?.unwrap_or(self.aggregate);
                if it.next().is_some() {
                    return Err("too many components");
                }
                if pref < self.aggregate {
                    return Err("preferred alignment cannot be less than the ABI alignment");
                }
                self.set_preferred(b'a', 0, self.aggregate, pref);
            }
            "n" if rest.starts_with('i') => {
                if rest.len() < 3 {
                    return Err("an address space must follow 'ni:'");
                }
                for a in rest[1..].split(':').skip(1) {
                    let a = addrspace(a)?;
                    if a == 0 {
                        return Err("address space 0 cannot be non-integral");
                    }
                    self.non_integral.push(a);
                }
            }
            "n" => {
                for w in rest.split(':') {
                    if !(1..1 << 24).contains(&number(w)?) {
                        return Err("size must be a non-zero 24-bit integer");
                    }
                }
            }
            "A" => self.alloca_addrspace = addrspace(rest)?,
            "G" => self.globals_addrspace = addrspace(rest)?,
            "P" => self.program_addrspace = addrspace(rest)?,
            "S" => {
                if number(rest)? == 0 {
                    return Err("the alignment of the stack must be non-zero");
                }
                align(rest)?;
            }
            "F" => {
                if !rest.starts_with(['i', 'n']) || number(&rest[1..])? == 0 {
                    return Err("malformed function pointer alignment");
                }
                align(&rest[1..])?;
            }
            "m" if rest.len() == 2 && rest.starts_with(':') => {
                if !"elmowxa".contains(&rest[1..]) {
                    return Err("unknown mangling");
                }
            }
            // Symbol-mangling, stack alignment etc. do not change layout; `s` is obsolete.
            "s" => {}
            "" => return Err("empty specification"),
            _ => return Err("unknown specification"),
        }
        Ok(())
    }

    fn parse_pointer(&mut self, rest: &str) -> Result<(), &'static str> {
        let plain = rest.trim_start_matches(['u', 'e']);
        let flagged = plain.len() < rest.len();
        let mut it = plain.split(':');
        let head = it.next().unwrap_or("");
        // `p1(name)` gives the address space a name, which text may use instead of the number.
        let head = match head.split_once('(') {
            Some((number, name)) if name.len() > 1 && name.ends_with(')') => number,
            _ => head,
        };
        let space = if head.is_empty() {
            0
        } else {
            head.parse().map_err(|_| "expected an address space")?
        };
        if space >= 1 << 24 {
            return Err("address space too large");
        }
        if space == 0 && flagged {
            return Err("address space 0 cannot be unstable or have external state");
        }
        let mut next = |what| {
            it.next()
                .map(|s| s.parse::<u32>().map_err(|_| what))
                .transpose()
        };
        let bits = next("expected a size")?.ok_or("missing size")?;
        let abi = next("expected an alignment")?.ok_or("missing alignment")?;
        let preferred = next("expected an alignment")?.unwrap_or(abi);
        let index_bits = next("expected an index size")?.unwrap_or(bits);
        if it.next().is_some() {
            return Err("too many components");
        }
        if abi > u32::from(u16::MAX) || preferred > u32::from(u16::MAX) {
            return Err("alignment must be a 16-bit integer");
        }
        if preferred < abi {
            return Err("preferred alignment cannot be less than the ABI alignment");
        }
        if bits == 0 || bits > 1 << 16 || index_bits == 0 || index_bits > bits {
            return Err("pointer or index size out of range");
        }
        if !abi.is_multiple_of(8) || !(abi / 8).is_power_of_two() {
            return Err("alignment is not a power of two");
        }
        let layout = PointerLayout {
            bits,
            abi: align_bits(abi),
            index_bits,
        };
        self.set_preferred(b'p', space, layout.abi, align_bits(preferred));
        match self.pointers.binary_search_by_key(&space, |p| p.0) {
            Ok(k) => self.pointers[k].1 = layout,
            Err(k) => self.pointers.insert(k, (space, layout)),
        }
        Ok(())
    }

    fn set_preferred(&mut self, spec: u8, size: u32, abi: Align, preferred: Align) {
        self.preferred.retain(|p| (p.0, p.1) != (spec, size));
        if preferred != abi {
            self.preferred.push((spec, size, preferred));
        }
    }
    /// The preferred alignment of a specification, if it is not the ABI alignment.
    fn stated_preference(&self, spec: u8, size: u32) -> Option<Align> {
        let found = self.preferred.iter().find(|p| (p.0, p.1) == (spec, size));
        found.map(|p| p.2)
    }
    /// The alignment that a variable with a definition of its own gets where none is stated: the preferred alignment of
    /// its type, and 16 bytes at least if it is larger than that. It is what LLVM's optimizer takes such an
    /// address to be a multiple of, and its code generators see to it, so that accesses may rely on it (measured with
    /// `opt` 22: `constmerge` of `{ i32, i32 }` without alignment and with `align 4` gives `align 8`, of `[40 x i64]`
    /// `align 16`).
    pub fn unstated_align(&self, types: &TypeTable, ty: Type) -> Align {
        const LARGE: u64 = 16;
        let preferred = self.preferred_align(types, ty);
        let large = self.size_bits(types, ty).is_some_and(|s| s > 8 * LARGE);
        let least = Align::from_bytes(LARGE).filter(|_| large);
        least.map_or(preferred, |l| l.max(preferred))
    }
    /// Preferred alignment of a type: what `alloca` without `align` gets.
    pub fn preferred_align(&self, types: &TypeTable, ty: Type) -> Align {
        let abi = self.abi_align(types, ty);
        if let Some(w) = ty.int_width() {
            let spec = self.ints.iter().find(|e| e.0 >= w).or(self.ints.last());
            return spec
                .and_then(|e| self.stated_preference(b'i', e.0))
                .unwrap_or(abi);
        }
        if let Some(k) = ty.float_kind() {
            return self.stated_preference(b'f', k.bits()).unwrap_or(abi);
        }
        if let Some(a) = ty.address_space() {
            let known = self.pointers.iter().any(|p| p.0 == a);
            return self
                .stated_preference(b'p', if known { a } else { 0 })
                .unwrap_or(abi);
        }
        match types.get(ty) {
            Some(TypeData::Array { elem, .. }) => self.preferred_align(types, *elem),
            Some(TypeData::Struct { .. } | TypeData::Named { .. }) => self
                .stated_preference(b'a', 0)
                .unwrap_or(self.aggregate)
                .max(abi),
            Some(TypeData::Vector { .. }) => {
                let bits = self
                    .size_bits(types, ty)
                    .and_then(|b| u32::try_from(b).ok());
                bits.and_then(|b| self.stated_preference(b'v', b))
                    .unwrap_or(abi)
            }
            _ => abi,
        }
    }

    /// How pointers of an address space are stored (that of space 0 if not specified).
    pub fn pointer(&self, addrspace: u32) -> PointerLayout {
        match self.pointers.binary_search_by_key(&addrspace, |p| p.0) {
            Ok(k) => self.pointers[k].1,
            Err(_) => self.pointers.first().map_or(
                PointerLayout {
                    bits: 64,
                    abi: align_bits(64),
                    index_bits: 64,
                },
                |p| p.1,
            ),
        }
    }

    /// True if pointers of the space have no stable integer value (`ni`).
    pub fn is_non_integral(&self, addrspace: u32) -> bool {
        self.non_integral.contains(&addrspace)
    }

    /// Size in bits of a value of the type (no padding at the end); `None` if not sized or scalable, or
    /// if the size overflows 64 bits.
    pub fn size_bits(&self, types: &TypeTable, ty: Type) -> Option<u64> {
        if let Some(w) = ty.int_width() {
            return Some(u64::from(w));
        }
        if let Some(k) = ty.float_kind() {
            return Some(u64::from(k.bits()));
        }
        if let Some(a) = ty.address_space() {
            return Some(u64::from(self.pointer(a).bits));
        }
        match types.get(ty)? {
            TypeData::Array { elem, len } => self
                .alloc_size(types, *elem)?
                .checked_mul(*len)?
                .checked_mul(8),
            TypeData::Vector {
                elem,
                len,
                scalable: false,
            } => self.size_bits(types, *elem)?.checked_mul(u64::from(*len)),
            TypeData::Struct { .. } | TypeData::Named { .. } => {
                self.struct_layout(types, ty)?.size.checked_mul(8)
            }
            _ => None,
        }
    }
    /// Bytes that a store of the type writes: `ceil(size_bits / 8)`.
    pub fn store_size(&self, types: &TypeTable, ty: Type) -> Option<u64> {
        Some(self.size_bits(types, ty)?.div_ceil(8))
    }
    /// Bytes between two elements of an array of the type: the store size rounded up to the ABI alignment.
    pub fn alloc_size(&self, types: &TypeTable, ty: Type) -> Option<u64> {
        let a = self.abi_align(types, ty).bytes();
        self.store_size(types, ty)?.checked_next_multiple_of(a)
    }
    /// ABI alignment of a type (1 if not sized).
    pub fn abi_align(&self, types: &TypeTable, ty: Type) -> Align {
        if let Some(w) = ty.int_width() {
            // The next larger specified width, or the largest one (LLVM's rule).
            let found = self.ints.iter().find(|e| e.0 >= w).or(self.ints.last());
            return found.map_or(Align::ONE, |e| e.1);
        }
        if let Some(k) = ty.float_kind() {
            let bits = if k == FloatKind::X86Fp80 {
                80
            } else {
                k.bits()
            };
            if let Ok(i) = self.floats.binary_search_by_key(&bits, |e| e.0) {
                return self.floats[i].1;
            }
            return Align::from_bytes(u64::from(bits / 8).next_power_of_two())
                .unwrap_or(Align::ONE);
        }
        if let Some(a) = ty.address_space() {
            return self.pointer(a).abi;
        }
        match types.get(ty) {
            Some(TypeData::Array { elem, .. }) => self.abi_align(types, *elem),
            Some(TypeData::Vector { elem, len, .. }) => {
                let bits = self
                    .size_bits(types, *elem)
                    .unwrap_or(8)
                    .saturating_mul(u64::from(*len));
                match self.vectors.iter().find(|e| u64::from(e.0) == bits) {
                    Some(e) => e.1,
                    None => {
                        // Larger vectors are aligned no more than alignments can say.
                        const MOST: u64 = 1 << 32;
                        let natural = bits.div_ceil(8).checked_next_power_of_two();
                        Align::from_bytes(natural.map_or(MOST, |n| n.min(MOST)))
                            .unwrap_or(Align::ONE)
                    }
                }
            }
            Some(TypeData::Struct { .. } | TypeData::Named { .. }) => {
                let Some((fields, packed)) = types.struct_fields(ty) else {
                    return Align::ONE;
                };
                let widest = fields
                    .iter()
                    .map(|&f| self.abi_align(types, f))
                    .max()
                    .unwrap_or(Align::ONE);
                if packed {
                    Align::ONE
                } else {
                    widest.max(self.aggregate)
                }
            }
            // Target types are stored as the types that LLVM says they stand for.
            Some(TypeData::Target { name, .. }) if name.starts_with("spirv.") => {
                self.pointer(0).abi
            }
            Some(TypeData::Target { name, .. }) if &**name == "aarch64.svcount" => align_bits(16),
            _ => Align::ONE,
        }
    }
    /// Offsets of a struct's fields; `None` if not a struct, opaque or not sized.
    pub fn struct_layout(&self, types: &TypeTable, ty: Type) -> Option<StructLayout> {
        let (fields, packed) = types.struct_fields(ty)?;
        let mut offset = 0u64;
        let mut offsets = Vec::with_capacity(fields.len());
        for &f in fields {
            if !packed {
                offset = offset.checked_next_multiple_of(self.abi_align(types, f).bytes())?;
            }
            offsets.push(offset);
            offset = offset.checked_add(self.alloc_size(types, f)?)?;
        }
        let size = offset.checked_next_multiple_of(self.abi_align(types, ty).bytes())?;
        Some(StructLayout { offsets, size })
    }
}

/// Where a struct's fields are, in bytes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StructLayout {
    /// Offset of each field.
    pub offsets: Vec<u64>,
    /// Size with padding.
    pub size: u64,
}
