import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EntriesOfKind, EntryMap } from './entry-map.ts'
import type { Entry } from './revision.ts'
import { entryName } from './revision.ts'
import { page, runs, seed } from '../../testing/generators/revisions.ts'

const entry = fc.oneof(
  fc
    .tuple(fc.nat(40), fc.nat(3))
    .map(([id, version]): Entry => page(`p${id}`, 'a0', { title: `${version}` })),
  fc.tuple(fc.nat(10), fc.nat(3)).map(([id, value]): Entry => ({ kind: 'variable', id: `v${id}`, value })),
)
/** Among them removals of entries that do not exist. */
const changes = fc
  .array(fc.tuple(entry, fc.boolean()), { maxLength: 60 })
  .map(
    (all) =>
      new Map(all.map(([one, removed]): [string, Entry | null] => [entryName(one), removed ? null : one])),
  )

describe('a map of entries', () => {
  it('is what a plain map is after the same changes, whichever way it is read', () => {
    fc.assert(
      fc.property(fc.array(entry), fc.array(changes, { maxLength: 12 }), (start, steps) => {
        const model = new Map(start.map((one) => [entryName(one), one]))
        let map = EntryMap.of(start)
        for (const step of steps) {
          const [before, held] = [map, [...map]]
          map = map.with(step)
          expect([...before]).toEqual(held)
          for (const [name, one] of step) {
            if (one === null) model.delete(name)
            else model.set(name, one)
          }
          expect(map.size).toBe(model.size)
          expect(new Map(map)).toEqual(model)
          expect(new Set(map.keys())).toEqual(new Set(model.keys()))
          expect(new Set(map.values())).toEqual(new Set(model.values()))
          for (const name of [...step.keys(), ...model.keys()]) {
            expect(map.get(name)).toBe(model.get(name))
            expect(map.has(name)).toBe(model.has(name))
          }
          const visited: [string, Entry][] = []
          map.forEach((one, name) => visited.push([name, one]))
          expect(visited).toEqual([...map])
        }
        const variables = new EntriesOfKind(map, 'variable')
        const expected = [...model.values()].filter(({ kind }) => kind === 'variable')
        expect(variables.size).toBe(expected.length)
        expect(new Map(variables)).toEqual(new Map(expected.map((one) => [one.id, one])))
        expect([...variables.keys()]).toEqual([...variables.values()].map(({ id }) => id))
        expect(variables.has('p1')).toBe(false)
      }),
      { seed, numRuns: runs(150) },
    )
  })
})
