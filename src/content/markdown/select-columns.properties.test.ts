/** Options of columns survive printing and reading, whatever their labels are. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Block, JsonObject } from '../document/document.ts'
import { parseMarkdown } from './parse-markdown.ts'
import { printMarkdown } from './print-markdown.ts'

const word = fc
  .array(fc.constantFrom('a', 'b', ',', ', ', ' ', '"', '<', '>', '&', '&#x2C;', '|', '`', '*', '\n', '🌊'), {
    maxLength: 5,
  })
  .map((parts) => parts.join(''))

const column = fc.record(
  {
    multiple: fc.constant(true),
    options: fc.array(
      fc.record({ value: word, label: word, color: word }, { requiredKeys: ['value', 'label'] }),
      {
        minLength: 1,
        maxLength: 3,
      },
    ),
  },
  { requiredKeys: [] },
)

const cell = fc.array(word, { minLength: 1, maxLength: 3 })

const tableOf = (definition: JsonObject, cells: readonly (readonly string[])[]): Block =>
  ({
    ...{ object: 'block', type: 'table', isVoid: true },
    data: {
      view: { type: 'grid', columns: ['c0'] },
      definition: { c0: { id: 'c0', title: 'T', type: 'select', ...definition } },
      records: Object.fromEntries(
        cells.map((options, at) => [`r${at}`, { orderIndex: `a${at}`, values: { c0: options } }]),
      ),
    },
  }) as unknown as Block

test('the options of a column are the same after printing and reading', () => {
  fc.assert(
    fc.property(column, fc.array(cell, { minLength: 1, maxLength: 3 }), (definition, cells) => {
      const block = tableOf(definition, cells)
      const markdown = printMarkdown({ object: 'document', data: {}, nodes: [block] } as never, {
        href: () => '',
      })
      const [again] = parseMarkdown(markdown, { file: '', titled: false }).document.nodes
      expect(again?.data).toEqual(block.data)
    }),
    { numRuns: 2000 },
  )
})
