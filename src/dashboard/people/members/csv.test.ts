import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'

test('quotes special characters and neutralizes formulas', () => {
  expect(
    csvOf([
      ['Name', 'Role'],
      ['Lind, "Ana"', '=cmd()'],
      ['two\nlines', '-1'],
    ]),
  ).toBe('Name,Role\r\n"Lind, ""Ana""",\'=cmd()\r\n"two\nlines",\'-1\r\n')
})
