/** Spaces and sites in which an integration is installed. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startIntegrationWorld, type IntegrationWorld } from '../../../testing/fixtures/integrations.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

describe.each(engines)('a space of an installation on %s', (engine) => {
  let service: TestService
  let mara: Client
  let kim: Client
  let org: string
  let publication: IntegrationWorld['publication']
  let install: IntegrationWorld['install']
  let own: IntegrationWorld['own']
  let queued: IntegrationWorld['queued']
  beforeEach(async () => {
    ;({ service, mara, kim, org, publication, install, own, queued } = await startIntegrationWorld(engine))
  })
  afterEach(() => service.close())

  it('is added, configured and removed, each told to the integration', async () => {
    const id = await install()
    const space = await service.space(org, mara)
    const path = `/integrations/bell/installations/${id}/spaces`
    expect((await mara('POST', path, { space: 'unknown' })).status).toBe(404)
    expect((await own(id)('POST', path, { space })).status).toBe(403)
    expect(await mara('POST', path, { space })).toMatchObject({
      status: 201,
      body: { space, status: 'active' },
    })
    expect((await mara('POST', path, { space })).status).toBe(409)
    const configured = await own(id).done('PATCH', `${path}/${space}`, {
      ...{ configuration: { label: 'x' }, externalIds: ['repo'] },
    })
    expect(configured).toMatchObject({ configuration: { label: 'x' }, externalIds: ['repo'] })
    const whole = await own().done('GET', '/integrations/bell/spaces?externalId=repo&extended=true')
    expect(whole).toMatchObject({ count: 1, items: [{ space: { id: space, title: 'Guide' } }] })
    expect(await kim.done('GET', `/spaces/${space}/integrations`)).toMatchObject({
      // The organization's channel is not chosen yet.
      items: [{ integration: 'bell', status: 'pending' }],
    })
    expect((await mara('DELETE', `${path}/${space}`)).status).toBe(204)
    expect((await mara.done('GET', path))['count']).toBe(0)
    expect((await queued()).map(({ type, depth }) => `${type} ${depth}`)).toEqual([
      'installation_setup 0',
      'space_installation_setup 0',
      'space_installation_setup 1',
      'space_installation_deleted 0',
    ])
  })

  it('comes by itself with all spaces, present and future', async () => {
    const id = await install()
    const first = await service.space(org, mara)
    const path = `/integrations/bell/installations/${id}`
    expect((await mara.done('PATCH', path, { space_selection: 'all' }))['spaces']).toBe(1)
    const second = await service.space(org, mara)
    const spaces = async () =>
      ((await mara.done('GET', `${path}/spaces`))['items'] as { space: string }[]).map(({ space }) => space)
    expect((await spaces()).toSorted()).toEqual([first, second].toSorted())
    expect((await mara('DELETE', `${path}/spaces/${first}`)).body.error?.reason).toBe('state-forbids')
    await mara.done('PATCH', path, { space_selection: 'selected' })
    expect((await mara('DELETE', `${path}/spaces/${first}`)).status).toBe(204)
    expect(await spaces()).toEqual([second])
  })

  it('lists the blocks of what is enabled there', async () => {
    await mara.done(
      'POST',
      '/integrations/bell',
      publication({ configurations: {}, blocks: [{ id: 'ring', title: 'Ring' }] }),
    )
    const { id } = await mara.done('POST', '/integrations/bell/installations', { organization: org })
    const space = await service.space(org, mara)
    const blocks = async () => (await kim.done('GET', `/spaces/${space}/integration-blocks`))['items']
    expect(await blocks()).toEqual([])
    await mara.done('POST', `/integrations/bell/installations/${String(id)}/spaces`, { space })
    expect(await blocks()).toMatchObject([{ integration: 'bell', block: { id: 'ring', title: 'Ring' } }])
  })

  it('is not for integrations made for sites', async () => {
    await mara.done('POST', '/integrations/bell', publication({ target: 'site' }))
    const { id } = await mara.done('POST', '/integrations/bell/installations', { organization: org })
    const space = await service.space(org, mara)
    const path = `/integrations/bell/installations/${String(id)}`
    expect((await mara('POST', `${path}/spaces`, { space })).body.error?.reason).toBe('state-forbids')
    const site = await mara.done('POST', `/orgs/${org}/sites`, { title: 'Docs', spaces: [space] })
    expect((await mara('POST', `${path}/sites`, { siteId: site['id'] })).status).toBe(201)
  })
})
