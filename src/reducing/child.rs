//! Child processes that cannot outlive their question.
//!
//! Each child leads a process group of its own. When it ends, or its time does, the
//! whole group is killed: a script that hangs, or leaves forked processes behind, does
//! no harm to the next question. The leader is reaped only after that, so that its
//! number cannot meanwhile belong to somebody else. Ctrl-C kills the groups too.

use rustix::io::Errno;
use rustix::process::{
    Pid, Signal, WaitId, WaitIdOptions, kill_process_group, test_kill_process_group, waitid,
};
use std::collections::BTreeSet;
use std::io;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tandem_optimized::driver::Interrupt;

/// The groups that run now, and the folders that their questions are in.
#[derive(Clone, Default)]
pub struct Groups {
    running: Arc<Mutex<BTreeSet<i32>>>,
    folders: Arc<Mutex<Vec<PathBuf>>>,
    interrupted: Arc<AtomicBool>,
    /// The command was asked to end soon: what runs was killed, and nothing more is started.
    cut: Arc<AtomicBool>,
}

/// How a child ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum End {
    /// By itself, with an exit code.
    Code(i32),
    /// By a signal.
    Signal(i32),
    /// It was killed when its time was over.
    TimeOut,
}

impl std::fmt::Display for End {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            End::Code(n) => write!(f, "exit code {n}"),
            End::Signal(n) => write!(f, "signal {n}"),
            End::TimeOut => f.write_str("time-out"),
        }
    }
}

impl Groups {
    /// No groups; those to come are killed on Ctrl-C.
    pub fn new(interrupt: &Interrupt) -> Groups {
        let groups = Groups::default();
        let own = groups.clone();
        interrupt.before_exit(move || {
            own.interrupted.store(true, Ordering::SeqCst);
            for &leader in own.lock().iter() {
                kill(leader);
            }
            let folders = own.folders.lock().unwrap_or_else(PoisonError::into_inner);
            for folder in folders.iter() {
                let _ = std::fs::remove_dir_all(folder);
            }
        });
        let own = groups.clone();
        interrupt.when_noted(move || {
            let running = own.lock();
            own.cut.store(true, Ordering::SeqCst);
            running.iter().for_each(|&leader| kill(leader));
        });
        groups
    }

    /// True if Ctrl-C was noted by a command that ends at a good place: how a child ended that was killed then is no answer.
    pub fn is_cut(&self) -> bool {
        self.cut.load(Ordering::SeqCst)
    }

    /// After Ctrl-C, waits for the end of this process: how a child ended that was killed with us is no answer.
    pub fn stop_if_interrupted(&self) {
        while self.interrupted.load(Ordering::SeqCst) {
            std::thread::sleep(Duration::from_millis(10));
        }
    }

    /// Has a folder removed on Ctrl-C; who made it removes it at any other end.
    pub fn remove_at_interrupt(&self, folder: &Path) {
        let mut folders = self.folders.lock().unwrap_or_else(PoisonError::into_inner);
        folders.push(folder.to_path_buf());
    }

    fn lock(&self) -> MutexGuard<'_, BTreeSet<i32>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts a command as the leader of a group.
    ///
    /// # Errors
    /// It cannot be started.
    pub fn spawn(&self, command: &mut Command) -> io::Result<Member> {
        // Under the lock, so that Ctrl-C cannot come between starting and noting.
        let mut groups = self.lock();
        if self.interrupted.load(Ordering::SeqCst) {
            drop(groups);
            self.stop_if_interrupted();
            return Err(io::ErrorKind::Interrupted.into());
        }
        if self.is_cut() {
            return Err(io::ErrorKind::Interrupted.into());
        }
        let child = command.process_group(0).spawn()?;
        groups.insert(child.id() as i32);
        drop(groups);
        Ok(Member {
            groups: self.clone(),
            child,
        })
    }

    /// Runs a command to its end, or to that of its time.
    ///
    /// # Errors
    /// It cannot be started.
    pub fn run(&self, command: &mut Command, limit: Duration) -> io::Result<End> {
        let mut member = self.spawn(command)?;
        member.wait(limit)
    }
}

/// A running child with its group; dropping it kills both.
pub struct Member {
    groups: Groups,
    /// The child.
    pub child: Child,
}

impl Member {
    /// Waits for the end, for so long at most.
    ///
    /// # Errors
    /// The system does not say how the child ended.
    pub fn wait(&mut self, limit: Duration) -> io::Result<End> {
        let leader = self.child.id() as i32;
        let (send, receive) = channel();
        let over = std::thread::scope(|scope| {
            let wait = move || {
                // Not reaped yet: the group must be killed while the number is still taken.
                let options = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT;
                if let Some(pid) = Pid::from_raw(leader) {
                    while waitid(WaitId::Pid(pid), options).is_err_and(|e| e == Errno::INTR) {}
                }
                let _ = send.send(());
            };
            std::thread::Builder::new().spawn_scoped(scope, wait)?;
            let over = receive.recv_timeout(limit) == Err(RecvTimeoutError::Timeout);
            kill(leader);
            Ok::<bool, io::Error>(over)
        })?;
        let status = self.finish()?;
        Ok(match (over, status.code(), status.signal()) {
            (true, ..) => End::TimeOut,
            (_, Some(code), _) => End::Code(code),
            (_, None, signal) => End::Signal(signal.unwrap_or(0)),
        })
    }

    /// Kills what is left of the group and reaps the leader.
    fn finish(&mut self) -> io::Result<ExitStatus> {
        let leader = self.child.id() as i32;
        kill(leader);
        let status = self.child.wait();
        // What forks while it is being killed may need more than one blow. What is dead but has nobody who asks
        // after it still counts as a member, so that there is an end to this.
        for _ in 0..20 {
            match Pid::from_raw(leader).map(test_kill_process_group) {
                Some(Ok(())) => kill(leader),
                _ => break,
            }
            std::thread::sleep(Duration::from_millis(1));
        }
        self.groups.lock().remove(&leader);
        status
    }
}

impl Drop for Member {
    fn drop(&mut self) {
        let leader = self.child.id() as i32;
        if self.groups.lock().contains(&leader) {
            let _ = self.finish();
        }
    }
}

/// Kills a group; one that is gone is no error.
fn kill(leader: i32) {
    if let Some(pid) = Pid::from_raw(leader) {
        let _ = kill_process_group(pid, Signal::KILL);
    }
}
