import { describe, expect, it } from 'vitest'
import { keysFrom } from '../keys.ts'
import { Failure } from './failure.ts'
import { openPage, sealPage } from './page-token.ts'

const keys = keysFrom('a secret of at least thirty-two characters')
const filters = { status: 'open' }

describe('page tokens', () => {
  const token = sealPage(keys, 'spaces/s1/comments', filters, ['2026', 'm1'])

  it('give back the place that they were made for', () => {
    expect(openPage(keys, 'spaces/s1/comments', filters, token)).toEqual(['2026', 'm1'])
    expect(openPage(keys, 'spaces/s1/comments', filters, undefined)).toBeUndefined()
  })

  it.each([
    ['another list', 'spaces/s2/comments', filters, token],
    ['other filters', 'spaces/s1/comments', { status: 'all' }, token],
    ['a changed place', 'spaces/s1/comments', filters, `x${token}`],
    [
      'a changed tag',
      'spaces/s1/comments',
      filters,
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    ],
    ['no tag', 'spaces/s1/comments', filters, token.split('.')[0]],
    ['nonsense', 'spaces/s1/comments', filters, '2'],
  ])('mean nothing to %s', (_what, list, given, text) => {
    expect(() => openPage(keys, list, given, text)).toThrow(Failure)
  })
})
