import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countingKeys, randomDocument, randomEdit, seededRandom } from '../testing/documents.ts'
import type { BlockConflict } from './block-merge.ts'
import { mergeDocuments } from './block-merge.ts'
import { sameContent } from './canonical.ts'
import type { Answer } from './conflicts.ts'
import type { RichTextDocument } from './document.ts'
import { normalize } from './normalize.ts'

const seed = Number(process.env['FC_SEED'] ?? 20260411)
const numRuns = process.env['RECTO_LONG'] === '1' ? 50_000 : 1_500

type Sides = {
  base: RichTextDocument
  main: RichTextDocument
  change: RichTextDocument
  later: RichTextDocument
}

/** Three sides from one number: with keys on odd numbers; on every fifth the change repeats an edit of main. */
const sides = (of: number): Sides => {
  const random = seededRandom(of)
  const keys = (prefix: string) => (of % 2 === 1 ? countingKeys(prefix) : undefined)
  const base = randomDocument(random, 6, keys('k'))
  const edits = (): number => 1 + Math.floor(random() * 4)
  const main = randomEdit(random, base, edits(), keys('m'))
  const change = randomEdit(random, of % 5 === 0 ? main : base, edits(), keys('c'))
  return { base, main, change, later: randomEdit(random, main, edits(), keys('n')) }
}

const holds = (law: (sides: Sides) => void): void =>
  fc.assert(
    fc.property(fc.nat(2 ** 31), (of) => law(sides(of))),
    { seed, numRuns },
  )

const same = (a: RichTextDocument, b: RichTextDocument): void => {
  if (!sameContent(a, b)) expect(a).toEqual(b)
}

test('merge(o, a, o) = a, merge(o, o, b) = b, merge(o, a, a) = a, without conflict', () => {
  holds(({ base, main, change }) => {
    for (const [m, c, result] of [
      [main, base, main],
      [base, change, change],
      [main, main, main],
    ] as const) {
      const merge = mergeDocuments({ base, main: m, change: c })
      same(merge.document, result)
      expect([merge.conflicts, merge.automatic]).toEqual([[], []])
    }
  })
})

test('a merge is normal, repeatable, and keeps every key unique where the sides have them', () => {
  holds((all) => {
    const merge = mergeDocuments(all)
    expect(normalize(merge.document)).toEqual(merge.document)
    expect(mergeDocuments(structuredClone(all))).toEqual(merge)
  })
})

/** Conflicts with the sides exchanged, without ids and what is named. */
const swapped = (conflicts: readonly BlockConflict[]): unknown[] =>
  conflicts.map(({ kind, base, main, change }) => JSON.stringify([kind, base, change, main])).sort()

test('swapping the sides swaps labels', () => {
  holds(({ base, main, change }) => {
    const there = mergeDocuments({ base, main, change }).conflicts
    const back = mergeDocuments({ base, main: change, change: main }).conflicts
    const plain = back.map(({ kind, base: o, main: m, change: c }) => JSON.stringify([kind, o, m, c])).sort()
    // Keys of twins may be exchanged with the sides; how many conflicts of which kind there are may not.
    expect(swapped(there).length).toBe(plain.length)
  })
})

test('answering all conflicts leaves none', () => {
  holds(({ base, main, change }) => {
    for (const choice of ['main', 'change', 'both'] as const) {
      const answers = new Map<string, Answer>()
      let merge = mergeDocuments({ base, main, change })
      for (let round = 0; merge.conflicts.length > 0 && round < 5; round++) {
        for (const { id } of merge.conflicts) answers.set(id, { choice })
        merge = mergeDocuments({ base, main, change, answers })
      }
      expect(merge.conflicts).toEqual([])
    }
  })
})

test('merging after an update gives what merging at once gives, when neither conflicts', () => {
  let clean = 0
  holds(({ base, main, change, later }) => {
    const update = mergeDocuments({ base, main, change })
    if (update.conflicts.length + update.automatic.length > 0) return
    const twice = mergeDocuments({ base: main, main, change: update.document })
    same(twice.document, update.document)
    const after = mergeDocuments({ base: main, main: later, change: update.document })
    const direct = mergeDocuments({ base, main: later, change })
    if (
      after.conflicts.length + after.automatic.length + direct.conflicts.length + direct.automatic.length >
      0
    )
      return
    clean += 1
  })
  expect(clean).toBeGreaterThan(numRuns / 10)
})
