//! The types of a rule, found while it is read: unification over type variables.

use super::ast::{Relation, Sorts, TypeId, Types};

/// Type variables while a rule is read; each is a member of a class of equal ones.
#[derive(Default)]
pub struct Inference {
    /// Parent in the tree of the class; a root is its own parent.
    parent: Vec<TypeId>,
    sorts: Vec<Sorts>,
    relations: Vec<(Relation, usize)>,
    /// Pairs that are scalars together or vectors of one length together.
    alike: Vec<(TypeId, TypeId)>,
}

impl Inference {
    /// A new type variable.
    pub fn fresh(&mut self, sorts: Sorts) -> TypeId {
        self.parent.push(self.parent.len());
        self.sorts.push(sorts);
        self.parent.len() - 1
    }

    /// How many type variables there are.
    pub fn len(&self) -> usize {
        self.parent.len()
    }

    /// The representative of a type variable's class.
    pub fn root(&self, mut t: TypeId) -> TypeId {
        while self.parent[t] != t {
            t = self.parent[t];
        }
        t
    }

    /// Narrows what a variable may stand for.
    ///
    /// # Errors
    /// Nothing would be left: one sentence.
    pub fn restrict(&mut self, t: TypeId, sorts: Sorts) -> Result<(), String> {
        let root = self.root(t);
        let both = self.sorts[root].and(sorts);
        if both.is_empty() {
            let (has, wants) = (self.sorts[root].words(), sorts.words());
            return Err(format!("this is {has}, and {wants} is wanted here"));
        }
        self.sorts[root] = both;
        Ok(())
    }

    /// Makes two variables one.
    ///
    /// # Errors
    /// They have nothing in common: one sentence.
    pub fn unify(&mut self, a: TypeId, b: TypeId) -> Result<(), String> {
        let (a, b) = (self.root(a), self.root(b));
        if a != b {
            self.restrict(a, self.sorts[b])?;
            self.parent[b] = a;
        }
        Ok(())
    }

    /// States a relation; `at` is the place of the operation that states it.
    pub fn relate(&mut self, relation: Relation, at: usize) {
        self.relations.push((relation, at));
    }

    /// States that two types are scalars together or vectors of one length together.
    pub fn same_shape(&mut self, a: TypeId, b: TypeId) {
        self.alike.push((a, b));
    }

    /// The types of the finished rule, and for every variable made so far its number in them.
    ///
    /// # Errors
    /// A relation of a type with itself: the place of the operation.
    pub fn finish(&self) -> Result<(Types, Vec<TypeId>), usize> {
        let roots: Vec<TypeId> = (0..self.parent.len())
            .filter(|&t| self.parent[t] == t)
            .collect();
        let number = |t: TypeId| roots.iter().position(|&r| r == self.root(t)).unwrap_or(0);
        let numbers: Vec<TypeId> = (0..self.parent.len()).map(number).collect();
        let mut types = Types {
            sorts: roots.iter().map(|&r| self.sorts[r]).collect(),
            relations: Vec::new(),
            shapes: (0..roots.len()).collect(),
        };
        for &(relation, at) in &self.relations {
            let relation = match relation {
                Relation::Narrower(a, b) if numbers[a] == numbers[b] => return Err(at),
                Relation::OtherSpace(a, b) if numbers[a] == numbers[b] => return Err(at),
                Relation::Narrower(a, b) => Relation::Narrower(numbers[a], numbers[b]),
                Relation::SameBits(a, b) => Relation::SameBits(numbers[a], numbers[b]),
                Relation::OtherSpace(a, b) => Relation::OtherSpace(numbers[a], numbers[b]),
                Relation::Granule(a, n) => Relation::Granule(numbers[a], n),
            };
            if !types.relations.contains(&relation) {
                types.relations.push(relation);
            }
        }
        for &(a, b) in &self.alike {
            let (from, to) = (types.shapes[numbers[b]], types.shapes[numbers[a]]);
            for s in &mut types.shapes {
                if *s == from {
                    *s = to;
                }
            }
        }
        Ok((types, numbers))
    }
}
