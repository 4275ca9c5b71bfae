import { describe, expect, it, test } from 'vitest'
import { addressesFor } from '../../../contract/wire/addresses.ts'
import type { Context } from '../../context.ts'
import { confinedCookie, foreignCookies } from './cookies.ts'
import { endpointAddress, isHostOf } from './endpoint-address.ts'

describe('the address of an endpoint', () => {
  const site = { kind: 'site', id: 'z1' }
  const known: readonly (readonly [string, object])[] = [
    ['a/integration', { integration: 'a', rest: '' }],
    ['A/integration/x/%20', { integration: 'a', rest: '/x/%20' }],
    ['a/integration/', { integration: 'a', rest: '/' }],
    ['a/installations/I1', { integration: 'a', installation: 'I1', rest: '' }],
    ['a/installations/I1/oauth', { integration: 'a', installation: 'I1', rest: '/oauth' }],
    ['a/installations/I1/sites/z1/script.js', { installation: 'I1', target: site, rest: '/script.js' }],
    ['a/installations/I1/spaces/s1', { target: { kind: 'space', id: 's1' }, rest: '' }],
  ]
  test.each(known)('%s', (path, expected) => {
    expect(endpointAddress(`/v1/integrations/${path}`)).toMatchObject(expected)
  })
  test.each(['a', 'a/', 'a/other', 'a/installations', 'a/installations/', '/integration', '%/integration'])(
    '%s is none',
    (path) => {
      expect(endpointAddress(`/v1/integrations/${path}`)).toBeUndefined()
    },
  )
})

it('is served under the host of its integration alone, if each has one', () => {
  const origins = { baseUrl: 'https://docs.example.org', sitesUrl: 'https://sites.example.org' }
  const served = (integrationsUrl: string, host: string) => {
    const config = { ...origins, integrationsUrl }
    return isHostOf({ config, addresses: addressesFor(config) } as Context, 'a.b', host)
  }
  expect(served('https://*.run.example.org', 'a-b.run.example.org')).toBe(true)
  expect(served('https://*.run.example.org', 'other.run.example.org')).toBe(false)
  expect(served('https://run.example.org', 'anything')).toBe(true)
})

it('gets no cookies of ours, and sets none beyond its path', () => {
  expect(foreignCookies('recto=1; __Host-recto=2; recto-visit=3')).toBeUndefined()
  expect(foreignCookies('rectory=1;; a=b=c')).toBe('rectory=1; a=b=c')
  const path = '/v1/integrations/a/'
  const confined = (header: string) => confinedCookie(header, path)
  expect(confined('a=1')).toBe('a=1; Path=/v1/integrations/a/')
  expect(confined('a=1; PATH=/v1/integrations/ab/; DOMAIN=x; Secure')).toBe(
    'a=1; Path=/v1/integrations/a/; Secure',
  )
  for (const refused of ['recto=1', ' Recto-Share=1', '__Host-a=1', '=1'])
    expect(confined(refused)).toBeUndefined()
})
