import { describe, expect, it } from 'vitest'
import type { ApiSpecFinding } from '../../../client/types.gen.ts'
import { findingGroups, matchingFindings } from './finding-groups.ts'

const finding = (
  level: ApiSpecFinding['level'],
  path: string,
  more: Partial<ApiSpecFinding> = {},
): ApiSpecFinding => ({
  check: 'endpoint-removed',
  level,
  operation: `GET ${path}`,
  method: 'get',
  path,
  place: '',
  message: `Changed ${path}.`,
  fingerprint: `${level} ${path}`,
  ...more,
})

const broken = finding('breaking', '/users', { message: 'The endpoint was removed.' })
const accepted = finding('breaking', '/teams', {
  accepted: { note: 'Known', acceptedAt: '2026-01-01T00:00:00.000Z' },
})
const safe = finding('safe', '/users')
const all = [broken, accepted, safe]

describe('findings', () => {
  it.each([
    ['everything', {}, all],
    ['a level', { level: 'breaking' as const }, [broken, accepted]],
    ['an endpoint', { q: '/USERS' }, [broken, safe]],
    ['words of the message', { q: 'was removed' }, [broken]],
    ['accepted ones', { accepted: true }, [accepted]],
    ['others', { accepted: false }, [broken, safe]],
    ['filters together', { level: 'safe' as const, q: 'teams' }, []],
  ])('filters by %s', (_, search, expected) => {
    expect(matchingFindings(all, search)).toEqual(expected)
  })

  it('groups by operation in the order of the first finding', () => {
    expect(findingGroups(all).map(({ operation, findings }) => [operation, findings])).toEqual([
      ['GET /users', [broken, safe]],
      ['GET /teams', [accepted]],
    ])
  })
})
