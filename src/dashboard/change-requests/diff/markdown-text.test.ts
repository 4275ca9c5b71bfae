import { expect, test } from 'vitest'
import { sameContent } from '../../../content/document/canonical.ts'
import { normalize } from '../../../content/document/normalize.ts'
import { documentOfMarkdown, markdownOf } from './markdown-text.ts'

test('a page reference survives editing as Markdown', () => {
  const leaf = (text: string) => ({ object: 'text', leaves: [{ object: 'leaf', text, marks: [] }] }) as const
  const document = normalize({
    object: 'document',
    data: {},
    nodes: [
      {
        object: 'block',
        type: 'paragraph',
        data: {},
        nodes: [
          leaf('See '),
          {
            object: 'inline',
            type: 'link',
            data: { ref: { kind: 'page', page: 'p1' } },
            nodes: [leaf('this')],
          },
          leaf('.'),
        ],
      },
    ],
  })
  expect(sameContent(documentOfMarkdown(markdownOf(document)), document)).toBe(true)
})
