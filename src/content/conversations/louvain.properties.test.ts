import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { louvain, type Graph } from './louvain.ts'

const seed = Number(process.env['FC_SEED'] ?? 20261126)
const numRuns = process.env['RECTO_LONG'] === '1' ? 3_000 : 150

type Edge = readonly [number, number, number]

const graphOf = (size: number, edges: readonly Edge[]): Graph => {
  const rows: [number, number][][] = Array.from({ length: size }, () => [])
  for (const [a, b, weight] of edges) {
    rows[a]?.push([b, weight])
    rows[b]?.push([a, weight])
  }
  const starts = new Int32Array(size + 1)
  for (const [node, row] of rows.entries()) starts[node + 1] = (starts[node] ?? 0) + row.length
  return {
    starts,
    targets: Int32Array.from(rows.flatMap((row) => row.map(([target]) => target))),
    weights: Float64Array.from(rows.flatMap((row) => row.map(([, weight]) => weight))),
    loops: new Float64Array(size),
  }
}

/** Newman's modularity with a resolution, from its definition. */
const modularity = (edges: readonly Edge[], communities: Int32Array, resolution: number): number => {
  const total = edges.reduce((sum, [, , weight]) => sum + weight, 0)
  if (total === 0) return 0
  const [inside, strengths] = [new Map<number, number>(), new Map<number, number>()]
  const add = (to: Map<number, number>, key: number, weight: number) =>
    to.set(key, (to.get(key) ?? 0) + weight)
  for (const [a, b, weight] of edges) {
    const [one, other] = [communities[a] ?? 0, communities[b] ?? 0]
    if (one === other) add(inside, one, weight)
    add(strengths, one, weight)
    add(strengths, other, weight)
  }
  let sum = 0
  for (const [community, strength] of strengths)
    sum += (inside.get(community) ?? 0) / total - resolution * (strength / (2 * total)) ** 2
  return sum
}

const alone = (size: number): Int32Array => Int32Array.from({ length: size }, (_, node) => node)

const world = fc.integer({ min: 1, max: 14 }).chain((size) =>
  fc.record({
    size: fc.constant(size),
    edges: fc
      .uniqueArray(fc.tuple(fc.nat(size - 1), fc.nat(size - 1), fc.integer({ min: 1, max: 4 })), {
        selector: ([a, b]) => `${Math.min(a, b)} ${Math.max(a, b)}`,
        maxLength: 30,
      })
      .map((edges) => edges.filter(([a, b]) => a !== b)),
    resolution: fc.constantFrom(0.5, 1, 2),
  }),
)

describe('communities', () => {
  test('are numbered from 0 in the order of their first node', () => {
    fc.assert(
      fc.property(world, ({ size, edges, resolution }) => {
        const found = louvain(graphOf(size, edges), alone(size), new Uint8Array(size), resolution)
        expect([...new Set(found.communities)]).toEqual(Array.from({ length: found.count }, (_, at) => at))
      }),
      { seed, numRuns },
    )
  })

  test('are at least as good as where they began', () => {
    fc.assert(
      fc.property(world, fc.array(fc.nat(3), { minLength: 14, maxLength: 14 }), (one, start) => {
        const { size, edges, resolution } = one
        const initial = Int32Array.from(start.slice(0, size))
        const { communities } = louvain(graphOf(size, edges), initial, new Uint8Array(size), resolution)
        const [before, after] = [initial, communities].map((list) => modularity(edges, list, resolution))
        expect(after).toBeGreaterThanOrEqual((before ?? 0) - 1e-9)
      }),
      { seed, numRuns },
    )
  })

  test('stay when they are computed again', () => {
    fc.assert(
      fc.property(world, ({ size, edges, resolution }) => {
        const graph = graphOf(size, edges)
        const first = louvain(graph, alone(size), new Uint8Array(size), resolution)
        const again = louvain(graph, first.communities, new Uint8Array(size), resolution)
        expect(again).toEqual(first)
      }),
      { seed, numRuns },
    )
  })

  test('never join nodes that no path of edges connects', () => {
    fc.assert(
      fc.property(world, ({ size, edges, resolution }) => {
        const { communities } = louvain(graphOf(size, edges), alone(size), new Uint8Array(size), resolution)
        const part = alone(size)
        // As many rounds as a path can be long.
        for (let step = 0; step < size; step += 1)
          for (const [a, b] of edges) part[a] = part[b] = Math.min(part[a] ?? 0, part[b] ?? 0)
        for (let a = 0; a < size; a += 1)
          for (let b = 0; b < a; b += 1) if (communities[a] === communities[b]) expect(part[a]).toBe(part[b])
      }),
      { seed, numRuns },
    )
  })

  test('keep pinned nodes where they were put, apart from those of other pins', () => {
    fc.assert(
      fc.property(world, fc.array(fc.nat(3), { minLength: 14, maxLength: 14 }), (one, pins) => {
        const { size, edges, resolution } = one
        // 0: no pin. Nodes of one pin begin in one community, the others alone.
        const initial = Int32Array.from({ length: size }, (_, node) =>
          (pins[node] ?? 0) > 0 ? (pins[node] ?? 0) : 10 + node,
        )
        const isPinned = Uint8Array.from({ length: size }, (_, node) => ((pins[node] ?? 0) > 0 ? 1 : 0))
        const { communities } = louvain(graphOf(size, edges), initial, isPinned, resolution)
        for (let a = 0; a < size; a += 1)
          for (let b = 0; b < a; b += 1)
            if (isPinned[a] === 1 && isPinned[b] === 1)
              expect(communities[a] === communities[b]).toBe(pins[a] === pins[b])
      }),
      { seed, numRuns },
    )
  })

  test('of two groups with one edge between them are the two groups', () => {
    const within = (from: number): Edge[] => [
      [from, from + 1, 1],
      [from, from + 2, 1],
      [from + 1, from + 2, 1],
    ]
    const edges: readonly Edge[] = [...within(0), ...within(3), [2, 3, 1]]
    const found = louvain(graphOf(6, edges), alone(6), new Uint8Array(6), 1)
    expect([...found.communities]).toEqual([0, 0, 0, 1, 1, 1])
    expect(found.count).toBe(2)
  })

  test('of a graph without edges are its nodes', () => {
    expect(louvain(graphOf(3, []), alone(3), new Uint8Array(3), 1).count).toBe(3)
    expect(louvain(graphOf(0, []), alone(0), new Uint8Array(0), 1)).toEqual({
      communities: new Int32Array(0),
      count: 0,
    })
  })
})
