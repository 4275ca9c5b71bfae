import { expect, test, vi } from 'vitest'
import { CodeColourer } from './syntax-highlighter.ts'

const code = [{ syntax: 'javascript', text: 'const tide = 1' }]

test('colors a language for its first reader, who waits for its grammar', async () => {
  const colourer = new CodeColourer()
  const { colours, whole } = await colourer.colours(code, 0)
  expect(whole).toBe(true)
  expect(colours('javascript', 'const tide = 1')?.[0]?.[0]).toEqual(['c-keyword', 'const '])
})

test('ends its thread when no code comes, and waits for the grammar of another again', async () => {
  const colourer = new CodeColourer({ idle: 1 })
  await colourer.colours(code, 0)
  await vi.waitFor(() => expect(colourer.isRunning).toBe(false), 10_000)
  const kept = await colourer.colours(code, 0)
  expect(kept.whole).toBe(true)
  expect(colourer.isRunning).toBe(false)
  const { colours, whole } = await colourer.colours([{ syntax: 'javascript', text: 'const tide = 2' }], 0)
  expect(whole).toBe(true)
  expect(colours('javascript', 'const tide = 2')?.[0]?.[0]).toEqual(['c-keyword', 'const '])
})
