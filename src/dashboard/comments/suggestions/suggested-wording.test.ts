import { describe, expect, it } from 'vitest'
import type { Block, RichTextDocument } from '../../../content/document/document.ts'
import { emptyDocument } from '../../../content/document/document.ts'
import { sourceOfWording, wordingOfSource } from './block-source.ts'
import { suggestedWording } from './suggested-wording.ts'

const of = (markdown: string): RichTextDocument => wordingOfSource(markdown)
/** `[-gone-]`, `{+come+}`, blocks between bars. */
const draw = (node: unknown): string => {
  const {
    object,
    type = '',
    nodes = [],
    leaves = [],
  } = node as {
    object: string
    type?: string
    nodes?: unknown[]
    leaves?: { text: string }[]
  }
  if (object === 'text') return leaves.map(({ text }) => text).join('')
  const inner = nodes.map(draw).join(object === 'block' && type.startsWith('diff-') ? ' / ' : '')
  return type === 'diff-added' ? `{+${inner}+}` : type === 'diff-removed' ? `[-${inner}-]` : inner
}
const wordingText = (before: string, after: string): string =>
  suggestedWording(of(before), of(after)).map(draw).join(' | ')

describe('suggestedWording', () => {
  it.each([
    ['Run the old command.', 'Run the new command.', 'Run the [-old-]{+new+} command.'],
    ['One.', '', '[-One.-]'],
    ['Keep this text.', 'Keep this text.\n\nAnd more.', 'Keep this text. | {+And more.+}'],
    ['Some words.', '## Some words', '[-Some words.-] | {+Some words+}'],
    ['- one\n- two', '- one\n- three', '[-onetwo-] | {+onethree+}'],
  ])('compares %j and %j', (before, after, picture) => {
    expect(wordingText(before, after)).toBe(picture)
  })
})

describe('the source of a block', () => {
  it.each([
    'Plain *words* and `code`.',
    'A [page](/pages/p1), [a part](/pages/p1#part), [a file](/files/f1), [out](https://example.org/).',
    '```js\nlet a = 1\n```',
    '| A | B |\n| --- | --- |\n| 1 | 2 |',
  ])('round-trips %j', (markdown) => {
    const document = of(markdown)
    expect(of(sourceOfWording(document))).toEqual(document)
  })

  it('keeps references without a URL', () => {
    const block: Block = {
      object: 'block',
      type: 'paragraph',
      data: {},
      nodes: [
        {
          object: 'inline',
          type: 'link',
          data: { ref: { kind: 'page', page: 'p1', space: 's2' } },
          nodes: [{ object: 'text', leaves: [{ object: 'leaf', text: 'there', marks: [] }] }],
        },
      ],
    }
    const document = { ...emptyDocument, nodes: [block] }
    expect(of(sourceOfWording(document)).nodes).toEqual(document.nodes)
    expect(of('[x](recto-ref:%7B)').nodes).toHaveLength(1)
  })
})
