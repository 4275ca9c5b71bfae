import { expect, test } from 'vitest'
import { diffDocuments } from '../../../content/diff/block-diff.ts'
import { plainText, type Block } from '../../../content/document/document.ts'
import { headingOutline } from './heading-outline.ts'

const block = (key: string, type: string, text: string): Block => ({
  object: 'block',
  type,
  key,
  data: {},
  nodes: [plainText(text)],
})
const document = (...nodes: readonly Block[]) => ({ object: 'document' as const, data: {}, nodes })

test('groups changes by heading and omits unchanged sections', () => {
  const before = document(
    block('a', 'paragraph', 'Intro stays.'),
    block('h1', 'heading-2', 'Install'),
    block('b', 'paragraph', 'Run the old command.'),
    block('h2', 'heading-2', 'Quiet'),
    block('c', 'paragraph', 'Nothing here.'),
    block('h3', 'heading-2', 'Remove'),
    block('d', 'paragraph', 'This goes away for good.'),
  )
  const after = document(
    block('a', 'paragraph', 'Intro stays.'),
    block('h1', 'heading-2', 'Install'),
    block('b', 'paragraph', 'Run the new command.'),
    block('h2', 'heading-2', 'Quiet'),
    block('c', 'paragraph', 'Nothing here.'),
    block('h3', 'heading-2', 'Remove'),
  )
  expect(headingOutline(diffDocuments(before, after).script)).toEqual([
    { heading: 'Install', changes: [{ key: 'b', verb: 'Changed', text: 'Run the new command.' }] },
    { heading: 'Remove', changes: [{ key: 'd', verb: 'Removed', text: 'This goes away for good.' }] },
  ])
})
