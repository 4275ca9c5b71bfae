/** The token of an integration: what it opens, and when it ends. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startIntegrationWorld, type IntegrationWorld } from '../../../testing/fixtures/integrations.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { signingSecret } from './signing-secrets.ts'

describe.each(engines)('the token of an integration on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let publication: IntegrationWorld['publication']
  let publish: IntegrationWorld['publish']
  let install: IntegrationWorld['install']
  let own: IntegrationWorld['own']
  beforeEach(async () => {
    ;({ service, mara, org, publication, publish, install, own } = await startIntegrationWorld(engine))
  })
  afterEach(() => service.close())

  it('opens only its own installations, what they are installed in, and what was granted', async () => {
    const id = await install()
    const space = await service.space(org, mara)
    const other = await service.space(org, mara)
    const token = own(id)
    await mara.done('POST', `/integrations/bell/installations/${id}/spaces`, { space })
    expect((await token('GET', `/spaces/${space}/content`)).status).toBe(200)
    expect((await token('GET', `/spaces/${other}/content`)).status).toBe(404)
    // Not granted, and not open to integrations at all.
    expect((await token('GET', `/spaces/${space}`)).body.error?.reason).toBe('scope-too-low')
    expect((await token('GET', '/user')).body.error?.reason).toBe('scope-too-low')
    expect((await token('GET', `/orgs/${org}/members`)).status).toBe(403)
    const ivo = await service.person('ivo')
    const elsewhere = await service.organization('Elsewhere', ivo)
    await publish({ visibility: 'public' })
    const foreign = String(
      (await ivo.done('POST', '/integrations/bell/installations', { organization: elsewhere }))['id'],
    )
    expect((await token('GET', `/integrations/bell/installations/${foreign}`)).status).toBe(404)
    expect((await own()('GET', `/integrations/bell/installations/${foreign}`)).status).toBe(200)
    expect((await token.done('GET', '/integrations/bell/installations'))['count']).toBe(1)
  })

  it('ends with the integration, also if its name is published anew by somebody else', async () => {
    const rowOf = () =>
      service.ctx.store.read.selectFrom('integrations').selectAll().executeTakeFirstOrThrow()
    await mara.done('POST', '/integrations/bell', publication())
    const before = { token: own(), row: await rowOf() }
    expect((await before.token('GET', '/integrations/bell')).status).toBe(200)
    await mara.done('DELETE', '/integrations/bell')
    service.later(1)
    const ivo = await service.person('ivo')
    const elsewhere = await service.organization('Elsewhere', ivo)
    await ivo.done('POST', '/integrations/bell', publication({ organization: elsewhere }))
    expect((await before.token('GET', '/integrations/bell')).status).toBe(401)
    expect((await own()('GET', '/integrations/bell')).status).toBe(200)
    const secretOf = (row: typeof before.row) => signingSecret.integration(service.ctx.keys, row)
    expect(secretOf(await rowOf())).not.toBe(secretOf(before.row))
  })

  it('ends with its time, and cannot be forged', async () => {
    const id = await install()
    const path = `/integrations/bell/installations/${id}`
    const token = (await own(id).done('POST', `${path}/tokens`))['token'] as string
    const call = (secret: string) =>
      service.anonymous('GET', path, undefined, { authorization: `Bearer ${secret}` })
    expect((await call(token)).status).toBe(200)
    expect((await call(`${token.slice(0, -2)}xx`)).body.error?.reason).toBe('bad-credentials')
    expect((await mara('POST', `${path}/tokens`)).status).toBe(403)
    service.later(3601)
    expect((await call(token)).body.error?.reason).toBe('expired-credentials')
  })
})
