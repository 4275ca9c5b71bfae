import { expect, test } from 'vitest'
import { followed } from './use-typed-text.ts'

test('an echo from the URL does not overwrite newer input', () => {
  const first = followed({ text: 'sta', seen: '', sent: ['s', 'st', 'sta'] }, 's')
  expect(first).toEqual({ text: 'sta', seen: 's', sent: ['st', 'sta'] })
  expect(followed(first, 'sta')).toEqual({ text: 'sta', seen: 'sta', sent: [] })
})

test('a change of the URL from elsewhere is followed', () => {
  expect(followed({ text: 'sta', seen: 'sta', sent: [] }, 'backups')).toEqual({
    text: 'backups',
    seen: 'backups',
    sent: [],
  })
})
