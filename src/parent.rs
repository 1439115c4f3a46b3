//! Processes that do not outlive the one that started them, however that ends.
//!
//! A night runs what may hang or crash in processes of its own, and a triage the passes. When the parent
//! ends by Ctrl-C it ends them; when it is killed nobody does, and a hunt for seeded defects would go on for
//! an hour beside the night that is started again. So a child is told its parent's number and asks the system
//! to end it with that one. Where the system cannot do that (it is Linux that can) the child ends by itself,
//! when its time is over.

use std::process::Command;

/// The option of the command `tandem` that says so.
const OPTION: &str = "--parent";

/// Has a command that starts `tandem` end with this process.
pub fn binds(command: &mut Command) -> &mut Command {
    command.arg(format!("{OPTION}={}", std::process::id()))
}

/// Makes this process end when its parent does, which has this number.
pub fn end_with(pid: i32) {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{Pid, Signal, getppid, set_parent_process_death_signal};
        let _ = set_parent_process_death_signal(Some(Signal::KILL));
        // It may have ended before that was asked for.
        if getppid().map(Pid::as_raw_pid) != Some(pid) {
            std::process::exit(tandem_optimized::driver::EXIT_INTERRUPTED);
        }
    }
    let _ = pid;
}
