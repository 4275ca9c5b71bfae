import { expect, test } from 'vitest'
import type { MergePreview } from '../../../client/types.gen.ts'
import { linkText, pageText, previewLines, resolutionText } from './preview-text.ts'

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

test('says nothing of what does not happen', () => {
  expect(Object.values(previewLines(nothing)).filter((line) => line !== undefined)).toEqual([])
})

test('counts in words, links that nobody here may see among them', () => {
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
    addresses: '2 addresses change. Old ones lead to the pages that stay.',
    broken: '3 links break',
    fixed: 'One broken link is mended',
    conflicts: 'One conflict to decide',
    resolved: undefined,
    words: '2 words or more will not be found by a search any more',
  })
  expect(previewLines({ ...nothing, conflicts: { count: 3, open: 0 } }).conflicts).toBe(
    '3 conflicts are decided',
  )
})

test('names what was settled, and how', () => {
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
  ).toBe('“Care”: main changed 2 blocks, “icon”, this change one block. Both stand.')
  expect(resolutionText({ kind: 'slug', subject, from: 'care', to: 'care-2' })).toBe(
    '“Care”: the address “care” was taken, so it is “care-2”.',
  )
  expect(resolutionText({ kind: 'moved-deleted', subject: { kind: 'page', id: 'p1' } })).toContain(
    'p1: a block',
  )
})

test('says where a link stands only when it is elsewhere', () => {
  const link = {
    space: 's1',
    spaceTitle: 'Handbook',
    source: { kind: 'page' as const, id: 'p1', title: 'Start' },
    reference: { kind: 'anchor' as const, anchor: 'feet', page: 'p2', space: 's2' },
    targetTitle: 'Set up',
  }
  expect(linkText(link, 's2')).toBe('“Start” in Handbook → “Set up” › feet')
  expect(linkText({ ...link, reference: { kind: 'url', url: 'https://x.org' } }, 's1')).toBe(
    '“Start” → “Set up”',
  )
  expect(pageText({ id: 'p', type: 'document', title: 'P', path: 'p', what: ['moved', 'text'] })).toBe(
    'moved, text',
  )
})
