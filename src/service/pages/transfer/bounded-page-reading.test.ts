/** Pages of an import that cannot be read: they are there as plain text, and the others as they are. */
import { expect, test } from 'vitest'
import { parseCanonical } from '../../../content/document/canonical.ts'
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
  return { textOf, warnings }
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
