import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PageEdit } from './page-edit-operations.ts'
import { applyPageEdits } from './page-edits.ts'
import { deepestPage } from './page-tree.ts'
import { checkTree } from './page-tree.ts'
import type { Entry, PageEntry } from '../revision/revision.ts'
import { entryName } from '../revision/revision.ts'
import { page, pages, picture, runs, seed } from '../../testing/generators/revisions.ts'

const named = (entries: readonly Entry[]) => new Map(entries.map((entry) => [entryName(entry), entry]))

const run = (entries: readonly Entry[], changes: readonly PageEdit[]) => {
  let count = 0
  return applyPageEdits({ entries: named(entries), changes, mintId: (kind) => `${kind[0]}${(count += 1)}` })
}
/** The entries after a batch that must succeed. */
const after = (entries: readonly Entry[], changes: readonly PageEdit[]): Entry[] => {
  const outcome = run(entries, changes)
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
  const all = named(entries)
  for (const [name, entry] of outcome.changes) {
    if (entry === null) all.delete(name)
    else all.set(name, entry)
  }
  expect(checkTree(all.values())).toEqual([])
  return [...all.values()]
}
const drawn = (start: string, ...changes: PageEdit[]): string => picture(after(pages(start), changes))
/** The problems of a batch that must fail, as `path reason`. */
const problems = (start: string, ...changes: PageEdit[]): string[] => {
  const outcome = run(pages(start), changes)
  return outcome.ok ? [] : outcome.problems.map(({ path, reason }) => `${path} ${reason}`)
}
const pageOf = (entries: readonly Entry[], id: string): PageEntry | undefined =>
  entries.find((entry): entry is PageEntry => entry.kind === 'page' && entry.id === id)

describe('inserting pages', () => {
  it('puts them last, at an index, or beside a sibling', () => {
    const insert = (place: object): string =>
      drawn('A(B,C) D', { operation: 'insert_page', id: 'X', title: 'X', ...place })
    expect(insert({})).toBe('A(B,C) D X')
    expect(insert({ at: 0 })).toBe('X A(B,C) D')
    expect(insert({ into: 'A' })).toBe('A(B,C,X) D')
    expect(insert({ into: 'A', at: 1 })).toBe('A(B,X,C) D')
    expect(insert({ before: 'C' })).toBe('A(B,X,C) D')
    expect(insert({ after: 'C' })).toBe('A(B,C,X) D')
  })
  it('makes a slug from the title, unique among siblings, and keeps a typed one', () => {
    const start = pages('A/intro')
    const made = after(start, [
      { operation: 'insert_page', id: 'X', title: 'Intro' },
      { operation: 'insert_page', id: 'Y', title: 'Intro' },
      { operation: 'insert_page', id: 'Z', title: 'Intro', into: 'A', slug: 'intro' },
    ])
    expect([pageOf(made, 'X')?.slug, pageOf(made, 'Y')?.slug]).toEqual(['intro-2', 'intro-3'])
    expect(pageOf(made, 'Z')).toMatchObject({ slug: 'intro', slugTyped: true })
    expect(pageOf(made, 'X')?.slugTyped).toBeUndefined()
  })
  it('accepts no slug that a browser would read as something else', () => {
    for (const slug of ['.', '..', 'a/b', 'a\\b', 'a b', 'a?b', 'a#b', 'a%2fb', 'a'.repeat(101)]) {
      const insert = { operation: 'insert_page', id: 'X', title: 'X', slug } as const
      expect(problems('A', insert)).toEqual(['changes.0.slug bad-content'])
      const update = { operation: 'update_page', page: 'A', slug } as const
      expect(problems('A', update)).toEqual(['changes.0.slug bad-content'])
    }
  })
  it('names what it made for the operations after it', () => {
    const changes: PageEdit[] = [
      { operation: 'insert_group', title: 'Guides', ref: 'guides' },
      { operation: 'insert_page', title: 'First', ref: 'first', into: 'guides' },
      {
        operation: 'insert_link',
        title: 'Second',
        into: 'guides',
        before: 'first',
        target: { kind: 'url', url: 'https://a.b' },
      },
    ]
    const outcome = run([], changes)
    expect(outcome.ok && [...outcome.refs]).toEqual([
      ['guides', 'p1'],
      ['first', 'p2'],
    ])
    expect(picture(after([], changes))).toBe('p1=Guides/guides(p3=Second/second,p2=First/first)')
  })
})

