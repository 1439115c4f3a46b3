//! Why no sequence of rules goes on for ever.
//!
//! Every rule lowers the number of instructions: the root is erased and nothing is
//! created. Bodies have finitely many instructions, so a run of rules ends after at most
//! as many steps as there are instructions, whichever rules there are and in whatever
//! order they are applied. The check is syntactic, rule by rule.

use super::ast::{Rule, TermKind};

/// Checks that applying the rule leaves fewer instructions than before.
///
/// # Errors
/// One sentence on what the rule creates, or does not remove.
pub fn lowers(rule: &Rule) -> Result<(), String> {
    if !matches!(rule.pattern.kind, TermKind::Inst(_)) {
        return Err("its pattern is no instruction, so nothing is erased".into());
    }
    match &rule.result.kind {
        TermKind::Inst(_) => {
            Err("its result is an instruction, so the number of instructions does not fall".into())
        }
        TermKind::Var(var) if result_is_root(rule, *var) => Err("its result is its root".into()),
        TermKind::Var(_) | TermKind::Literal(_) | TermKind::Computed(_) => Ok(()),
    }
}

/// True if the variable names the root itself.
fn result_is_root(rule: &Rule, var: usize) -> bool {
    matches!(&rule.pattern.kind, TermKind::Inst(n) if n.name == Some(var))
}
