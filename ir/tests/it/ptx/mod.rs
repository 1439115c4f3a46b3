//! PTX: the table of instructions, registers, text in and out, the verifier, and what no input may do.

mod robust;
mod scale;
mod table;
mod text;
mod verify;
