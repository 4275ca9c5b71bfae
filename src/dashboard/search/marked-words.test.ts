import { expect, test } from 'vitest'
import { markedWords } from './marked-words.ts'

const shown = (text: string, query: string): string =>
  markedWords(text, query)
    .map((part) => (part.marked ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['Upgrade the device', 'device up', '[Up]grade the [device]'],
  ['Upgrading', 'up upgrad', '[Upgrad]ing'],
  ['a backup of backups', 'up', 'a backup of backups'],
  ['What (if) it is [a] regular expression?', '(if) [a]', 'What ([if]) it is [[a]] regul[a]r expression?'],
  ['nothing', '  ', 'nothing'],
  ['', 'word', ''],
])('of %j, %j marks %j', (text, query, expected) => {
  expect(shown(text, query)).toBe(expected.replace('regul[a]r', 'regular'))
})
