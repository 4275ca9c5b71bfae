import { expect, test } from 'vitest'
import type { CodeToken } from './code-runs.ts'
import { codeRuns, grammarName } from './code-runs.ts'

const token = (content: string, name?: string): CodeToken => ({
  content,
  ...(name !== undefined && { color: `var(--s-${name})` }),
})

test.each<readonly [name: string, line: readonly CodeToken[], runs: unknown]>([
  ['nothing', [], []],
  [
    'neighbors of one class',
    [token('"', 'token-string'), token('a', 'token-string-expression')],
    [['c-string', '"a']],
  ],
  [
    'spaces, which have no color of their own',
    [token('if', 'token-keyword'), token(' '), token('x')],
    [
      ['c-keyword', 'if '],
      ['', 'x'],
    ],
  ],
  [
    'spaces at the beginning',
    [token('  '), token('x', 'token-function')],
    [
      ['', '  '],
      ['c-function', 'x'],
    ],
  ],
  [
    'colors that are none of the theme',
    [token('a', 'token-other'), { content: 'b', color: '#fff' }, token('c')],
    [['', 'abc']],
  ],
])('runs of %s', (_, line, runs) => {
  expect(codeRuns(line)).toEqual(runs)
  expect(
    codeRuns(line)
      .map(([, text]) => text)
      .join(''),
  ).toBe(line.map(({ content }) => content).join(''))
})

test('names of languages as people write them lead to a grammar, others stay', () => {
  expect(['c++', 'golang', 'ts', 'constructor', ''].map(grammarName)).toEqual([
    'cpp',
    'go',
    'ts',
    'constructor',
    '',
  ])
})
