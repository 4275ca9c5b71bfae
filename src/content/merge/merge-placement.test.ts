/**
 * What a merge does with the tree of pages, one test per row. `A(B,C) D` is A with B and C below it, then D; `B=new` is B
 * with an edited title; `/s` a slug typed by hand. The result is what applies while nobody has answered: main's side. Each
 * row is also merged with answers.
 *
 * row  base        main                                       change                      result         conflict
 * 1    A B C       A B C                                      A(C) B                      A(C) B
 * 2    A B C       A(C) B                                     A(C) B                      A(C) B
 * 3    A B C       A(C) B                                     A B(C)                      A(C) B         moved-both C
 * 4    A B C       A(C) B                                     A B C=new                   A(C=new) B
 * 5    A B C D     B A C D                                    A B D C                     B A D C
 * 6    A B C D E   B C A D E                                  B C D E A                   B C A D E      moved-both A
 * 7    A B         A X Y B                                    A P Q B                     A X Y P Q B
 * 8    A           A Z                                        A B                         A Z B
 * 9    A B(C)      A B(C)                                     A                           A
 * 10   A B         A                                          A B=new                     A              deleted B
 * 11   A B         A B=new                                    A                           A B=new        deleted B
 * 12   A B C       A B                                        A(C) B                      A B            deleted C
 * 13   A(B(C(D)))  A(B(C(D=new)))                             A                           A(D=new)       deleted D
 * 14   A(B) C      A C(B)                                     C                           C(B)           deleted B
 * 15   A(B)        A                                          A(B(X(Y)))                  A              parent-deleted X
 * 16   …           answer: change, the parent restored alone                              A(B(X(Y)))
 * 17   …           answer: change, nearest ancestor                                       A(X(Y))
 * 18   A(B) C      A C                                        A(B(C))                     A C            parent-deleted C
 * 19   A(B(C))     A(B(C,X))                                  A                           A(B(X))        parent-deleted X
 * 20   A(B) C      A(B(C))                                    A C                         A(B(C))        parent-deleted C
 * 21   A B         A(B)                                       B(A)                        A(B)           cycle A
 * 22   A B C       A(B) C                                     B(C(A))                     A(B) C         cycle A, cycle C
 * 23   A B C       A(B) C                                     B(A(C))                     A(B,C)         cycle A
 * 24   A           A X/s                                      A Y, slug s from its title  A X/s Y/s-2    (listed)
 * 25   A           A X/s                                      A Y/s                       A X/s Y/s-2    slug Y
 * 26   A(B/x) C    A(B/x) C D/x                               A C B/x                     A C D/x B/x-2  (listed)
 * 27   A           A/m                                        A/c                         A/m            field A
 *
 * - Deleting a page deletes each page below it: one that the other side edited is a conflict of its own, and if kept goes
 *   under the nearest remaining page above it (13).
 * - A page that main moved under a deleted page keeps that page, alone, until somebody answers (19); one that the change
 *   moved there is left out, or stays where main has it (15, 18). Pages below it follow it.
 * - A cycle is undone by returning every page on it that the change moved to main's place. Answered for the change on all
 *   of them, main's moves on the cycle are undone instead.
 * - Groups are at the root only, so the nearest remaining page may always hold the page.
 */
import { describe, expect, it } from 'vitest'
import type { Answer, Conflict } from './conflicts.ts'
import { checkTree } from '../tree/page-tree.ts'
import type { MergeResult } from './revision-merge.ts'
import { mergeRevisions } from './revision-merge.ts'
import type { Entry } from '../revision/revision.ts'
import { pages, picture, redrawn, sha256, TreeStore } from '../../testing/generators/revisions.ts'

interface Row {
  readonly base: string
  readonly main: string
  readonly change: string
}

interface Outcome {
  readonly tree: string
  readonly conflicts: readonly string[]
  readonly result: MergeResult
}

const noDocuments = {
  documents: { load: () => Promise.resolve(new Map()), store: () => '' },
  mergeDocuments: () => {
    throw new Error('No documents in these tests')
  },
}

