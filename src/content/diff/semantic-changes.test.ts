/** A difference in the terms of the API: the order of the list, both sides of each change, and what is left out. */
import { expect, test } from 'vitest'
import type { Entry, FileEntry, PageEntry } from '../revision/revision.ts'
import { page, TreeStore } from '../../testing/generators/revisions.ts'
import { diffRevisions, invertDiff } from './revision-diff.ts'
import type { PageLookup, SemanticChange } from './semantic-changes.ts'
import { semanticChanges } from './semantic-changes.ts'

const diffOf = (before: readonly Entry[], after: readonly Entry[]) => {
  const store = new TreeStore()
  return diffRevisions(store.write(before), store.write(after), store.load)
}
const lookup = (entries: readonly Entry[]): PageLookup => {
  const pages = new Map(
    entries.flatMap((entry) => (entry.kind === 'page' ? [[entry.id, entry] as const] : [])),
  )
  return { page: (id) => pages.get(id), path: (id) => pages.get(id)?.slug }
}
const file = (id: string, fields: Partial<FileEntry> = {}): FileEntry => ({
  ...{ kind: 'file', id, name: `${id}.png`, contentType: 'image/png', size: 1, blob: 'bytes' },
  ...fields,
})
const content = (id: string, title: string, document = 'text') =>
  ({ kind: 'reusable-content', id, title, document }) as const
const variable = (id: string, value: string | number | boolean) => ({ kind: 'variable', id, value }) as const
const without = (entry: PageEntry, name: keyof PageEntry): PageEntry => {
  const { [name]: _, ...rest } = entry
  return rest as PageEntry
}

/** What each change is about, and the names of its attributes. */
const brief = (change: SemanticChange): string => {
  const about =
    'page' in change
      ? change.page.id
      : 'file' in change
        ? change.file.id
        : 'variables' in change
          ? Object.keys(change.variables).join(' ')
          : change.reusableContent.id
  return `${change.type} ${about}${'attributes' in change ? `: ${Object.keys(change.attributes).join(' ')}` : ''}`
}

const before: readonly Entry[] = [
  ...[
    page('A', 'a0'),
    page('B', 'a1', { description: 'old' }),
    page('C', 'a2'),
    page('D', 'a3'),
    page('E', 'a4'),
  ],
  ...[file('same'), file('changed'), file('gone')],
  ...[variable('kept', 1), variable('off', true), variable('dropped', 'x')],
  ...[content('r', 'R'), content('s', 'S'), content('t', 'T')],
]
const after: readonly Entry[] = [
  ...[page('A', 'a0', { document: 'other' }), without(page('B', 'a1', { title: 'New' }), 'document')],
  ...[page('C', 'a0', { parent: 'A', icon: 'gear' }), page('E', 'a2', { parent: null }), page('N', 'a9')],
  ...[file('same'), file('changed', { name: 'new.png', size: 2 }), file('made')],
  ...[variable('kept', 1), variable('off', false), variable('made', 0)],
  ...[content('r', 'R', 'other'), content('s', 'New'), content('u', 'U')],
]

test('created pages come first, then moved, edited and deleted ones, then files, variables and contents', async () => {
  expect(semanticChanges(await diffOf(before, after)).map(brief)).toEqual([
    'page_created N',
    'page_moved C',
    'page_edited A: document',
    'page_edited B: description title document',
    'page_edited C: icon',
    'page_deleted D',
    'file_edited changed: name size',
    'file_deleted gone',
    'file_created made',
    'variables_edited dropped made off',
    'reusable_content_edited r: document',
    'reusable_content_edited s: title',
    'reusable_content_deleted t',
    'reusable_content_created u',
  ])
})

test('each change has both sides, and a side without a value is absent', async () => {
  const changes = semanticChanges(await diffOf(before, after), lookup(before), lookup(after))
  const ofPage = (id: string) => changes.filter((change) => 'page' in change && change.page.id === id)
  expect(ofPage('B')).toEqual([
    {
      type: 'page_edited',
      page: { id: 'B', type: 'document', title: 'New', path: 'b' },
      attributes: {
        title: { before: 'B', after: 'New' },
        description: { before: 'old' },
        document: { before: 'text of B' },
      },
    },
  ])
  expect(ofPage('C')[0]).toEqual({
    type: 'page_moved',
    page: { id: 'C', type: 'document', title: 'C', path: 'c' },
    parent: { after: { id: 'A', type: 'document', title: 'A', path: 'a' } },
  })
  expect(changes.find(({ type }) => type === 'variables_edited')).toEqual({
    type: 'variables_edited',
    variables: { dropped: { before: 'x' }, made: { after: 0 }, off: { before: true, after: false } },
  })
})

test('the inverse difference says the opposite', async () => {
  const opposite = (text: string): string =>
    text.replace(/created|deleted/, (word) => (word === 'created' ? 'deleted' : 'created'))
  const diff = await diffOf(before, after)
  const forward = semanticChanges(diff).map(brief)
  expect(semanticChanges(invertDiff(diff)).map(brief).map(opposite).sort()).toEqual(forward.sort())
})

test('nothing changed, or nothing that anybody sees: an empty list', async () => {
  expect(semanticChanges(await diffOf(before, before))).toEqual([])
  const rekeyed = before.map((entry) =>
    entry.kind === 'page' && entry.id === 'E' ? { ...entry, order: 'a9' } : entry,
  )
  expect(semanticChanges(await diffOf(before, rekeyed))).toEqual([])
})
