/** The title of an expandable is one text: whoever rewrites it edits the same block. */
import { expect, it } from 'vitest'
import { diffDocuments } from '../diff/block-diff.ts'
import type { RichTextDocument } from '../document/document.ts'
import { printMarkdown } from '../markdown/print-markdown.ts'
import { writtenDocument } from '../../testing/fixtures/documents/written-document.ts'
import { mergeDocuments } from './block-merge.ts'

const titled = (title: string, body: string, before?: RichTextDocument): RichTextDocument =>
  writtenDocument(`<details>\n\n<summary>${title}</summary>\n\n${body}\n\n</details>\n`, before)
const base = titled('Old', 'Body.')
const sides = {
  base,
  main: titled('How to install it', 'Body.', base),
  change: titled('Where to begin', 'Body.', base),
}
const summary = (document: RichTextDocument): string | undefined =>
  /<summary>(.*)<\/summary>/.exec(printMarkdown(document, { href: () => '' }))?.[1]

it('is rewritten by both, which is one conflict, and never becomes two titles', () => {
  const open = mergeDocuments(sides)
  expect(open.conflicts).toMatchObject([{ kind: 'edited-both', fields: ['text'] }])
  expect(summary(open.document)).toBe('How to install it')
  const answered = (choice: 'change' | 'both') => {
    const id = open.conflicts[0]?.id ?? ''
    const { conflicts, document } = mergeDocuments({ ...sides, answers: new Map([[id, { choice }]]) })
    expect(conflicts).toEqual([])
    return document
  }
  expect(summary(answered('change'))).toBe('Where to begin')
  const both = answered('both')
  expect(summary(both)).toBe('How to install it Where to begin')
  expect(both.nodes).toMatchObject([{ fragments: [{}, { fragment: 'expandable-title', nodes: [{}] }] }])
})

it('is edited by one side while the other edits the body', () => {
  const { conflicts, document } = mergeDocuments({ ...sides, change: titled('Old', 'Another body.', base) })
  expect(conflicts).toEqual([])
  expect(printMarkdown(document, { href: () => '' })).toBe(
    printMarkdown(titled('How to install it', 'Another body.'), { href: () => '' }),
  )
})

it('keeps its block, and is compared word by word', () => {
  const title = { part: 'expandable-title', script: [{ status: 'changed', detail: { kind: 'text' } }] }
  expect(diffDocuments(base, sides.main).script).toMatchObject([
    { detail: { kind: 'children', parts: [{}, title] } },
  ])
})
