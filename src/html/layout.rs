//! Where the boxes of a graph go: layers from top to bottom.
//!
//! The method of Sugiyama, Tagawa and Toda (1981) in its plain form: edges that close a
//! cycle are turned round; every box goes to the layer below its lowest predecessor; an
//! edge over several layers gets a bend in each; layers are sorted by the mean place of
//! their neighbours, a few times down and up; and boxes are then moved towards their
//! neighbours as far as their layer has room. Deterministic: ties keep their order.

/// A point in pixels.
pub type Point = (f64, f64);

/// What is laid out: sizes of boxes, and edges by number. The first box is the entry.
pub struct Problem<'a> {
    /// Width and height per box.
    pub sizes: &'a [(f64, f64)],
    /// From, to.
    pub edges: &'a [(usize, usize)],
}

/// The result.
pub struct Layout {
    /// Middle of the upper side of each box.
    pub boxes: Vec<Point>,
    /// Per edge the points that it runs through, from the lower side of its start to the upper side of its end
    /// (for an edge upwards likewise from its start to its end).
    pub edges: Vec<Vec<Point>>,
    /// Size of the drawing.
    pub size: Point,
}

/// Space between neighbours in a layer, and between layers.
const GAP_X: f64 = 28.0;
const GAP_Y: f64 = 46.0;
/// Width of an edge that passes through a layer.
const BEND: f64 = 12.0;
/// Sweeps of sorting, and of moving.
const SWEEPS: usize = 8;

/// A box or a bend.
struct Item {
    width: f64,
    x: f64,
    up: Vec<usize>,
    down: Vec<usize>,
}

/// Lays a graph out.
pub fn layout(p: &Problem<'_>) -> Layout {
    let back = turned(p);
    let layer = layers(p, &back);
    let (mut items, mut rows, chains) = with_bends(p, &back, &layer);
    sort(&items, &mut rows);
    place(&mut items, &rows);
    finish(p, &back, &items, &rows, &chains, &layer)
}

/// Edges that lead back to a box whose visit has not ended, and edges from a box to itself.
fn turned(p: &Problem<'_>) -> Vec<bool> {
    let n = p.sizes.len();
    let mut out: Vec<Vec<usize>> = vec![Vec::new(); n];
    for (e, &(a, _)) in p.edges.iter().enumerate() {
        out[a].push(e);
    }
    let mut state = vec![0u8; n];
    let mut back = vec![false; p.edges.len()];
    for root in 0..n {
        if state[root] != 0 {
            continue;
        }
        state[root] = 1;
        let mut stack = vec![(root, 0)];
        while let Some((b, k)) = stack.last_mut() {
            let Some(&e) = out[*b].get(*k) else {
                state[*b] = 2;
                stack.pop();
                continue;
            };
            *k += 1;
            let to = p.edges[e].1;
            match state[to] {
                0 => {
                    state[to] = 1;
                    stack.push((to, 0));
                }
                1 => back[e] = true,
                _ => {}
            }
        }
    }
    back
}

/// Upper and lower end of an edge once turned.
fn ends(p: &Problem<'_>, back: &[bool], e: usize) -> (usize, usize) {
    let (a, b) = p.edges[e];
    if back[e] { (b, a) } else { (a, b) }
}

