/** The catalog of integrations: who sees which, filters, and what is installed. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startIntegrationWorld, type IntegrationWorld } from '../../../testing/fixtures/integrations.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

describe.each(engines)('the catalog on %s', (engine) => {
  let service: TestService
  let mara: Client
  let kim: Client
  let org: string
  let publication: IntegrationWorld['publication']
  let publish: IntegrationWorld['publish']
  let install: IntegrationWorld['install']
  beforeEach(async () => {
    ;({ service, mara, kim, org, publication, publish, install } = await startIntegrationWorld(engine))
  })
  afterEach(() => service.close())

  it('shows private integrations to members of their owner, public ones to everybody', async () => {
    await mara.done('POST', '/integrations/bell', publication())
    const ivo = await service.person('ivo')
    const names = async (client: Client, query = '') =>
      ((await client.done('GET', `/integrations${query}`))['items'] as { name: string }[]).map(
        ({ name }) => name,
      )
    expect([await names(kim), await names(ivo)]).toEqual([['bell'], []])
    expect((await ivo('GET', '/integrations/bell')).status).toBe(404)
    await publish({ visibility: 'unlisted' })
    expect([await names(ivo), (await ivo('GET', '/integrations/bell')).status]).toEqual([[], 200])
    await publish({ visibility: 'public' })
    expect(await names(ivo)).toEqual(['bell'])
  })

  it('filters by every property, and pages by title', async () => {
    const block = { id: 'a', title: 'Card', urlUnfurl: ['https://*.cards.example/**'] }
    await mara.done('POST', '/integrations/bell', publication({ blocks: [block], categories: ['content'] }))
    await mara.done(
      'POST',
      '/integrations/stats',
      publication({ title: 'Stats_100%', target: 'site', scopes: ['site:views:read'] }),
    )
    const names = async (query: string) =>
      ((await mara.done('GET', `/integrations?${query}`))['items'] as { name: string }[]).map(
        ({ name }) => name,
      )
    expect(await names('search=STATS')).toEqual(['stats'])
    expect(await names('search=100%25')).toEqual(['stats'])
    expect(await names('search=_')).toEqual(['stats'])
    expect(await names('category=content')).toEqual(['bell'])
    expect(await names('blocks=true')).toEqual(['bell'])
    expect(await names('blocks=false')).toEqual(['stats'])
    expect(await names('blockDomain=cards.example')).toEqual(['bell'])
    expect(await names('scope=site:views:read')).toEqual(['stats'])
    expect(await names('target=site')).toEqual(['bell', 'stats'])
    expect(await names('target=space')).toEqual(['bell'])
    expect(await names(`owner=${org}`)).toEqual(['bell', 'stats'])
    expect(await names('owner=nobody')).toEqual([])
    const page = await mara.done('GET', '/integrations?limit=1')
    expect([page['count'], (page['items'] as { name: string }[])[0]?.name]).toEqual([2, 'bell'])
    const { page: token } = page['next'] as { page: string }
    expect(await names(`limit=1&page=${encodeURIComponent(token)}`)).toEqual(['stats'])
  })

  it('tells an organization what it has installed', async () => {
    await install()
    await mara.done('POST', '/integrations/stats', publication({ title: 'Stats' }))
    const names = async (query: string) =>
      ((await kim.done('GET', `/orgs/${org}/integrations${query}`))['items'] as { name: string }[]).map(
        ({ name }) => name,
      )
    expect(await names('')).toEqual(['bell', 'stats'])
    expect(await names('?installed=true')).toEqual(['bell'])
    expect(await names('?installed=false')).toEqual(['stats'])
    const installed = await kim.done('GET', `/orgs/${org}/installations`)
    expect(installed).toMatchObject({
      count: 1,
      items: [{ integration: { name: 'bell' }, installation: { status: 'pending' } }],
    })
  })
})