/** Merges a row, answering every conflict with `answer` until none is open (or once, without answers). */
const merge = async (
  row: Row,
  answer?: Answer,
  edit: (entries: Entry[]) => Entry[] = (entries) => entries,
) => {
  const store = new TreeStore()
  const basePages = pages(row.base)
  const base = store.write(edit(basePages))
  const main = store.write(edit(redrawn(basePages, row.main)))
  const change = store.write(edit(redrawn(basePages, row.change)))
  const answers = new Map<string, Answer>()
  for (let round = 0; ; round += 1) {
    const input = { base, main, change, load: store.load, sha256, answers, ...noDocuments }
    const result = await mergeRevisions(input)
    const entries = await store.entries(store.keep(result))
    expect(checkTree(entries)).toEqual([])
    if (answer === undefined || result.conflicts.length === 0) {
      const conflicts = result.conflicts.map(({ kind, subject }: Conflict) => `${kind} ${subject.id}`)
      return { tree: picture(entries), conflicts, result } satisfies Outcome
    }
    expect(round).toBeLessThan(5)
    for (const { id } of result.conflicts) answers.set(id, answer)
  }
}

const main: Answer = { choice: 'main' }
const change: Answer = { choice: 'change' }

describe('moves', () => {
  it('1. moved by one side: it is there', async () => {
    expect(await merge({ base: 'A B C', main: 'A B C', change: 'A(C) B' })).toMatchObject({
      tree: 'A(C) B',
      conflicts: [],
    })
    expect(await merge({ base: 'A B C', main: 'A(C) B', change: 'A B C' })).toMatchObject({
      tree: 'A(C) B',
      conflicts: [],
    })
  })
  it('2. moved by both to one place: no conflict', async () => {
    const row = { base: 'A B C', main: 'A(C) B', change: 'A(C) B' }
    expect(await merge(row)).toMatchObject({ tree: 'A(C) B', conflicts: [] })
  })
  it('3. moved to two places: conflict moved-both, main’s place applies', async () => {
    const row = { base: 'A B C', main: 'A(C) B', change: 'A B(C)' }
    expect(await merge(row)).toMatchObject({ tree: 'A(C) B', conflicts: ['moved-both C'] })
    expect(await merge(row, main)).toMatchObject({ tree: 'A(C) B', conflicts: [] })
    expect(await merge(row, change)).toMatchObject({ tree: 'A B(C)', conflicts: [] })
    const root: Answer = { choice: 'edited', place: { into: null } }
    expect(await merge(row, root)).toMatchObject({ tree: 'A B C', conflicts: [] })
  })
  it('4. moved by one side, edited by the other: both apply', async () => {
    const row = { base: 'A B C', main: 'A(C) B', change: 'A B C=new' }
    expect(await merge(row)).toMatchObject({ tree: 'A(C=new) B', conflicts: [] })
  })
  it('5. order of different pages changed on both sides: both apply', async () => {
    const row = { base: 'A B C D', main: 'B A C D', change: 'A B D C' }
    expect(await merge(row)).toMatchObject({ tree: 'B A D C', conflicts: [] })
  })
  it('6. one page moved to two positions: conflict moved-both', async () => {
    const row = { base: 'A B C D E', main: 'B C A D E', change: 'B C D E A' }
    expect(await merge(row)).toMatchObject({ tree: 'B C A D E', conflicts: ['moved-both A'] })
    expect(await merge(row, change)).toMatchObject({ tree: 'B C D E A', conflicts: [] })
  })
  it('7. inserted by both into one gap: main’s first, each side’s together', async () => {
    const row = { base: 'A B', main: 'A X Y B', change: 'A P Q B' }
    expect(await merge(row)).toMatchObject({ tree: 'A X Y P Q B', conflicts: [] })
  })
  it('8. inserted at the end by both: main’s first', async () => {
    expect(await merge({ base: 'A', main: 'A Z', change: 'A B' })).toMatchObject({
      tree: 'A Z B',
      conflicts: [],
    })
    expect(await merge({ base: '', main: 'Z', change: 'B' })).toMatchObject({ tree: 'Z B', conflicts: [] })
  })
})

