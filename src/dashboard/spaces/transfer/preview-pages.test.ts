import { expect, test } from 'vitest'
import type { PreviewedPage } from '../../../content/markdown/folders/preview-import.ts'
import { filterPages, previewFacts } from './preview-pages.ts'

const page = (title: string, address: string, former: readonly string[] = []): PreviewedPage => ({
  ...{
    id: address,
    title,
    type: 'document',
    depth: 0,
    file: `${address}.md`,
    address,
    former,
    hidden: false,
  },
})
const pages = [page('Get started', 'start'), page('Deploy', 'guide/deploy', ['deployment/deploy'])]

test('filters pages by title, file and URL, and to changed URLs', () => {
  const found = (text: string, changed = false) =>
    filterPages(pages, { text, changed }).map(({ title }) => title)
  expect(found('')).toEqual(['Get started', 'Deploy'])
  expect(found(' get ')).toEqual(['Get started'])
  expect(found('DEPLOYMENT/')).toEqual(['Deploy'])
  expect(found('start.md')).toEqual(['Get started'])
  expect(found('', true)).toEqual(['Deploy'])
})

test('names problems only where there are any', () => {
  const none = { pages, addresses: { kept: 2, redirected: 0 }, warnings: [] }
  expect(
    previewFacts({ ...none, counts: { pages: 2, files: 1 }, deadLinks: 0, deadAnchors: 0, htmlBlocks: 0 }),
  ).toEqual(['2 pages', '1 file'])
  expect(
    previewFacts({ ...none, counts: { pages: 1, files: 0 }, deadLinks: 1, deadAnchors: 3, htmlBlocks: 2 }),
  ).toEqual(['1 page', '0 files', '1 broken link', '3 links to missing headings', '2 blocks kept as HTML'])
})
