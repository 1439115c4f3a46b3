//! The parts of a split compilation as texts, for `--save-split`.

use crate::pass_manager::schedule;
use crate::pass_manager::shard::Shards;
use tandem_ir::{Module, text};

/// A shard for each definition, in the order in which workers take them: file name and text.
pub fn shards(module: &Module) -> Vec<(String, String)> {
    let order = schedule(module, None, 1);
    let mut shards = Shards::new(&module.header);
    let shard = |(rank, n): (usize, usize)| {
        let body = &module.bodies[n];
        let name = module.header.global_name(body.global);
        let file = format!("{rank:06}.{}.ll", file_name(name));
        let shard = shards.apart(body.clone());
        let text = text::print(&shard);
        shards.joined(shard);
        (file, text)
    };
    order.into_iter().enumerate().map(shard).collect()
}

/// A symbol as a part of a file name.
fn file_name(symbol: &str) -> String {
    let kept = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '-');
    symbol
        .chars()
        .take(100)
        .map(|c| if kept(c) { c } else { '_' })
        .collect()
}
