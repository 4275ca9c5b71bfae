/** The integrations that come with the program, run by the real runtime against receivers on this machine. */
import { createHash, createHmac } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deflateSync, inflateSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deliver, eventsOf, install } from '../../../testing/fixtures/integrations.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { dispatchEvent } from '../dispatch/dispatch.ts'
import { findInstallation, findIntegration, findTarget } from '../model/integrations.queries.ts'
import { publishBuiltIns } from './publish-built-ins.ts'

interface Received {
  readonly path: string
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: string
}

/** A server that answers with `answer` and remembers what it got. */
const startReceiver = async (answer: (count: number, response: ServerResponse) => void) => {
  const received: Received[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body })
      answer(received.length, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { received, port, url: `http://127.0.0.1:${port}`, close: () => void server.close() }
}

describe.each(engines)('the built-in integrations on %s', (engine) => {
  let service: TestService
  let mara: Client
  let org: string
  let receiver: Awaited<ReturnType<typeof startReceiver>>

  const begin = async (answer: Parameters<typeof startReceiver>[0]) => {
    receiver = await startReceiver(answer)
    service = await startTestService(engine, { OUTGOING_ALLOW: `127.0.0.1:${receiver.port}` })
    await publishBuiltIns(service.ctx)
    mara = await service.person('mara')
    org = await service.organization('Halden', mara)
    deliver(service)
  }
  afterEach(async () => {
    receiver.close()
    await service.close()
  })

  const installInSpace = async (name: string, configuration: object = {}) => {
    const installation = await install(mara, org, name)
    const space = await service.space(org, mara)
    const path = `/integrations/${name}/installations/${installation}/spaces`
    await mara.done('POST', path, { space })
    await mara.done('PATCH', `${path}/${space}`, { configuration })
    return { installation, space }
  }
  /** What a script answers to an event of an installation in a space. */
  const send = async (
    name: string,
    { installation, space }: { installation: string; space: string },
    event: object,
  ) => {
    const { read } = service.ctx.store
    const integration = await findIntegration(read, name)
    if (!integration) throw new Error(`${name} is published`)
    const response = await dispatchEvent(service.ctx, {
      integration,
      installation: await findInstallation(read, installation),
      target: await findTarget(read, installation, 'space', space),
      event: { eventId: 'e1', ...event },
    })
    const chunks: Uint8Array[] = []
    for await (const chunk of response.body) chunks.push(chunk)
    return { ...response, text: Buffer.concat(chunks).toString() }
  }

  describe('are published', () => {
    beforeEach(() => begin((_count, response) => response.end()))

    it('once, and again only when they change', async () => {
      const versions = () =>
        service.ctx.store.read
          .selectFrom('integration_versions')
          .select(['integration', 'version'])
          .orderBy('integration')
          .execute()
      const before = await versions()
      expect(before.map(({ integration, version }) => `${integration} ${version}`)).toEqual([
        'kroki 1',
        'mermaid 1',
        'webhook 1',
      ])
      await publishBuiltIns(service.ctx)
      expect(await versions()).toEqual(before)
      await service.ctx.store.write((db) =>
        db.updateTable('integrations').set({ manifest: '{}' }).where('name', '=', 'webhook').execute(),
      )
      await publishBuiltIns(service.ctx)
      expect((await mara.done('GET', '/integrations/webhook'))['version']).toBe(2)
    })

    it('for everybody, verified, and administered by nobody', async () => {
      const { items } = await mara.done('GET', `/orgs/${org}/integrations`)
      expect(items).toMatchObject(
        ['kroki', 'mermaid', 'webhook'].map((name) => ({
          ...{ name, verified: true, visibility: 'public' },
          ...{ permissions: { admin: false }, owner: { title: 'Recto' } },
        })),
      )
      expect((await mara('DELETE', '/integrations/webhook')).status).toBe(403)
      expect((await mara('GET', '/integrations/webhook/versions')).status).toBe(403)
    })
  })

  describe('the webhook', () => {
    it('sends a change of content signed, and again until the receiver takes it', async () => {
      await begin((count, response) => response.writeHead(count === 1 ? 503 : 200).end())
      const { space } = await installInSpace('webhook', {
        ...{ url: `${receiver.url}/hook`, secret: 'hush', contentUpdates: true },
      })
      await eventsOf(service, 'webhook', 1, 'space_installation_setup')
      const { text, status } = await send('webhook', await placeOf(space), {
        ...{ type: 'space_content_updated', installationId: 'i', spaceId: space, revisionId: 'r1' },
      })
      expect([status, text]).toEqual([200, 'OK'])
      expect(receiver.received).toHaveLength(2)
      const [first, second] = receiver.received
      expect(first?.path).toBe('/hook')
      expect(JSON.parse(second?.body ?? '')).toMatchObject({
        type: 'space_content_updated',
        revisionId: 'r1',
      })
      const { headers = {}, body = '' } = second ?? {}
      const [, seconds = '', signed = ''] =
        /^t=(\d+),v1=([0-9a-f]+)$/.exec(String(headers['x-recto-signature'])) ?? []
      expect(createHmac('sha256', 'hush').update(`${seconds}.${body}`).digest('hex')).toBe(signed)
      expect(headers['x-gitbook-signature']).toBe(headers['x-recto-signature'])
    })

    it('fails when the receiver refuses, without another attempt', async () => {
      await begin((_count, response) => response.writeHead(410).end())
      const { space } = await installInSpace('webhook', { url: receiver.url })
      const { status, text } = await send('webhook', await placeOf(space), { type: 'space_content_updated' })
      expect([status, text]).toEqual([502, '{"error":"The receiver answered status 410."}'])
      expect(receiver.received).toHaveLength(1)
    })

    it('sends nothing that is turned off', async () => {
      await begin((_count, response) => response.end())
      const { space } = await installInSpace('webhook', { url: receiver.url, contentUpdates: false })
      const { status } = await send('webhook', await placeOf(space), { type: 'space_content_updated' })
      expect([status, receiver.received.length]).toEqual([200, 0])
    })
  })

  /** The installation of the only target. */
  const placeOf = async (space: string) => {
    const { installation } = await service.ctx.store.read
      .selectFrom('integration_targets')
      .select('installation')
      .where('target', '=', space)
      .executeTakeFirstOrThrow()
    return { installation, space }
  }

  it('Mermaid: draws its text in a frame of this installation, and lets writers edit it', async () => {
    await begin((_count, response) => response.end())
    const place = await installInSpace('mermaid')
    const render = async (editable: boolean) =>
      JSON.parse(
        (
          await send('mermaid', place, {
            ...{ type: 'ui_render', componentId: 'diagram', props: { content: 'graph TD' } },
            context: { type: 'document', theme: 'dark', spaceId: place.space, editable },
          })
        ).text,
      ) as { element: { children: { type: string; source?: { url: string } }[] } }
    const [frame] = (await render(false)).element.children
    expect(frame).toMatchObject({ type: 'webframe', data: { content: { $state: 'content' } } })
    expect((await render(true)).element.children.map(({ type }) => type)).toEqual(['codeblock', 'webframe'])
    const address = new URL(frame?.source?.url ?? '')
    expect(address.origin).toBe(service.ctx.config.integrationsUrl)
    const page = await service.integrationsApp.inject({
      method: 'GET',
      url: address.pathname + address.search,
    })
    expect([page.statusCode, page.headers['content-security-policy']]).toEqual([
      200,
      "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src data:; font-src data:",
    ])
    expect(page.body).toContain('<html lang="en" data-theme="dark">')
  })

  it('Kroki: asks its server for the picture, with the text deflated', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"/>'
    await begin((_count, response) => response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(svg))
    const place = await installInSpace('kroki')
    await mara.done('PATCH', `/integrations/kroki/installations/${place.installation}`, {
      configuration: { server: receiver.url },
    })
    const { text } = await send('kroki', place, {
      ...{ type: 'ui_render', componentId: 'graphviz', props: { content: 'digraph {}' } },
      context: { type: 'document', theme: 'light', spaceId: place.space, editable: false },
    })
    const [image] = (
      JSON.parse(text) as { element: { children: { aspectRatio: number; source: { url: string } }[] } }
    ).element.children
    expect(image?.aspectRatio).toBe(3)
    const [, packed = ''] = /^\/graphviz\/svg\/(.+)$/.exec(receiver.received[0]?.path ?? '') ?? []
    expect(inflateSync(Buffer.from(packed, 'base64url')).toString()).toBe('digraph {}')
    const address = new URL(image?.source.url ?? '')
    const picture = await service.integrationsApp.inject({ method: 'GET', url: address.pathname })
    expect([picture.statusCode, picture.headers['content-type'], picture.body]).toEqual([
      200,
      'image/svg+xml',
      svg,
    ])
  })

  it('Kroki: keeps a picture for an hour, and what its server failed with for half a minute', async () => {
    const answers: Record<number, [number, string]> = {
      1: [503, 'Busy'],
      2: [429, ''],
      3: [200, 'no picture'],
    }
    await begin((count, response) => {
      const [status, text] = answers[count] ?? [200, '<svg viewBox="0 0 2 1"/>']
      response.writeHead(status).end(text)
    })
    const place = await installInSpace('kroki')
    await mara.done('PATCH', `/integrations/kroki/installations/${place.installation}`, {
      configuration: { server: receiver.url },
    })
    const drawn = async () => {
      const context = { type: 'document', theme: 'light', spaceId: place.space, editable: false }
      return JSON.stringify(
        await mara.done('POST', '/integrations/kroki/render', {
          ...{ componentId: 'd2', props: { content: 'a -> b' }, context },
        }),
      )
    }
    for (const problem of [
      'Busy',
      'The server answered with status 429.',
      'The server returned no picture.',
    ]) {
      expect(await drawn()).toContain(problem)
      // Readers do not ask the server each time.
      expect(await drawn()).toContain(problem)
      service.later(31)
    }
    expect(await drawn()).toContain('"type":"image"')
    service.later(3500)
    expect(await drawn()).toContain('"type":"image"')
    expect(receiver.received).toHaveLength(4)
  })

  it('Kroki: sends a long text in a body, as its server takes no long addresses', async () => {
    const svg = '<svg viewBox="0 0 2 1"/>'
    await begin((count, response) => {
      const isTooLong = (receiver.received[count - 1]?.path.length ?? 0) > 4096
      response.writeHead(isTooLong ? 414 : 200).end(isTooLong ? 'URI Too Long' : svg)
    })
    const place = await installInSpace('kroki')
    await mara.done('PATCH', `/integrations/kroki/installations/${place.installation}`, {
      configuration: { server: receiver.url },
    })
    // Little of it repeats: it stays long when it is packed.
    const lines = Array.from({ length: 600 }, (_, n) =>
      createHash('sha256').update(`${n}`).digest('base64url'),
    )
    const draw = async (content: string) => {
      const context = { type: 'document', theme: 'light', spaceId: place.space, editable: false }
      const request = { componentId: 'd2', props: { content }, context }
      return JSON.stringify(await mara.done('POST', '/integrations/kroki/render', request))
    }
    const content = `å -> ${lines.slice(0, 120).join('\n')}`
    const drawn = await draw(content)
    const [, address = ''] = /"url":"([^"]+)"/.exec(drawn) ?? []
    expect(address.length).toBeGreaterThan(4096)
    const { pathname } = new URL(address)
    const picture = await service.integrationsApp.inject({ method: 'GET', url: pathname })
    expect([picture.statusCode, picture.body]).toEqual([200, svg])
    expect(receiver.received.map(({ path, body }) => [path, body])).toEqual([
      ['/d2/svg', content],
      ['/d2/svg', content],
    ])
    // Longer than the address of a picture can be.
    expect(await draw(lines.slice(0, 300).join('\n'))).toContain('too large to be drawn')
    // A text that grows beyond what a diagram may have is not unpacked.
    const bomb = deflateSync(Buffer.alloc(30_000_000, 'a')).subarray(0, 4000).toString('base64url')
    const refused = await service.integrationsApp.inject({
      method: 'GET',
      url: pathname.replace(/[^/]+\.svg$/, `${bomb}.svg`),
    })
    expect([refused.statusCode, refused.body]).toEqual([502, 'The text of the diagram cannot be read.'])
  })
})
