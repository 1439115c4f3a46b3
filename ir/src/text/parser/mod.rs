//! The reader of LLVM assembly.
//!
//! Text is read in four steps, each in a file of its own. `scan` walks the bytes
//! once, finds every top-level definition and the end of every function body, and
//! decides nothing. Then come the things that others refer to by name (data layout,
//! types, attribute groups, comdats); then, in order of the text, variables,
//! function headers and metadata (`module`); and at last the bodies (`body`). So a
//! body finds every name, type and attribute group already there, wherever in the
//! file it stands, and only local values and blocks need forward references.
//!
//! The reader checks what it needs to build well-typed storage and what LLVM's
//! reader rejects; everything that needs a view of the whole function (dominance,
//! phi entries) is the verifier's.

mod attributes;
mod attrtext;
mod body;
mod calls;
mod constants;
mod constexprs;
mod control;
mod debug;
mod dwarf;
mod floats;
mod functions;
mod globals;
mod implicit;
mod instructions;
mod mdschema;
mod memory;
mod metadata;
mod module;
mod numbers;
mod scan;
mod summary;
mod types;
mod uselist;

use crate::diag::{Diagnostic, ErrorKind};
use crate::entity::{AttrSet, Block, Comdat, Constant, Global, MdNode, Symbol};
use crate::function::Function;
use crate::inst::Align;
use crate::metadata::MdBody;
use crate::module::{Header, Module};
use crate::names;
use crate::text::lexer::{Kw, Lexer, Tok, Token};
use crate::text::places::Places;
use crate::types::Type;
use numbers::NumberMap;
use rustc_hash::{FxHashMap, FxHashSet};
use std::borrow::Cow;

/// How deeply types, constants and metadata may be nested in the text. Every level costs a few hundred bytes
/// of stack, here and in whatever walks the result; LLVM's own output stays far below.
const MAX_NESTING: u32 = 256;

/// Reads a module. `file` is for messages.
///
/// # Errors
/// The first thing that is not LLVM assembly, or that we do not carry.
pub fn parse(text: &[u8], file: &str) -> Result<Module, Diagnostic> {
    read(text, file, None).map(|r| r.0)
}

/// As [`parse`], with the places of bodies and instructions in the text.
///
/// # Errors
/// As [`parse`].
pub fn parse_with_places(text: &[u8], file: &str) -> Result<(Module, Places), Diagnostic> {
    read(text, file, Some(Places::default()))
}

fn read(text: &[u8], file: &str, places: Option<Places>) -> Result<(Module, Places), Diagnostic> {
    if u32::try_from(text.len()).is_err() {
        let message = "text of 4 GiB or more";
        return Err(Diagnostic::at(ErrorKind::TooLarge, message, &[], 0).in_file(file));
    }
    if let Some(encoding) = foreign_encoding(text) {
        let message = format!("the text is in {encoding}; LLVM assembly has no byte-order mark");
        return Err(Diagnostic::at(ErrorKind::Syntax, message, text, 0).in_file(file));
    }
    let mut p = Parser::new(text, file);
    p.places = places;
    match p.module() {
        Ok(()) => {
            let module = Module {
                header: p.h,
                bodies: p.bodies,
            };
            Ok((module, p.places.unwrap_or_default()))
        }
        Err(e) => Err(Diagnostic::at(e.kind, e.message, text, e.offset).in_file(file)),
    }
}

/// What a text with a byte-order mark is encoded in. LLVM, too, rejects such text, but hardly says why.
fn foreign_encoding(text: &[u8]) -> Option<&'static str> {
    const MARKS: [(&[u8], &str); 5] = [
        (b"\xef\xbb\xbf", "UTF-8 with a byte-order mark"),
        (b"\xff\xfe\0\0", "UTF-32"),
        (b"\0\0\xfe\xff", "UTF-32"),
        (b"\xff\xfe", "UTF-16"),
        (b"\xfe\xff", "UTF-16"),
    ];
    let mark = MARKS.iter().find(|m| text.starts_with(m.0));
    mark.map(|m| m.1)
}

