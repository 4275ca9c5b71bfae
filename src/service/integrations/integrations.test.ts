/** Integrations over the API: publishing, installing, configuring, and who may do it. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { configurationMask } from '../../contract/integrations/schemas.ts'
import { integrationToken } from '../access/integration-caller.ts'
import { buildSitesApp } from '../sites-app.ts'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { signingSecret } from './dispatch/signing-secrets.ts'

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const script = 'export default { fetch: () => new Response("OK") }'

const configurations = {
  account: {
    properties: {
      channel: { type: 'string', title: 'Channel', enum: ['news', 'alerts'] },
      api_token: { type: 'string', title: 'API token' },
      loud: { type: 'boolean', default: true },
      sign_in: { type: 'button', title: 'Sign in', button_text: 'Connect', callback_url: '/oauth' },
    },
    required: ['channel'],
  },
  space: { properties: { label: { type: 'string' } } },
}

describe.each(engines)('integrations on %s', (engine) => {
  let service: TestService
  let mara: Client
  let kim: Client
  let org: string
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    kim = await service.person('kim')
    await service.member(org, kim, 'edit')
  })
  afterEach(() => service.close())

  const publication = (more: object = {}) => ({
    title: 'Bell',
    description: 'Rings when something changes.',
    scopes: ['space:content:read'],
    script,
    organization: org,
    configurations,
    ...more,
  })
  const publish = (more: object = {}, by: Client = mara) =>
    by('POST', '/integrations/bell', publication(more))
  const install = async (): Promise<string> => {
    await mara.done('POST', '/integrations/bell', publication())
    return String((await mara.done('POST', '/integrations/bell/installations', { organization: org }))['id'])
  }
  /** The token that the integration has in its environment. */
  const own = (installation?: string): Client => {
    const token = integrationToken(
      service.ctx.keys,
      { integration: 'bell', ...(installation !== undefined && { installation }), depth: 0 },
      { now: service.ctx.now(), milliseconds: 60_000 },
    )
    const call = (method: Parameters<Client>[0], path: string, body?: unknown) =>
      service.anonymous(method, path, body, { authorization: `Bearer ${token}` })
    return Object.assign(call, {
      person: '',
      token,
      done: async (method: Parameters<Client>[0], path: string, body?: unknown) => {
        const answer = await call(method, path, body)
        if (answer.status >= 300) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`)
        return answer.body
      },
    })
  }
  const queued = () =>
    service.ctx.store.read
      .selectFrom('integration_events')
      .select(['type', 'payload', 'depth'])
      .orderBy('arrival')
      .execute()

  describe('publishing', () => {
    it('creates a private integration, and a new version each time', async () => {
      const first = await publish({ icon: png.toString('base64'), secrets: { KEY: 'k' } })
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
        publication({ icon: png.toString('base64') }),
      )
      const sites = buildSitesApp(service.ctx)
      const { pathname } = new URL((body['urls'] as { icon: string }).icon)
      const shown = await sites.inject({ method: 'GET', url: pathname })
      expect([shown.statusCode, shown.headers['content-type'], shown.rawPayload]).toEqual([
        200,
        'image/png',
        png,
      ])
      const other = await sites.inject({ method: 'GET', url: pathname.replace('bell', 'other') })
      expect(other.statusCode).toBe(404)
      await sites.close()
    })

    it('keeps pictures whose URLs are sent back, and refuses those of others', async () => {
      const icon = png.toString('base64')
      const preview = Buffer.concat([png, Buffer.from('preview')]).toString('base64')
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
      ['a large icon', { icon: Buffer.concat([png, Buffer.alloc(300_000)]).toString('base64') }, 'body.icon'],
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

  describe('the catalog', () => {
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

  describe('an installation', () => {
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

  describe('a space of an installation', () => {
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

  describe('the token of an integration', () => {
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

  describe('development mode', () => {
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
})
