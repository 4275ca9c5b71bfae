/** Development mode, against a server in the place of the developer's runtime. */
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { failureOf } from '../../../testing/fixtures/script-runtime.ts'
import { dispatchToTunnel } from './dispatch-to-tunnel.ts'
import type { ScriptRequest } from './script-request.ts'

let server: Server
let port: number
let handler: RequestListener
const received: { url: string | undefined; type: string | undefined; form: FormData }[] = []

const formOf = async (request: IncomingMessage): Promise<FormData> => {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  return new Response(Buffer.concat(chunks), { headers }).formData()
}

beforeEach(async () => {
  received.length = 0
  handler = (_request, response) =>
    void response
      .writeHead(
        201,
        [
          ['set-cookie', 'a=1'],
          ['set-cookie', 'b=2'],
        ].flat(),
      )
      .end('from the tunnel')
  server = createServer((request, response) => {
    const { url, method, headers } = request
    void formOf(request).then((form) => {
      received.push({ url: `${method} ${url} ${headers.host}`, type: headers['content-type'], form })
      handler(request, response)
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

const send = async (tunnel: string, more: Partial<ScriptRequest> = {}, integrationDevLoopback = true) => {
  const { status, headers, body, finished } = await dispatchToTunnel(
    { config: { integrationDevLoopback } },
    tunnel,
    {
      script: { integration: 'x', version: 1, load: () => Promise.reject(new Error('not loaded')) },
      event: { type: 'fetch' },
      environment: { integration: {} },
      answerWithin: 5000,
      ...more,
    },
  )
  const chunks: Uint8Array[] = []
  for await (const chunk of body) chunks.push(chunk)
  return { status, headers, text: Buffer.concat(chunks).toString(), ...(await finished) }
}

it.each([
  () => `https://p${port}.localhost.trycloudflare.com`,
  () => `http://127.0.0.1:${port}`,
  () => `http://localhost:${port}`,
])('sends the same form to a port of this machine (%#)', async (tunnel) => {
  const answer = await send(tunnel(), { body: Buffer.from('abc') })
  expect(answer).toMatchObject({ status: 201, text: 'from the tunnel', logs: [], died: false })
  expect(answer.headers.filter(([name]) => name === 'set-cookie')).toHaveLength(2)
  const [{ url, form } = { url: '', form: new FormData() }] = received
  expect(url).toBe(`POST /v1 127.0.0.1:${port}`)
  expect(form.get('event')).toBe('{"type":"fetch"}')
  expect(form.get('environment')).toBe('{"integration":{}}')
  expect(await (form.get('fetch-body') as File).text()).toBe('abc')
})

it('streams a body', async () => {
  const body = (async function* () {
    yield Buffer.from('first ')
    yield Buffer.from('second')
  })()
  await send(`http://127.0.0.1:${port}`, { body })
  const [{ form } = { form: new FormData() }] = received
  expect(await (form.get('fetch-body') as File).text()).toBe('first second')
})

it('reaches this machine only while that is on, and no other private address ever', async () => {
  const off = await failureOf(send(`http://127.0.0.1:${port}`, {}, false))
  expect(off).toEqual({ reason: 'unavailable', message: expect.stringContaining('INTEGRATION_DEV_LOOPBACK') })
  expect(await failureOf(send(`https://p${port}.localhost.trycloudflare.com`, {}, false))).toEqual(off)
  for (const tunnel of [`http://127.0.0.2:${port}`, 'http://169.254.169.254', 'http://10.0.0.1'])
    expect(await failureOf(send(tunnel))).toEqual({
      reason: 'unavailable',
      message: 'Only URLs on the public internet are supported.',
    })
  expect(await failureOf(send('no tunnel'))).toMatchObject({ reason: 'unavailable' })
  expect(received).toEqual([])
})

it('passes redirects on', async () => {
  handler = (_request, response) => void response.writeHead(302, { location: '/elsewhere' }).end()
  expect(await send(`http://127.0.0.1:${port}`)).toMatchObject({ status: 302 })
  expect(received).toHaveLength(1)
})

it('says when the tunnel was closed, and its provider answers for it', async () => {
  handler = (_request, response) => void response.writeHead(530).end('error code: 1033')
  const closed = await failureOf(send(`http://127.0.0.1:${port}`))
  expect(closed).toEqual({ reason: 'unavailable', message: 'The tunnel is closed.' })
})

it('says when the tunnel refuses, is silent, or answers too much', async () => {
  handler = () => undefined
  const silent = await failureOf(send(`http://127.0.0.1:${port}`, { answerWithin: 200 }))
  expect(silent).toEqual({ reason: 'time-out', message: 'No answer within 0.2 seconds.' })
  handler = (_request, response) => void response.end(Buffer.alloc(11 * 2 ** 20))
  expect(await failureOf(send(`http://127.0.0.1:${port}`))).toMatchObject({ reason: 'too-large' })
  server.close()
  server.closeAllConnections()
  const refused = await failureOf(send(`http://127.0.0.1:${port}`))
  expect(refused).toEqual({ reason: 'unavailable', message: 'The tunnel cannot be reached.' })
})

it('ends with its caller', async () => {
  handler = () => undefined
  const work = send(`http://127.0.0.1:${port}`, { signal: AbortSignal.timeout(100) })
  expect(await failureOf(work)).toMatchObject({
    reason: 'thrown',
    message: expect.stringContaining('Timeout'),
  })
})
