/** Choices of selects and of properties: asked for by the service, answered by a script in the real runtime. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scriptOf } from '../../../testing/fixtures/integration-script.ts'
import { install, publish } from '../../../testing/fixtures/integrations.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

/** Answers by the end of the path. */
const script = scriptOf(`
  if (event.type !== 'fetch') return new Response('', { status: 406 })
  const url = new URL(event.request.url)
  const last = url.pathname.split('/').at(-1)
  const many = (count) => Array.from({ length: count }, (_, at) => ({ id: 'c' + at, label: 'Choice ' + at }))
  switch (last) {
    case 'told': {
      const { eventId, ...told } = event
      return Response.json([{ id: 'event', label: JSON.stringify(told) }])
    }
    case 'channels': return Response.json([
      { label: 'General', value: 'C1' }, { label: 2, value: 7 }, { id: 'x', label: 'Old', icon: 'github' },
      { id: 'y', label: 'Picture', icon: { type: 'image', source: { url: 'javascript:1' } } } ])
    case 'many': return Response.json(many(1000))
    case 'too-many': return Response.json(many(1001))
    case 'too-large': return Response.json([{ id: 'a', label: 'x'.repeat(300_000) }])
    case 'refuses': return Response.json({ error: 'Sign in to Slate first.' }, { status: 403 })
    case 'fails': return new Response('oh', { status: 500 })
    case 'object': return Response.json({ items: [] })
    case 'nameless': return Response.json([{ label: 'No id' }])
    case 'redirect': return new Response(null, { status: 302, headers: { location: 'https://example.org/' } })
    default: return new Response('', { status: 404 })
  }`)

const configurations = {
  account: {
    properties: {
      channel: { type: 'string', title: 'Channel', completion_url: '/channels' },
      absolute: { type: 'string', completion_url: 'https://example.org/channels' },
      away: { type: 'string', completion_url: '/../../../../integrations/other/integration/told' },
      plain: { type: 'string' },
    },
  },
  space: { properties: { board: { type: 'string', completion_url: 'told' } } },
}

