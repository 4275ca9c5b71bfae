import { describe, expect, expectTypeOf, it, test } from 'vitest'
import type { z } from 'zod'
import type * as content from '../../content/document/document.ts'
import { ContentReference, deepest, JsonValue, RichTextDocument, Writing } from './schemas.ts'

const leaf = (text: string): content.Leaf => ({ object: 'leaf', text, marks: [] })
const paragraph = (...nodes: readonly content.Node[]): content.Block => ({
  object: 'block',
  type: 'paragraph',
  data: {},
  nodes,
})
const written = (...nodes: readonly content.Block[]): content.RichTextDocument => ({
  object: 'document',
  data: { schemaVersion: 1 },
  nodes,
})
const text = (words: string): content.Text => ({ object: 'text', leaves: [leaf(words)] })
const messages = (value: unknown): string[] =>
  RichTextDocument.safeParse(value).error?.issues.map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  ) ?? []

test('the types of contract and content are equal', () => {
  expectTypeOf<z.output<typeof RichTextDocument>>().toEqualTypeOf<content.RichTextDocument>()
  expectTypeOf<content.RichTextDocument>().toExtend<z.input<typeof RichTextDocument>>()
  expectTypeOf<z.output<typeof ContentReference>>().toEqualTypeOf<content.ContentReference>()
  expectTypeOf<z.output<typeof JsonValue>>().toEqualTypeOf<content.Json>()
})

describe('a document', () => {
  it('passes unchanged, including unknown types, marks, fragments and data', () => {
    const document = written(
      { ...paragraph(text('One')), key: 'k1' },
      {
        object: 'block',
        type: 'of-tomorrow',
        key: 'k2',
        isVoid: true,
        data: { rows: [[1, null, { deep: true }]], ref: { kind: 'planet', planet: 'x' } },
        fragments: [{ object: 'fragment', fragment: 'r1:c1', nodes: [paragraph(text('cell'))] }],
      },
      paragraph(
        { object: 'inline', type: 'link', data: { ref: { kind: 'url', url: 'x' } }, nodes: [text('there')] },
        {
          object: 'inline',
          type: 'annotation',
          data: {},
          nodes: [text('word')],
          fragments: [{ object: 'fragment', fragment: 'annotation-body', type: 'note', nodes: [] }],
        },
        {
          object: 'text',
          leaves: [{ ...leaf('x'), marks: [{ object: 'mark', type: 'color', data: { text: 'red' } }] }],
        },
      ),
    )
    expect(RichTextDocument.parse(document)).toEqual(document)
  })

  it('accepts missing data and marks and drops unknown members', () => {
    expect(
      RichTextDocument.parse({
        object: 'document',
        data: {},
        nodes: [
          {
            object: 'block',
            type: 'paragraph',
            nodes: [{ object: 'text', key: 'x', leaves: [{ object: 'leaf', text: 'a' }] }],
          },
        ],
      }),
    ).toEqual({ object: 'document', data: {}, nodes: [paragraph(text('a'))] })
  })

  it.each([
    ['a text at the top', { ...written(), nodes: [text('a')] }, 'nodes.0.object'],
    ['a node of no kind', written(paragraph({ object: 'thing' } as never)), 'nodes.0.nodes.0.object'],
    [
      'a block in a line',
      written(paragraph({ object: 'inline', type: 'link', data: {}, nodes: [paragraph()] as never })),
      'nodes.0.nodes.0.nodes.0.object',
    ],
    ['a key that is none', written({ ...paragraph(), key: 'a b' }), 'nodes.0.key'],
    ['data that is a list', { ...written(), data: [] }, 'data'],
    [
      'a leaf without text',
      written(paragraph({ object: 'text', leaves: [{ object: 'leaf' } as never] })),
      'nodes.0.nodes.0.leaves.0.text',
    ],
  ])('refuses %s', (_what, value, path) => {
    expect(messages(value)[0]?.split(':')[0]).toBe(path)
  })

  it.each(['a\0b', 'a\ud800b'])('refuses text that no store holds: %j', (words) => {
    expect(messages(written(paragraph(text(words))))).toHaveLength(1)
    expect(messages({ ...written(), data: { [words]: 1 } })).toHaveLength(1)
  })

  const nested = (levels: number): content.Node =>
    Array.from({ length: levels }).reduce<content.Node>(
      (below) => ({ object: 'block', type: 'blockquote', data: {}, nodes: [below] }),
      paragraph(text('deep')),
    )

  it('accepts the maximum depth of a document and rejects more', () => {
    // The innermost counted node contains the paragraph, its text, the leaves and the leaf.
    const most = deepest - 5
    expect(messages(written(nested(most) as content.Block))).toEqual([])
    expect(messages(written(nested(most + 1) as content.Block))).toEqual([
      `: Is nested more than ${deepest} levels deep.`,
    ])
  })

  it('is rejected at any depth without a stack overflow', () => {
    const deep: unknown = JSON.parse(`${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`)
    expect(messages({ object: 'document', data: { deep }, nodes: [] })).toHaveLength(1)
    expect(JsonValue.safeParse(deep).success).toBe(false)
  })

  it('parses nested lines once', () => {
    const inside = Array.from({ length: 50 }).reduce<content.Inline | content.Text>(
      (below) => ({ object: 'inline', type: 'link', data: {}, nodes: [below] }),
      text('deep'),
    )
    const begun = performance.now()
    expect(messages(written(paragraph(inside)))).toEqual([])
    // Trying every alternative would take 2^50 steps.
    expect(performance.now() - begun).toBeLessThan(1000)
  })
})

test('a text is Markdown or a document, not both', () => {
  expect(Writing.parse({ markdown: '# Hi' })).toEqual({ markdown: '# Hi' })
  expect(Writing.parse({ document: written() })).toEqual({ document: written() })
  expect(Writing.parse({})).toEqual({})
  expect(Writing.safeParse({ markdown: '', document: written() }).success).toBe(false)
  expect(Writing.safeParse({ text: '' }).success).toBe(false)
  expect(Writing.safeParse({ markdown: 'a\0' }).success).toBe(false)
})

test.each([
  [{ kind: 'file', file: 'f1', space: 's1' }, true],
  [{ kind: 'anchor', anchor: 'top' }, true],
  [{ kind: 'openapi', spec: 'petstore' }, true],
  [{ kind: 'url', url: 'mailto:a@example.org' }, true],
  [{ kind: 'url', url: '' }, false],
  [{ kind: 'page', page: 'p 1' }, false],
  [{ kind: 'user', user: 'u1', space: 's1' }, false],
  [{ kind: 'tag', tag: 't1' }, false],
])('reference %j: %s', (reference, fine) => {
  expect(ContentReference.safeParse(reference).success).toBe(fine)
})
