//! Smaller launch descriptions: what may be left out or made plainer, one edit at a time.
//!
//! Every edit makes the description cheaper ([`cost`]), so that the search ends; the
//! order is that of what it saves, since whole launches and whole buffers weigh more
//! than single elements.

use crate::launch::{Data, Description};
use serde_json::{Number, Value, json};

/// Most runs that may be asked for.
const QUESTIONS: usize = 600;

/// The description after all edits that `still` accepts, one after the other, until none is left or the questions
/// are used up.
pub fn simplify(d: &Description, still: &mut dyn FnMut(&Description) -> bool) -> Description {
    let mut best = d.clone();
    let mut left = QUESTIONS;
    loop {
        let mut kept = false;
        // What was refused is not asked again before everything else was.
        let mut k = 0;
        while let Some(next) = edits(&best).into_iter().nth(k) {
            if left == 0 {
                return best;
            }
            k += 1;
            if cost(&next) < cost(&best) {
                left -= 1;
                if still(&next) {
                    best = next;
                    kept = true;
                    k -= 1;
                }
            }
        }
        if !kept {
            return best;
        }
    }
}

/// What a person has to follow: launches, threads, names, numbers, bytes.
fn cost(d: &Description) -> [u128; 5] {
    let sizes = d
        .launches
        .iter()
        .flat_map(|l| l.grid.iter().chain(&l.block));
    let threads = sizes.map(|&n| u128::from(n)).sum();
    let all = || d.buffers.values().chain(d.globals.values());
    let named = d.buffers.len() + d.globals.len() + d.expect.len() + d.expect_globals.len();
    let args = d
        .launches
        .iter()
        .flat_map(|l| &l.args)
        .flat_map(|a| a.values());
    let shared: u64 = d.launches.iter().map(|l| l.shared_bytes).sum();
    let numbers: u128 = args.map(weight).sum::<u128>()
        + all()
            .flat_map(|b| b.data.iter().flatten())
            .map(number)
            .sum::<u128>()
        + all().flat_map(|b| &b.fill).map(number).sum::<u128>();
    let elements: u128 = all().map(|b| u128::from(elements(b))).sum();
    [
        d.launches.len() as u128,
        threads,
        named as u128,
        elements + u128::from(shared),
        numbers,
    ]
}

fn elements(b: &Data) -> u64 {
    b.data
        .as_ref()
        .map_or(b.count.unwrap_or(0), |d| d.len() as u64)
}

fn weight(v: &Value) -> u128 {
    v.as_number().map_or(0, number)
}

/// Nothing for zero; more for numbers that are longer to write.
fn number(n: &Number) -> u128 {
    match n.as_f64() {
        Some(0.0) => 0,
        Some(v) => 1 + v.abs().min(1e18) as u128,
        None => u128::MAX >> 64,
    }
}

fn edits(d: &Description) -> Vec<Description> {
    let mut all = Vec::new();
    let mut with = |edit: &dyn Fn(&mut Description)| {
        let mut next = d.clone();
        edit(&mut next);
        all.push(next);
    };
    for k in (0..d.launches.len()).filter(|_| d.launches.len() > 1) {
        with(&|n| drop(n.launches.remove(k)));
    }
    for (k, line) in d.launches.iter().enumerate() {
        for axis in 0..3 {
            for fewer in fewer(line.grid[axis]) {
                with(&|n| n.launches[k].grid[axis] = fewer);
            }
            for fewer in fewer(line.block[axis]) {
                with(&|n| n.launches[k].block[axis] = fewer);
            }
        }
        for bytes in [0, line.shared_bytes / 2] {
            with(&|n| n.launches[k].shared_bytes = bytes);
        }
        for (a, arg) in line.args.iter().enumerate() {
            for (key, value) in arg {
                for plain in plainer(value) {
                    with(&|n| drop(n.launches[k].args[a].insert(key.clone(), plain.clone())));
                }
            }
        }
    }
    for name in d.expect.keys() {
        with(&|n| drop(n.expect.remove(name)));
    }
    for name in d.expect_globals.keys() {
        with(&|n| drop(n.expect_globals.remove(name)));
    }
    for (name, data) in &d.buffers {
        with(&|n| drop(n.buffers.remove(name)));
        for smaller in smaller(data) {
            with(&|n| drop(n.buffers.insert(name.clone(), smaller.clone())));
        }
    }
    for (name, data) in &d.globals {
        with(&|n| drop(n.globals.remove(name)));
        // A variable may be written in part.
        for smaller in smaller(data) {
            with(&|n| drop(n.globals.insert(name.clone(), smaller.clone())));
        }
    }
    all
}

fn fewer(n: u32) -> impl Iterator<Item = u32> {
    [1, n / 2, n.saturating_sub(1)]
        .into_iter()
        .filter(move |&f| f > 0 && f < n)
}

fn plainer(v: &Value) -> Vec<Value> {
    match v.as_number() {
        Some(n) if n.is_f64() => vec![json!(0.0), json!(1.0)],
        Some(n) => {
            let n = n.as_i64().unwrap_or(i64::MAX);
            vec![json!(0), json!(1), json!(n / 2), json!(n - n.signum())]
        }
        None => Vec::new(),
    }
}

/// Nothing but zeros; fewer elements; one half, quarter, eighth … of them zero.
fn smaller(b: &Data) -> Vec<Data> {
    let n = elements(b);
    let zeros = |count| Data {
        data: None,
        count: Some(count),
        fill: None,
        ..b.clone()
    };
    let mut all = vec![zeros(n)];
    for len in [1, n / 2, n.saturating_sub(1)]
        .into_iter()
        .filter(|&l| l > 0 && l < n)
    {
        let mut next = b.clone();
        match &mut next.data {
            Some(list) => list.truncate(len as usize),
            None => next.count = Some(len),
        }
        all.push(next);
    }
    let Some(list) = &b.data else { return all };
    // Floats may be written without a point.
    let zero = Number::from(0);
    let mut part = list.len();
    while part > 0 {
        for start in (0..list.len()).step_by(part).take(16) {
            let mut next = b.clone();
            let chunk = next.data.iter_mut().flatten().skip(start).take(part);
            chunk.for_each(|e| *e = zero.clone());
            all.push(next);
        }
        part /= 2;
    }
    all
}