/// The layer of each box: longest way from above.
fn layers(p: &Problem<'_>, back: &[bool]) -> Vec<usize> {
    let mut layer = vec![0; p.sizes.len()];
    // At most as many rounds as boxes, since turned edges close no cycle.
    for _ in 0..p.sizes.len() {
        let mut changed = false;
        for e in 0..p.edges.len() {
            let (a, b) = ends(p, back, e);
            if a != b && layer[b] < layer[a] + 1 {
                layer[b] = layer[a] + 1;
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
    layer
}

/// Boxes and bends, the layers as lists of them, and per edge its items from above to below.
#[allow(clippy::type_complexity, reason = "three tables made in one walk")]
fn with_bends(
    p: &Problem<'_>,
    back: &[bool],
    layer: &[usize],
) -> (Vec<Item>, Vec<Vec<usize>>, Vec<Vec<usize>>) {
    let item = |width| Item {
        width,
        x: 0.0,
        up: Vec::new(),
        down: Vec::new(),
    };
    let mut items: Vec<Item> = p.sizes.iter().map(|s| item(s.0)).collect();
    let depth = layer.iter().max().map_or(0, |m| m + 1);
    let mut rows = vec![Vec::new(); depth];
    for (b, &l) in layer.iter().enumerate() {
        rows[l].push(b);
    }
    let mut chains = Vec::new();
    for e in 0..p.edges.len() {
        let (a, b) = ends(p, back, e);
        let mut chain = vec![a];
        for row in &mut rows[(layer[a] + 1).min(depth)..layer[b].max(layer[a] + 1).min(depth)] {
            chain.push(items.len());
            row.push(items.len());
            items.push(item(BEND));
        }
        chain.push(b);
        if a != b {
            for pair in chain.windows(2) {
                items[pair[0]].down.push(pair[1]);
                items[pair[1]].up.push(pair[0]);
            }
        }
        chains.push(chain);
    }
    (items, rows, chains)
}

/// Sorts each layer by the mean place of the neighbours above, then below, and so on.
fn sort(items: &[Item], rows: &mut [Vec<usize>]) {
    let mut place = vec![0usize; items.len()];
    let note = |row: &[usize], place: &mut Vec<usize>| {
        for (k, &i) in row.iter().enumerate() {
            place[i] = k;
        }
    };
    for row in rows.iter() {
        note(row, &mut place);
    }
    for sweep in 0..SWEEPS {
        let down = sweep % 2 == 0;
        for k in 0..rows.len() {
            let r = if down { k } else { rows.len() - 1 - k };
            let key = |i: usize| {
                let near = if down { &items[i].up } else { &items[i].down };
                let sum: usize = near.iter().map(|&x| place[x]).sum();
                match near.len() {
                    0 => place[i] as f64,
                    n => sum as f64 / n as f64,
                }
            };
            let mut keyed: Vec<(f64, usize)> = rows[r].iter().map(|&i| (key(i), i)).collect();
            keyed.sort_by(|a, b| a.0.total_cmp(&b.0));
            rows[r] = keyed.into_iter().map(|k| k.1).collect();
            note(&rows[r], &mut place);
        }
    }
}

/// Gives every item its x: packed first, then towards the mean of its neighbours without overtaking.
fn place(items: &mut [Item], rows: &[Vec<usize>]) {
    for row in rows {
        let mut x = 0.0;
        for &i in row {
            items[i].x = x + items[i].width / 2.0;
            x += items[i].width + GAP_X;
        }
    }
    for sweep in 0..2 * SWEEPS {
        for k in 0..rows.len() {
            let r = if sweep % 2 == 0 {
                k
            } else {
                rows.len() - 1 - k
            };
            let wish: Vec<f64> = rows[r]
                .iter()
                .map(|&i| {
                    let near = items[i].up.iter().chain(&items[i].down);
                    let (sum, n) = near.fold((0.0, 0.0), |(s, n), &x| (s + items[x].x, n + 1.0));
                    if n > 0.0 { sum / n } else { items[i].x }
                })
                .collect();
            fit(items, &rows[r], &wish);
        }
    }
    let left = items
        .iter()
        .map(|i| i.x - i.width / 2.0)
        .fold(f64::MAX, f64::min);
    for i in items {
        i.x -= left;
    }
}

/// Moves a row towards its wishes: the mean of packing from the left and from the right.
fn fit(items: &mut [Item], row: &[usize], wish: &[f64]) {
    let mut from_left = wish.to_vec();
    for k in 1..row.len() {
        let room = (items[row[k - 1]].width + items[row[k]].width) / 2.0 + GAP_X;
        from_left[k] = from_left[k].max(from_left[k - 1] + room);
    }
    let mut from_right = wish.to_vec();
    for k in (1..row.len()).rev() {
        let room = (items[row[k - 1]].width + items[row[k]].width) / 2.0 + GAP_X;
        from_right[k - 1] = from_right[k - 1].min(from_right[k] - room);
    }
    for (k, &i) in row.iter().enumerate() {
        items[i].x = f64::midpoint(from_left[k], from_right[k]);
    }
}

fn finish(
    p: &Problem<'_>,
    back: &[bool],
    items: &[Item],
    rows: &[Vec<usize>],
    chains: &[Vec<usize>],
    layer: &[usize],
) -> Layout {
    let height = |row: &Vec<usize>| {
        let boxes = row.iter().filter_map(|&i| p.sizes.get(i));
        boxes.map(|s| s.1).fold(0.0, f64::max)
    };
    let mut tops = Vec::new();
    let mut y = 0.0;
    let heights: Vec<f64> = rows.iter().map(height).collect();
    for h in &heights {
        tops.push(y);
        y += h + GAP_Y;
    }
    let boxes: Vec<Point> = (0..p.sizes.len())
        .map(|b| (items[b].x, tops[layer[b]]))
        .collect();
    let mut edges = Vec::new();
    for (e, chain) in chains.iter().enumerate() {
        let (a, b) = ends(p, back, e);
        let mut points = vec![(boxes[a].0, boxes[a].1 + p.sizes[a].1)];
        for (k, &i) in chain
            .iter()
            .enumerate()
            .skip(1)
            .take(chain.len().saturating_sub(2))
        {
            let l = layer[a] + k;
            points.push((items[i].x, tops[l]));
            points.push((items[i].x, tops[l] + heights[l]));
        }
        points.push(boxes[b]);
        if back[e] {
            points.reverse();
        }
        edges.push(points);
    }
    let width = items
        .iter()
        .map(|i| i.x + i.width / 2.0)
        .fold(0.0, f64::max);
    Layout {
        boxes,
        edges,
        size: (width, (y - GAP_Y).max(0.0)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn checked(n: usize, edges: &[(usize, usize)]) -> Layout {
        let sizes = vec![(100.0, 40.0); n];
        let l = layout(&Problem {
            sizes: &sizes,
            edges,
        });
        for a in 0..n {
            for b in 0..a {
                let apart = (l.boxes[a].0 - l.boxes[b].0).abs() >= 100.0;
                let below = (l.boxes[a].1 - l.boxes[b].1).abs() >= 40.0;
                assert!(apart || below, "boxes {a} and {b} overlap");
            }
        }
        l
    }

    #[test]
    fn a_diamond_has_three_layers_and_no_overlap() {
        let l = checked(4, &[(0, 1), (0, 2), (1, 3), (2, 3)]);
        assert_eq!(l.boxes[1].1, l.boxes[2].1);
        assert!(l.boxes[0].1 < l.boxes[1].1 && l.boxes[1].1 < l.boxes[3].1);
        assert!((l.boxes[0].0 - l.boxes[3].0).abs() < 1.0);
    }

    #[test]
    fn loops_and_self_loops_are_laid_out() {
        let l = checked(3, &[(0, 1), (1, 1), (1, 0), (0, 2), (1, 2)]);
        // The edge back starts below its end.
        assert!(l.edges[2][0].1 > l.edges[2][l.edges[2].len() - 1].1);
    }

    #[test]
    fn any_graph_is_laid_out_without_overlap() {
        let mut seed = 7u64;
        let mut next = |n: usize| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) as usize % n
        };
        for n in 1..24 {
            let edges: Vec<_> = (0..2 * n).map(|_| (next(n), next(n))).collect();
            let l = checked(n, &edges);
            assert_eq!(l.edges.len(), edges.len());
        }
    }

    #[test]
    fn nothing_is_laid_out_as_nothing() {
        assert!(checked(0, &[]).boxes.is_empty());
    }
}
