import { expect, test } from 'vitest'
import type { TreePage } from './change-nodes.ts'
import { movesOf, moveSentence, siblingOrders } from './page-moves.ts'

/** `A B(C D) E`: pages by name, subpages in parentheses. */
const tree = (text: string): readonly TreePage[] => {
  const tokens = text.match(/[A-Za-z]+|[()]/gu) ?? []
  const read = (): TreePage[] => {
    const pages: TreePage[] = []
    for (let token = tokens.shift(); token !== undefined && token !== ')'; token = tokens.shift()) {
      const last = pages.at(-1)
      if (token === '(' && last !== undefined) pages[pages.length - 1] = { ...last, pages: read() }
      else pages.push({ id: token.toLowerCase(), title: token, type: 'document', pages: [] })
    }
    return pages
  }
  return read()
}

const sentenceOf = (before: string, after: string, id: string): string | undefined => {
  const move = movesOf(tree(before), tree(after), [id]).get(id)
  return move === undefined ? undefined : moveSentence(move)
}

test('describes a move among siblings by its neighbors', () => {
  expect(sentenceOf('A B C', 'C A B', 'c')).toBe('Moved within the top of the space: from after “B” to first')
  expect(sentenceOf('A B C', 'B C A', 'a')).toBe('Moved within the top of the space: from first to after “C”')
  expect(sentenceOf('G(A B C D)', 'G(A C D B)', 'b')).toBe('Moved within G: from after “A” to after “D”')
})

test('describes a page that moved along with its previous sibling', () => {
  expect(sentenceOf('A B C D', 'C D A B', 'b')).toBe(
    'Moved within the top of the space along with “A”, which it still follows',
  )
})

test('describes both parents of a move, and ignores pages that exist on one side only', () => {
  expect(sentenceOf('A B(C)', 'A(C) B', 'c')).toBe('Moved from B, first, to A, first')
  expect(sentenceOf('A B(C)', 'A B C', 'c')).toBe('Moved from B, first, to the top of the space, after “B”')
  expect(sentenceOf('A B', 'A B C', 'c')).toBeUndefined()
})

test('keeps the neighbors of moved pages and counts the rest', () => {
  const drawn = siblingOrders(tree('A B C D E F G(H I J)'), new Set(['c', 'j'])).map(
    ({ parent, rows }) =>
      `${parent?.title ?? 'top'}: ${rows
        .map((row) => (row.kind === 'stayed' ? `+${row.count}` : row.moved ? `[${row.title}]` : row.title))
        .join(' ')}`,
  )
  expect(drawn).toEqual(['top: +1 B [C] D +3', 'G: +1 I [J]'])
})
