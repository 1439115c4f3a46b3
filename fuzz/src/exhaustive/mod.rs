//! Every program up to a size, each once.
//!
//! Random programs miss the small case in the corner; there are few enough small
//! programs to try them all. A [`Space`] is all functions of at most so many blocks
//! over an [`Alphabet`] of instructions on `i1`, and nothing is left out:
//!
//! * every control-flow graph whose blocks can all be reached (irreducible ones, loops
//!   of a block to itself and double edges included), whose blocks end in `ret`, `br`,
//!   a conditional branch or, if the alphabet has it, a `switch` of three edges;
//! * in every block at most one phi, and up to so many operations in the whole function;
//! * every operand that dominance allows.
//!
//! Functions that differ only by the names of blocks and values count as one: blocks
//! are numbered as a breadth-first walk meets them, which gives each graph one
//! numbering, and values have the names of their places. Parameters are told apart by
//! their position.
//!
//! Programs have positions from 0 to [`Space::len`]; [`Space::resume`] goes on at any of
//! them. Skipping is cheap: everything but the choice of operands makes a *shape*,
//! and a shape has as many programs as the product of its operands' choices.
//!
//! ```
//! use tandem_fuzz::exhaustive::{Alphabet, Space};
//! let space = Space { blocks: 3, alphabet: Alphabet::THREADING };
//! let (position, module) = space.resume(100).next().expect("there are more than 100");
//! assert_eq!(position, 100);
//! assert!(tandem_ir::verify::verify(&module).is_empty());
//! ```

mod graphs;
mod shapes;
mod write;

use graphs::Graph;
use shapes::Shape;
use tandem_ir::Module;

/// An operation on `i1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Op {
    /// `freeze x`
    Freeze,
    /// `xor x, y`
    Xor,
    /// `select x, y, z`
    Select,
    /// `call void @use(i1 x)`: passes a value to an opaque call, which makes it observable.
    Use,
    /// `call void @together(i1 x)`, convergent.
    Together,
}

impl Op {
    /// Number of operands.
    pub fn arity(self) -> usize {
        match self {
            Op::Freeze | Op::Use | Op::Together => 1,
            Op::Xor => 2,
            Op::Select => 3,
        }
    }
    /// True if later instructions can use its result.
    pub fn has_result(self) -> bool {
        matches!(self, Op::Freeze | Op::Xor | Op::Select)
    }
}

/// What the programs of a space consist of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Alphabet {
    /// Parameters of type `i1`.
    pub params: u8,
    /// Blocks may begin with a phi.
    pub phis: bool,
    /// Entries of phis may be `false` and `true`.
    pub constants: bool,
    /// Entries of phis may be `undef` and `poison`.
    pub undef: bool,
    /// One block may end in a `switch` of three edges on a parameter of its own.
    pub switch: bool,
    /// Operations.
    pub ops: &'static [Op],
    /// Operations of a function, at most.
    pub max_ops: u8,
}

impl Alphabet {
    /// Phis of constants and of a parameter, and branches on what dominates them: what jump threading is about.
    pub const THREADING: Alphabet = Alphabet {
        params: 1,
        phis: true,
        constants: true,
        undef: false,
        switch: false,
        ops: &[],
        max_ops: 0,
    };
    /// The same with one operation.
    pub const OPERATIONS: Alphabet = Alphabet {
        ops: &[Op::Freeze, Op::Xor, Op::Use],
        max_ops: 1,
        ..Alphabet::THREADING
    };
    /// Undef and poison meet freeze and branches.
    pub const POISON: Alphabet = Alphabet {
        undef: true,
        ops: &[Op::Freeze],
        max_ops: 1,
        ..Alphabet::THREADING
    };
    /// A convergent call somewhere.
    pub const CONVERGENCE: Alphabet = Alphabet {
        ops: &[Op::Together],
        max_ops: 1,
        ..Alphabet::THREADING
    };
    /// A switch with edges that may lead to one block.
    pub const SWITCHES: Alphabet = Alphabet {
        switch: true,
        ..Alphabet::THREADING
    };
}

/// All functions of at most `blocks` blocks over an alphabet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Space {
    /// Most blocks; at least one.
    pub blocks: usize,
    /// What they hold.
    pub alphabet: Alphabet,
}

impl Space {
    /// Number of programs (`u64::MAX` if there are more).
    pub fn len(&self) -> u64 {
        let mut shapes = ShapeWalk::new(*self);
        let mut total = 0u64;
        while let Some(s) = shapes.next_shape() {
            total = total.saturating_add(s.programs());
        }
        total
    }
    /// True if there is no program: never, unless no block is allowed.
    pub fn is_empty(&self) -> bool {
        ShapeWalk::new(*self).next_shape().is_none()
    }
    /// All programs with their positions.
    pub fn iter(&self) -> Programs {
        self.resume(0)
    }
    /// The programs from a position on.
    pub fn resume(&self, position: u64) -> Programs {
        let mut walk = ShapeWalk::new(*self);
        let mut skipped = 0u64;
        while let Some(shape) = walk.next_shape() {
            let n = shape.programs();
            if position - skipped < n {
                return Programs {
                    walk,
                    rank: position - skipped,
                    position,
                    shape: Some(shape),
                };
            }
            skipped += n;
        }
        Programs {
            walk,
            shape: None,
            rank: 0,
            position: skipped,
        }
    }
}

impl IntoIterator for Space {
    type Item = (u64, Module);
    type IntoIter = Programs;
    fn into_iter(self) -> Programs {
        self.iter()
    }
}

/// Iterator over the programs of a [`Space`], each with its position.
pub struct Programs {
    walk: ShapeWalk,
    shape: Option<Shape>,
    /// Number of the next program among those of the shape.
    rank: u64,
    position: u64,
}

impl Programs {
    /// Position of the next program: where to [`Space::resume`].
    pub fn position(&self) -> u64 {
        self.position
    }
}

impl Iterator for Programs {
    type Item = (u64, Module);
    fn next(&mut self) -> Option<(u64, Module)> {
        let shape = loop {
            let shape = self.shape.as_ref()?;
            if self.rank < shape.programs() {
                break shape;
            }
            self.rank = 0;
            self.shape = self.walk.next_shape();
        };
        let module = write::module(&self.walk.space.alphabet, shape, self.rank);
        let at = self.position;
        self.rank += 1;
        self.position += 1;
        Some((at, module))
    }
}

/// All shapes of a space: graph by graph, contents by contents.
struct ShapeWalk {
    space: Space,
    blocks: usize,
    graphs: std::vec::IntoIter<Graph>,
    shapes: std::vec::IntoIter<Shape>,
}

impl ShapeWalk {
    fn new(space: Space) -> ShapeWalk {
        ShapeWalk {
            space,
            blocks: 0,
            graphs: Vec::new().into_iter(),
            shapes: Vec::new().into_iter(),
        }
    }

    fn next_shape(&mut self) -> Option<Shape> {
        loop {
            if let Some(s) = self.shapes.next() {
                return Some(s);
            }
            if let Some(g) = self.graphs.next() {
                self.shapes = shapes::all(&g, &self.space.alphabet).into_iter();
                continue;
            }
            if self.blocks >= self.space.blocks {
                return None;
            }
            self.blocks += 1;
            self.graphs = graphs::all(self.blocks, self.space.alphabet.switch).into_iter();
        }
    }
}