describe('changing pages', () => {
  it('does not change the slug of a merged page with its title', () => {
    const [entry] = after(pages('A'), [{ operation: 'update_page', page: 'A', title: 'Other' }])
    expect(entry).toMatchObject({ title: 'Other', slug: 'a' })
  })
  it('changes a derived slug with the title until the page is merged', () => {
    const slugAfter = (title: string, more: Partial<PageEntry>, siblings: readonly PageEntry[] = []) => {
      const start = [page('A', 'a0', { title: 'Untitled', slug: 'untitled', ...more }), ...siblings]
      const outcome = applyPageEdits({
        entries: new Map(start.map((entry) => [`page:${entry.id}`, entry])),
        changes: [{ operation: 'update_page', page: 'A', title }],
        mintId: (kind) => kind,
        isMerged: () => false,
      })
      const entry = outcome.ok ? outcome.changes.get('page:A') : undefined
      return entry?.kind === 'page' ? entry.slug : undefined
    }
    expect(slugAfter('First steps', {})).toBe('first-steps')
    expect(slugAfter('First steps', { slug: 'untitled-2' })).toBe('first-steps')
    expect(slugAfter('First steps', {}, [page('B', 'a1', { slug: 'first-steps' })])).toBe('first-steps-2')
    expect(slugAfter('First steps', { slugTyped: true })).toBe('untitled')
    expect(slugAfter('First steps', { slug: 'imported' })).toBe('imported')
  })
  it('takes options away with null or an empty text', () => {
    const start = [page('A', 'a0', { emoji: '🌊', icon: 'wave', hidden: true, condition: 'true' })]
    const edit = {
      operation: 'update_page',
      page: 'A',
      emoji: '',
      icon: null,
      hidden: false,
      condition: '',
    } as const
    expect(after(start, [edit])).toEqual([page('A', 'a0')])
  })
  it('moves, also with other changes, and writes nothing when the rank stays', () => {
    expect(drawn('A B C', { operation: 'move_page', page: 'C', before: 'A' })).toBe('C A B')
    expect(drawn('A(B) C', { operation: 'update_page', page: 'B', title: 'New', into: null })).toBe(
      'A C B=New',
    )
    const stay = run(pages('A B C'), [{ operation: 'move_page', page: 'B', after: 'A' }])
    expect(stay.ok && stay.changes.size).toBe(0)
    const same = run(pages('A B C'), [{ operation: 'update_page', page: 'B', title: 'B', into: null }])
    expect(same.ok && same.changes.size).toBe(0)
  })
  it('exchanges two slugs in one batch', () => {
    const change = (id: string, slug: string): PageEdit => ({ operation: 'update_page', page: id, slug })
    expect(drawn('A/x B/y', change('A', 'y'), change('B', 'x'))).toBe('A/y B/x')
  })
  it('deletes a page with all pages under it', () => {
    const outcome = run(pages('A(B(C)) D'), [{ operation: 'delete_page', page: 'A' }])
    expect(outcome.ok && outcome.results).toEqual([{ object: 'deleted_page', ids: ['A', 'B', 'C'] }])
    expect(drawn('A(B(C)) D', { operation: 'delete_page', page: 'A' })).toBe('D')
  })
})

describe('rejected batches report all problems and write nothing', () => {
  it('missing pages', () => {
    const changes: PageEdit[] = [
      { operation: 'delete_page', page: 'X' },
      { operation: 'move_page', page: 'A', into: 'Y' },
      { operation: 'move_page', page: 'A', after: 'Z' },
    ]
    expect(problems('A', ...changes)).toEqual([
      'changes.0.page not-found',
      'changes.1.into not-found',
      'changes.2.after not-found',
    ])
  })
  it('a page under itself, groups below the root, pages under links', () => {
    expect(problems('A(B)', { operation: 'move_page', page: 'A', into: 'B' })).toEqual([
      'changes.0.into bad-position',
    ])
    // The field that led there is named.
    expect(problems('A(B)', { operation: 'move_page', page: 'A', before: 'B' })).toEqual([
      'changes.0.before bad-position',
    ])
    expect(problems('A', { operation: 'insert_group', title: 'G', into: 'A' })).toEqual([
      'changes.0.into bad-position',
    ])
  })
  it('pages nested too deeply, counting those below a page that is moved', () => {
    const chain = (levels: number): string =>
      Array.from({ length: levels }, (_, at) => `P${at}`).join('(') + ')'.repeat(levels - 1)
    const last = `P${deepestPage - 1}`
    const insert = (into: string) => ({ operation: 'insert_page', title: 'X', into }) as const
    expect(problems(chain(deepestPage), insert(`P${deepestPage - 2}`))).toEqual([])
    expect(problems(chain(deepestPage), insert(last))).toEqual(['changes.0.into bad-position'])
    const start = `${chain(deepestPage - 2)} A(B(C)) D(E)`
    const move = (page: string) => ({ operation: 'move_page', page, into: `P${deepestPage - 3}` }) as const
    expect(problems(start, move('D'))).toEqual([])
    expect(problems(start, move('A'))).toEqual(['changes.0.into bad-position'])
    // What is too deep already can be ordered and moved up.
    const old = chain(deepestPage + 5).replace(`P${deepestPage + 4}`, `Y Z`)
    expect(problems(old, { operation: 'move_page', page: 'Z', at: 0 })).toEqual([])
    expect(problems(old, { operation: 'move_page', page: 'Z', into: 'P0' })).toEqual([])
  })
  it('positions that do not exist or contradict', () => {
    expect(problems('A B', { operation: 'move_page', page: 'A', at: 2 })).toEqual([
      'changes.0.at bad-position',
    ])
    expect(problems('A B', { operation: 'move_page', page: 'A', after: 'B', at: 0 })).toEqual([
      'changes.0.at bad-position',
    ])
    expect(problems('A(B) C', { operation: 'move_page', page: 'C', into: null, after: 'B' })).toEqual([
      'changes.0.after bad-position',
    ])
    expect(problems('A', { operation: 'move_page', page: 'A', after: 'A' })).toEqual([
      'changes.0.after bad-position',
    ])
  })
  it('a slug that a sibling has, typed or after a move', () => {
    expect(problems('A B', { operation: 'update_page', page: 'B', slug: 'a' })).toEqual([
      'changes.0.slug already-taken',
    ])
    expect(problems('A B', { operation: 'insert_page', title: 'X', slug: 'b' })).toEqual([
      'changes.0.slug already-taken',
    ])
    expect(problems('A(B/x) C/x', { operation: 'move_page', page: 'B', into: null })).toEqual([
      'changes.0.into already-taken',
    ])
    expect(problems('A', { operation: 'update_page', page: 'A', slug: 'a/b' })).toEqual([
      'changes.0.slug bad-content',
    ])
  })
  it('a ref that is already in use', () => {
    expect(problems('A', { operation: 'insert_page', title: 'X', ref: 'A' })).toEqual([
      'changes.0.ref already-taken',
    ])
  })
})

