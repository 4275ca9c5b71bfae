/** What an export must not lose, case by case: pages of a space that was never a folder, exported and read again. */
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { paragraph } from '../../../testing/fixtures/blocks.ts'
import { plainText as plainWords } from '../../document/block-text.ts'
import { parseCanonical } from '../../document/canonical.ts'
import type { Block, ContentReference, RichTextDocument } from '../../document/document.ts'
import { emptyDocument, plainText } from '../../document/document.ts'
import type { Entry, FileEntry, PageEntry } from '../../revision/revision.ts'
import { normalize } from '../../document/normalize.ts'
import { referenceOf } from '../../document/reference.ts'
import { exportFolder } from './export-folder.ts'
import { allBytes } from './folder-files.ts'
import { isInsideFolder } from './folder-paths.ts'
import { importFolder } from './import-folder.ts'

const page = (title: string, fields: Partial<PageEntry> = {}): PageEntry => ({
  ...{ kind: 'page', id: title, type: 'document', title, slug: title.toLowerCase(), parent: null },
  order: title,
  document: title,
  ...fields,
})
const to = (id: string): ContentReference => ({ kind: 'page', page: id })

/** The files; a document is a paragraph with the name of its hash, linked to the pages in `links`; none if it is `-`. */
const written = (entries: readonly Entry[], links: { readonly [document: string]: string } = {}) => {
  const documentOf = (hash: string): RichTextDocument => {
    if (hash === '-') return emptyDocument
    const nodes = [plainText(hash)]
    const ref = { ...to(links[hash] ?? '') }
    const link = { object: 'inline', type: 'link', data: { ref }, nodes } as const
    return {
      ...emptyDocument,
      nodes: [{ object: 'block', type: 'paragraph', data: {}, nodes: hash in links ? [link] : nodes }],
    }
  }
  const files = exportFolder({ entries, documentOf, blobOf: () => new Uint8Array() })
  return Object.fromEntries([...files].map(([path, make]) => [path, new TextDecoder().decode(make())]))
}

it('gives an empty page a file only where a link leads to it', () => {
  const empty = [page('A', { document: '-' }), page('B', { document: '-' }), page('C', { document: '-' })]
  const link = page('D', { type: 'link', target: { kind: 'anchor', anchor: 'x', page: 'B' } })
  expect(written([...empty, page('E'), link], { E: 'A' })).toEqual({
    'SUMMARY.md': '# Table of contents\n\n* [A](a.md)\n* [B](b.md)\n* [C]()\n* [D](b.md#x)\n* [E](e.md)\n',
    'a.md': '# A\n',
    'b.md': '# B\n',
    'e.md': '# E\n\n[E](a.md)\n',
  })
})

it('gives a page of another space no file for a link with the same id', () => {
  const target = { kind: 'page', page: 'A', space: 'other' } as const
  const link = page('B', { type: 'link', target })
  expect(written([page('A', { document: '-' }), link])['SUMMARY.md']).toContain(
    '* [A]()\n* [B](broken-reference)\n',
  )
})

it('tells a link above its page from the page', () => {
  const link = (title: string, id: string) => page(title, { type: 'link', target: to(id) })
  const summary = written([link('A', 'B'), page('B'), link('C', 'B')])['SUMMARY.md']
  expect(summary).toContain('* [A](b.md#)\n* [B](b.md)\n* [C](b.md)\n')
})

it('writes the short title of a page without a file so that it is none of its URL', () => {
  const summary = written([page('A', { document: '-', linkTitle: 'Short "one"' })])['SUMMARY.md']
  expect(summary).toContain('* [A](<> "Short \\"one\\"")\n')
})

it('gives no page the name of the table of contents, of a folder’s page, or of another file but for its case', () => {
  const names = ['summary', 'README', 'index', 'api', 'API']
  const below = page('child', { parent: 'README' })
  expect(Object.keys(written([...names.map((name) => page(name, { slug: name })), below])).sort()).toEqual([
    'API.md',
    'README/README.md',
    'README/child.md',
    'SUMMARY.md',
    'api-2.md',
    'index/README.md',
    'summary/README.md',
  ])
  const file = (id: string, name: string): FileEntry => ({
    ...{ kind: 'file', id, name, contentType: 'image/png', size: 1, blob: id },
  })
  expect(Object.keys(written([file('1', 'Plan.png'), file('2', 'plan.PNG')]))).toEqual([
    '.gitbook/assets/Plan.png',
    '.gitbook/assets/plan-2.PNG',
  ])
})