describe('deletions', () => {
  it('9. deleted by both sides, or by one and unchanged by the other: deleted', async () => {
    expect(await merge({ base: 'A B', main: 'A', change: 'A' })).toMatchObject({ tree: 'A', conflicts: [] })
    expect(await merge({ base: 'A B(C)', main: 'A B(C)', change: 'A' })).toMatchObject({
      tree: 'A',
      conflicts: [],
    })
    expect(await merge({ base: 'A B', main: 'A', change: 'A B' })).toMatchObject({ tree: 'A', conflicts: [] })
  })
  it('10. deleted by main, edited by the change: conflict deleted', async () => {
    const row = { base: 'A B', main: 'A', change: 'A B=new' }
    expect(await merge(row)).toMatchObject({ tree: 'A', conflicts: ['deleted B'] })
    expect(await merge(row, main)).toMatchObject({ tree: 'A', conflicts: [] })
    expect(await merge(row, change)).toMatchObject({ tree: 'A B=new', conflicts: [] })
  })
  it('11. deleted by the change, edited by main: conflict deleted', async () => {
    const row = { base: 'A B', main: 'A B=new', change: 'A' }
    expect(await merge(row)).toMatchObject({ tree: 'A B=new', conflicts: ['deleted B'] })
    expect(await merge(row, main)).toMatchObject({ tree: 'A B=new', conflicts: [] })
    expect(await merge(row, change)).toMatchObject({ tree: 'A', conflicts: [] })
  })
  it('12. deleted by one, moved by the other: conflict deleted', async () => {
    const row = { base: 'A B C', main: 'A B', change: 'A(C) B' }
    expect(await merge(row)).toMatchObject({ tree: 'A B', conflicts: ['deleted C'] })
    expect(await merge(row, change)).toMatchObject({ tree: 'A(C) B', conflicts: [] })
    const turned = { base: 'A B C', main: 'A(C) B', change: 'A B' }
    expect(await merge(turned)).toMatchObject({ tree: 'A(C) B', conflicts: ['deleted C'] })
    expect(await merge(turned, change)).toMatchObject({ tree: 'A B', conflicts: [] })
  })
  it('13. a kept page whose parent is gone goes under the nearest surviving ancestor', async () => {
    const row = { base: 'A(B(C(D)))', main: 'A', change: 'A(B(C(D=new)))' }
    expect(await merge(row, change)).toMatchObject({ tree: 'A(D=new)', conflicts: [] })
    const turned = { base: 'A(B(C(D)))', main: 'A(B(C(D=new)))', change: 'A' }
    expect(await merge(turned)).toMatchObject({ tree: 'A(D=new)', conflicts: ['deleted D'] })
    const root = { base: 'A(B)', main: 'A(B=new)', change: '' }
    expect(await merge(root)).toMatchObject({ tree: 'B=new', conflicts: ['deleted B'] })
  })
  it('14. moved out by one side, the old parent deleted by the other: it is where it was moved', async () => {
    const row = { base: 'A(B) C', main: 'A C(B)', change: 'C' }
    expect(await merge(row)).toMatchObject({ tree: 'C(B)', conflicts: ['deleted B'] })
  })
})

describe('moved under a page that the other side deleted', () => {
  const added = { base: 'A(B)', main: 'A', change: 'A(B(X(Y)))' }
  it('15. by the change: conflict parent-deleted; left out until resolved', async () => {
    expect(await merge(added)).toMatchObject({ tree: 'A', conflicts: ['parent-deleted X'] })
    expect(await merge(added, main)).toMatchObject({ tree: 'A', conflicts: [] })
  })
  it('16. …answered with the parent restored alone', async () => {
    expect(await merge(added, change)).toMatchObject({ tree: 'A(B(X(Y)))', conflicts: [] })
    const alone = { base: 'A(B(C))', main: 'A', change: 'A(B(C,X))' }
    expect(await merge(alone, change)).toMatchObject({ tree: 'A(B(X))', conflicts: [] })
  })
  it('17. …answered with the nearest ancestor', async () => {
    const nearest: Answer = { choice: 'change', place: 'nearest' }
    expect(await merge(added, nearest)).toMatchObject({ tree: 'A(X(Y))', conflicts: [] })
  })
  it('18. moved there by the change: stays where main has it until resolved', async () => {
    const row = { base: 'A(B) C', main: 'A C', change: 'A(B(C))' }
    expect(await merge(row)).toMatchObject({ tree: 'A C', conflicts: ['parent-deleted C'] })
    expect(await merge(row, change)).toMatchObject({ tree: 'A(B(C))', conflicts: [] })
    expect(await merge(row, { choice: 'change', place: 'nearest' })).toMatchObject({
      tree: 'A(C)',
      conflicts: [],
    })
  })
  it('19. by main: conflict parent-deleted; the parent is kept until resolved', async () => {
    const row = { base: 'A(B(C))', main: 'A(B(C,X))', change: 'A' }
    expect(await merge(row)).toMatchObject({ tree: 'A(B(X))', conflicts: ['parent-deleted X'] })
    expect(await merge(row, main)).toMatchObject({ tree: 'A(B(X))', conflicts: [] })
    expect(await merge(row, { choice: 'main', place: 'nearest' })).toMatchObject({
      tree: 'A(X)',
      conflicts: [],
    })
    expect(await merge(row, change)).toMatchObject({ tree: 'A', conflicts: [] })
  })
  it('20. moved there by main, deleted by the change: back where base had it', async () => {
    const row = { base: 'A(B) C', main: 'A(B(C))', change: 'A C' }
    expect(await merge(row)).toMatchObject({ tree: 'A(B(C))', conflicts: ['parent-deleted C'] })
    expect(await merge(row, change)).toMatchObject({ tree: 'A C', conflicts: [] })
  })
})

