import { expect, test } from 'vitest'
import { cutText } from './cut-text.ts'

test.each([
  ['', 4, ''],
  ['wave', 4, 'wave'],
  ['waves', 4, 'wav…'],
  ['sea shore', 5, 'sea…'],
  ['sea🌊🌊', 7, 'sea🌊🌊'],
  ['sea🌊🌊', 6, 'sea🌊…'],
  ['sea🌊🌊', 5, 'sea…'],
  ['waves', 1, '…'],
])('%s in %i characters is %s', (text, longest, cut) => {
  expect(cutText(text, longest)).toBe(cut)
})
