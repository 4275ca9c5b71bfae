import { expect, test } from 'vitest'
import type { MergePreview } from '../../../client/types.gen.ts'
import { changedPages, linkText, pageText, previewLines, resolutionText } from './preview-text.ts'

const nothing: MergePreview = {
  count: 0,
  items: [],
  of: 'merge',
  base: 'r1',
  main: 'r2',
  change: 'r3',
  counts: {
    added: 0,
    removed: 0,
    moved: 0,
    renamed: 0,
    changed: 0,
    groups: 0,
    files: 0,
    variables: 0,
    reusableContents: 0,
  },
  addresses: { count: 0, items: [] },
  links: { broken: { count: 0, hidden: 0, items: [] }, fixed: { count: 0, hidden: 0, items: [] } },
  conflicts: { count: 0, open: 0 },
  resolved: { count: 0, items: [] },
  words: { count: 0, items: [], complete: true },
  sites: [],
}

test('omits sections without effects', () => {
  expect(Object.values(previewLines(nothing)).filter((line) => line !== undefined)).toEqual([])
})

test('counts pages without groups', () => {
  expect(changedPages({ ...nothing, count: 3, counts: { ...nothing.counts, groups: 2, moved: 1 } })).toBe(1)
})

test('counts effects, including links in spaces the user cannot access', () => {
  const lines = previewLines({
    ...nothing,
    addresses: {
      count: 2,
      items: [
        { page: 'p', title: 'P', before: 'a', after: 'b' },
        { page: 'q', title: 'Q', before: 'c' },
      ],
    },
    links: { broken: { count: 1, hidden: 2, items: [] }, fixed: { count: 1, hidden: 0, items: [] } },
    conflicts: { count: 3, open: 1 },
    words: { count: 2, items: ['oil', 'wax'], complete: false },
  })
  expect(lines).toEqual({
    addresses: '2 URLs change. Old URLs of remaining pages will redirect.',
    broken: '3 links break',
    fixed: '1 broken link is fixed',
    conflicts: '1 conflict to resolve',
    resolved: undefined,
    words: 'At least 2 words will no longer appear in search',
  })
  expect(previewLines({ ...nothing, conflicts: { count: 3, open: 0 } }).conflicts).toBe(
    '3 conflicts are resolved',
  )
})

test('describes automatic resolutions', () => {
  const subject = { kind: 'page' as const, id: 'p1', title: 'Care' }
  expect(
    resolutionText({
      kind: 'both',
      subject,
      main: ['text', 'icon'],
      change: ['text'],
      mainBlocks: 2,
      changeBlocks: 1,
    }),
  ).toBe('“Care”: main changed 2 blocks, “icon”; this change request changed 1 block. Both are kept.')
  expect(resolutionText({ kind: 'slug', subject, from: 'care', to: 'care-2' })).toBe(
    '“Care”: the slug “care” is taken, so it becomes “care-2”.',
  )
  expect(resolutionText({ kind: 'moved-deleted', subject: { kind: 'page', id: 'p1' } })).toContain(
    'p1: a block',
  )
  expect(resolutionText({ kind: 'too-deep', subject })).toBe(
    '“Care”: the changes of both sides would nest a block too deeply, so it is not moved that deep.',
  )
  expect(resolutionText({ kind: 'kept-block', subject })).toBe(
    '“Care”: what held a block was deleted. The block is kept in its place.',
  )
})

test('names the space of a link only if it is another one', () => {
  const link = {
    space: 's1',
    spaceTitle: 'Handbook',
    source: { kind: 'page' as const, id: 'p1', title: 'Start' },
    reference: { kind: 'anchor' as const, anchor: 'feet', page: 'p2', space: 's2' },
    targetTitle: 'Set up',
  }
  expect(linkText(link, 's2')).toBe('“Start” in Handbook → “Set up” › feet')
  const operation = { kind: 'path' as const, method: 'get', path: '/pets' }
  expect(linkText({ ...link, reference: { kind: 'openapi', spec: 'pets' }, operation }, 's2')).toBe(
    '“Start” in Handbook → GET /pets of the API specification pets',
  )
  const { targetTitle: _, ...untitled } = link
  expect(linkText({ ...untitled, reference: { kind: 'openapi', spec: 'pets' } }, 's1')).toBe(
    '“Start” → the API specification pets',
  )
  expect(linkText({ ...link, reference: { kind: 'url', url: 'https://x.org' } }, 's1')).toBe(
    '“Start” → “Set up”',
  )
  expect(pageText({ id: 'p', type: 'document', title: 'P', path: 'p', what: ['moved', 'text'] })).toBe(
    'moved, text',
  )
})
