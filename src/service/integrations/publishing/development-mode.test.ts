/** Development mode: who starts it, and for which tunnels. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startIntegrationWorld, type IntegrationWorld } from '../../../testing/fixtures/integrations.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

describe.each(engines)('development mode on %s', (engine) => {
  let service: TestService
  let mara: Client
  let kim: Client
  let publication: IntegrationWorld['publication']
  beforeEach(async () => {
    ;({ mara, kim, publication, service } = await startIntegrationWorld(engine))
  })
  afterEach(() => service.close())

  const path = '/integrations/bell/dev'
  it('is started and ended by administrators of the owner', async () => {
    await mara.done('POST', '/integrations/bell', publication())
    const body = { tunnelUrl: 'https://p8787.localhost.trycloudflare.com', all: true }
    expect((await kim('PUT', path, body)).status).toBe(403)
    expect((await mara('PUT', path, body)).status).toBe(204)
    expect((await mara.done('GET', '/integrations/bell'))['development']).toMatchObject(body)
    expect(await kim.done('GET', '/integrations/bell')).not.toHaveProperty('development')
    expect((await mara('DELETE', path)).status).toBe(205)
    expect((await mara('DELETE', path)).status).toBe(205)
    expect(await mara.done('GET', '/integrations/bell')).not.toHaveProperty('development')
  })

  it.each([
    'ftp://a.example',
    'not a URL',
    'https://10.0.0.1',
    'http://169.254.169.254/latest',
    'https://user:pass@a.example',
    'https://localhost:3000',
    'http://[::ffff:10.0.0.1]',
  ])('refuses %s', async (tunnelUrl) => {
    await mara.done('POST', '/integrations/bell', publication())
    const { status, body } = await mara('PUT', path, { tunnelUrl })
    expect([status, body.error?.details?.[0]?.path]).toEqual([400, 'body.tunnelUrl'])
  })
})
