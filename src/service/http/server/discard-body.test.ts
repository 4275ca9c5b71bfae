/**
 * A client can read the refusal while it still sends: over real connections, by a client that sends first, reads later.
 */
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { largestFile, largestJsonBody, largestPublicBody } from '../../../contract/wire/request-limits.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { buildSitesApp } from '../../sites-app.ts'
import type { DiscardLimits } from './discard-body.ts'
import { discardRest } from './discard-body.ts'

const megabyte = Buffer.alloc(1024 * 1024, 'x')

/** Sends the head and then so many bytes, waiting for each piece to be sent; reads only after sending everything. */
const sendThenRead = async (port: number, head: string, bytes: number): Promise<string> => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.pause()
  const failed = once(socket, 'error').then(([error]) => Promise.reject(error as Error))
  failed.catch(() => undefined)
  const write = (piece: string | Buffer) =>
    Promise.race([failed, new Promise<void>((done) => void socket.write(piece, () => done()))])
  await write(head)
  for (let left = bytes; left > 0; left -= megabyte.length) await write(megabyte.subarray(0, left))
  // A reset discards what has arrived, shortly afterwards.
  await sleep(100)
  socket.resume()
  const [answer] = (await Promise.race([failed, once(socket, 'data')])) as [Buffer]
  socket.destroy()
  return answer.toString()
}

describe('the answer to a body that is too large', () => {
  let service: TestService
  let mara: Client
  let port: number
  let change: string
  beforeAll(async () => {
    service = await startTestService('sqlite')
    mara = await service.person('mara')
    const space = await service.space(await service.organization('Halden', mara), mara)
    const changes = `/spaces/${space}/change-requests`
    change = `${changes}/${String((await mara.done('POST', changes, { subject: 'Files' }))['id'])}`
    await service.app.listen({ port: 0, host: '127.0.0.1' })
    port = (service.app.server.address() as AddressInfo).port
  })
  afterAll(() => service.close())

  const head = (path: string, type: string, length: number, token = mara.token) =>
    `POST /v1${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n` +
    `${token === '' ? '' : `authorization: Bearer ${token}\r\n`}\r\n`
  const json = 'application/json'
  const cases = () =>
    [
      ['JSON', '/user/tokens', json, 3 * largestJsonBody, mara.token, 413, 'too-large'],
      ['JSON without a credential', '/sessions', json, 100 * largestPublicBody, '', 413, 'too-large'],
      ['no credential where one is needed', '/user/tokens', json, largestJsonBody, '', 401, 'not-signed-in'],
      [
        'a file',
        `${change}/content/files?name=a.bin`,
        'application/octet-stream',
        largestFile + 9 * megabyte.length,
        mara.token,
        413,
        'too-large',
      ],
    ] as const

  it('is read by a client that sends everything before it reads', async () => {
    for (const [what, path, type, length, token, status, reason] of cases()) {
      const answer = await sendThenRead(port, head(path, type, length, token), length)
      const [first = '', ...rest] = answer.split('\r\n')
      expect([what, first.split(' ')[1]]).toEqual([what, String(status)])
      expect(JSON.parse(rest.at(-1) ?? '')).toMatchObject({ error: { code: status, reason } })
    }
  }, 60_000)

  it('is read by fetch', async () => {
    for (const [what, path, type, length, token, status, reason] of cases()) {
      const answer = await fetch(`http://127.0.0.1:${port}/v1${path}`, {
        method: 'POST',
        headers: { 'content-type': type, ...(token !== '' && { authorization: `Bearer ${token}` }) },
        body: Buffer.alloc(length, 'x'),
      })
      expect([what, answer.status]).toEqual([what, status])
      expect(await answer.json()).toMatchObject({ error: { code: status, reason } })
    }
  }, 60_000)

  it('leaves the connection good for the next request', async () => {
    const socket = connect(port, '127.0.0.1')
    const length = 2 * largestJsonBody
    socket.write(head('/user/tokens', json, length))
    for (let left = length; left > 0; left -= megabyte.length) socket.write(megabyte.subarray(0, left))
    socket.write(`GET /v1/user HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${mara.token}\r\n\r\n`)
    let text = ''
    for await (const part of socket as AsyncIterable<Buffer>) {
      text += part.toString()
      if (text.includes('mara@example.org')) break
    }
    expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['413', '200'])
  })
})

describe('the answer to a form on a published site that is too large', () => {
  let service: TestService
  let sites: ReturnType<typeof buildSitesApp>
  let port: number
  beforeAll(async () => {
    service = await startTestService('sqlite')
    sites = buildSitesApp(service.ctx)
    await sites.listen({ port: 0, host: '127.0.0.1' })
    port = (sites.server.address() as AddressInfo).port
  })
  afterAll(async () => {
    await sites.close()
    await service.close()
  })

  it.each([1, 20])('is read by a client that sends %i MB before it reads', async (size) => {
    const length = size * megabyte.length
    const head =
      'POST /docs/page HTTP/1.1\r\nhost: x\r\ncontent-type: application/x-www-form-urlencoded\r\n' +
      `content-length: ${length}\r\n\r\n`
    const [first = '', ...rest] = (await sendThenRead(port, head, length)).split('\r\n')
    expect(first.split(' ')[1]).toBe('413')
    expect(rest).not.toContain('connection: close')
    expect(rest.at(-1)).toContain('shorten it')
  })
})

describe('what is thrown away', () => {
  /** A server that refuses everything immediately and then discards the body, within limits. */
  const refusing = async (limits: DiscardLimits) => {
    const server = createServer((request: IncomingMessage, response) => {
      discardRest(request, limits)
      response.writeHead(413, { 'content-length': 0 }).end()
    })
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write('POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n')
    return { socket, end: () => server.close() }
  }
  const chunk = `${megabyte.length.toString(16)}\r\n${megabyte.toString()}\r\n`
  const closed = (socket: Socket) => new Promise<void>((done) => void socket.once('close', () => done()))

  it('has a limit of bytes', async () => {
    const { socket, end } = await refusing({ bytes: 8 * megabyte.length, milliseconds: 60_000 })
    const gone = closed(socket)
    let sent = 0
    while (!socket.destroyed && sent < 2000) {
      sent += 1
      await new Promise<void>((done) => void socket.write(chunk, () => done()))
    }
    await gone
    expect(sent).toBeGreaterThan(8)
    expect(sent).toBeLessThan(2000)
    end()
  }, 60_000)

  it('has a limit of time', async () => {
    const { socket, end } = await refusing({ bytes: 8 * megabyte.length, milliseconds: 300 })
    const begin = Date.now()
    const drip = setInterval(() => socket.write('1\r\nx\r\n'), 20)
    await closed(socket)
    clearInterval(drip)
    expect(Date.now() - begin).toBeGreaterThan(250)
    end()
  })
})
