/** Where an integration reaches: who extends it, what comes back from the trash, and who sees the spaces and sites. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { install, publish } from '../../../testing/fixtures/integrations.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { integrationToken } from '../../access/integration-caller.ts'

describe.each(engines)('the reach of an integration on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let path: string
  let installation: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    const script = 'export default { fetch: () => new Response("OK") }'
    await publish(mara, org, { name: 'bell', script, scopes: ['space:content:read'] })
    installation = await install(mara, org, 'bell')
    path = `/integrations/bell/installations/${installation}`
  })
  afterEach(() => service.close())

  /** A call of the integration itself, with the token of its installation or with its own. */
  const own = (
    holder: { readonly installation?: string },
    method: 'GET' | 'PATCH',
    to: string,
    body?: unknown,
  ) => {
    const validity = { now: service.ctx.now(), milliseconds: 60_000 }
    const token = integrationToken(service.ctx.keys, { integration: 'bell', depth: 0, ...holder }, validity)
    return service.anonymous(method, to, body, { authorization: `Bearer ${token}` })
  }
  const spacesOf = async () =>
    ((await mara.done('GET', `${path}/spaces`))['items'] as { space: string }[]).map(({ space }) => space)

  it('is not extended by the integration itself', async () => {
    const secret = await service.space(org, mara)
    for (const holder of [{ installation }, {}])
      for (const selection of ['space_selection', 'site_selection']) {
        const answer = await own(holder, 'PATCH', path, { [selection]: 'all' })
        expect(answer).toMatchObject({ status: 403, body: { error: { reason: 'role-too-low' } } })
      }
    expect(await mara.done('GET', path)).toMatchObject({
      ...{ space_selection: 'selected', site_selection: 'selected', spaces: 0, sites: 0 },
    })
    expect((await own({ installation }, 'GET', `/spaces/${secret}/content`)).status).toBe(404)
    // What it sends back unchanged, and less than it has, is no extension.
    await mara.done('PATCH', path, { space_selection: 'all' })
    expect((await own({ installation }, 'PATCH', path, { space_selection: 'all' })).status).toBe(200)
    const narrowed = await own({ installation }, 'PATCH', path, { space_selection: 'selected' })
    expect(narrowed).toMatchObject({ status: 200, body: { space_selection: 'selected' } })
  })

  it('includes a space that was in the trash when all spaces were chosen', async () => {
    const [known, trashed] = [await service.space(org, mara), await service.space(org, mara)]
    await mara.done('DELETE', `/spaces/${trashed}`)
    await mara.done('PATCH', path, { space_selection: 'all' })
    expect(await spacesOf()).toEqual([known])
    await mara.done('POST', `/spaces/${trashed}/restore`)
    expect((await spacesOf()).toSorted()).toEqual([known, trashed].toSorted())
    // One that it had already is not added twice.
    await mara.done('DELETE', `/spaces/${trashed}`)
    await mara.done('POST', `/spaces/${trashed}/restore`)
    expect((await spacesOf()).toSorted()).toEqual([known, trashed].toSorted())
    const setups = await service.ctx.store.read
      .selectFrom('integration_events')
      .select('payload')
      .where('type', '=', 'space_installation_setup')
      .execute()
    expect(setups.filter(({ payload }) => payload.includes(trashed))).toHaveLength(1)
  })

  it('ends while an installation is paused, also for the token of the integration itself', async () => {
    const space = await service.space(org, mara)
    await mara.done('PATCH', path, { space_selection: 'all' })
    const statuses = () =>
      Promise.all(
        [{ installation }, {}].map(
          async (holder) => (await own(holder, 'GET', `/spaces/${space}/content`)).status,
        ),
      )
    expect(await statuses()).toEqual([200, 200])
    await mara.done('PATCH', path, { paused: true })
    expect(await statuses()).toEqual([401, 404])
    await mara.done('PATCH', path, { paused: false })
    expect(await statuses()).toEqual([200, 200])
  })

  it('is what each organization accepted, also for the token of the integration itself', async () => {
    const script = 'export default { fetch: () => new Response("OK") }'
    const version = { name: 'bell', script, more: { visibility: 'public' } }
    await publish(mara, org, { ...version, scopes: ['space:content:read'] })
    const ivo = await service.person('ivo')
    const other = await service.organization('Nyhavn', ivo)
    const space = await service.space(other, ivo)
    const elsewhere = await install(ivo, other, 'bell')
    const at = `/integrations/bell/installations/${elsewhere}`
    await ivo.done('PATCH', at, { space_selection: 'all' })
    await publish(mara, org, { ...version, scopes: ['space:content:read', 'openapi:read'] })
    const statuses = () =>
      Promise.all(
        [{ installation: elsewhere }, {}].flatMap((holder) =>
          [`/spaces/${space}/content`, `/orgs/${other}/openapi`].map(
            async (address) => (await own(holder, 'GET', address)).status,
          ),
        ),
      )
    expect(await statuses()).toEqual([200, 403, 200, 403])
    const { consent } = (await ivo.done('GET', at)) as { readonly consent: { readonly version: number } }
    await ivo.done('POST', `${at}/consent`, { version: consent.version })
    expect(await statuses()).toEqual([200, 200, 200, 200])
  })

  it('shows whole spaces and sites only to those who can see them', async () => {
    const kim = await service.person('kim')
    await service.member(org, kim, 'read')
    const [open, closed] = [await service.space(org, mara), await service.space(org, mara)]
    const gone = await service.space(org, mara)
    await mara.done('PATCH', `/spaces/${closed}`, { title: 'Merger', defaultLevel: null })
    const site = await mara.done('POST', `/orgs/${org}/sites`, { title: 'Merger docs', spaces: [open] })
    await mara.done('PUT', `/orgs/${org}/sites/${String(site['id'])}/permissions/default-level`, {
      defaultLevel: null,
    })
    await mara.done('PATCH', path, { space_selection: 'all', site_selection: 'all' })
    await mara.done('DELETE', `/spaces/${gone}`)
    const titles = (items: readonly unknown[]) =>
      items.map((one) => (typeof one === 'string' ? one : (one as { title: string }).title)).toSorted()
    const all = ['Guide', 'Merger', gone].toSorted()
    for (const list of [`${path}/spaces`, '/integrations/bell/spaces']) {
      const seen = async (by: Client) =>
        titles(
          ((await by.done('GET', `${list}?extended=true`))['items'] as { space: unknown }[]).map(
            (one) => one.space,
          ),
        )
      expect(await seen(mara)).toEqual(all)
      expect(await seen(kim)).toEqual(['Guide', closed, gone].toSorted())
    }
    const sites = async (by: Client) =>
      ((await by.done('GET', `${path}/sites?extended=true`))['items'] as { site: unknown }[]).map(
        (one) => one.site,
      )
    expect(await sites(mara)).toMatchObject([{ title: 'Merger docs' }])
    expect(await sites(kim)).toEqual([site['id']])
  })
})
