import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { corpusFolder, readFolder } from '../../../testing/generators/corpus.ts'
import { parseCanonical } from '../../document/canonical.ts'
import type { Entry, PageEntry } from '../../revision/revision.ts'
import { exportFolder } from './export-folder.ts'
import { importFolder } from './import-folder.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** The table of contents after import, changes of the entries, and export. */
const summaryAfter = (
  files: ReadonlyMap<string, Uint8Array>,
  change: (entries: Entry[]) => readonly Entry[],
): string => {
  let count = 0
  const imported = importFolder(files, {
    sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'),
    mintId: (kind) => `${kind}-${(count += 1)}`,
  })
  const out = exportFolder({
    entries: change(imported.entries),
    documentOf: (hash) => parseCanonical(imported.documents.get(hash) ?? new Uint8Array()),
    blobOf: (hash) => imported.blobs.get(hash)?.bytes ?? new Uint8Array(),
  })
  return decoder.decode(out.get('SUMMARY.md')?.())
}

const summary = [
  '# Summary',
  '',
  '* [Home](README.md)',
  '',
  '<!-- the guide -->',
  '## R&D and `code` <a href="#r-d" id="r-d"></a>',
  '-   [Long title, as here](a.md "A")',
  '    -   [B\\_c](./b.md)',
  '-   [A again](a.md)',
  '',
  '***',
  '* [Out & about](https://x.y)',
]
const files = (lines: readonly string[]): ReadonlyMap<string, Uint8Array> =>
  new Map(
    Object.entries({
      'SUMMARY.md': `${lines.join('\n')}\n`,
      'README.md': '# Home\n',
      'a.md': '# Heading of A\n',
      'b.md': '# B\n',
    }).map(([path, text]) => [path, encoder.encode(text)]),
  )
const find = (entries: readonly Entry[], title: string): PageEntry => {
  const page = entries.find((entry) => entry.kind === 'page' && entry.title === title)
  if (page?.kind !== 'page') throw new Error(`There is no page ${title}.`)
  return page
}
/** A page without content beside, above or below the other. */
const without = ({ parent, order }: PageEntry): PageEntry => ({
  ...{ kind: 'page', id: 'new', type: 'document', title: 'New', slug: 'new' },
  parent,
  order,
})

describe('the table of contents', () => {
  it('keeps every line but the new one when a page is added', () => {
    const after = summaryAfter(files(summary), (entries) => {
      const b = find(entries, 'B')
      return [...entries, { ...without(b), id: 'new', title: 'New & [x]', slug: 'new', order: `${b.order}V` }]
    })
    expect(after.split('\n')).toEqual([
      ...summary.slice(0, 8),
      '    -   [New & \\[x\\]]()',
      ...summary.slice(8),
      '',
    ])
  })

  it('puts the first page below another in the form of the entry above it', () => {
    const after = summaryAfter(files(summary), (entries) => {
      const b = find(entries, 'B')
      return [...entries, { ...without(b), id: 'new', title: 'New', slug: 'new', parent: b.id }]
    })
    expect(after.split('\n')).toEqual([
      ...summary.slice(0, 8),
      '        -   [New]()',
      ...summary.slice(8),
      '',
    ])
  })

  it('loses only the line of a removed page', () => {
    const after = summaryAfter(files(summary), (entries) =>
      entries.filter(({ id }) => id !== find(entries, 'B').id),
    )
    expect(after.split('\n')).toEqual([...summary.slice(0, 7), ...summary.slice(8), ''])
  })

  it('writes a new group, and pages behind the last group', () => {
    const after = summaryAfter(files(summary), (entries) => {
      const out = find(entries, 'Out & about')
      const group: PageEntry = {
        ...{ kind: 'page', id: 'group', type: 'group', title: 'Q & A', slug: 'q-and-a', parent: null },
        order: `${out.order}V`,
      }
      const page = without(find(entries, 'B'))
      return [
        ...entries,
        group,
        { ...page, id: 'inside', title: 'Inside', slug: 'inside', parent: 'group' },
        { ...page, id: 'last', title: 'Last', slug: 'last', parent: null, order: `${out.order}W` },
      ]
    })
    expect(after.split('\n')).toEqual([
      ...summary,
      '',
      '## Q & A',
      '',
      '* [Inside]()',
      '',
      '***',
      '',
      '* [Last]()',
      '',
    ])
  })

  it('keeps the lines of pages that are nested below a link, and is empty without pages', () => {
    const nested = [
      '# Summary',
      '* [Out](https://x.y)',
      '  * [A](a.md)',
      '  * [B](b.md)',
      '* [Home](README.md)',
    ]
    const remove = (entries: readonly Entry[]) => entries.filter(({ id }) => id !== find(entries, 'B').id)
    expect(summaryAfter(files(nested), remove).split('\n')).toEqual([...nested.toSpliced(3, 1), ''])
    const kept = (entries: readonly Entry[]) => entries.filter(({ kind }) => kind !== 'page')
    expect(summaryAfter(files(nested), kept)).not.toContain('[')
  })

  it('keeps its line ends', () => {
    const crlf = new Map(files(summary))
    crlf.set('SUMMARY.md', encoder.encode(summary.join('\r\n')))
    const after = summaryAfter(crlf, (entries) => {
      const b = find(entries, 'B')
      return [...entries, { ...without(b), id: 'new', title: 'New', slug: 'new', order: `${b.order}V` }]
    })
    expect(after).toBe([...summary.slice(0, 8), '    -   [New]()', ...summary.slice(8)].join('\r\n'))
  })

  const folder = corpusFolder()
  it.skipIf(folder === undefined)(
    'of real documentation gets one line for one new page',
    { timeout: 120_000 },
    () => {
      const real = readFolder(folder?.path ?? '')
      const before = decoder.decode(real.get('SUMMARY.md')).split('\n')
      const after = summaryAfter(real, (entries) => {
        const page = entries.findLast(
          (entry): entry is PageEntry =>
            entry.kind === 'page' &&
            entry.source !== undefined &&
            entry.hidden !== true &&
            entry.parent !== null,
        )
        if (page === undefined) return entries
        return [
          ...entries,
          { ...without(page), id: 'new', title: 'One more', slug: 'one-more', order: `${page.order}V` },
        ]
      }).split('\n')
      const added = after.findIndex((line, at) => line !== before[at])
      expect(after[added]).toMatch(/^ *\* \[One more\]\(\)$/)
      expect(after.toSpliced(added, 1)).toEqual(before)
    },
  )
})