/// An error at an offset.
#[derive(Debug)]
struct Error {
    kind: ErrorKind,
    message: String,
    offset: usize,
}

/// Boxed, so that results stay small.
type Res<T> = Result<T, Box<Error>>;

/// What an attribute group holds: the set, and the alignment that LLVM moves to the function.
#[derive(Clone, Copy)]
struct AttrGroupData {
    set: AttrSet,
    align: Option<Align>,
}

/// The state of reading one module.
struct Parser<'a> {
    lex: Lexer<'a>,
    tok: Token,
    depth: u32,
    h: Header,
    bodies: Vec<Function>,
    scan: scan::Scan,
    named_types: FxHashMap<Cow<'a, str>, TypeEntry>,
    numbered_types: NumberMap<TypeEntry>,
    /// Declared debug intrinsics, which the module has no functions for.
    debug_intrinsics: FxHashSet<Cow<'a, str>>,
    /// Where named structs get their bodies; before its place a struct is opaque.
    struct_places: FxHashMap<Type, u32>,
    numbered_globals: NumberMap<Global>,
    attr_groups: NumberMap<AttrGroupData>,
    numbered_md: NumberMap<MdNode>,
    inline_md: FxHashMap<MdBody, MdNode>,
    comdats: FxHashMap<Cow<'a, str>, Comdat>,
    /// References to globals from initialisers, whose address space is checked when all are known.
    global_uses: Vec<(Global, Type, u32)>,
    /// Names in `dso_local_equivalent`, to be checked as `global_uses` are.
    equivalents: Vec<(Global, u32)>,
    block_addresses: Vec<BlockAddressUse<'a>>,
    block_address_ids: FxHashMap<(Global, Label<'a>), Block>,
    /// Blocks by number of the bodies that `blockaddress` may speak of.
    numbered_blocks: FxHashMap<Global, Vec<(u32, Block)>>,
    /// True once all module-level names are known for what they are.
    in_bodies: bool,
    debug_style: Option<debug::DebugStyle>,
    flag_sets: Vec<Option<AttrSet>>,
    implicit: implicit::Implicit<'a>,
    block_orders: Vec<uselist::BlockOrder<'a>>,
    global_orders: Vec<uselist::GlobalOrder>,
    index: summary::Index,
    /// Where bodies and instructions stand, if somebody asked.
    places: Option<Places>,
}

/// A type name's meaning.
#[derive(Clone, Copy)]
struct TypeEntry {
    ty: Type,
    defined: bool,
    at: u32,
}

/// The name or number of a block.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Label<'a> {
    Named(Cow<'a, str>),
    Numbered(u32),
}

/// A `blockaddress` whose block is found when all bodies are there; its constant holds the block `stand_in`.
struct BlockAddressUse<'a> {
    function: Global,
    label: Label<'a>,
    at: u32,
}

