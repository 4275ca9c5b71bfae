import { expect, test } from 'vitest'
import type { Command } from './commands.ts'
import { commandScore, rankCommands } from './command-ranking.ts'

const called = (label: string, searchTerms?: string): Command => ({
  ...{ id: label, label, group: 'Actions', run: () => undefined },
  ...(searchTerms !== undefined && { searchTerms }),
})
const commands = [
  called('Sign out'),
  called('New space'),
  called('New page'),
  called('Files in Auditorium guide'),
  called('Rules for merging', 'approvals reviewers'),
  called('Settings of Guide'),
  called('Settings: Audit log', 'history who did what'),
  called('Settings: General', 'title name'),
  called('Settings: Merge rules', 'reviews approval'),
  called('Trash', 'deleted restore'),
]
const ranked = (query: string) => {
  const { best, isNamed, others } = rankCommands(commands, query)
  return { best: best.map(({ label }) => label), isNamed, others: others.map(({ label }) => label) }
}

test.each([
  ['audit', true, ['Settings: Audit log', 'Files in Auditorium guide']],
  ['AUDIT LOG', true, ['Settings: Audit log']],
  ['trash', true, ['Trash']],
  ['new sp', true, ['New space']],
  ['new', true, ['New space', 'New page']],
  ['merge', true, ['Settings: Merge rules']],
  ['rules appr', false, ['Rules for merging', 'Settings: Merge rules']],
  // A word from the middle of a name is listed; Enter opens a page that contains it.
  ['merging', false, ['Rules for merging']],
  ['space', false, ['New space']],
  ['merging rules', false, ['Rules for merging']],
  ['restore', false, ['Trash']],
])('“%s” lists %j first', (query, isNamed, labels) => {
  expect(ranked(query)).toMatchObject({ isNamed, best: labels })
})

test('the best match comes first, and each command is listed once', () => {
  expect(ranked('settings')).toEqual({
    isNamed: true,
    best: ['Settings of Guide', 'Settings: Audit log', 'Settings: General', 'Settings: Merge rules'],
    others: [],
  })
  const many = [...commands, called('Space settings'), called('Settings')]
  const { best, others } = rankCommands(many, 'settings')
  expect(best[0]?.label).toBe('Settings')
  expect([...best, ...others]).toHaveLength(6)
  expect(others.map(({ label }) => label)).toEqual(['Settings: Merge rules', 'Space settings'])
})

test('one letter lists no best matches, and signs match nothing', () => {
  expect(ranked('n')).toMatchObject({ isNamed: false, best: [] })
  expect(ranked('n').others).toContain('New space')
  expect(ranked('…')).toEqual({ isNamed: false, best: [], others: [] })
  expect(ranked('')).toEqual({ isNamed: false, best: [], others: [] })
})

test('initials match, letters scattered over words do not', () => {
  expect(ranked('ns')).toEqual({ isNamed: false, best: [], others: ['New space'] })
  // “Files in Auditorium guide” contains all the letters, in order.
  expect(ranked('fang')).toEqual({ isNamed: false, best: [], others: [] })
})

test.each([
  ['passk', true],
  ['account tok', true],
  ['second factor', true],
  // It contains all the letters, in order.
  ['change', false],
  ['passkey gone', false],
])('“%s” calls the account: %s', (query, does) => {
  const account = called(
    'Your account: password, passkeys and tokens',
    'second factor sessions devices profile name language',
  )
  expect(commandScore(account, query) > 0).toBe(does)
})
