import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { corpusFolder, generateCorpus, readFolder } from '../../../testing/generators/corpus.ts'
import { parseCanonical } from '../../document/canonical.ts'
import { linksOf } from '../../links/links.ts'
import { buildPageTree, checkTree, deepestPage } from '../../tree/page-tree.ts'
import type { PageNode } from '../../tree/page-tree.ts'
import type { Entry, PageEntry, Sha256 } from '../../revision/revision.ts'
import { importFolder } from './import-folder.ts'
import type { ImportedFolder } from './import-folder.ts'

const seed = Number(process.env['FC_SEED'] ?? 20260401)
const numRuns = process.env['RECTO_LONG'] === '1' ? 500 : 25

const sha256: Sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex')
const encoder = new TextEncoder()

const importFiles = (files: ReadonlyMap<string, Uint8Array>): ImportedFolder => {
  let count = 0
  return importFolder(files, {
    sha256,
    mintId: (kind) => `${kind}-${(count += 1)}`,
  })
}
const read = (files: { readonly [path: string]: string }): ImportedFolder =>
  importFiles(new Map(Object.entries(files).map(([path, text]) => [path, encoder.encode(text)])))

const pagesOf = (entries: readonly Entry[]): PageEntry[] => entries.filter((entry) => entry.kind === 'page')

/** One line for each page: type, slug, title, indented by its level; hidden ones in brackets. */
const picture = ({ entries }: ImportedFolder): string[] => {
  const lines = (nodes: readonly PageNode[], level: number): string[] =>
    nodes.flatMap(({ entry, children }) => {
      const { type, slug, title, linkTitle, hidden } = entry
      const text = `${type} ${slug}: ${title}${linkTitle === undefined ? '' : ` (${linkTitle})`}`
      return ['  '.repeat(level) + (hidden === true ? `[${text}]` : text), ...lines(children, level + 1)]
    })
  return lines(buildPageTree(entries).roots, 0)
}
const codes = ({ warnings }: ImportedFolder): string[] =>
  warnings.map(({ file, line, code }) => `${file}:${line} ${code}`)

/** The references of the page at a path, ids replaced by paths. */
const linksFrom = ({ entries, documents }: ImportedFolder, path: string): string[] => {
  const names = new Map(
    entries.map((entry) => [
      entry.id,
      ('source' in entry ? entry.source?.path : 'path' in entry ? entry.path : '') ?? '',
    ]),
  )
  const page = pagesOf(entries).find(({ source }) => source?.path === path)
  return linksOf(parseCanonical(documents.get(page?.document ?? '') ?? new Uint8Array())).map(
    ({ reference }) => {
      if (reference.kind === 'url') return reference.url
      if (reference.kind === 'file') return `file ${names.get(reference.file)}`
      if (reference.kind === 'page') return `page ${names.get(reference.page)}`
      if (reference.kind === 'anchor')
        return `place ${names.get(reference.page ?? '') ?? ''}#${reference.anchor}`
      if (reference.kind === 'reusable-content') return `include ${names.get(reference.reusableContent)}`
      return reference.kind
    },
  )
}

const levels = ({ entries }: ImportedFolder): number => {
  const depth = (nodes: readonly PageNode[]): number =>
    nodes.reduce((most, { children }) => Math.max(most, 1 + depth(children)), 0)
  return depth(buildPageTree(entries).roots)
}