describe('files, variables and reusable content', () => {
  const file = { name: 'a.png', contentType: 'image/png', size: 3, blob: 'b1' }
  it('gives files names that can be written, also those that come from elsewhere', () => {
    const files = ['../../a.png', '..'].map((name) => ({ ...file, name }))
    expect(after([], [{ operation: 'insert_files', files }])).toMatchObject([
      { name: '..-..-a.png' },
      { name: 'file' },
    ])
  })
  it('gives files unique names and keeps the id when bytes are replaced', () => {
    const made = after(
      [],
      [
        { operation: 'insert_files', files: [file, { ...file, ref: 'second' }] },
        {
          operation: 'update_file',
          file: 'second',
          bytes: { blob: 'b2', size: 4, contentType: 'image/gif' },
        },
      ],
    )
    expect(made).toMatchObject([
      { id: 'f1', name: 'a.png' },
      { id: 'f2', name: 'a-2.png', blob: 'b2', size: 4 },
    ])
    const taken = run(made, [{ operation: 'update_file', file: 'f2', name: 'a.png' }])
    expect(taken).toMatchObject({
      ok: false,
      problems: [{ path: 'changes.0.name', reason: 'already-taken' }],
    })
    expect(after(made, [{ operation: 'delete_file', file: 'f1' }])).toHaveLength(1)
  })
  it('sets and removes variables by name', () => {
    const start = after([], [{ operation: 'set_variables', variables: { a: 1, b: 'x' } }])
    expect(after(start, [{ operation: 'set_variables', variables: { a: null, c: true } }])).toEqual([
      { kind: 'variable', id: 'b', value: 'x' },
      { kind: 'variable', id: 'c', value: true },
    ])
  })
  it('inserts, changes and deletes reusable content', () => {
    const start = after([], [{ operation: 'insert_reusable_content', title: 'R', document: 'd', ref: 'r' }])
    const changed = after(start, [
      { operation: 'update_reusable_content', reusableContent: 'r1', title: 'S' },
    ])
    expect(changed).toEqual([{ kind: 'reusable-content', id: 'r1', title: 'S', document: 'd' }])
    expect(after(changed, [{ operation: 'delete_reusable_content', reusableContent: 'r1' }])).toEqual([])
  })
})

it('a batch that succeeds leaves a valid tree, and moving back changes nothing', () => {
  const names = fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F')
  const place = fc.record({ page: names, into: fc.option(names), at: fc.nat(3) })
  fc.assert(
    fc.property(fc.array(place, { maxLength: 5 }), (list) => {
      const start = pages('A(B(C),D) E(F)')
      const outcome = run(
        start,
        list.map((move) => ({ operation: 'move_page' as const, ...move })),
      )
      if (!outcome.ok) return
      const moved = after(
        start,
        list.map((move) => ({ operation: 'move_page' as const, ...move })),
      )
      expect(moved).toHaveLength(start.length)
    }),
    { seed, numRuns: runs(300) },
  )
  const start = pages('A(B(C),D) E(F)')
  const there = after(start, [{ operation: 'move_page', page: 'D', into: 'E', at: 0 }])
  expect(picture(after(there, [{ operation: 'move_page', page: 'D', into: 'A', at: 1 }]))).toBe(
    picture(start),
  )
})