describe('cycles', () => {
  const row = { base: 'A B', main: 'A(B)', change: 'B(A)' }
  it('21. two moves that close a cycle: main’s stands, the change’s is a conflict', async () => {
    expect(await merge(row)).toMatchObject({ tree: 'A(B)', conflicts: ['cycle A'] })
    expect(await merge(row, main)).toMatchObject({ tree: 'A(B)', conflicts: [] })
    expect(await merge(row, change)).toMatchObject({ tree: 'B(A)', conflicts: [] })
  })
  it('22. each offending move of the change is a conflict of its own', async () => {
    const three = { base: 'A B C', main: 'A(B) C', change: 'B(C(A))' }
    expect(await merge(three)).toMatchObject({ tree: 'A(B) C', conflicts: ['cycle A', 'cycle C'] })
    expect(await merge(three, change)).toMatchObject({ tree: 'B(C(A))', conflicts: [] })
  })
  it('23. a move that is not on the cycle is no conflict', async () => {
    const more = { base: 'A B C', main: 'A(B) C', change: 'B(A(C))' }
    expect(await merge(more)).toMatchObject({ tree: 'A(B,C)', conflicts: ['cycle A'] })
  })
})

describe('slugs', () => {
  it('24. two siblings with one slug: the change’s gets -2 and is reported', async () => {
    const untyped = (entries: Entry[]): Entry[] =>
      entries.map((entry) =>
        entry.kind === 'page' && entry.id === 'Y' ? { ...entry, slugTyped: false } : entry,
      )
    const { tree, conflicts, result } = await merge(
      { base: 'A', main: 'A X/s', change: 'A Y/s' },
      undefined,
      untyped,
    )
    expect({ tree, conflicts }).toEqual({ tree: 'A X/s Y/s-2', conflicts: [] })
    expect(result.automatic).toEqual([{ kind: 'slug', page: 'Y', from: 's', to: 's-2' }])
  })
  it('25. typed by hand on both sides: conflict slug', async () => {
    const row = { base: 'A', main: 'A X/s', change: 'A Y/s' }
    expect(await merge(row)).toMatchObject({ tree: 'A X/s Y/s-2', conflicts: ['slug Y'] })
    expect(await merge(row, main)).toMatchObject({ tree: 'A X/s Y/s-2', conflicts: [] })
    expect(await merge(row, change)).toMatchObject({ tree: 'A X/s-2 Y/s', conflicts: [] })
    expect(await merge(row, { choice: 'edited', value: 'why' })).toMatchObject({
      tree: 'A X/s Y/why',
      conflicts: [],
    })
  })
  it('26. moved next to a page with its slug: the moved one gets -2', async () => {
    const { tree } = await merge({ base: 'A(B/x) C', main: 'A(B/x) C D/x', change: 'A C B/x' })
    expect(tree).toBe('A C D/x B/x-2')
  })
  it('27. one page, two slugs: a conflict of the field', async () => {
    const row = { base: 'A', main: 'A/m', change: 'A/c' }
    expect(await merge(row)).toMatchObject({ tree: 'A/m', conflicts: ['field A'] })
    expect(await merge(row, change)).toMatchObject({ tree: 'A/c', conflicts: [] })
  })
})

describe('what a merge reports', () => {
  it('lists every page whose path changes, also below a moved page', async () => {
    const { result } = await merge({ base: 'A(B(C)) D', main: 'A(B(C)) D', change: 'A D(B(C))' })
    expect(result.paths).toEqual([
      { page: 'B', before: 'a/b', after: 'd/b' },
      { page: 'C', before: 'a/b/c', after: 'd/b/c' },
    ])
  })
  it('names pages that lost their parent', async () => {
    const { result } = await merge({ base: 'A(B)', main: 'A(B=new)', change: '' })
    expect(result.automatic).toEqual([{ kind: 'reparented', page: 'B', from: 'A', to: null }])
  })
})
