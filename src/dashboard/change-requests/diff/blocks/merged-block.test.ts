/**
 * Diffs as text: `[+ +]` marks added content, `[- -]` removed, `[> >]` moved here, `[< <]` left.
 * Documents are written as Markdown.
 */
import { expect, test } from 'vitest'
import { diffDocuments } from '../../../../content/diff/block-diff.ts'
import { assignKeys } from '../../../../content/diff/block-keys.ts'
import { parseMarkdown } from '../../../../content/markdown/parse-markdown.ts'
import type { RenderNode } from '../../../../content/render/render-node.ts'
import { fallback } from '../../../../content/render/embed-fallback.ts'
import { renderDocument } from '../../../../content/render/render-document.ts'
import {
  emptyDocument,
  plainText,
  type Block,
  type RichTextDocument,
} from '../../../../content/document/document.ts'
import { fingerprint } from '../../../../content/document/canonical.ts'
import { mergedScript } from './merged-block.ts'
import type { Side } from './merged-table.ts'

const sha256 = (bytes: Uint8Array): string => {
  const name = fingerprint(new TextDecoder().decode(bytes))
  return [...name]
    .map((character) => character.charCodeAt(0).toString(16))
    .join('')
    .repeat(8)
    .slice(0, 64)
}
const parse = (text: string, before?: RichTextDocument): RichTextDocument =>
  assignKeys({
    page: 'p',
    before,
    document: parseMarkdown(text, { file: '', titled: false }).document,
    sha256,
  })

const markers: Readonly<Record<string, readonly [string, string]>> = {
  'diff-added': ['[+', '+]'],
  'diff-removed': ['[-', '-]'],
  'diff-moved': ['[>', '>]'],
  'diff-left': ['[<', '<]'],
}
const blocks = new Set(['p', 'li', 'h1', 'h2', 'tr', 'figure'])
const print = (nodes: readonly RenderNode[]): string =>
  nodes
    .map((node): string => {
      if (node.type === 'text') return node.text
      if (node.type === 'embed') return print(fallback(node))
      if (node.tag === 'img') return `(${node.attributes.src})`
      const [open, close] = markers[node.attributes['data-kind'] ?? ''] ?? ['', '']
      const inside = `${open}${print(node.children)}${close}`
      return node.tag === 'td' || node.tag === 'th'
        ? `${inside}|`
        : blocks.has(node.tag)
          ? `${inside}\n`
          : inside
    })
    .join('')

const drawn = (from: string, to: string, side: Side = 'both'): string => {
  const before = parse(from)
  const { script } = diffDocuments(before, parse(to, before))
  const document = { object: 'document', data: {}, nodes: mergedScript(script, side) } as const
  const context = {
    resolve: (reference: { readonly kind: string; readonly url?: string }) => ({
      href: reference.url ?? '',
      title: '',
      state: 'ok' as const,
    }),
    reusableContent: () => undefined,
  }
  return print(renderDocument(document, context)).trim().replace(/\n+/g, '\n')
}

test('marks changed words in their sentence, per side', () => {
  const [from, to] = ['Run the old command now.', 'Run the new command now.']
  expect(drawn(from, to)).toBe('Run the [-old-][+new+] command now.')
  expect(drawn(from, to, 'before')).toBe('Run the [-old-] command now.')
  expect(drawn(from, to, 'after')).toBe('Run the [+new+] command now.')
})

test('keeps list items as items', () => {
  expect(drawn('- one\n- two', '- one\n- two\n- three')).toBe('one\ntwo\n[+three\n+]')
  expect(drawn('- one\n- two', '- one')).toBe('one\n[-two\n-]')
})

test('marks code line by line', () => {
  const from = '```sh\ncd a\nmake\n```'
  const to = '```sh\ncd b\nmake\n```'
  expect(drawn(from, to)).toBe('[-cd a-]\n[+cd b+]\nmake')
  expect(drawn(from, to, 'after')).toBe('[+cd b+]\nmake')
})

test('marks added and removed rows and changed cells of a table', () => {
  const head = '| Name | Age |\n| --- | --- |\n'
  const from = `${head}| Ada | 36 |\n| Bob | 20 |`
  const to = `${head}| Ada | 37 |\n| Cyd | 50 |\n| Bob | 20 |`
  const both = drawn(from, to)
  expect(both).toContain('[-36\n-][+37\n+]|')
  expect(both).toContain('[+Cyd\n+]|')
  expect(drawn(from, to, 'before')).not.toContain('Cyd')
  expect(drawn(from, to, 'after')).not.toContain('36')
})

