/** Publishing integrations: versions, pictures, policies, names, and who may do it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  startIntegrationWorld,
  tinyPng,
  type IntegrationWorld,
} from '../../../testing/fixtures/integrations.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { buildSitesApp } from '../../sites-app.ts'

describe.each(engines)('publishing on %s', (engine) => {
  let service: TestService
  let mara: Client
  let kim: Client
  let org: string
  let publication: IntegrationWorld['publication']
  let publish: IntegrationWorld['publish']
  beforeEach(async () => {
    ;({ service, mara, kim, org, publication, publish } = await startIntegrationWorld(engine))
  })
  afterEach(() => service.close())

  it('creates a private integration, and a new version each time', async () => {
    const first = await publish({ icon: tinyPng.toString('base64'), secrets: { KEY: 'k' } })
    expect(first).toMatchObject({
      status: 200,
      body: {
        object: 'integration',
        name: 'bell',
        version: 1,
        visibility: 'private',
        target: 'all',
        verified: false,
        permissions: { admin: true },
        secretNames: ['KEY'],
        owner: { id: org, title: 'Halden' },
      },
    })
    expect(JSON.stringify(first.body)).not.toContain('"k"')
    const second = await publish({ title: 'Bell two' })
    expect(second.body).toMatchObject({ version: 2, title: 'Bell two', secretNames: ['KEY'] })
    expect((await publish({ secrets: { OTHER: 'x' } })).body).toMatchObject({ secretNames: ['OTHER'] })
    const { secrets } = await service.ctx.store.read
      .selectFrom('integrations')
      .select('secrets')
      .executeTakeFirstOrThrow()
    expect(secrets).not.toContain('OTHER')
  })

  it('shows its pictures to everybody, by their content', async () => {
    const body = await mara.done(
      'POST',
      '/integrations/bell',
      publication({ icon: tinyPng.toString('base64') }),
    )
    const sites = buildSitesApp(service.ctx)
    const { pathname } = new URL((body['urls'] as { icon: string }).icon)
    const shown = await sites.inject({ method: 'GET', url: pathname })
    expect([shown.statusCode, shown.headers['content-type'], shown.rawPayload]).toEqual([
      200,
      'image/png',
      tinyPng,
    ])
    const other = await sites.inject({ method: 'GET', url: pathname.replace('bell', 'other') })
    expect(other.statusCode).toBe(404)
    await sites.close()
  })

  it('keeps pictures whose URLs are sent back, and refuses those of others', async () => {
    const icon = tinyPng.toString('base64')
    const preview = Buffer.concat([tinyPng, Buffer.from('preview')]).toString('base64')
    const first = (await publish({ icon, previewImages: [preview] })).body
    const { icon: url } = first['urls'] as { icon: string }
    const [shown = ''] = first['previewImages'] as string[]
    const second = (await publish({ icon: url, previewImages: [shown, preview] })).body
    expect(second).toMatchObject({ version: 2, urls: { icon: url }, previewImages: [shown, shown] })
    const third = (await publish({ icon: shown, previewImages: [] })).body
    expect(third).toMatchObject({ version: 3, urls: { icon: shown }, previewImages: [] })
    const dropped = await publish({ icon: url })
    expect(dropped).toMatchObject({ status: 422, body: { error: { details: [{ path: 'body.icon' }] } } })
    const foreign = await mara('POST', '/integrations/gong', publication({ icon: shown }))
    expect(foreign.status).toBe(422)
  })

  it('refuses a name that addresses of the dashboard use', async () => {
    expect((await mara('POST', '/integrations/new', publication())).status).toBe(422)
  })

  it('does not distinguish case in names', async () => {
    await mara.done('POST', '/integrations/Bell', publication())
    expect((await mara('GET', '/integrations/BELL')).body['name']).toBe('bell')
    expect((await publish()).body['version']).toBe(2)
  })

  it.each([
    ['a picture that is no PNG', { icon: Buffer.from('GIF89a').toString('base64') }, 'body.icon'],
    [
      'a large icon',
      { icon: Buffer.concat([tinyPng, Buffer.alloc(300_000)]).toString('base64') },
      'body.icon',
    ],
    ['an unknown scope', { scopes: ['space:everything'] }, 'body.scopes.0'],
    [
      'two blocks with one id',
      { blocks: [1, 2].map(() => ({ id: 'a', title: 'Same' })) },
      'body.blocks.1.id',
    ],
    [
      'a policy with an unknown directive',
      { contentSecurityPolicy: 'sandbox' },
      'body.contentSecurityPolicy',
    ],
    [
      'a policy that ends its header',
      { contentSecurityPolicy: "img-src 'self'\r\nset-cookie: a=b" },
      'body.contentSecurityPolicy',
    ],
    [
      'a required property that does not exist',
      { configurations: { account: { properties: {}, required: ['x'] } } },
      'body.configurations.account.required.0',
    ],
  ])('refuses %s, and writes nothing', async (_name, more, path) => {
    const { status, body } = await publish(more)
    expect([status, body.error?.details?.map((one) => one.path)]).toEqual([422, [path]])
    expect((await mara('GET', '/integrations/bell')).status).toBe(404)
  })

  it('joins the lines of a policy', async () => {
    const contentSecurityPolicy = {
      'script-src': "'self' https://a.example;\n",
      'img-src': 'https://b.example\n https://c.example',
    }
    expect((await publish({ contentSecurityPolicy })).body['contentSecurityPolicy']).toEqual({
      'script-src': "'self' https://a.example",
      'img-src': 'https://b.example https://c.example',
    })
  })

  it('is for administrators of the owner, and the name stays with it', async () => {
    expect((await publish({}, kim)).body.error?.reason).toBe('role-too-low')
    await mara.done('POST', '/integrations/bell', publication())
    const ivo = await service.person('ivo')
    const other = await service.organization('Elsewhere', ivo)
    expect((await publish({ organization: other }, ivo)).status).toBe(403)
    expect((await publish({ organization: org }, ivo)).status).toBe(404)
    expect((await publish({ organization: 'unknown' })).status).toBe(404)
    expect((await ivo('DELETE', '/integrations/bell')).status).toBe(204)
    expect((await kim('DELETE', '/integrations/bell')).status).toBe(403)
    expect((await mara('GET', '/integrations/bell')).status).toBe(200)
    expect((await mara('DELETE', '/integrations/bell')).status).toBe(204)
    expect((await mara('GET', '/integrations/bell')).status).toBe(404)
    expect((await mara('DELETE', '/integrations/bell')).status).toBe(204)
  })

  it('keeps ten versions, and rolls back to one as the newest', async () => {
    for (let at = 1; at <= 12; at += 1)
      await mara.done('POST', '/integrations/bell', publication({ title: `Bell ${at}` }))
    const versions = async () =>
      (
        (await mara.done('GET', '/integrations/bell/versions'))['items'] as {
          version: number
          title: string
        }[]
      ).map(({ version, title }) => `${version} ${title}`)
    expect(await versions()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map((at) => `${at} Bell ${at}`))
    expect((await mara('POST', '/integrations/bell/versions/2/restore')).status).toBe(404)
    expect((await mara.done('POST', '/integrations/bell/versions/5/restore'))['version']).toBe(13)
    expect((await versions())[0]).toBe('13 Bell 5')
    expect((await kim('GET', '/integrations/bell/versions')).status).toBe(403)
  })
})
