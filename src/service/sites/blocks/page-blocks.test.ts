/** Blocks of integrations on published pages, drawn by a script in the real runtime. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { scriptOf } from '../../../testing/fixtures/integration-script.ts'
import type { BlockSite } from '../../../testing/fixtures/site-blocks.ts'
import { startBlockSite, tideBlock } from '../../../testing/fixtures/site-blocks.ts'
import { engines } from '../../../testing/stores/test-store.ts'

const script = scriptOf(`globalThis.asked = (globalThis.asked ?? 0) + 1
  if (event.type !== 'ui_render') return new Response('', { status: 406 })
  const { componentId, props, state = {}, action, context } = event
  const text = (content) => ({ type: 'block', children: [{ type: 'text', children: [content] }] })
  const answer = (element, more = {}, headers = {}) => Response.json({ element, ...more }, { headers })
  switch (componentId) {
    case 'level': return answer(text('High tide in ' + props.place + ', ' + context.theme + ' ' + JSON.stringify(event.auth ?? null)))
    case 'count': return answer(text('Asked ' + globalThis.asked), {}, { 'cache-control': 'max-age=' + props.age })
    case 'slow':
      await new Promise((done) => setTimeout(done, props.milliseconds))
      return answer(text('Slow answer'), {}, { 'cache-control': 'max-age=600' })
    case 'form': {
      const n = (state.n ?? 0) + (action?.action === 'more' ? 1 : 0)
      return answer({ type: 'block', children: [
        { type: 'text', children: ['Count ' + n] },
        { type: 'input', label: 'Name', element: { type: 'textinput', state: 'name', initialValue: 'Ada' } },
        { type: 'button', label: 'More', onPress: { action: 'more', name: { $state: 'name' } } },
      ] }, { state: { n } })
    }
    case 'frame': return answer({ type: 'block', children: [
      { type: 'webframe', source: { url: props.url }, aspectRatio: 2, data: { code: { $state: 'code' } } } ] }, { state: { code: 'a' } })
    case 'hostile': return answer(text('<img src=x onerror=alert(1)> "'), { state: { '</div><script>': '"\\'>' } })
    case 'broken': {
      if (props.switch === 'off') globalThis.off = true
      if (globalThis.off && !action) return new Response('no', { status: 500 })
      return answer(text('Was well'), {}, { 'cache-control': 'max-age=1' })
    }
    case 'refuses': return Response.json({ error: 'Only on <Sundays>.' }, { status: 400 })
    case 'claims': return answer(text('Claims'))
    default: return new Response('', { status: 404 })
  }`)

const five = Array.from({ length: 5 }, (_, index) => tideBlock('level', { place: `Port ${index}` }))

describe.each(engines)('blocks of integrations on published pages (%s)', (engine) => {
  let site: BlockSite
  beforeAll(async () => {
    site = await startBlockSite(
      engine,
      script,
      {
        ...{ home: [tideBlock('level', { place: 'Halden' })], five },
        ...{ plain: [], counted: [tideBlock('count', { age: 60 })] },
        slow: [tideBlock('slow', { milliseconds: 2600 }), tideBlock('level', { place: 'Moss' })],
        frame: [
          tideBlock('frame', { url: 'https://player.example.org/a?b="c"' }),
          tideBlock('frame', { url: 'http://127.0.0.1:4002/v1/integrations/tide/integration/frame' }),
        ],
        hostile: [tideBlock('hostile', { 'a"><b': '</div><script>alert(1)</script>' })],
        broken: [tideBlock('broken')],
        gone: [tideBlock('nothing', {}, { url: 'https://tide.example/1' }), tideBlock('refuses')],
        lost: [tideBlock('nothing')],
        form: [tideBlock('form')],
      },
      ['site:visitor:claims'],
    )
  })
  afterAll(() => site.close())

  const page = async (name: string) => {
    const answer = await site.get(`${site.base}/${name}`)
    expect(answer.status).toBe(200)
    return answer
  }

  it('are drawn before the page is sent, without a caller', async () => {
    const { body, headers } = await site.get(site.base)
    expect(body).toContain('High tide in Halden, light null')
    expect(body).not.toContain('\0')
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
    expect(body).toContain('data-integrations=')
    expect((await page('plain')).body).not.toContain('data-integrations')
    const all = (await page('five')).body
    for (let index = 0; index < 5; index += 1) expect(all).toContain(`High tide in Port ${index}`)
  })

  it('are not asked for again while they are fresh, and have the same page', async () => {
    const first = await page('counted')
    const asked = /Asked \d+/.exec(first.body)?.[0]
    const second = await page('counted')
    expect(second.body).toContain(asked)
    expect(second.headers['etag']).toBe(first.headers['etag'])
    site.service.later(61)
    const third = await page('counted')
    expect(third.body).not.toContain(asked)
    expect(third.headers['etag']).not.toBe(first.headers['etag'])
  })

  it('leave a page that is still fresh as soon as their installation is paused', async () => {
    const { service, installation } = site
    const pause = (paused: boolean) =>
      service.ctx.store.write((db) =>
        db
          .updateTable('integration_installations')
          .set((e) => ({ status: paused ? 'paused' : 'active', revision: e('revision', '+', 1) }))
          .where('id', '=', installation)
          .execute(),
      )
    expect((await page('counted')).body).toMatch(/Asked \d/)
    await pause(true)
    expect((await page('counted')).body).not.toContain('Asked')
    await pause(false)
    expect((await page('counted')).body).toMatch(/Asked \d/)
  })

  it('do not hold up the page for longer than two seconds', async () => {
    const start = performance.now()
    const { body } = await page('slow')
    const time = performance.now() - start
    expect(time).toBeGreaterThan(1500)
    expect(time).toBeLessThan(2500)
    expect(body).toContain('Loading…')
    expect(body).toContain('High tide in Moss')
    await expect.poll(async () => (await page('slow')).body, { timeout: 4000 }).toContain('Slow answer')
  })

  it('have frames that the policy of the page names, with messages for those of the integration', async () => {
    const { body, headers } = await page('frame')
    const policy = String(headers['content-security-policy'])
    expect(/frame-src ([^;]*)/.exec(policy)?.[1]?.split(' ')).toEqual(
      expect.arrayContaining([
        'https://player.example.org',
        new URL(site.service.ctx.config.integrationsUrl).origin,
      ]),
    )
    const frames = body.match(/<iframe[^>]*>/g) ?? []
    expect(frames).toHaveLength(2)
    for (const frame of frames)
      expect(frame).toContain(
        'sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"',
      )
    expect(frames[0]).not.toContain('data-frame')
    expect(frames[0]).toContain('src="https://player.example.org/a?b=%22c%22"')
  })

  it('cannot leave their place with what they draw', async () => {
    const { body } = await page('hostile')
    expect(body).not.toContain('<img src=x')
    expect(body).not.toContain('<script>alert')
    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(body.match(/<script/g)).toHaveLength(((await page('plain')).body.match(/<script/g) ?? []).length)
  })

  it('leave only their address where they are not installed, and say why they refuse', async () => {
    const { body } = await page('gone')
    expect(body).not.toContain('its integration is not installed')
    expect(body).toContain('href="https://tide.example/1"')
    expect(body).toContain('Only on &lt;Sundays&gt;.')
    const lost = await page('lost')
    expect(lost.body).toMatch(/<div class="text"[^>]*>\s*<\/div>/)
    expect(lost.body).not.toContain('tide: nothing')
  })

  it('are named in a preview where they are not installed', async () => {
    const asked = await site.mara.done('GET', `${site.at}/publishing/preview`)
    const ticket = new URL(String(asked['url']), 'http://sites.test')
    const opened = await site.sites.inject({ url: `${ticket.pathname}${ticket.search}` })
    const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? ''
    const { body } = await site.sites.inject({
      url: `${opened.headers['location']}/lost`,
      headers: { cookie },
    })
    expect(body).toContain('its integration is not installed')
    expect(body).toContain('tide: nothing')
  })

  it('stay for an hour while the integration fails', async () => {
    expect((await page('broken')).body).toContain('Was well')
    expect((await site.render('broken', { props: { switch: 'off' } })).status).toBe(502)
    site.service.later(1800)
    expect((await page('broken')).body).toContain('Was well')
    site.service.later(3600)
    expect((await page('broken')).body).toContain('could not be loaded')
  })

  it('answer actions of readers with HTML and state', async () => {
    const first = await page('form')
    expect(first.body).toContain('Count 0')
    expect(first.body).toMatch(/<input[^>]* value="Ada"[^>]* data-state="name"/)
    const { status, html, output } = await site.render('form', {
      state: { n: 0, name: 'Grace' },
      action: { action: 'more', name: 'Grace' },
    })
    expect(status).toBe(200)
    expect(html).toContain('Count 1')
    expect(html).toContain('value="Grace"')
    expect(output).toMatchObject({ state: { n: 1 }, element: { type: 'block' } })
  })

  it('are asked for only by pages of the site', async () => {
    for (const from of ['cross-site', 'same-site', 'none'])
      expect((await site.render('form', {}, { 'sec-fetch-site': from })).status).toBe(404)
    expect(
      (
        await site.render('form', {
          context: { type: 'configuration_account', theme: 'light', organizationId: site.org },
        })
      ).status,
    ).toBe(404)
    expect(
      (
        await site.render('form', {
          context: { type: 'document', theme: 'light', spaceId: site.space, editable: true },
        })
      ).status,
    ).toBe(404)
    expect((await site.render('refuses')).body).toEqual({ message: 'Only on <Sundays>.' })
  })
})
