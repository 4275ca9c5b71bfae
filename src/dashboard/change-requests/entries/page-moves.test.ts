import { expect, test } from 'vitest'
import type { TreePage } from './change-nodes.ts'
import { movesOf, moveSentence, siblingOrders } from './page-moves.ts'

/** `A B(C D) E`: pages by name, subpages in parentheses. */
const tree = (text: string): readonly TreePage[] => {
  const words = text.match(/[A-Za-z]+|[()]/gu) ?? []
  const read = (): TreePage[] => {
    const pages: TreePage[] = []
    for (let word = words.shift(); word !== undefined && word !== ')'; word = words.shift()) {
      const last = pages.at(-1)
      if (word === '(' && last !== undefined) pages[pages.length - 1] = { ...last, pages: read() }
      else pages.push({ id: word.toLowerCase(), title: word, type: 'document', pages: [] })
    }
    return pages
  }
  return read()
}

const told = (before: string, after: string, id: string): string | undefined => {
  const move = movesOf(tree(before), tree(after), [id]).get(id)
  return move === undefined ? undefined : moveSentence(move)
}

test('a move among siblings is told by the neighbours, first, last and in between', () => {
  expect(told('A B C', 'C A B', 'c')).toBe(
    'Moved within the top of the space: it was after “B” and is first now',
  )
  expect(told('A B C', 'B C A', 'a')).toBe(
    'Moved within the top of the space: it was first and is after “C” now',
  )
  expect(told('G(A B C D)', 'G(A C D B)', 'b')).toBe('Moved within G: it was after “A” and is after “D” now')
})

test('a page that moved behind the one it followed before says so', () => {
  expect(told('A B C D', 'C D A B', 'b')).toBe(
    'Moved within the top of the space together with “A”, which it follows as before',
  )
})

test('a move under another page tells both places; a page of one side alone has not moved', () => {
  expect(told('A B(C)', 'A(C) B', 'c')).toBe('Moved from B, first, to A, first')
  expect(told('A B(C)', 'A B C', 'c')).toBe('Moved from B, first, to the top of the space, after “B”')
  expect(told('A B', 'A B C', 'c')).toBeUndefined()
})

test('the new order keeps the neighbours of what moved and counts the rest', () => {
  const drawn = siblingOrders(tree('A B C D E F G(H I J)'), new Set(['c', 'j'])).map(
    ({ parent, rows }) =>
      `${parent?.title ?? 'top'}: ${rows
        .map((row) => (row.kind === 'stayed' ? `+${row.count}` : row.moved ? `[${row.title}]` : row.title))
        .join(' ')}`,
  )
  expect(drawn).toEqual(['top: +1 B [C] D +3', 'G: +1 I [J]'])
})
