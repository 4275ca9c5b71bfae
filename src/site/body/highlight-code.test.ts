import { expect, test } from 'vitest'
import { longestColouredCode } from '../../content/render/code-runs.ts'
import { colouredLines } from './highlight-code.ts'

/** A keyword of each language, under the names and aliases that people write above code. */
const keywords: readonly (readonly [language: string, code: string, keyword: string])[] = [
  ['javascript', 'return 1', 'return'],
  ['js', 'return 1', 'return'],
  ['node.js', 'return 1', 'return'],
  ['typescript', 'return 1', 'return'],
  ['python', 'return 1', 'return'],
  ['golang', 'return 1', 'return'],
  // Its grammar is so large that the patterns take longer to compile than a line may take.
  ['c++', 'void f() { return; }', 'return'],
  ['c#', 'return 1;', 'return'],
  ['f#', 'let one = 1', 'let'],
  ['objectivec', 'return 1;', 'return'],
  ['rust', 'let one = 1;', 'let'],
  ['sql', 'SELECT 1', 'SELECT'],
]

test.each(keywords)('%s has its keywords marked', async (language, code, keyword) => {
  const [line = []] = (await colouredLines(language, code)) ?? []
  expect(line.find(([, text]) => text.trim() === keyword)?.[0]).toBe('c-keyword')
})

test.each(keywords)('the runs of a line of %s are the line', async (language, code) => {
  const text = `${code}\n\n  ${code}`
  const lines = await colouredLines(language, text)
  expect(lines?.map((runs) => runs.map(([, run]) => run).join('')).join('\n')).toBe(text)
})

test('unknown languages and very long texts stay as they are', async () => {
  expect(await colouredLines('no-such-language', 'return 1')).toBeUndefined()
  expect(await colouredLines('../package', 'return 1')).toBeUndefined()
  expect(await colouredLines('javascript', ' '.repeat(longestColouredCode + 1))).toBeUndefined()
  expect(await colouredLines('javascript', 'x'.repeat(longestColouredCode))).toBeDefined()
})
