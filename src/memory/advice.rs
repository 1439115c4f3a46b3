//! What would mend an access: one piece of advice, with its effect as the model counts it. Never a guess of time.

use super::Access;
use tandem_ir::Header;
use tandem_ir::claims::access::{BlockShape, Class, Lanes, Space, WARP};
use tandem_optimized::analysis::access::cost::of_addresses;
use tandem_optimized::context::Cx;

const AXES: [&str; 3] = ["tid.x", "tid.y", "tid.z"];

/// Cost of a full warp in a row whose lanes are so many bytes apart.
fn row(cx: Cx<'_>, space: Space, bytes: u32, stride: i64) -> u32 {
    let lanes: Vec<Option<i128>> = (0..WARP as i128)
        .map(|l| Some(l * i128::from(stride)))
        .collect();
    of_addresses(cx, space, bytes, &lanes).0
}

/// Advice for an access, if it costs more than it need.
pub fn of(header: &Header, a: &Access, shape: BlockShape) -> Option<String> {
    let (claim, bytes, cx) = (&a.claim, a.claim.bytes, Cx::from(header));
    let unit = a.space().unit();
    let best = row(cx, Space::Global, bytes, i64::from(bytes));
    match &claim.class {
        Class::Strided(stride) => {
            let now = claim.cost?.units.hi;
            let neighbour = matches!(&claim.lanes, Lanes::Affine([_, y, _])
                if y.unsigned_abs() == u64::from(bytes));
            let along_y = neighbour && matches!(shape, BlockShape::Exact([_, y, _]) if y > 1);
            Some(if along_y {
                format!(
                    "neighbours lie along tid.y: swap x and y, or transpose a tile through shared memory: \
                     {best} {unit} instead of {now} if x takes the place of y"
                )
            } else if a.space() == Space::Local {
                "an array of the thread's own at an index that differs from lane to lane: \
                 constant indices keep it in registers"
                    .into()
            } else {
                format!(
                    "of each {} bytes {bytes} are used: a structure of arrays, or an order in which neighbouring \
                     threads access neighbouring elements, needs {best} {unit} instead of {now}",
                    stride.unsigned_abs()
                )
            })
        }
        Class::Conflict(n) => {
            let stride = match &claim.lanes {
                Lanes::Affine(c) => c.iter().copied().find(|&c| c.unsigned_abs() > u64::from(bytes)),
                _ => None,
            };
            let padded = stride.and_then(|s| {
                let step = i64::from(bytes.max(4));
                let after = row(cx, Space::Shared, bytes, s + s.signum() * step);
                (after < row(cx, Space::Shared, bytes, s)).then_some((s, step, after))
            });
            Some(match padded {
                Some((s, step, after)) => format!(
                    "rows of {} bytes put {n} lanes on one bank: pad the row by {step} bytes, to {}: \
                     {after} {unit} for lanes along a column",
                    s.unsigned_abs(),
                    s.unsigned_abs() + step as u64
                ),
                None => format!("{n} lanes meet in one bank: change the layout, or pad it"),
            })
        }
        Class::Misaligned => {
            let now = claim.cost?.units.hi;
            Some(format!(
                "the first byte does not lie at a sector's start: move the base to a multiple of 128 bytes: \
                 {best} {unit} instead of {now}"
            ))
        }
        Class::Scattered if a.space() == Space::Local => Some(
            "an array of the thread's own at an index that differs from lane to lane: constant indices keep it in \
             registers"
                .into(),
        ),
        Class::Serialized(n) if *n > 1 => Some(format!(
            "constant memory serves one word at a time, here {n}: global or shared memory serves them together"
        )),
        Class::Gather if a.excess() > 0 || a.measured.is_none() => Some(
            "addresses come from memory: sort the indices, or stage what they lead to in shared memory".into(),
        ),
        Class::StridedBy => strided_by(a, best),
        _ => None,
    }
}

/// Advice about a stride that values of the program decide, of which the report knows no number.
fn strided_by(a: &Access, best: u32) -> Option<String> {
    let Lanes::Strides(all) = &a.claim.lanes else {
        return None;
    };
    let axis = all.iter().position(|s| s.as_number().is_none())?;
    let (bytes, unit) = (a.claim.bytes, a.space().unit());
    let (stride, neighbours) = match &a.elements {
        Some(n) => (format!("{n} elements"), 1),
        None => {
            let formula = super::shortened(a.formulas.get(axis)?, 80);
            (format!("{formula} bytes"), bytes)
        }
    };
    if a.space() == Space::Shared {
        return Some(format!(
            "the stride along {} is {stride}: lanes meet in a bank unless it is an odd number of words",
            AXES[axis]
        ));
    }
    if !matches!(a.space(), Space::Global | Space::Generic) {
        return None;
    }
    Some(match axis {
        0 => format!(
            "the stride is {stride}: unless that is {neighbours}, let neighbouring threads walk along the other index: \
             {best} {unit} for a row of 32"
        ),
        _ => format!(
            "rows of the block are {stride} apart: with a multiple of 32 threads along tid.x a request is one row, \
             {best} {unit} if its threads are neighbours"
        ),
    })
}
