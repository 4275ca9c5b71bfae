/** The declaration of a computed page in a folder of Markdown: kept through imports and exports, and changed by them. */
import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { parseCanonical } from '../../document/canonical.ts'
import type { Entry, PageEntry } from '../../revision/revision.ts'
import { exportFolder } from './export-folder.ts'
import { importFolder } from './import-folder.ts'

type Files = { readonly [path: string]: string }

const imported = (files: Files) => {
  let count = 0
  return importFolder(
    new Map(Object.entries(files).map(([path, text]) => [path, new TextEncoder().encode(text)])),
    {
      sha256: (bytes) => createHash('sha256').update(bytes).digest('hex'),
      mintId: (kind) => `${kind}-${(count += 1)}`,
    },
  )
}

const exported = (files: Files, change: (entry: Entry) => Entry = (entry) => entry): Files => {
  const { entries, documents, blobs } = imported(files)
  const stored = (hash: string) => parseCanonical(documents.get(hash) ?? new Uint8Array())
  const out = exportFolder({
    entries: entries.map(change),
    documentOf: stored,
    formerDocumentOf: stored,
    blobOf: (hash) => blobs.get(hash)?.bytes ?? new Uint8Array(),
  })
  return Object.fromEntries([...out].map(([path, make]) => [path, new TextDecoder().decode(make())]))
}

const type = 'integration:harbours:towns'
const summary = '# Table of contents\n\n* [Home](README.md)\n* [Towns](towns.md)\n'
const withTowns = (towns: string): Files => ({
  'SUMMARY.md': summary,
  'README.md': '# Home\n',
  'towns.md': towns,
})
const pageOf = (files: Files, title: string): PageEntry | undefined =>
  imported(files).entries.find((entry): entry is PageEntry => entry.kind === 'page' && entry.title === title)

const text = `---
description: All harbours
computed:
  type: ${type}
  props:
    title: Moss
    depth: [1, {two: 2}]
  seed: p123
---

# Towns
`

it('is read from the front matter, and written back byte for byte', () => {
  const files = withTowns(text)
  expect(pageOf(files, 'Towns')).toMatchObject({
    ...{ type: 'computed', computedSeed: 'p123', description: 'All harbours' },
    computed: { type, props: { title: 'Moss', depth: [1, { two: 2 }] } },
  })
  expect(exported(files)).toEqual(files)
})

it('is written for a page that was made from a source, and read again', () => {
  const computed = {
    type,
    props: { title: 'Oslo' },
    dependencies: { base: { ref: { kind: 'space', space: 's1' } } },
  }
  const files = exported(withTowns('# Towns\n'), (entry) => {
    if (entry.kind !== 'page' || entry.title !== 'Towns') return entry
    const { document: _, source: _source, ...page } = entry
    return { ...page, type: 'computed', computed, computedSeed: 'p9' }
  })
  expect(files['towns.md']).toContain('seed: p9')
  expect(pageOf(files, 'Towns')).toMatchObject({ type: 'computed', computed, computedSeed: 'p9' })
  expect(exported(files)).toEqual(files)
})

it.each([
  ['of an unknown kind', 'computed:\n  type: something'],
  ['without a type', 'computed:\n  props: {}'],
  ['with properties that are not named', `computed:\n  type: ${type}\n  props: [1]`],
  ['that is too large', `computed:\n  type: ${type}\n  props:\n    a: ${'x'.repeat(200_000)}`],
])('is left alone if it is one %s', (_what, line) => {
  const files = withTowns(`---\n${line}\n---\n\n# Towns\n`)
  expect(pageOf(files, 'Towns')?.type).toBe('document')
  expect(exported(files)).toEqual(files)
})

it('does not take the pages below a page', () => {
  const files = {
    ...withTowns(text),
    'SUMMARY.md': `${summary}  * [Moss](moss.md)\n`,
    'moss.md': '# Moss\n',
  }
  expect(pageOf(files, 'Towns')?.type).toBe('document')
  expect(exported(files)).toEqual(files)
})
