//! Memory: stack arrays, arrays of structs and constant tables, with indices that are always in range.
//!
//! Everything is initialised when it is made. Padding is never read, and bytes of a value are only read
//! or written one by one where they are all there is to it ([`Ty::is_plain`]).

use crate::builder::Builder;
use crate::types::{Scalar, Ty};

/// An array, of structs if there are several fields.
#[derive(Clone, PartialEq)]
pub(crate) struct Object {
    /// The pointer.
    ptr: String,
    /// Type of an element, field by field.
    fields: Vec<Ty>,
    /// Elements.
    len: u32,
    /// False for constants.
    writable: bool,
}

impl Object {
    fn element(&self) -> String {
        match self.fields.as_slice() {
            [ty] => ty.to_string(),
            many => {
                let list: Vec<String> = many.iter().map(Ty::to_string).collect();
                format!("{{ {} }}", list.join(", "))
            }
        }
    }
    fn array(&self) -> String {
        format!("[{} x {}]", self.len, self.element())
    }
    /// Distance of elements in bytes, where that is easy to say.
    fn stride(&self) -> Option<u32> {
        match self.fields.as_slice() {
            [ty] => match ty.scalar {
                Scalar::Float if ty.lanes == 0 => Some(4),
                Scalar::Double if ty.lanes == 0 => Some(8),
                Scalar::Int(w) if ty.lanes == 0 => Some(w.div_ceil(8).next_power_of_two()),
                Scalar::Int(w) if ty.is_plain() => Some(w / 8 * ty.lanes),
                _ => None,
            },
            _ => None,
        }
    }
    fn same_shape(&self, o: &Object) -> bool {
        self.fields == o.fields && self.len == o.len
    }
    fn is_plain(&self) -> bool {
        self.fields.len() == 1 && self.fields[0].is_plain()
    }
}

