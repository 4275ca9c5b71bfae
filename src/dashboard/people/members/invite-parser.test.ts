import { expect, test } from 'vitest'
import { readInvites } from './invite-parser.ts'

const emails = (text: string) => readInvites(text).lines.map(({ email }) => email)

test('reads addresses however they are separated, each once and in lower case', () => {
  expect(emails('A@example.org, b@example.org;c@example.org\na@example.org')).toEqual([
    'a@example.org',
    'b@example.org',
    'c@example.org',
  ])
  expect(emails('Ana Lind <ana@example.org>, "Bo" <bo@example.org>')).toEqual([
    'ana@example.org',
    'bo@example.org',
  ])
  expect(emails(' \n\n')).toEqual([])
})

test('reads a table with a heading and roles', () => {
  expect(
    readInvites('E-mail,Role\nana@example.org,Reviewer\nbo@example.org,admin\ncy@example.org,boss'),
  ).toEqual({
    lines: [
      { email: 'ana@example.org', role: 'review' },
      { email: 'bo@example.org', role: 'admin' },
      { email: 'cy@example.org', role: undefined },
    ],
    faults: [],
  })
})

test('tells what is no address', () => {
  expect(readInvites('ana\nbo@\ncy@example.org\nx@y')).toMatchObject({
    lines: [{ email: 'cy@example.org' }],
    faults: ['ana', 'bo@', 'x@y'],
  })
})
