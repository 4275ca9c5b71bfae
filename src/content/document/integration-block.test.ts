import { expect, test } from 'vitest'
import { plainText as wordsOf } from './block-text.ts'
import type { Block, JsonObject } from './document.ts'
import { integrationName, integrationText } from './integration-block.ts'
import { searchSections } from './search-text.ts'

const block = (props: JsonObject): Block => ({
  object: 'block',
  type: 'integration',
  isVoid: true,
  data: { integration: 'diagrams', block: 'drawing', props },
})
const drawing = block({
  id: 'a1',
  title: 'Sign up to hear more',
  url: 'https://example.org/a',
  content: 'graph TD\n  A --> B\n',
  list: ['not a text'],
})

test('it is named by its integration and block', () => {
  expect(integrationName(drawing.data)).toBe('diagrams/drawing')
  expect(integrationName({ block: 'drawing' })).toBe('drawing')
  expect(integrationName({ integration: 1, block: '' })).toBe('')
})

test('its text is that of its props, without ids and URLs', () => {
  expect(integrationText(drawing.data)).toBe('graph TD\n  A --> B\nSign up to hear more')
  expect(integrationText(block({}).data)).toBe('')
  expect(integrationText({ props: null })).toBe('')
})

test('a page is found by it, and it counts when blocks are compared', () => {
  const [section] = searchSections({ object: 'document', data: {}, nodes: [drawing] }, 'Page')
  expect(section?.body).toBe('graph TD\nA --> B\nSign up to hear more')
  expect(wordsOf(drawing)).toBe('graph TD\n  A --> B\nSign up to hear more')
})