describe.each(engines)('choices of integrations (%s)', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let space: string
  let other: string
  let installation: string
  beforeAll(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    space = await service.space(org, mara)
    other = await service.space(org, mara)
    await publish(mara, org, { name: 'slate', script, more: { configurations } })
    installation = await install(mara, org, 'slate')
    const path = `/integrations/slate/installations/${installation}/spaces`
    for (const one of [space, other]) await mara.done('POST', path, { space: one })
  })
  afterAll(() => service.close())

  const choices = (query: Readonly<Record<string, string>>, by = mara) =>
    by('GET', `/integrations/slate/choices?${new URLSearchParams(query)}`)
  const account = () => ({ context: 'configuration_account', organizationId: org })
  const inSpace = () => ({ context: 'configuration_space', spaceId: space })
  const endpoint = (at?: string) =>
    service.ctx.addresses.integrationEndpoint(
      'slate',
      installation,
      at === undefined ? undefined : { kind: 'space', id: at },
    )
  const reasonOf = async (query: Readonly<Record<string, string>>, by = mara) => {
    const { status, body } = await choices(query, by)
    return [status, body.error?.reason, ...(body.error?.details ?? []).map(({ path }) => path)]
  }
  const told = async (query: Readonly<Record<string, string>>) => {
    const { items } = (await choices(query)).body as unknown as { items: [{ label: string }] }
    return JSON.parse(items[0].label) as unknown
  }

  it('come from the address that a property declares, with the person who asks', async () => {
    expect((await choices({ ...account(), property: 'channel' })).body).toEqual({
      items: [
        { id: 'C1', label: 'General' },
        { id: '7', label: '2' },
        { id: 'x', label: 'Old', icon: 'github' },
        { id: 'y', label: 'Picture' },
      ],
    })
    expect(await told({ ...inSpace(), property: 'board' })).toEqual({
      ...{ type: 'fetch', installationId: installation, spaceId: space, auth: { userId: mara.person } },
      request: { method: 'get', url: `${endpoint(space)}/told`, headers: { accept: 'application/json' } },
    })
  })

  it('come from the URL of a select, at the level that it addresses', async () => {
    expect(await told({ ...inSpace(), url: `${endpoint()}/a/told?x=1` })).toEqual({
      ...{ type: 'fetch', installationId: installation, auth: { userId: mara.person } },
      request: { method: 'get', url: `${endpoint()}/a/told?x=1`, headers: { accept: 'application/json' } },
    })
    const own = service.ctx.addresses.integrationEndpoint('slate')
    expect(await told({ ...account(), url: `${own}/told` })).toMatchObject({ auth: { userId: mara.person } })
    const document = { context: 'document', spaceId: space }
    expect(await told({ ...document, url: `${endpoint(space)}/told` })).toMatchObject({ spaceId: space })
  })

  it('are asked for at no address but those of the integration, where it is installed', async () => {
    const { origin } = new URL(endpoint())
    const urls = [
      ...['https://example.org/told', 'http://127.0.0.1:1/told', `${service.ctx.config.baseUrl}/v1/user`],
      ...[endpoint(other), `${endpoint().replace(installation, 'other')}/told`],
      ...[`${origin}/v1/integrations/other/integration/told`, `${origin}/told`, `${endpoint()}/~visitor`],
      ...[
        `${endpoint()}/../../../other/integration`,
        `${origin}.example.org/v1/integrations/slate/integration`,
      ],
      `http://a@${new URL(origin).hostname}.example.org/v1/integrations/slate/integration`,
    ]
    for (const url of urls)
      expect([url, ...(await reasonOf({ ...inSpace(), url }))]).toEqual([
        url,
        ...[422, 'invalid-input', 'query.url'],
      ])
    for (const property of ['absolute', 'away', 'plain', 'missing', 'constructor'])
      expect([property, ...(await reasonOf({ ...account(), property }))]).toEqual([
        property,
        ...[422, 'invalid-input', 'query.property'],
      ])
  })

  it('need a context with its id, and one source', async () => {
    const property = 'channel'
    expect(await reasonOf({ context: 'configuration_account', property })).toEqual([
      ...[422, 'invalid-input', 'query.organizationId'],
    ])
    expect((await choices({ ...account() })).status).toBe(422)
    expect((await choices({ ...account(), property, url: `${endpoint()}/told` })).status).toBe(422)
    expect((await choices({ ...account(), url: 'javascript:alert(1)' })).status).toBe(422)
    expect((await choices({ ...account(), context: 'elsewhere', property })).status).toBe(422)
  })

  it('are for administrators, and in documents for those who see the space', async () => {
    const ines = await service.person('ines')
    const url = `${endpoint()}/told`
    const document = { context: 'document', spaceId: space, url }
    expect((await choices(document, ines)).status).toBe(404)
    await service.member(org, ines, 'read')
    expect((await choices(document, ines)).status).toBe(200)
    for (const query of [account(), inSpace()])
      expect((await choices({ ...query, url }, ines)).status).toBe(404)
    expect((await choices({ ...account(), url }, service.anonymous)).status).toBe(401)
  })

  it('are limited in number and size, and failures are told apart', async () => {
    const at = (name: string) => ({ ...account(), url: `${endpoint()}/${name}` })
    expect(((await choices(at('many'))).body['items'] as unknown[]).length).toBe(1000)
    const expected: Readonly<Record<string, readonly [number, string]>> = {
      'too-many': [422, 'invalid-output'],
      'too-large': [502, 'integration-failed'],
      refuses: [400, 'integration-refused'],
      fails: [502, 'integration-failed'],
      object: [422, 'invalid-output'],
      nameless: [422, 'invalid-output'],
      redirect: [502, 'integration-failed'],
      unknown: [404, 'not-found'],
    }
    for (const [name, reason] of Object.entries(expected))
      expect([name, ...(await reasonOf(at(name)))]).toEqual([name, ...reason])
    expect((await choices(at('refuses'))).body.error?.message).toBe('Sign in to Slate first.')
  })
})