it('writes reusable contents and files so that they are read as such, with the references to them', () => {
  const titles = ['README', 'Notes: 1', '1.0', 'Notes 1', '“Quoted”', ' - dash']
  const contents = titles.map((title, at): Entry => ({
    kind: 'reusable-content',
    id: `r${at}`,
    title,
    document: `text ${at}`,
  }))
  const names = ['a b.png', 'a%20b.png', 'x#y.pdf', 'A B.PNG']
  const files = names.map((name, at): Entry => ({
    ...{ kind: 'file', id: `f${at}`, name, contentType: 'image/png', size: 1, blob: `bytes ${at}` },
  }))
  const uses = [
    ...titles.map((_, at) => ({
      ...{
        object: 'block',
        type: 'reusable-content',
        data: { ref: { kind: 'reusable-content', reusableContent: `r${at}` } },
      },
    })),
    ...names.map((_, at) => ({
      object: 'block',
      type: 'file',
      data: { ref: { kind: 'file', file: `f${at}` } },
    })),
  ] as readonly Block[]
  const encoder = new TextEncoder()
  const out = exportFolder({
    entries: [...contents, ...files, page('A', { document: 'uses' })],
    documentOf: (hash) => normalize({ ...emptyDocument, nodes: hash === 'uses' ? uses : [paragraph(hash)] }),
    blobOf: (hash) => encoder.encode(hash),
  })
  let count = 0
  const again = importFolder(allBytes(out), {
    sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'),
    mintId: (kind) => `${kind}-${(count += 1)}`,
  })
  const nodesOf = (hash: string) => parseCanonical(again.documents.get(hash) ?? new Uint8Array()).nodes
  const readContents = new Map(
    again.entries.flatMap((entry) => (entry.kind === 'reusable-content' ? [[entry.id, entry] as const] : [])),
  )
  const readFiles = new Map(
    again.entries.flatMap((entry) => (entry.kind === 'file' ? [[entry.id, entry] as const] : [])),
  )
  const [text] = again.entries.flatMap((entry) => (entry.kind === 'page' ? [entry.document ?? ''] : []))
  const used = nodesOf(text ?? '').map(({ data }) => {
    const reference = referenceOf(data['ref'])
    if (reference?.kind === 'reusable-content') {
      const content = readContents.get(reference.reusableContent)
      return `${content?.title ?? ''}: ${nodesOf(content?.document ?? '')
        .map(plainWords)
        .join()}`
    }
    const bytes =
      reference?.kind === 'file'
        ? again.blobs.get(readFiles.get(reference.file)?.blob ?? '')?.bytes
        : undefined
    return new TextDecoder().decode(bytes)
  })
  expect(used).toEqual([
    ...titles.map((title, at) => `${title.trim()}: text ${at}`),
    ...names.map((_, at) => `bytes ${at}`),
  ])
})

it('writes no file outside of the folder, whatever names old revisions hold', () => {
  const file = (id: string, name: string): FileEntry => ({
    ...{ kind: 'file', id, name, contentType: 'text/plain', size: 0, blob: '' },
  })
  const names = ['../../.bashrc', '..', '.', 'a\\b.txt', 'a\nb.txt']
  const paths = Object.keys(written(names.map((name, at) => file(String(at), name))))
  const assets = ['..-..-.bashrc', 'file', 'file-2', 'a-b.txt', 'a-b-2.txt']
  expect(paths).toEqual(assets.map((name) => `.gitbook/assets/${name}`))
  const pages = [page('Above', { slug: '..' }), page('Below', { slug: '..', parent: 'Above' })]
  expect(Object.keys(written(pages)).filter((path) => path.includes('..'))).toEqual([])
})

it('writes nothing outside of its folder, whatever paths and slugs are stored', () => {
  const blob = 'blob'
  const bad = ['../a.md', '/a.md', 'C:/a.md', 'c:a.md', 'a//b.md', 'a\\..\\..\\b.md', 'a\0.md', 'b/./c.md']
  const entries: Entry[] = bad.flatMap((path, at): Entry[] => [
    page(`P${at}`, { source: { path, blob, document: '-' } }),
    { kind: 'file', id: `f${at}`, name: path, contentType: 'image/png', size: 1, blob, path },
    { kind: 'kept-file', id: path, blob },
    {
      kind: 'reusable-content',
      id: `r${at}`,
      title: path,
      document: '-',
      source: { path, blob, document: '-' },
    },
  ])
  const slugs = ['..', 'c:x', '/x', 'a\\..\\x'].map((slug, at) => page(`S${at}`, { slug }))
  const below = page('Below', { parent: 'S0', slug: '..' })
  const files = written([...entries, ...slugs, below])
  const paths = Object.keys(files)
  expect(paths.filter((path) => !isInsideFolder(path))).toEqual([])
  // Each page, file and reusable content has a path, and there is a table of contents.
  expect(paths).toHaveLength(bad.length * 3 + slugs.length + 2)
})

it.each(['C:/x', 'c:', '..\\..\\x', 'a\\b'])('writes nothing outside where its settings name %s', (place) => {
  const yaml = JSON.stringify({ root: place, structure: { summary: `${place}/SUMMARY.md` } })
  const files = exportFolder({
    entries: [page('A'), { kind: 'kept-file', id: '.gitbook.yaml', blob: 'yaml' }],
    documentOf: () => emptyDocument,
    blobOf: () => new TextEncoder().encode(yaml),
  })
  expect([...files.keys()].toSorted()).toEqual(['.gitbook.yaml', 'SUMMARY.md'])
})