impl Builder<'_> {
    /// Makes the objects of a function in its entry block; gives the text of its constant tables.
    pub(crate) fn make_objects(&mut self, function: &str) -> String {
        let mut globals = String::new();
        for _ in 0..self.rng.below(3) {
            let several = self.rng.chance(30);
            let fields = (0..if several { 3 } else { 1 }).map(|_| self.any_type());
            let mut object = Object {
                fields: fields.collect(),
                ptr: String::new(),
                len: 2 + self.rng.below(6) as u32,
                writable: true,
            };
            let twins = if self.rng.chance(40) { 2 } else { 1 };
            for _ in 0..twins {
                object.ptr = self.raw(format_args!("alloca {}", object.array()));
                self.initialise(&object);
                self.objects.push(object.clone());
            }
        }
        if self.rng.chance(30) {
            let ty = self.any_type();
            let len = 2 + self.rng.below(6) as u32;
            let cells: Vec<String> = (0..len)
                .map(|_| format!("{ty} {}", ty.constant(self.rng)))
                .collect();
            let ptr = format!("@{function}.t");
            globals = format!(
                "{ptr} = internal constant [{len} x {ty}] [{}]\n",
                cells.join(", ")
            );
            self.objects.push(Object {
                ptr,
                fields: vec![ty],
                len,
                writable: false,
            });
        }
        globals
    }

    fn initialise(&mut self, o: &Object) {
        if let (true, Some(stride), true) = (o.is_plain(), o.stride(), self.rng.chance(50)) {
            let byte = self.rng.below(256);
            self.set(&o.ptr, byte.to_string(), stride * o.len);
            return;
        }
        for i in 0..o.len {
            for (f, &ty) in o.fields.iter().enumerate() {
                let v = self.value(ty);
                let p = self.place(&o.ptr, o, &format!("i64 {i}"), f);
                self.line(format_args!("store {ty} {v}, ptr {p}"));
            }
        }
    }
    fn set(&mut self, ptr: &str, byte: String, bytes: u32) {
        let operands = [
            ("ptr".to_owned(), ptr.to_owned()),
            ("i8".into(), byte),
            ("i64".into(), bytes.to_string()),
            ("i1".into(), "false".into()),
        ];
        let call = self.intrinsic("memset.p0.i64", &[], "void", &operands);
        self.line(call);
    }
    fn place(&mut self, base: &str, o: &Object, index: &str, field: usize) -> String {
        let tail = if o.fields.len() > 1 {
            format!(", i32 {field}")
        } else {
            String::new()
        };
        let flags = self.rng.pick(&["", "inbounds ", "nuw ", "inbounds nuw "]);
        self.raw(format_args!(
            "getelementptr {flags}{}, ptr {base}, i64 0, {index}{tail}",
            o.array()
        ))
    }

    /// Any operation on memory, if there is some.
    pub(crate) fn memory_op(&mut self) {
        if self.objects.is_empty() {
            return;
        }
        let o = self.objects[self.rng.below(self.objects.len())].clone();
        let twin = self.objects.iter().find(|t| t.same_shape(&o) && **t != o);
        let twin = twin.cloned();
        match self.rng.below(8) {
            0 if o.is_plain() => self.byte(&o),
            1 if o.writable => self.copy(&o, twin.as_ref()),
            2 if o.writable && o.is_plain() => {
                let b = self.value(Ty::int(8));
                let Some(stride) = o.stride() else { return };
                let n = stride * (1 + self.rng.below(o.len as usize) as u32);
                self.set(&o.ptr, b, n);
            }
            n => self.access(&o, twin.as_ref(), n < 5),
        }
    }

    /// Loads or stores an element, through a selected pointer if there are two to choose from.
    fn access(&mut self, o: &Object, twin: Option<&Object>, store: bool) {
        let mut base = o.ptr.clone();
        let mut writable = o.writable;
        if let Some(t) = twin.filter(|_| self.rng.chance(40)) {
            let c = self.condition(0);
            base = self.raw(format_args!("select i1 {c}, ptr {}, ptr {}", o.ptr, t.ptr));
            writable &= t.writable;
        }
        let field = self.rng.below(o.fields.len());
        let ty = o.fields[field];
        let index = self.index(o.len);
        let p = self.place(&base, o, &index, field);
        if store && writable {
            let v = self.value(ty);
            self.line(format_args!("store {ty} {v}, ptr {p}"));
        } else {
            self.emit(ty, format_args!("load {ty}, ptr {p}"));
        }
    }

    /// Reads or writes one byte of an element.
    fn byte(&mut self, o: &Object) {
        let Some(stride) = o.stride() else { return };
        let index = self.index(stride * o.len);
        let p = self.raw(format_args!(
            "getelementptr inbounds i8, ptr {}, {index}",
            o.ptr
        ));
        if o.writable && self.rng.chance(50) {
            let v = self.value(Ty::int(8));
            self.line(format_args!("store i8 {v}, ptr {p}, align 1"));
        } else {
            self.emit(Ty::int(8), format_args!("load i8, ptr {p}, align 1"));
        }
    }

    /// Copies from an object of the same shape, or within one object with overlap.
    fn copy(&mut self, o: &Object, twin: Option<&Object>) {
        let Some(stride) = o.stride() else { return };
        let (base, from, to, bytes) = match twin {
            Some(t) => {
                let n = 1 + self.rng.below(o.len as usize) as u32;
                ("memcpy", t.ptr.clone(), o.ptr.clone(), n * stride)
            }
            None => {
                let one = self.place(&o.ptr, o, "i64 1", 0);
                let n = (o.len - 1) * stride;
                if self.rng.chance(50) {
                    ("memmove", o.ptr.clone(), one, n)
                } else {
                    ("memmove", one, o.ptr.clone(), n)
                }
            }
        };
        let operands = [
            ("ptr".to_owned(), to),
            ("ptr".into(), from),
            ("i64".into(), bytes.to_string()),
            ("i1".into(), "false".into()),
        ];
        let call = self.intrinsic(&format!("{base}.p0.p0.i64"), &[], "void", &operands);
        self.line(call);
    }
}
