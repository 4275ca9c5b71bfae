import { expect, test } from 'vitest'
import type { BlockChange } from '../../../content/diff/block-diff.ts'
import { plainText, type Block } from '../../../content/document/document.ts'
import { diffRows, keysIn, rowOfKey, splitRows, type Change } from './diff-rows.ts'

const block = (key: string): Block => ({
  object: 'block',
  type: 'paragraph',
  key,
  data: {},
  nodes: [plainText(key)],
})
/** `.` kept, `+` added, `-` removed, `~` changed. */
const script = (signs: string): BlockChange[] =>
  [...signs].map((sign, at) => {
    const [before, after] = [block(`a${at}`), block(`b${at}`)]
    if (sign === '.') return { status: 'kept', before, after }
    if (sign === '+') return { status: 'added', after }
    if (sign === '-') return { status: 'removed', before }
    return { status: 'changed', before, after, attributes: [] }
  })
const rows = (signs: string): string =>
  diffRows(script(signs))
    .map((row) => (row.kind === 'kept' ? '.' : row.kind === 'folded' ? `(${row.blocks.length})` : row.number))
    .join('')

test('folds unchanged blocks except one next to each change', () => {
  expect(rows('.....~.....')).toBe('(4).1.(4)')
  expect(rows('~......+')).toBe('1.(4).2')
  expect(rows('~....+')).toBe('1....2')
  expect(rows('~.....+')).toBe('1.(3).2')
})

test('folds nothing without changes', () => {
  expect(rows('..........')).toBe('..........')
  expect(rows('')).toBe('')
})

test('pairs removed blocks with the added ones that follow', () => {
  const pairs = (signs: string): string =>
    splitRows(script(signs).map((change, at) => ({ key: String(at), change: change as Change })))
      .map(({ left, right }) => `${left?.status[0] ?? ' '}${right?.status[0] ?? ' '}`)
      .join(' ')
  expect(pairs('--+')).toBe('ra r ')
  expect(pairs('-++')).toBe('ra  a')
  expect(pairs('+-')).toBe(' a r ')
  expect(pairs('-~+')).toBe('r  cc  a')
  expect(pairs('-+-+')).toBe('ra ra')
})

test('keysIn includes nested blocks', () => {
  const hint: Block = { object: 'block', type: 'hint', key: 'h', data: {}, nodes: [block('x'), block('y')] }
  expect(keysIn(hint)).toEqual(['h', 'x', 'y'])
})

test('folds changes that count as unchanged, and finds the fold by key', () => {
  const made = diffRows(
    script('....~....~'),
    (change) => change.status === 'changed' && change.after.key === 'b4',
  )
  expect(made.map(({ kind }) => kind)).toEqual(['folded', 'kept', 'change'])
  expect(rowOfKey(made, 'b4')).toBe(0)
  expect(rowOfKey(made, 'b9')).toBe(2)
  expect(rowOfKey(made, 'nowhere')).toBeUndefined()
})
