import { expect, test } from 'vitest'
import { withTextDirective } from './text-directive.ts'

const text = 'Before an upgrade, back up. The raft cluster upgrade takes place node by node, without a pause.'
const at = (word: string): [number, number] => [text.indexOf(word), text.indexOf(word) + word.length]

test('leads to the found words, after the heading', () => {
  expect(withTextDirective('/docs/raft', text, [at('raft'), at('cluster')])).toBe(
    '/docs/raft#:~:text=raft%20cluster%20upgrade%20takes%20place',
  )
  expect(withTextDirective('/docs/raft#nodes', text, [at('node')])).toBe(
    '/docs/raft#nodes:~:text=node%20by%20node%2C%20without%20a',
  )
})

test('takes words before the found one at the end of a sentence, none across it, and not one alone', () => {
  expect(withTextDirective('/a', text, [at('pause')])).toBe('/a#:~:text=a%20pause')
  expect(withTextDirective('/a', text, [at('up.')])).toBe('/a#:~:text=back%20up')
  expect(withTextDirective('/a', 'Stop. Go on.', [[6, 8]])).toBe('/a#:~:text=Go%20on')
  expect(withTextDirective('/a', 'Go on. Stop.', [[7, 11]])).toBe('/a')
})

test('escapes what has a meaning in a directive', () => {
  expect(withTextDirective('/a', 'use --dry-run & wait, then', [[4, 13]])).toBe(
    '/a#:~:text=%2D%2Ddry%2Drun%20%26%20wait%2C%20then',
  )
})

test('leaves the address alone without a match in the text', () => {
  expect(withTextDirective('/a#b', text, [])).toBe('/a#b')
  expect(withTextDirective('/a', '', [[0, 0]])).toBe('/a')
})