test('shows a replaced image as two images', () => {
  const from = 'Look:\n\n![A cat](https://example.org/cat.png)'
  const to = 'Look:\n\n![A cat](https://example.org/dog.png)'
  const both = drawn(from, to)
  expect(both).toMatch(/\[-.*cat\.png.*-\]/s)
  expect(both).toMatch(/\[\+.*dog\.png.*\+\]/s)
})

test('shows a moved block at its new position and a placeholder at the old one', () => {
  const long = 'This paragraph is long enough to be known again wherever it goes on the page.'
  const rest = [
    'Alpha says much about something.',
    'Beta says much about another thing.',
    'Gamma closes the page.',
  ]
  const from = [long, ...rest].join('\n\n')
  const to = [...rest, long].join('\n\n')
  expect(drawn(from, to)).toBe([`[<${long}<]`, ...rest, `[>${long}>]`].join('\n'))
})

test('opens an expandable with changes', () => {
  const part = (fragment: string, key: string, text: string) => ({
    object: 'fragment' as const,
    fragment,
    nodes: [{ object: 'block' as const, type: 'paragraph', key, data: {}, nodes: [plainText(text)] }],
  })
  const expandable = (text: string): Block => ({
    ...{ object: 'block', type: 'expandable', key: 'e', isVoid: true, data: {} },
    fragments: [part('expandable-title', 't', 'More'), part('expandable-body', 'b', text)],
  })
  const documents = ['Inside it.', 'Inside of it.'].map((text) => ({
    ...emptyDocument,
    nodes: [expandable(text)],
  }))
  const [before = emptyDocument, after = emptyDocument] = documents
  const drawn = mergedScript(diffDocuments(before, after).script, 'both')
  expect(drawn.map(({ data }) => data)).toEqual([{ defaultExpanded: true }])
  expect(mergedScript(diffDocuments(before, before).script, 'both').map(({ data }) => data)).toEqual([{}])
})

test('marks tabs that were changed, added or removed', () => {
  const paragraph = (key: string, text: string): Block => ({
    ...{ object: 'block', type: 'paragraph', key, data: {} },
    nodes: [plainText(text)],
  })
  const tab = (title: string, text: string): Block => ({
    ...{ object: 'block', type: 'tabs-item', key: title, data: { title } },
    nodes: [paragraph(`${title}-text`, text)],
  })
  const tabs = (...items: readonly Block[]): RichTextDocument => ({
    ...emptyDocument,
    nodes: [{ object: 'block', type: 'tabs', key: 'tabs', data: {}, nodes: items }],
  })
  const before = tabs(tab('One', 'First.'), tab('Two', 'Second.'), tab('Three', 'Third.'))
  const after = tabs(tab('One', 'First.'), tab('Two', 'Second one.'), tab('Four', 'Fourth thing.'))
  const { script } = diffDocuments(before, after)
  const tabsOf = (side: Side) =>
    mergedScript(script, side).flatMap(({ nodes = [] }) =>
      (nodes as readonly Block[]).map(({ data }) => [data['title'], data['changed']]),
    )
  expect(tabsOf('both')).toEqual([
    ['One', undefined],
    ['Two', true],
    ['Three', true],
    ['Four', true],
  ])
  expect(tabsOf('before')).toEqual([
    ['One', undefined],
    ['Two', true],
    ['Three', true],
  ])
})

test('expands changed code and prompts, and shows both versions of a prompt', () => {
  const code = (text: string): Block => ({
    ...{ object: 'block', type: 'code', key: 'c', data: { expandable: true } },
    nodes: [{ object: 'block', type: 'code-line', data: {}, nodes: [plainText(text)] }],
  })
  const prompt = (text: string): Block => ({
    ...{ object: 'block', type: 'prompt', key: 'p', data: { description: 'Ask' } },
    nodes: [code(text)],
  })
  const written = (text: string): RichTextDocument => ({
    ...emptyDocument,
    nodes: [code(text), { ...prompt(text), nodes: [{ ...code(text), key: 'i' }] }],
  })
  const { script } = diffDocuments(written('make'), written('make all'))
  const [drawn, removed, added] = mergedScript(script, 'both')
  expect(drawn?.data).toEqual({ expandable: false })
  expect([removed?.type, added?.type]).toEqual(['diff-removed', 'diff-added'])
  const [inside] = (added?.nodes ?? []) as readonly Block[]
  expect(inside?.data).toEqual({ description: 'Ask', defaultExpanded: true })
})
