/** Installations of integrations: configuration, states, consent, external ids, and their end. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { configurationMask } from '../../../contract/integrations/schemas.ts'
import { startIntegrationWorld, type IntegrationWorld } from '../../../testing/fixtures/integrations.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

describe.each(engines)('an installation on %s', (engine) => {
  let service: TestService
  let mara: Client
  let kim: Client
  let org: string
  let publication: IntegrationWorld['publication']
  let publish: IntegrationWorld['publish']
  let install: IntegrationWorld['install']
  let own: IntegrationWorld['own']
  let queued: IntegrationWorld['queued']
  beforeEach(async () => {
    ;({ service, mara, kim, org, publication, publish, install, own, queued } =
      await startIntegrationWorld(engine))
  })
  afterEach(() => service.close())

  it('is made once, by administrators, with defaults, and is told', async () => {
    await mara.done('POST', '/integrations/bell', publication())
    const path = '/integrations/bell/installations'
    expect((await kim('POST', path, { organization: org })).status).toBe(403)
    const made = await mara('POST', path, { organization: org })
    expect(made).toMatchObject({
      status: 201,
      body: {
        status: 'pending',
        configuration: { loud: true },
        version: 1,
        scopes: ['space:content:read'],
      },
    })
    expect(String(made.body['id']).length).toBeGreaterThanOrEqual(22)
    expect(made.headers['location']).toContain(
      `/v1/integrations/bell/installations/${String(made.body['id'])}`,
    )
    expect((await mara('POST', path, { organization: org })).body.error?.reason).toBe('nothing-to-change')
    expect(await queued()).toMatchObject([{ type: 'installation_setup', depth: 0 }])
  })

  it('of a private integration is made only in its owner', async () => {
    await mara.done('POST', '/integrations/bell', publication())
    const other = await service.organization('Elsewhere', mara)
    const path = '/integrations/bell/installations'
    expect((await mara('POST', path, { organization: other })).status).toBe(403)
    await publish({ visibility: 'public' })
    expect((await mara('POST', path, { organization: other })).status).toBe(201)
  })

  it('becomes active when what is required is there, and names what is wrong', async () => {
    const id = await install()
    const path = `/integrations/bell/installations/${id}`
    const wrong = await mara('PATCH', path, { configuration: { channel: 'other', loud: 'yes' } })
    expect([wrong.status, wrong.body.error?.details?.map((one) => one.path)]).toEqual([
      422,
      ['body.configuration.channel', 'body.configuration.loud'],
    ])
    const missing = await mara('PATCH', path, { configuration: { loud: false } })
    expect(missing.body.error?.details).toEqual([
      { path: 'body.configuration.channel', message: 'Is required.' },
    ])
    expect((await mara.done('GET', path))['configuration']).toEqual({ loud: true })
    const set = await mara.done('PATCH', path, { configuration: { channel: 'news', loud: false } })
    expect(set).toMatchObject({ status: 'active', configuration: { channel: 'news', loud: false } })
    expect((await kim('PATCH', path, { configuration: {} })).status).toBe(403)
    const [, last] = await queued()
    expect(JSON.parse(last?.payload ?? '')).toMatchObject({
      ...{ type: 'installation_setup', installationId: id, status: 'active' },
      previous: { status: 'pending', configuration: { loud: true } },
    })
  })

  it('keeps what the integration stored since a person opened the form', async () => {
    const id = await install()
    const path = `/integrations/bell/installations/${id}`
    await mara.done('PATCH', path, { configuration: { channel: 'news', loud: false } })
    const stored = { channel: 'news', sign_in: 'done', oauth_credentials: { token: 'hush' } }
    await own(id).done('PATCH', path, { configuration: stored })
    await mara.done('PATCH', path, { configuration: { channel: 'alerts' } })
    const now = async () => (await own(id).done('GET', path))['configuration']
    expect(await now()).toEqual({ ...stored, channel: 'alerts' })
    // The integration replaces all of it.
    await own(id).done('PATCH', path, { configuration: { channel: 'news' } })
    expect(await now()).toEqual({ channel: 'news' })
  })

  it('hides secrets from people, keeps them behind the mask, and shows them to the integration', async () => {
    const id = await install()
    const path = `/integrations/bell/installations/${id}`
    await mara.done('PATCH', path, { configuration: { channel: 'news', api_token: 'hush' } })
    const { configuration } = await mara.done('GET', path)
    expect(configuration).toEqual({ channel: 'news', api_token: configurationMask })
    await mara.done('PATCH', path, {
      configuration: { ...(configuration as object), channel: 'alerts' },
    })
    expect((await own(id).done('GET', path))['configuration']).toEqual({
      channel: 'alerts',
      api_token: 'hush',
    })
    const rows = await service.ctx.store.read.selectFrom('integration_installations').selectAll().execute()
    expect(JSON.stringify([rows, await queued()])).not.toContain('hush')
  })

  it('is paused and resumed by administrators alone', async () => {
    const id = await install()
    const path = `/integrations/bell/installations/${id}`
    await mara.done('PATCH', path, { configuration: { channel: 'news' } })
    expect((await own(id)('PATCH', path, { paused: true })).status).toBe(403)
    expect(await mara.done('PATCH', path, { paused: true })).toMatchObject({
      ...{ status: 'paused', pausedReason: 'Paused by an administrator.' },
    })
    // Its tokens end while it is paused.
    expect((await own(id)('GET', path)).status).toBe(401)
    expect((await mara.done('PATCH', path, { configuration: { channel: 'alerts' } }))['status']).toBe(
      'paused',
    )
    expect((await mara.done('PATCH', path, { paused: false }))['status']).toBe('active')
  })

  it('waits for consent when a new version asks for more', async () => {
    const ivo = await service.person('ivo')
    const other = await service.organization('Elsewhere', ivo)
    await mara.done('POST', '/integrations/bell', publication({ visibility: 'public' }))
    const id = String(
      (await ivo.done('POST', '/integrations/bell/installations', { organization: other }))['id'],
    )
    const path = `/integrations/bell/installations/${id}`
    await publish({ scopes: [] })
    expect(await ivo.done('GET', path)).toMatchObject({ version: 2, scopes: [] })
    await publish({ scopes: ['space:content:read', 'site:views:read'] })
    expect(await ivo.done('GET', path)).toMatchObject({
      ...{ version: 2, scopes: [] },
      consent: { version: 3, scopes: ['space:content:read', 'site:views:read'] },
    })
    expect((await own(id)('POST', `${path}/consent`, { version: 3 })).status).toBe(403)
    // What was read is no longer what is asked for.
    await publish({ scopes: ['space:content:read', 'site:views:read', 'space:content:write'] })
    const late = await ivo('POST', `${path}/consent`, { version: 3 })
    expect([late.status, late.body.error?.message]).toEqual([
      412,
      'Version 4 of Bell has been published meanwhile. Read what it asks for and agree again.',
    ])
    expect(await ivo.done('GET', path)).toMatchObject({ version: 2, scopes: [], consent: { version: 4 } })
    await publish({ scopes: ['space:content:read', 'site:views:read'] })
    const agreed = await ivo.done('POST', `${path}/consent`, { version: 5 })
    expect(agreed).toMatchObject({ version: 5, scopes: ['space:content:read', 'site:views:read'] })
    expect(agreed).not.toHaveProperty('consent')
    expect((await ivo('POST', `${path}/consent`, { version: 5 })).status).toBe(409)
  })

  it('is installed with what a person agreed to, or not at all', async () => {
    const path = '/integrations/bell/installations'
    const read = Number((await publish({ scopes: [] })).body['version'])
    await publish({ scopes: ['space:content:read'] })
    const late = await mara('POST', path, { organization: org, version: read })
    expect([late.status, late.body.error?.message]).toEqual([
      412,
      'Version 2 of Bell has been published meanwhile. Read what it asks for and agree again.',
    ])
    expect((await mara.done('GET', path))['items']).toEqual([])
    expect((await mara('POST', path, { organization: org, version: read + 1 })).status).toBe(201)
  })

  it('is found by its external ids', async () => {
    const id = await install()
    const path = `/integrations/bell/installations/${id}`
    await own(id).done('PATCH', path, { externalIds: ['team-1', 'team-2'] })
    const found = async (externalId: string) =>
      (await own().done('GET', `/integrations/bell/installations?externalId=${externalId}`))['count']
    expect([await found('team-1'), await found('team')]).toEqual([1, 0])
    await own().done('PATCH', path, { externalIds: [] })
    expect(await found('team-1')).toBe(0)
    expect((await own(id)('PATCH', path, { externalIds: Array.from('123456') })).status).toBe(422)
  })

  it('goes with everything it had', async () => {
    const id = await install()
    const space = await service.space(org, mara)
    const path = `/integrations/bell/installations/${id}`
    await mara.done('POST', `${path}/spaces`, { space })
    expect((await kim('DELETE', path)).status).toBe(403)
    expect((await mara('DELETE', path)).status).toBe(204)
    expect((await mara('GET', path)).status).toBe(404)
    expect((await own(id)('GET', path)).status).toBe(401)
    const { read } = service.ctx.store
    for (const table of ['integration_installations', 'integration_targets'] as const)
      expect(await read.selectFrom(table).selectAll().execute()).toEqual([])
    // What it was told in the end stays in the log; nothing waits.
    const events = await read.selectFrom('integration_events').select(['type', 'state']).execute()
    expect(events.map(({ type }) => type).toSorted()).toEqual([
      'installation_deleted',
      'space_installation_deleted',
    ])
    expect(events.filter(({ state }) => state === 'waiting')).toEqual([])
  })
})
