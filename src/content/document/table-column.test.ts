import { describe, expect, test } from 'vitest'
import { columnTitle, formattedTitle, titleText } from './table-column.ts'
import type { Inline, Json, Text } from './document.ts'
import { plainText } from './document.ts'

const inline = (type: string, data: Inline['data'], nodes?: Inline['nodes']): Inline => ({
  ...{ object: 'inline', type, data },
  ...(nodes && { nodes }),
})
const link = inline('link', {}, [plainText('a'), inline('emoji', { code: 'cat' })])
const column = (title: Json | undefined, nodes?: readonly (Inline | Text)[]) => ({
  ...(title !== undefined && { title }),
  ...(nodes && { titleNodes: nodes as unknown as Json }),
})

test('what a title says is all of its text, and what its inlines stand for', () => {
  const nodes = [
    plainText('x '),
    link,
    inline('icon', { icon: 'gear' }),
    inline('button', { label: 'Go' }),
    inline('mention', {}),
  ]
  expect(titleText(nodes)).toBe('x a:cat::gear:Go')
})

describe('the title of a column', () => {
  test.each([
    ['is its own', column('T', [link]), 'T'],
    ['is that of its nodes if it is empty', column('', [link]), 'a:cat:'],
    ['is that of its nodes if it is missing', column(undefined, [link]), 'a:cat:'],
    ['is empty without either', column(7), ''],
  ])('%s', (_, given, title) => {
    expect(columnTitle(given)).toBe(title)
  })

  test.each([
    ['that says the same', column('x a:cat:', [plainText('x '), link]), true],
    ['whose plain title was imported without its links', column('x ', [plainText('x '), link]), true],
    ['whose plain title is empty', column('', [link]), true],
    ['whose plain title was changed', column('y', [plainText('x '), link]), false],
    ['with a mention', column('y', [inline('link', {}, [inline('mention', {})])]), true],
    ['without nodes', column('y'), false],
  ])('formatting of one %s', (_, given, isKept) => {
    expect(formattedTitle(given) !== undefined).toBe(isKept)
  })
})