impl<'a> Parser<'a> {
    fn new(text: &'a [u8], file: &str) -> Parser<'a> {
        let mut lex = Lexer::new(text);
        let tok = lex.next();
        Parser {
            lex,
            tok,
            depth: 0,
            h: Header {
                name: file.into(),
                ..Header::default()
            },
            bodies: Vec::new(),
            scan: scan::Scan::default(),
            named_types: FxHashMap::default(),
            numbered_types: NumberMap::default(),
            debug_intrinsics: FxHashSet::default(),
            struct_places: FxHashMap::default(),
            numbered_globals: NumberMap::default(),
            attr_groups: NumberMap::default(),
            numbered_md: NumberMap::default(),
            inline_md: FxHashMap::default(),
            comdats: FxHashMap::default(),
            global_uses: Vec::new(),
            equivalents: Vec::new(),
            block_addresses: Vec::new(),
            block_address_ids: FxHashMap::default(),
            numbered_blocks: FxHashMap::default(),
            in_bodies: false,
            debug_style: None,
            flag_sets: vec![None; crate::attr::AttrKind::ALL.len()],
            implicit: implicit::Implicit::default(),
            block_orders: Vec::new(),
            global_orders: Vec::new(),
            index: summary::Index::default(),
            places: None,
        }
    }

    // ----- tokens -----------------------------------------------------------

    #[inline]
    fn kind(&self) -> Tok {
        self.tok.kind
    }
    /// Offset of the current token.
    #[inline]
    fn at(&self) -> usize {
        self.tok.at as usize
    }
    /// The current token's content.
    #[inline]
    fn text(&self) -> &'a [u8] {
        &self.lex.text()[self.tok.start as usize..self.tok.end as usize]
    }
    #[inline]
    fn bump(&mut self) {
        self.tok = self.lex.next();
    }
    #[inline]
    fn is(&self, kind: Tok) -> bool {
        self.tok.kind == kind
    }
    #[inline]
    fn is_kw(&self, kw: Kw) -> bool {
        self.tok.kind == Tok::Kw(kw)
    }
    #[inline]
    fn eat(&mut self, kind: Tok) -> bool {
        let yes = self.is(kind);
        if yes {
            self.bump();
        }
        yes
    }
    #[inline]
    fn eat_kw(&mut self, kw: Kw) -> bool {
        self.eat(Tok::Kw(kw))
    }
    fn expect(&mut self, kind: Tok, message: &str) -> Res<()> {
        if self.eat(kind) {
            Ok(())
        } else {
            Err(self.error(message))
        }
    }
    /// A comma, behind which something must follow; false without one.
    fn another(&mut self, close: Tok) -> Res<bool> {
        let yes = self.eat(Tok::Comma);
        if yes && self.is(close) {
            return Err(self.error("something must follow the comma"));
        }
        Ok(yes)
    }
    fn expect_kw(&mut self, kw: Kw) -> Res<()> {
        if self.eat_kw(kw) {
            Ok(())
        } else {
            Err(self.error(format!("'{}' is missing", kw.text())))
        }
    }
    /// Continues at an offset.
    fn seek(&mut self, offset: usize) {
        self.lex.seek(offset);
        self.bump();
    }
    /// The current token's content if it is a keyword, an attribute or another word.
    fn word(&self) -> Option<&'a str> {
        match self.kind() {
            Tok::Kw(_) | Tok::Attr(_) | Tok::Word | Tok::IntType(_) => {
                std::str::from_utf8(self.text()).ok()
            }
            _ => None,
        }
    }

    // ----- errors -----------------------------------------------------------

    /// An error at the current token; if it is no token at all, the lexer's reason.
    fn error(&self, message: impl Into<String>) -> Box<Error> {
        let message = match self.kind() {
            Tok::Error => self.lex.error().into(),
            _ => message.into(),
        };
        self.error_at(self.at(), message)
    }
    fn error_at(&self, offset: usize, message: impl Into<String>) -> Box<Error> {
        Box::new(Error {
            kind: ErrorKind::Syntax,
            message: message.into(),
            offset,
        })
    }
    fn unsupported(&self, offset: usize, message: impl Into<String>) -> Box<Error> {
        Box::new(Error {
            kind: ErrorKind::Unsupported,
            ..*self.error_at(offset, message)
        })
    }
    fn too_large(&self, offset: usize, message: impl Into<String>) -> Box<Error> {
        Box::new(Error {
            kind: ErrorKind::TooLarge,
            ..*self.error_at(offset, message)
        })
    }
    /// Runs `f` one level of nesting deeper.
    fn nested<T>(&mut self, f: impl FnOnce(&mut Self) -> Res<T>) -> Res<T> {
        if self.depth >= MAX_NESTING {
            let message = format!("nested more than {MAX_NESTING} levels deep");
            return Err(self.too_large(self.at(), message));
        }
        self.depth += 1;
        let r = f(self);
        self.depth -= 1;
        r
    }
    fn type_name(&self, ty: Type) -> String {
        self.h.types.display(ty).to_string()
    }

    // ----- names and numbers --------------------------------------------------

    /// The current token's content as a name in canonical form.
    fn name(&self) -> Res<Cow<'a, str>> {
        let text = self.text();
        if !self.tok.quoted {
            return Ok(ascii(text));
        }
        let name = canonical(text);
        if name.contains("\\00") {
            return Err(self.error("names cannot hold the byte 0"));
        }
        Ok(name)
    }
    /// True for `@""`, `%""` and `"":`, which LLVM takes for things without a name.
    fn is_empty_name(&self) -> bool {
        self.tok.quoted && self.tok.start == self.tok.end
    }
    /// `"text"` in canonical form.
    fn string(&mut self) -> Res<Cow<'a, str>> {
        if !self.is(Tok::Str) {
            return Err(self.error("a quoted string must stand here"));
        }
        let s = canonical(self.text());
        self.bump();
        Ok(s)
    }
    /// `"text"` as raw bytes.
    fn raw_string(&mut self) -> Res<Vec<u8>> {
        if !self.is(Tok::Str) {
            return Err(self.error("a quoted string must stand here"));
        }
        let s = names::unescape(self.text());
        self.bump();
        Ok(s)
    }
    fn symbol_string(&mut self) -> Res<Symbol> {
        let s = self.string()?;
        Ok(self.h.strings.intern(&s))
    }
    fn u64(&mut self) -> Res<u64> {
        let text = self.text();
        if !self.is(Tok::Int) || text[0] == b'-' {
            return Err(self.error("a plain integer must stand here"));
        }
        let mut n = 0u64;
        for &b in text {
            n = n
                .checked_mul(10)
                .and_then(|n| n.checked_add(u64::from(b - b'0')))
                .ok_or_else(|| self.error("the number does not fit 64 bits"))?;
        }
        self.bump();
        Ok(n)
    }
    fn u32(&mut self) -> Res<u32> {
        let at = self.at();
        let n = self.u64()?;
        u32::try_from(n).map_err(|_| self.error_at(at, "the number does not fit 32 bits"))
    }
    /// A signed integer of at most 128 bits.
    fn i128(&mut self) -> Res<i128> {
        let text = ascii(self.text());
        let n = match self.kind() {
            Tok::Int => text.parse().ok(),
            _ => None,
        };
        let n = n.ok_or_else(|| self.error("a plain integer must stand here"))?;
        self.bump();
        Ok(n)
    }
    fn i64(&mut self) -> Res<i64> {
        let at = self.at();
        let n = self.i128()?;
        i64::try_from(n).map_err(|_| self.error_at(at, "the number does not fit 64 bits"))
    }
    /// An alignment in bytes.
    fn align_value(&mut self) -> Res<Align> {
        let at = self.at();
        let n = self.u64()?;
        if !n.is_power_of_two() {
            return Err(self.error_at(at, "the alignment must be a power of two"));
        }
        Align::from_bytes(n)
            .ok_or_else(|| self.error_at(at, "the alignment is larger than 4294967296"))
    }

    // ----- pools --------------------------------------------------------------

    /// A constant of the module's pool.
    fn module_constant(&mut self, ty: Type) -> Res<Constant> {
        let mut pool = std::mem::take(&mut self.h.constants);
        let c = self.constant(&mut pool, ty);
        self.h.constants = pool;
        c
    }
    /// Type and constant of the module's pool.
    fn typed_module_constant(&mut self) -> Res<Constant> {
        let ty = self.first_class_type()?;
        self.module_constant(ty)
    }
}

/// Bytes that the lexer has seen to be ASCII.
fn ascii(text: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(text) {
        Ok(t) => Cow::Borrowed(t),
        Err(_) => String::from_utf8_lossy(text),
    }
}

/// Content of a quoted string in canonical form; borrowed if it is canonical already.
fn canonical(text: &[u8]) -> Cow<'_, str> {
    let plain = |b: &u8| (0x20..0x7f).contains(b) && *b != b'\\';
    if text.iter().all(plain) {
        return ascii(text);
    }
    Cow::Owned(names::escape(&names::unescape(text)))
}
