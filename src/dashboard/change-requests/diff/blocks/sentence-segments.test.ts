/** Diffs as text: `[-old-]` removed, `[+new+]` added, the rest unchanged. */
import { expect, test } from 'vitest'
import { plainText } from '../../../../content/document/document.ts'
import { diffWords, sideOf, type Segment } from '../../../../content/diff/word-diff.ts'
import { calmSegments } from './sentence-segments.ts'

const print = (segments: readonly Segment[]): string =>
  segments
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'added' ? `[+${text}+]` : `[-${text}-]`))
    .join('')

/** Both versions are still complete, whatever was joined. */
const calm = (before: string, after: string): string => {
  const { segments } = diffWords([plainText(before)], [plainText(after)])
  const calmed = calmSegments(segments)
  expect(sideOf(calmed, 'before')).toEqual(sideOf(segments, 'before'))
  expect(sideOf(calmed, 'after')).toEqual(sideOf(segments, 'after'))
  return print(calmed)
}

test('marks single changed words in a sentence', () => {
  expect(calm('Run the old command in the folder.', 'Run the new command in the folder.')).toBe(
    'Run the [-old-][+new+] command in the folder.',
  )
})

test('replaces a mostly changed sentence as a whole', () => {
  const before =
    'The first one stays as it is here. You will then find the logs of it in a file. Stop the server.'
  const after =
    'The first one stays as it is here. Look then at what journald wrote of it today. Start the server.'
  expect(calm(before, after)).toBe(
    'The first one stays as it is here. [-You will then find the logs of it in a file. -]' +
      '[+Look then at what journald wrote of it today. +][-Stop-][+Start+] the server.',
  )
})

test('marks words in a sentence with only additions', () => {
  expect(
    calm('Stop it before you go.', 'Stop it before you go, and wait until every worker has gone away.'),
  ).toBe('Stop it before you go[+, and wait until every worker has gone away+].')
})

test('never splits a link across the end of a sentence', () => {
  const link = (text: string) =>
    ({ object: 'inline', type: 'link', data: {}, nodes: [plainText(text)] }) as const
  const before = [plainText('See '), link('it. Then'), plainText(' go on to the end of it.')]
  const after = [plainText('See '), link('it. Then'), plainText(' go on to the start of it.')]
  const calmed = calmSegments(diffWords(before, after).segments)
  expect(sideOf(calmed, 'before')).toEqual(before)
  expect(sideOf(calmed, 'after')).toEqual(after)
})
