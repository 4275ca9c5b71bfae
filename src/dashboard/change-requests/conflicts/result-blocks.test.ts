import { expect, test } from 'vitest'
import type { Conflict } from '../../../client/types.gen.ts'
import { plainText, type Block, type JsonObject } from '../../../content/document/document.ts'
import {
  startingBlocks,
  blocksOfText,
  canBeWritten,
  editedAttributes,
  editedBlocks,
  hasNoText,
  textOfBlocks,
} from './result-blocks.ts'

const paragraph = (text: string): Block => ({
  object: 'block',
  type: 'paragraph',
  key: 'p',
  data: {},
  nodes: [plainText(text)],
})
const block = (type: string, data: JsonObject, nodes: readonly Block[] = []): Block => ({
  object: 'block',
  type,
  key: type,
  data,
  nodes,
})
const conflict = (base: unknown, main: unknown, change: unknown, more: Partial<Conflict> = {}): Conflict => ({
  id: 'c',
  kind: 'block',
  subject: { kind: 'page', id: 'p', block: 'p' },
  choices: [],
  ...({ base, main, change } as Pick<Conflict, 'base'>),
  ...more,
})

test('editing starts from the answer so far, otherwise from the change request', () => {
  const sides = [paragraph('Old.'), paragraph('Main.'), paragraph('Mine.')] as const
  expect(editedBlocks(conflict(...sides))).toEqual([sides[2]])
  const answer = { choice: 'edited', value: [paragraph('One.'), paragraph('Two.')] } as const
  const answered = conflict(...sides, { answer: answer as unknown as NonNullable<Conflict['answer']> })
  expect(editedBlocks(answered)).toEqual(answer.value)
  expect(startingBlocks(conflict(...sides)).map(({ from }) => from)).toEqual(['base', 'main', 'change'])
  expect(editedBlocks(conflict(...(sides.slice(0, 2) as [Block, Block]), undefined))).toEqual([sides[1]])
  expect(editedBlocks(conflict('1', '2', '3'))).toBeUndefined()
})

test('an empty paragraph has no text, a divider counts as content', () => {
  expect(
    [[], [paragraph('')], [paragraph(' '), paragraph('.')], [block('divider', {})]].map(hasNoText),
  ).toEqual([true, true, false, false])
})

test('code starts with the merged lines of both sides', () => {
  const code = (...lines: readonly string[]): Block =>
    block(
      'code',
      {},
      lines.map((line) => block('code-line', {}, [plainText(line)] as unknown as Block[])),
    )
  const [initial] =
    editedBlocks(conflict(code('1', '2', '3', '4'), code('x', '2', '3', 'm'), code('y', '2', '3', '4'))) ?? []
  expect(JSON.stringify(initial)).toMatch(/"y".*"2".*"3".*"m"/u)
})

test('a block that needs a container is edited inside it and extracted again', () => {
  const items = [block('list-item', {}, [paragraph('First.')])]
  const text = textOfBlocks(items)
  expect(text.nodes[0]?.type).toBe('list-unordered')
  expect(blocksOfText(text, items)).toEqual(items)
  expect(blocksOfText({ ...text, nodes: [...text.nodes, paragraph('Outside.')] }, items)).toBeUndefined()
  expect(blocksOfText(textOfBlocks([paragraph('A.')]), [paragraph('B.')])).toEqual([paragraph('A.')])
})

test('only the attributes of a container can be typed, and no references', () => {
  const hint = (style: string): Block => block('hint', { style }, [paragraph('In it.')])
  const styles = conflict(hint('info'), hint('warning'), hint('danger'), { fields: ['style'] })
  expect(editedAttributes(styles)).toEqual([{ name: 'style', value: 'danger' }])
  const image = (file: string): Block => block('image', { ref: { kind: 'file', file } })
  const pictures = conflict(image('a'), image('b'), image('c'), { fields: ['ref'] })
  expect(editedAttributes(pictures)).toEqual([])
  expect([canBeWritten(styles), canBeWritten(pictures), canBeWritten(conflict('1', '2', '3'))]).toEqual([
    true,
    false,
    true,
  ])
})