describe('the depth of pages', () => {
  const folders = (count: number, from = 0) =>
    Array.from({ length: count }, (_, at) =>
      Array.from({ length: at + 1 }, (_each, level) => `f${from + level}`).join('/'),
    )

  it('is that of their folders, up to the limit', () => {
    const files = folders(80).flatMap((path) => [`${path}/README.md`, `${path}/x.md`])
    const found = read(Object.fromEntries(files.map((path) => [path, '# T\n'])))
    expect(levels(found)).toBe(deepestPage)
    expect(codes(found).filter((code) => code.endsWith('too-deep')).length).toBeGreaterThan(0)
  })

  it('has a limit for entries of the table of contents, also below a heading', () => {
    const bullets = Array.from({ length: 80 }, (_, at) => `${'  '.repeat(at)}* [T${at}](t${at}.md)\n`)
    const files = Array.from({ length: 80 }, (_, at) => [`t${at}.md`, '# T\n'])
    for (const start of ['', '## Group\n\n', '* Group\n']) {
      const found = read({ ...Object.fromEntries(files), 'SUMMARY.md': `# T\n\n${start}${bullets.join('')}` })
      expect(levels(found)).toBe(deepestPage)
    }
  })

  it('has a limit for files that the table of contents omits', () => {
    const bullets = Array.from({ length: 60 }, (_, at) => `${'  '.repeat(at)}* [T${at}](t${at}.md)\n`)
    const listed = Array.from({ length: 60 }, (_, at) => `t${at}.md`)
    const omitted = folders(50).map((path) => `t59/${path}/README.md`)
    const found = read({
      ...Object.fromEntries([...listed, ...omitted].map((path) => [path, '# T\n'])),
      'SUMMARY.md': `# T\n\n${bullets.join('')}`,
    })
    expect(levels(found)).toBe(deepestPage)
    expect(pagesOf(found.entries)).toHaveLength(110)
    expect(codes(found)).toContain(`${omitted.at(-1)}:1 too-deep`)
  })
})

it('gives files names that can be written', () => {
  const long = `${'x'.repeat(300)}.png`
  const found = read({ '.gitbook/assets/a\nb.png': '', [`.gitbook/assets/${long}`]: '' })
  const names = found.entries.flatMap((entry) => (entry.kind === 'file' ? [entry.name] : []))
  expect(names.toSorted()).toEqual(['a-b.png', `${'x'.repeat(252)}.png`])
})

