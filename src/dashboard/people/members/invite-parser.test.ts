import { expect, test } from 'vitest'
import { parseInvites } from './invite-parser.ts'

const emails = (text: string) => parseInvites(text).lines.map(({ email }) => email)

test('reads addresses with any separator, once each and in lower case', () => {
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

test('keeps what is not an address, to say so', () => {
  expect(parseInvites('not-an-email').invalid).toEqual(['not-an-email'])
  expect(parseInvites('ana at mail\nbo@example.org').invalid).toEqual(['ana at mail'])
  expect(parseInvites('Name;E-mail address\nAna;ana@example.org').invalid).toEqual([])
})

test('reads rows with a heading and roles', () => {
  expect(
    parseInvites('Email,Role\nana@example.org,Reviewer\nbo@example.org,admin\ncy@example.org,boss'),
  ).toEqual({
    lines: [
      { email: 'ana@example.org', role: 'review' },
      { email: 'bo@example.org', role: 'admin' },
      { email: 'cy@example.org', role: undefined },
    ],
    invalid: [],
  })
})

test('reports invalid addresses', () => {
  expect(parseInvites('ana\nbo@\ncy@example.org\nx@y')).toMatchObject({
    lines: [{ email: 'cy@example.org' }],
    invalid: ['ana', 'bo@', 'x@y'],
  })
})
