/** Rendering of components through the API, by a script in the real runtime. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { configurationMask } from '../../../contract/integrations/schemas.ts'
import { lzText } from '../../../testing/fixtures/lz-text.ts'
import { scriptOf } from '../../../testing/fixtures/integration-script.ts'
import { eventsOf, install, publish } from '../../../testing/fixtures/integrations.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'

/** Draws by the component's id. `asked` counts what the script itself was asked. */
const script = scriptOf(`globalThis.asked = (globalThis.asked ?? 0) + 1
  if (event.type !== 'ui_render') return new Response('', { status: 406 })
  const text = (content) => ({ type: 'block', children: [{ type: 'text', children: [content] }] })
  const age = (seconds) => ({ headers: { 'cache-control': 'max-age=' + seconds } })
  switch (event.componentId) {
    case 'echo': {
      const { eventId, ...told } = event
      return Response.json({ element: text(JSON.stringify(told)), state: { n: 1 }, props: event.props })
    }
    case 'kept': return Response.json({ element: text(String(globalThis.asked)) }, age(60))
    case 'fails': {
      if (event.props.broken) globalThis.broken = event.props.broken === 'yes'
      if (globalThis.broken && !event.props.broken) return new Response('oh', { status: 500 })
      return Response.json({ element: text('well') }, age(1))
    }
    case 'slow':
      await new Promise((done) => setTimeout(done, 100))
      return Response.json({ element: text(String(globalThis.asked)) }, age(60))
    case 'refuses': return Response.json({ error: 'Sign in to Tide first.' }, { status: 403 })
    case 'hostile': return Response.json({ element: { type: 'block', children: [
      { type: 'image', source: { url: 'javascript:alert(1)' } }, { type: 'script', children: ['x'] } ] } })
    case 'deep': {
      let element = { type: 'divider' }
      for (let level = 0; level < 200; level += 1) element = { type: 'vstack', children: [element] }
      return Response.json({ element: { type: 'block', children: [element] } })
    }
    case 'huge': return Response.json({ element: text('x'.repeat(3_000_000)) })
    case 'text': return new Response('not JSON')
    case 'complete': return Response.json({ type: 'complete', returnValue: { id: 7 } })
    default: return new Response('', { status: 404 })
  }`)

const textOf = (body: object): string =>
  (body as { element: { children: [{ children: [string] }] } }).element.children[0].children[0]

