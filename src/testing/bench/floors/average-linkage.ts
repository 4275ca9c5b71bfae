/** Average linkage by chains of nearest neighbors (Müllner 2011, "Modern hierarchical, agglomerative clustering"). */

interface Merge {
  readonly one: number
  readonly other: number
  readonly similarity: number
}

/** All merges of `count` items; `similarities` is overwritten. Takes quadratic time. */
export const averageLinkage = (similarities: Float32Array, count: number): readonly Merge[] => {
  const sizes = new Int32Array(count).fill(1)
  const alive = Int32Array.from({ length: count }, (_, at) => at)
  let left = count
  const merges: Merge[] = []
  const chain: number[] = []
  const remove = (item: number): void => {
    const at = alive.subarray(0, left).indexOf(item)
    left -= 1
    alive[at] = alive[left] ?? 0
  }
  while (left > 1) {
    if (chain.length === 0) chain.push(alive[0] ?? 0)
    const top = chain.at(-1) ?? 0
    const former = chain.at(-2)
    let nearest = former ?? -1
    let best = former === undefined ? -1 : (similarities[top * count + former] ?? 0)
    for (let at = 0; at < left; at += 1) {
      const item = alive[at] ?? 0
      const similarity = similarities[top * count + item] ?? 0
      if (item !== top && similarity > best) [nearest, best] = [item, similarity]
    }
    if (nearest !== former) {
      chain.push(nearest)
      continue
    }
    chain.length -= 2
    merges.push({ one: top, other: nearest, similarity: best })
    remove(nearest)
    const [a, b] = [sizes[top] ?? 1, sizes[nearest] ?? 1]
    sizes[top] = a + b
    for (let at = 0; at < left; at += 1) {
      const item = alive[at] ?? 0
      if (item === top) continue
      const sum =
        a * (similarities[top * count + item] ?? 0) + b * (similarities[nearest * count + item] ?? 0)
      similarities[top * count + item] = sum / (a + b)
      similarities[item * count + top] = sum / (a + b)
    }
  }
  return merges
}

/** The cluster of each item when only merges of at least this similarity are made. */
export const cutAt = (merges: readonly Merge[], count: number, threshold: number): number[] => {
  const parents = Array.from({ length: count }, (_, at) => at)
  const rootOf = (item: number): number => {
    let root = item
    while (parents[root] !== root) root = parents[root] ?? root
    parents[item] = root
    return root
  }
  for (const { one, other, similarity } of merges)
    if (similarity >= threshold) parents[rootOf(other)] = rootOf(one)
  return parents.map((_, item) => rootOf(item))
}
