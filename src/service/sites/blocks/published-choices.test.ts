/** Options of selects on published pages, which the script of an integration answers. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scriptOf } from '../../../testing/fixtures/integration-script.ts'
import type { BlockSite } from '../../../testing/fixtures/site-blocks.ts'
import { startBlockSite, tideBlock } from '../../../testing/fixtures/site-blocks.ts'
import { engines } from '../../../testing/stores/test-store.ts'

const script = scriptOf(`
  if (event.type === 'ui_render') {
    const url = environment.installation.urls.publicEndpoint + '/ports'
    const select = (state, more) => ({ type: 'input', label: state, element: { type: 'select', state, ...more } })
    return Response.json({ element: { type: 'block', children: [
      select('one', { options: { url }, initialValue: 'moss', placeholder: 'Port' }),
      select('several', { options: { url }, multiple: true }),
      select('typed', { options: { url }, acceptInput: true }),
      select('known', { options: [{ id: 'h', label: 'Halden' }], acceptInput: true, initialValue: 'h' }),
      select('specs', { options: { source: 'openapi' }, multiple: true, initialValue: ['a', 'b'] }),
    ] } })
  }
  if (event.type !== 'fetch') return new Response('', { status: 406 })
  globalThis.asked = (globalThis.asked ?? 0) + 1
  const { eventId, ...told } = event
  switch (new URL(event.request.url).pathname.split('/').at(-1)) {
    case 'ports': return Response.json([{ id: 'moss', label: 'Moss' }, { id: 'told', label: JSON.stringify(told) }])
    case 'count': return Response.json([{ id: 'asked', label: String(globalThis.asked) }])
    case 'refuses': return Response.json({ error: 'Closed on Sundays.' }, { status: 403 })
    case 'object': return Response.json({ secret: 'of the script' })
    case 'fails': return new Response('secret trace', { status: 500 })
    default: return new Response('', { status: 404 })
  }`)

describe.each(engines)('options of selects on published pages (%s)', (engine) => {
  let site: BlockSite
  beforeAll(async () => {
    site = await startBlockSite(engine, script, { home: [tideBlock('form')] })
  })
  afterAll(() => site.close())

  const endpoint = () => site.service.ctx.addresses.integrationEndpoint('tide', site.installation)

  it('are left to the script of the page where they have a URL, and typed where they are not known', async () => {
    const { body } = await site.get(site.base)
    const url = `${endpoint()}/ports`
    const printed = (state: string) =>
      new RegExp(
        `<(?:select|input)[^>]*data-state="${state}"[^>]*>(?:<datalist[^>]*>)?.*?(?=</div>)`,
        's',
      ).exec(body)?.[0]
    expect(printed('one')).toContain(`data-choices="${url}"`)
    expect(printed('one')).toContain(
      '<option value="">Port</option><option value="moss" selected>moss</option>',
    )
    expect(printed('several')).toMatch(/^<select[^>]* multiple/)
    expect(printed('typed')).toMatch(/^<input[^>]* data-typed="one"[^>]*><datalist/)
    expect(printed('typed')).toContain(`data-choices="${url}"></datalist>`)
    expect(printed('known')).toContain(' value="Halden"')
    expect(printed('known')).toContain('<option value="Halden" data-id="h"></option>')
    expect(printed('specs')).toMatch(/^<input[^>]* value="a, b"[^>]* data-typed="several"/)
  })

  it('come from the integration, which is told of no person', async () => {
    const { status, body } = await site.choices(`${endpoint()}/ports`)
    expect(status).toBe(200)
    const { items } = body as unknown as { items: readonly { readonly id: string; readonly label: string }[] }
    expect(items.map(({ id }) => id)).toEqual(['moss', 'told'])
    expect(JSON.parse(items[1]?.label ?? '')).toEqual({
      ...{ type: 'fetch', installationId: site.installation },
      request: { method: 'get', url: `${endpoint()}/ports`, headers: { accept: 'application/json' } },
    })
  })

  it('are kept for a minute', async () => {
    const count = async () => (await site.choices(`${endpoint()}/count`)).body['items']
    const first = await count()
    const together = await Promise.all([count(), count()])
    expect(together).toEqual([first, first])
    site.service.later(61)
    expect(await count()).not.toEqual(first)
  })

  it('come from no address but those of the integration, where it is installed', async () => {
    const { origin } = new URL(endpoint())
    const urls = [
      ...['https://example.org/ports', 'http://127.0.0.1:1/ports', 'javascript:alert(1)', 'ports', ''],
      ...[`${site.service.ctx.config.baseUrl}/v1/user`, `${origin}/v1/integrations/other/integration/ports`],
      ...[`${endpoint().replace(site.installation, 'other')}/ports`, `${endpoint()}/~visitor`],
    ]
    for (const url of urls) expect([url, (await site.choices(url)).status]).toEqual([url, 404])
    for (const from of ['cross-site', 'same-site', 'none'])
      expect((await site.choices(`${endpoint()}/ports`, { 'sec-fetch-site': from })).status).toBe(404)
  })

  it('say to readers only why they are refused', async () => {
    const answers = await Promise.all(
      ['refuses', 'object', 'fails', 'nothing'].map((name) => site.choices(`${endpoint()}/${name}`)),
    )
    expect(answers.map(({ status, body }) => [status, body])).toEqual([
      [400, { message: 'Closed on Sundays.' }],
      [422, {}],
      [502, {}],
      [404, {}],
    ])
  })
})
