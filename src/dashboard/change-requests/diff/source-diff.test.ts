import { expect, test } from 'vitest'
import { parseMarkdown } from '../../../content/markdown/parse-markdown.ts'
import { diffSources } from './source-diff.ts'

const parse = (text: string) => parseMarkdown(text, { file: '', titled: false }).document

test('numbers lines per side and lists removed lines before added ones', () => {
  const { lines } = diffSources(parse('One\n\nTwo\n\nThree'), parse('One\n\nTwice\n\nThree'))
  expect(lines.map(({ status, text, before, after }) => [status, text, before, after])).toEqual([
    ['kept', 'One', 1, 1],
    ['kept', '', 2, 2],
    ['removed', 'Two', 3, undefined],
    ['added', 'Twice', undefined, 3],
    ['kept', '', 4, 4],
    ['kept', 'Three', 5, 5],
  ])
})
