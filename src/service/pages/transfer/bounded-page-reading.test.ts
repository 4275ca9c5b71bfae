/** Pages of an import that cannot be read: they are there as plain text, and the others as they are. */
import { expect, test } from 'vitest'
import { parseCanonical } from '../../../content/document/canonical.ts'
import { PageTitle } from '../../../contract/pages/schemas.ts'
import type { PageEntry } from '../../../content/revision/revision.ts'
import { hostileTexts } from '../../../testing/hostile/markdown.ts'
import { importedFolder } from './folder-to-content.ts'
import { inTime, pageReading } from './bounded-page-reading.ts'
import { readPageText } from '../../../content/markdown/folders/read-page-text.ts'

const long = process.env['RECTO_LONG'] === '1'

const imported = (files: Record<string, string>) => {
  let count = 0
  const bytes = Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)] as const)
  const { entries, documents, warnings } = importedFolder(new Map(bytes), (kind) => `${kind}-${(count += 1)}`)
  const textOf = (path: string): string => {
    const page = entries.find(
      (entry): entry is PageEntry => entry.kind === 'page' && entry.source?.path === path,
    )
    const stored = documents.get(page?.document ?? '')
    const { nodes } = parseCanonical(stored ?? new Uint8Array())
    const texts: string[] = []
    JSON.stringify(nodes, (key, value: unknown) => {
      if (key === 'text' && typeof value === 'string') texts.push(value)
      return value
    })
    return texts.join('\n')
  }
  const pages = entries.filter((entry) => entry.kind === 'page')
  return { textOf, warnings, pages, entries }
}

test.each([
  ['too deeply nested', `# Deep\n\n${'>'.repeat(1100)}words\n`, 3],
  ['of a line that is too long', `# Wide\n\n${'word '.repeat(250_000)}\n`, 3],
  ['of too many blocks', 'word\n\n'.repeat(20_001), 1],
])('a page %s is kept as text, and the others as they are', (_what, text, line) => {
  const { textOf, warnings } = imported({ 'README.md': '# Home\n\nFine.\n', 'bad.md': text })
  expect(warnings).toMatchObject([{ file: 'bad.md', line, code: 'kept-as-text' }])
  expect(textOf('bad.md')).toBe(text.replace(/\n$/, ''))
  expect(textOf('README.md')).toBe('Fine.')
})

test('a page that is too large even as text has a notice', () => {
  const { textOf, warnings } = imported({ 'README.md': 'x\n'.repeat(200_000) })
  expect(warnings).toMatchObject([{ code: 'kept-as-text' }])
  expect(textOf('README.md')).toContain('kept as it is')
})

test('titles and descriptions are as long as they may be, and what is cut is reported', () => {
  const [title, listed] = ['Long '.repeat(200).trim(), 'List '.repeat(200).trim()]
  const { pages, entries, warnings } = imported({
    'SUMMARY.md': `* [${title}](README.md)\n* [${listed}](b.md)\n* [${listed}](https://example.org)\n`,
    'README.md': `# ${title}\n`,
    'b.md': `---\ndescription: ${'much '.repeat(500)}\n---\n\n# ${'😀'.repeat(251)}\n`,
    '.gitbook/includes/c.md': `---\ntitle: ${title}\n---\n\nWords.\n`,
  })
  expect(pages.map((page) => [page.title.length, page.linkTitle?.length, page.description?.length])).toEqual([
    [500, undefined, undefined],
    [499, 500, 2000],
    [500, undefined, undefined],
  ])
  for (const { title: one } of pages) expect(PageTitle.safeParse(one).success).toBe(true)
  expect(entries.find(({ kind }) => kind === 'reusable-content')).toMatchObject({
    title: pages[0]?.title,
  })
  expect(warnings.map(({ file, code }) => `${file} ${code}`)).toEqual([
    'README.md long-title',
    'b.md long-title',
    'b.md long-title',
    'b.md long-description',
    'SUMMARY.md long-title',
    '.gitbook/includes/c.md long-title',
  ])
})

test('work that takes too long is stopped, and the page is imported as text', () => {
  const endless = (): never => {
    for (;;);
  }
  expect(() => inTime(50, endless)).toThrow(/timed out/)
  expect(inTime(1000, () => 7)).toBe(7)
  const page = readPageText(
    '# Slow\n',
    { file: 'a.md' },
    { ...pageReading, inTime: () => inTime(50, endless) },
  )
  expect(page.warnings).toMatchObject([{ file: 'a.md', code: 'kept-as-text' }])
  expect(JSON.stringify(page.document)).toContain('# Slow')
})

test('hostile texts are all parsed or imported as text', { timeout: 600_000 }, () => {
  const size = long ? 500_000 : 2000
  for (const { make } of hostileTexts) {
    const { textOf } = imported({ 'README.md': make(size) })
    expect(textOf('README.md')).toBeDefined()
  }
})
