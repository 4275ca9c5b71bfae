import { expect, test } from 'vitest'
import type { Command } from './commands.ts'
import { isCalled, namedCommands } from './named-commands.ts'

const called = (label: string, words?: string): Command => ({
  ...{ id: label, label, group: 'Actions', run: () => undefined },
  ...(words !== undefined && { words }),
})
const commands = [
  called('New space'),
  called('New page'),
  called('Rules for merging', 'approvals reviewers'),
  called('Settings of Élan'),
  called('Settings of Guide'),
  called('Settings of the organization'),
  called('Settings of Handbook'),
]

const account = called('Your account: password, passkeys and tokens')

test.each([
  ['new sp', ['New space']],
  ['NEW', ['New space', 'New page']],
  ['merging rules', ['Rules for merging']],
  ['rules appr', ['Rules for merging']],
  // Page content mentions merging and spaces too.
  ['merging', []],
  ['space', []],
  ['n', []],
  ['', []],
  ['…', []],
  ['settings of él', ['Settings of Élan']],
  ['settings', ['Settings of Élan', 'Settings of Guide', 'Settings of the organization']],
])('“%s” names %j', (query, labels) => {
  expect(namedCommands(commands, query).map(({ label }) => label)).toEqual(labels)
})

test.each([
  ['passk', true],
  ['account tok', true],
  ['second factor', true],
  // It contains all the letters, in order.
  ['change', false],
  ['passkey gone', false],
])('“%s” calls the account: %s', (query, does) => {
  const words = 'second factor sessions devices profile name language'
  expect(isCalled({ ...account, words }, query)).toBe(does)
})
