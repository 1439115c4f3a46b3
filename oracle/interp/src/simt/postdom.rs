//! Immediate post-dominators of a graph: where paths that part at a node meet again for certain.

/// For each node the nearest other node that all paths from it to an end go through, if there is one. A node without
/// successors is an end; a node from which no end can be reached has none.
pub(crate) fn immediate_postdominators(successors: &[Vec<usize>]) -> Vec<Option<usize>> {
    let n = successors.len();
    // The virtual exit is node n. The graph is walked against its edges.
    let mut back: Vec<Vec<usize>> = vec![Vec::new(); n + 1];
    for (from, list) in successors.iter().enumerate() {
        if list.is_empty() {
            back[n].push(from);
        }
        for &to in list {
            back[to].push(from);
        }
    }
    let order = postorder(&back, n);
    let mut number = vec![usize::MAX; n + 1];
    for (i, &x) in order.iter().enumerate() {
        number[x] = i;
    }
    let mut idom = vec![usize::MAX; n + 1];
    idom[n] = n;
    let mut changed = true;
    while changed {
        changed = false;
        for &x in order.iter().rev().filter(|&&x| x != n) {
            let ends = [n];
            let next: &[usize] = match successors[x].is_empty() {
                true => &ends,
                false => &successors[x],
            };
            let known = next.iter().copied().filter(|&s| idom[s] != usize::MAX);
            let Some(new) = known.reduce(|a, b| meet(a, b, &idom, &number)) else {
                continue;
            };
            if idom[x] != new {
                idom[x] = new;
                changed = true;
            }
        }
    }
    (0..n).map(|x| Some(idom[x]).filter(|&d| d < n)).collect()
}

fn meet(mut a: usize, mut b: usize, idom: &[usize], number: &[usize]) -> usize {
    while a != b {
        while number[a] < number[b] {
            a = idom[a];
        }
        while number[b] < number[a] {
            b = idom[b];
        }
    }
    a
}

fn postorder(edges: &[Vec<usize>], root: usize) -> Vec<usize> {
    let mut seen = vec![false; edges.len()];
    let mut order = Vec::new();
    let mut stack = vec![(root, 0)];
    seen[root] = true;
    while let Some((x, i)) = stack.pop() {
        match edges[x].get(i) {
            Some(&y) => {
                stack.push((x, i + 1));
                if !std::mem::replace(&mut seen[y], true) {
                    stack.push((y, 0));
                }
            }
            None => order.push(x),
        }
    }
    order
}

#[cfg(test)]
mod tests {
    use super::immediate_postdominators;

    #[test]
    fn paths_meet_where_they_must() {
        // 0 parts into 1 and 2, which meet in 3; 3 loops to itself or ends in 4; 5 never ends.
        let graph = [vec![1, 2], vec![3], vec![3], vec![3, 4], vec![], vec![5]];
        let d = immediate_postdominators(&graph);
        assert_eq!(d, [Some(3), Some(3), Some(3), Some(4), None, None]);
    }

    #[test]
    fn two_ends_have_nothing_in_common() {
        let d = immediate_postdominators(&[vec![1, 2], vec![], vec![]]);
        assert_eq!(d, [None, None, None]);
    }
}
