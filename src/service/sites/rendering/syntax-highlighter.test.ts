import { expect, test } from 'vitest'
import { CodeColourer } from './syntax-highlighter.ts'

const code = [{ syntax: 'javascript', text: 'const tide = 1' }]

test('colors a language for its first reader, who waits for its grammar', async () => {
  const colourer = new CodeColourer()
  const { colours, whole } = await colourer.colours(code, 0)
  expect(whole).toBe(true)
  expect(colours('javascript', 'const tide = 1')?.[0]?.[0]).toEqual(['c-keyword', 'const '])
})
