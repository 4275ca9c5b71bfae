import { expect, test } from 'vitest'
import { addressesFor } from './addresses.ts'
import type { Pair } from './addresses.ts'
import { operations } from '../operations.ts'

const addresses = addressesFor({
  baseUrl: 'https://docs.example.org',
  sitesUrl: 'https://sites.example.org',
  integrationsUrl: 'https://integrations.example.org',
})
const change = { id: 'r1', number: 12 }

const pairs: readonly (readonly [
  given: Partial<Pair>,
  location: string | undefined,
  app: string | undefined,
])[] = [
  [addresses.user('u1'), '/v1/users/u1', undefined],
  [addresses.job('j1'), '/v1/jobs/j1', undefined],
  [addresses.organization('o1'), '/v1/orgs/o1', '/o/o1'],
  [addresses.collection('o1', 'c1'), '/v1/collections/c1', '/o/o1/c/c1'],
  [addresses.space('o1', 's1'), '/v1/spaces/s1', '/o/o1/s/s1'],
  [addresses.revision('o1', 's1', 'v1'), '/v1/spaces/s1/revisions/v1', '/o/o1/s/s1/history?revision=v1'],
  [addresses.page('o1', 's1', 'p1'), '/v1/spaces/s1/content/page/p1', '/o/o1/s/s1/p/p1'],
  [addresses.page('o1', 's1', 'p1', 'v1'), '/v1/spaces/s1/content/page/p1', '/o/o1/s/s1/p/p1?rev=v1'],
  [addresses.section('o1', 's1', 'p1', 'how to'), undefined, '/o/o1/s/s1/p/p1#how%20to'],
  [addresses.section('o1', 's1', 'p1', ''), undefined, '/o/o1/s/s1/p/p1'],
  [addresses.pageEdit('o1', 's1', 'p1'), undefined, '/o/o1/s/s1/edit/p1'],
  [addresses.changeRequest('o1', 's1', change), '/v1/spaces/s1/change-requests/r1', '/o/o1/s/s1/changes/12'],
  [
    addresses.changedPage('o1', 's1', change, 'p1'),
    '/v1/spaces/s1/change-requests/r1/content/page/p1',
    '/o/o1/s/s1/changes/12/diff/p1',
  ],
  [addresses.changedBlock('o1', 's1', change, 'p1', 'k1'), undefined, '/o/o1/s/s1/changes/12/diff/p1#b-k1'],
  [addresses.comment('o1', 's1', 'm1'), '/v1/spaces/s1/comments/m1', '/o/o1/s/s1/pages?comment=m1'],
  [
    addresses.comment('o1', 's1', 'm1', change),
    '/v1/spaces/s1/change-requests/r1/comments/m1',
    '/o/o1/s/s1/changes/12/discussion?comment=m1',
  ],
  [
    addresses.reply('o1', 's1', 'm1', 'y1'),
    '/v1/spaces/s1/comments/m1/replies/y1',
    '/o/o1/s/s1/pages?comment=m1',
  ],
  [addresses.invite('t1'), undefined, '/invite/t1'],
  [addresses.member('o1', 'u1'), '/v1/orgs/o1/members/u1', '/o/o1/people/u1'],
  [addresses.team('o1', 't1'), '/v1/orgs/o1/teams/t1', '/o/o1/teams/t1'],
  [addresses.integration('a.b'), '/v1/integrations/a.b', undefined],
  [
    addresses.installation('o1', 'a.b', 'i1'),
    '/v1/integrations/a.b/installations/i1',
    '/o/o1/integrations/a.b',
  ],
  [addresses.apiSpec('o1', 'pets'), '/v1/orgs/o1/openapi/pets', '/o/o1/specs/pets'],
  [addresses.apiSpecVersion('o1', 'pets', 'w1'), '/v1/orgs/o1/openapi/pets/versions/w1', '/o/o1/specs/pets'],
  [addresses.translation('o1', 't1'), '/v1/orgs/o1/translations/t1', '/o/o1/translations/t1'],
  [addresses.conversation('o1', 'x1'), '/v1/orgs/o1/conversations/x1', '/o/o1/conversations/x1'],
  [addresses.site('o1', 'd1'), '/v1/orgs/o1/sites/d1', '/o/o1/sites/d1/structure'],
  [addresses.siteSection('o1', 'd1', 'e1'), '/v1/orgs/o1/sites/d1/sections/e1', undefined],
]

test.each(pairs)('%o', (given, location, app) => {
  const whole = (path: string | undefined) => path && `https://docs.example.org${path}`
  expect([given.location, given.app]).toEqual([whole(location), whole(app)])
})

test('every location in part 1 is the path of a read operation', () => {
  const reads = Object.values(operations).flatMap(({ method, path }) => (method === 'GET' ? [path] : []))
  const patterns = reads.map((path) => new RegExp(`^/v1${path.replace(/\{\w+\}/g, '[a-z]\\w*')}$`))
  for (const [, location] of pairs) {
    const isPart1 = location !== undefined && /^\/v1\/(users|jobs|collections|spaces)\//.test(location)
    if (isPart1)
      expect(
        patterns.some((pattern) => pattern.test(location)),
        location,
      ).toBe(true)
  }
})

test('a published site is at its own host or under its base name on the sites origin', () => {
  expect(addresses.published({ basename: 'halden docs' })).toBe('https://sites.example.org/halden%20docs')
  expect(addresses.published({ basename: 'halden' }, 'install/on linux')).toBe(
    'https://sites.example.org/halden/install/on%20linux',
  )
  expect(addresses.published({ basename: 'halden', hostname: 'docs.halden.org' }, 'start')).toBe(
    'https://docs.halden.org/start',
  )
  expect(addresses.published({ basename: 'halden' }, 'start', 'k3y')).toBe(
    'https://sites.example.org/halden/k3y/start',
  )
})