describe('Import of a folder', () => {
  const folder = corpusFolder()
  it.skipIf(folder === undefined)('reads all of the real documentation', { timeout: 60_000 }, () => {
    const files = readFolder(folder?.path ?? '')
    const imported = importFiles(files)
    const { entries, warnings, counts } = imported
    const pages = pagesOf(entries)
    expect(pages.filter(({ source, hidden }) => source !== undefined && hidden !== true)).toHaveLength(183)
    expect(pages.filter(({ hidden }) => hidden === true).map(({ source }) => source?.path)).toEqual(
      warnings.filter(({ code }) => code === 'not-in-summary').map(({ file }) => file),
    )
    const missing = warnings.filter(({ code }) => code === 'missing-target')
    expect(missing).toHaveLength(84)
    expect(missing.filter(({ message }) => !/\.(?:png|jpe?g|gif|svg) /.test(message))).toEqual([])
    expect(checkTree(entries)).toEqual([])
    expect(counts.pages).toBe(185)
    // Every file belongs to exactly one entry.
    const paths = entries.flatMap((entry) =>
      entry.kind === 'kept-file'
        ? [entry.id]
        : entry.kind === 'file'
          ? [entry.path]
          : 'source' in entry
            ? [entry.source?.path]
            : [],
    )
    expect(paths).toHaveLength(files.size)
    expect(new Set(paths)).toEqual(new Set(files.keys()))
  })

  it('takes an entry with an empty anchor as a link only where another one is the page', () => {
    const files = (summary: string) => read({ 'SUMMARY.md': summary, 'a.md': '# A\n', 'b.md': '# B\n' })
    expect(picture(files('* [To A](a.md#)\n* [B](b.md#)\n  * [A](a.md)\n'))).toEqual([
      'link to-a: To A',
      'document b: B',
      '  document a: A',
    ])
  })

  it('reports no missing target in generated documentation', () => {
    const imported = importFiles(generateCorpus(seed, 40, { size: 0.2 }))
    expect(codes(imported).filter((code) => code.endsWith('missing-target'))).toEqual([])
    expect(imported.counts.pages).toBe(40)
  })

  it('follows the table of contents: groups, links, short titles, pages named twice or not at all', () => {
    const imported = read({
      'SUMMARY.md':
        '# Table of contents\n\n* [Home](README.md)\n\n## Guide\n\n* [Setup](guide/README.md "Set up")\n  * [A (1)](<guide/a (1).md>)\n  * [Again](guide/a%20%281%29.md)\n  * [Gone](guide/gone.md)\n* [Out](https://x.y)\n* [Place](guide/README.md#top)\n* [Draft]()\n',
      'README.md': '# Welcome\n',
      'guide/README.md':
        '---\ndescription: >-\n  How\nicon: gear\nlayout:\n  width: wide\n  outline:\n    visible: false\n---\n\n# Setup\n',
      'guide/a (1).md': 'no heading',
      'guide/left.md': '# Left\n',
      'guide/deep/x.md': '---\ntitle: Deep\n---\n',
    })
    expect(picture(imported)).toEqual([
      'document readme: Welcome (Home)',
      'group guide: Guide',
      '  document guide: Setup (Set up)',
      '    document a-1: A (1)',
      '    link again: Again',
      '    link gone: Gone',
      '    [document left: Left]',
      '    [document x: Deep]',
      '  link out: Out',
      '  link place: Place',
      '  document draft: Draft',
    ])
    expect(codes(imported)).toEqual([
      'SUMMARY.md:9 page-twice',
      'SUMMARY.md:10 missing-target',
      'guide/left.md:1 not-in-summary',
      'guide/deep/x.md:1 not-in-summary',
    ])
    const [setup, , again, gone] = pagesOf(imported.entries).slice(2)
    expect(setup).toMatchObject({
      description: 'How',
      icon: 'gear',
      layout: { width: 'wide', outline: false },
    })
    expect(again?.target).toEqual({ kind: 'page', page: pagesOf(imported.entries)[3]?.id })
    expect(gone?.target).toEqual({ kind: 'url', url: 'guide/gone.md' })
    expect(checkTree(imported.entries)).toEqual([])
  })

  it('follows the folders without a table of contents, and tells equal slugs apart', () => {
    const imported = read({
      'README.md': '# Home',
      'b/index.md': '# B page',
      'b/x y.md': '# One',
      'b/x-y.md': '# Two',
      'c/d/e.md': '# E',
      LICENSE: 'free',
    })
    expect(picture(imported)).toEqual([
      'document readme: Home',
      'document b: B page',
      '  document x-y: One',
      '  document x-y-2: Two',
      'group c: c',
      '  document d: d',
      '    document e: E',
    ])
    expect(codes(imported)).toEqual(['b/x-y.md:1 duplicate-slug'])
    expect(imported.entries.filter(({ kind }) => kind === 'kept-file').map(({ id }) => id)).toEqual([
      'LICENSE',
    ])
  })

  it('resolves links to what they name, and keeps and reports those that name nothing', () => {
    const imported = read({
      'a/p.md':
        '# P\n\n[1](q.md) [2](q) [3](../b/) [4](/b/README.md#x.1) [5](#here) [6](r%20s.md) [7](<r s.md>) [8](https://x.y) [9](no.md) [10](../../out.md) [11](broken-reference) [12](data.json)\n\n![i](../.gitbook/assets/i.png)\n\n{% include "../.gitbook/includes/inc.md" %}\n',
      'a/q.md': '# Q',
      'a/r s.md': '# RS',
      'a/data.json': '{}',
      'b/README.md': '# B',
      '.gitbook/assets/i.png': 'no image',
      '.gitbook/includes/inc.md': '---\ntitle: Inc\n---\n\ntext',
    })
    expect(linksFrom(imported, 'a/p.md')).toEqual([
      'page a/q.md',
      'page a/q.md',
      'page b/README.md',
      'place b/README.md#x.1',
      'place #here',
      'page a/r s.md',
      'page a/r s.md',
      'https://x.y',
      'no.md',
      '../../out.md',
      'broken-reference',
      'file a/data.json',
      'file .gitbook/assets/i.png',
      'include .gitbook/includes/inc.md',
    ])
    expect(codes(imported)).toEqual(Array.from({ length: 3 }, () => 'a/p.md:3 missing-target'))
    expect(imported.entries.find(({ kind }) => kind === 'reusable-content')).toMatchObject({ title: 'Inc' })
  })

  it('begins where .gitbook.yaml says', () => {
    const imported = read({
      '.gitbook.yaml': 'root: ./docs/\nstructure:\n  summary: TOC.md\n',
      'README.md': '# Repository',
      'docs/TOC.md': '* [A](a.md)\n',
      'docs/a.md': '\ufeff# A\r\n\r\ntext\r\n',
    })
    expect(picture(imported)).toEqual(['document a: A'])
    expect(imported.entries.filter(({ kind }) => kind === 'kept-file').map(({ id }) => id)).toEqual([
      '.gitbook.yaml',
      'README.md',
      'docs/TOC.md',
    ])
  })

  it('reads on after broken front matter', () => {
    const imported = read({ 'a.md': '---\na: [\n---\n\n# A\n' })
    expect(picture(imported)).toEqual(['document a: A'])
    expect(codes(imported)).toEqual([expect.stringMatching(/^a\.md:\d+ bad-front-matter$/)])
  })

  it('measures images', () => {
    const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'hex'))
    const { entries } = importFiles(
      new Map([
        ['.gitbook/assets/a.png', bytes('89504e470d0a1a0a0000000d49484452000000030000000408060000')],
        ['.gitbook/assets/b.gif', bytes('4749463839610500060000')],
        ['.gitbook/assets/c.jpg', bytes('ffd8ffe000040000ffc0000b0800070008030000')],
        ['.gitbook/assets/d.png', bytes('8950')],
      ]),
    )
    expect(entries.map((entry) => (entry.kind === 'file' ? entry.dimensions : entry.kind))).toEqual([
      { width: 3, height: 4 },
      { width: 5, height: 6 },
      { width: 8, height: 7 },
      undefined,
    ])
  })

  it(
    `never throws, and makes a sound tree, whatever the lines are (seed ${seed})`,
    { timeout: 120_000 },
    () => {
      const source = folder === undefined ? generateCorpus(seed, 30, { size: 0.3 }) : readFolder(folder.path)
      const lines = [...source]
        .filter(([path]) => path.endsWith('.md'))
        .flatMap(([, bytes]) =>
          new TextDecoder()
            .decode(bytes)
            .split('\n')
            .filter((_, at) => at % 23 === 0),
        )
      const odd = [
        '* [A](a.md)',
        '  * [B](b/README.md)',
        '## G',
        '***',
        '---',
        '* x',
        'root: [',
        '{% hint',
        '    * [C](<c d.md>)',
        '* [D](#d)',
      ]
      const text = fc
        .array(fc.oneof(fc.constantFrom(...lines), fc.constantFrom(...odd)), { maxLength: 40 })
        .map((list) => list.join('\n'))
      const path = fc.constantFrom(
        'SUMMARY.md',
        'README.md',
        'a.md',
        'A.md',
        'b/README.md',
        'b/index.md',
        'b/c d.md',
        '.gitbook.yaml',
        '.gitbook/includes/i.md',
        '.gitbook/assets/x.md',
        'b',
        '../x.md',
        '/y.md',
        '',
      )
      fc.assert(
        fc.property(fc.dictionary(path, text), (files) => {
          const imported = read(files)
          expect(checkTree(imported.entries)).toEqual([])
          const ids = imported.entries.map(({ kind, id }) => `${kind}:${id}`)
          expect(new Set(ids).size).toBe(ids.length)
        }),
        { seed, numRuns },
      )
    },
  )
})
