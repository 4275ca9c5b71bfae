import { expect, test } from 'vitest'
import { followed } from './use-typed-text.ts'

test('what comes back from the address does not take away what was typed since', () => {
  const first = followed({ words: 'sta', seen: '', sent: ['s', 'st', 'sta'] }, 's')
  expect(first).toEqual({ words: 'sta', seen: 's', sent: ['st', 'sta'] })
  expect(followed(first, 'sta')).toEqual({ words: 'sta', seen: 'sta', sent: [] })
})

test('what the address says by another way is followed', () => {
  expect(followed({ words: 'sta', seen: 'sta', sent: [] }, 'backups')).toEqual({
    words: 'backups',
    seen: 'backups',
    sent: [],
  })
})