describe.each(engines)('components of integrations (%s)', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let space: string
  let installation: string
  beforeAll(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    space = await service.space(org, mara)
    await publish(mara, org, { name: 'tide', script, more: { blocks: [{ id: 'echo', title: 'Echo' }] } })
    installation = await install(mara, org, 'tide')
    await mara.done('POST', `/integrations/tide/installations/${installation}/spaces`, { space })
  })
  afterAll(() => service.close())

  const context = () => ({ type: 'document', theme: 'light', spaceId: space, editable: true })
  const render = (componentId: string, more: object = {}, by = mara) =>
    by('POST', '/integrations/tide/render', { componentId, props: {}, context: context(), ...more })

  it('are asked for with the space, the caller, the state and the action', async () => {
    const more = { props: { a: 1 }, state: { n: 2 }, action: { action: 'go', by: 3 } }
    const { status, body } = await render('echo', more)
    expect(status).toBe(200)
    expect(body).toMatchObject({ state: { n: 1 }, props: { a: 1 } })
    expect(JSON.parse(textOf(body))).toEqual({
      ...{ type: 'ui_render', installationId: installation, spaceId: space, componentId: 'echo' },
      ...{ auth: { userId: mara.person }, context: context(), ...more },
    })
  })

  it('can be asked for in a compressed query', async () => {
    const asked = JSON.stringify({ componentId: 'complete', props: {}, context: context() })
    const query = (request: string) =>
      mara('GET', `/integrations/TIDE/render?request=${encodeURIComponent(request)}`)
    expect((await query(lzText(asked))).body).toEqual({
      type: 'complete',
      returnValue: { id: 7 },
    })
    expect((await query('%%%')).body.error?.reason).toBe('malformed-request')
    expect((await query(lzText('{}'))).body.error?.reason).toBe('invalid-input')
  })

  it('are for those who see the space, and configurations for administrators', async () => {
    const ines = await service.person('ines')
    expect((await render('echo', {}, ines)).status).toBe(404)
    await service.member(org, ines, 'read')
    expect((await render('echo', {}, ines)).status).toBe(200)
    const configuration = { context: { type: 'configuration_account', theme: 'dark', organizationId: org } }
    expect((await render('echo', configuration, ines)).status).toBe(404)
    expect((await render('echo', configuration)).status).toBe(200)
    const inSpace = { context: { type: 'configuration_space', theme: 'dark', spaceId: space } }
    expect((await render('echo', inSpace)).status).toBe(200)
  })

  it('fail with what the integration says, and with what is wrong with a tree', async () => {
    const reasonOf = async (componentId: string) => {
      const { status, body } = await render(componentId)
      return [status, body.error?.reason]
    }
    expect(await reasonOf('unknown')).toEqual([404, 'not-found'])
    expect(await reasonOf('refuses')).toEqual([400, 'integration-refused'])
    expect((await render('refuses')).body.error?.message).toBe('Sign in to Tide first.')
    for (const one of ['hostile', 'deep']) expect(await reasonOf(one)).toEqual([422, 'invalid-output'])
    expect((await render('hostile')).body.error?.details?.[0]?.path).toContain('children')
    for (const one of ['huge', 'text']) expect((await render(one)).status, one).toBeGreaterThanOrEqual(422)
    const failures = await eventsOf(service, 'tide', 1, 'ui_render')
    expect(failures[0]).toMatchObject({ payload: { installationId: installation } })
    // What was answered with a good status and cannot be shown is a failure too, with its place.
    await expect
      .poll(async () =>
        (await eventsOf(service, 'tide', 1, 'ui_render')).find(
          ({ payload }) => payload['componentId'] === 'hostile',
        ),
      )
      .toMatchObject({
        status: 'failed',
        response: 200,
        error: expect.stringMatching(/^The answer cannot be shown\. .*children.*: /) as string,
      })
  })

  it('leave no credentials that people typed in the log of events', async () => {
    const typed = { api_token: 'typed-1', account: 'Moss', keys: [{ password: 'typed-2', user: 'kim' }] }
    const failed = await render('refuses', { state: typed, action: { action: 'save', ...typed } })
    expect(failed.body.error?.message).toBe('Sign in to Tide first.')
    const isTyped = ({ payload }: { payload: object }) => JSON.stringify(payload).includes('Moss')
    const found = async () => (await eventsOf(service, 'tide', 1, 'ui_render')).find(isTyped)
    await expect.poll(found, { timeout: 20_000 }).toBeDefined()
    const event = await found()
    const kept = {
      api_token: configurationMask,
      account: 'Moss',
      keys: [{ password: configurationMask, user: 'kim' }],
    }
    expect(event?.payload).toMatchObject({ state: kept, action: { action: 'save', ...kept } })
    const replay = await mara('POST', `/integrations/tide/events/${event?.id}/replay`)
    expect(replay.body.error?.reason).toBe('state-forbids')
    const plain = await render('refuses', { action: { action: 'save', account: 'Halden' } })
    expect(plain.body.error?.message).toBe('Sign in to Tide first.')
    const other = async () =>
      (await eventsOf(service, 'tide', 1, 'ui_render')).find(({ payload }) =>
        JSON.stringify(payload).includes('Halden'),
      )
    await expect.poll(other, { timeout: 20_000 }).toBeDefined()
    expect((await mara('POST', `/integrations/tide/events/${(await other())?.id}/replay`)).status).toBe(200)
  })

  it('answer 404 where the integration is not installed', async () => {
    const other = await service.space(org, mara, { title: 'Other' })
    const there = { context: { ...context(), spaceId: other } }
    expect((await render('echo', there)).status).toBe(404)
    expect(
      (await mara('POST', '/integrations/none/render', { componentId: 'a', props: {}, context: context() }))
        .status,
    ).toBe(404)
  })

  describe('in memory', () => {
    let part = 0
    beforeEach(() => (part += 1))
    const kept = async (componentId: string, more: object = {}) =>
      textOf((await render(componentId, { props: { part }, ...more })).body)

    it('stay as long as the integration says, for the same props and context', async () => {
      const first = await kept('kept')
      expect(await kept('kept')).toBe(first)
      expect(await kept('kept', { props: { part, other: 1 } })).not.toBe(first)
      expect(await kept('kept', { context: { ...context(), theme: 'dark' } })).not.toBe(first)
      service.later(61)
      expect(await kept('kept')).not.toBe(first)
    })

    it('are not taken for requests with state or an action', async () => {
      const first = await kept('kept')
      expect(await kept('kept', { state: {} })).not.toBe(first)
      expect(await kept('kept', { action: { action: 'a' } })).not.toBe(first)
    })

    it('go with a new version or configuration', async () => {
      const first = await kept('kept')
      await mara.done('PATCH', `/integrations/tide/installations/${installation}`, {
        configuration: { a: part },
      })
      const second = await kept('kept')
      expect(second).not.toBe(first)
    })

    it('are drawn once for those who ask at the same time', async () => {
      const texts = await Promise.all(Array.from({ length: 5 }, () => kept('slow')))
      expect(new Set(texts).size).toBe(1)
    })
  })
})
