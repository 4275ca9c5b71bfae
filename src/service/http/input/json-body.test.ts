import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import fc from 'fast-check'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deepest } from '../../../contract/documents/schemas.ts'
import {
  deepestJson,
  largestJsonBody,
  largestPublicBody,
  mostJsonNames,
  mostJsonValues,
} from '../../../contract/wire/request-limits.ts'
import type { Answer, Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { jsonBody, JsonCount } from './json-body.ts'

const inChunks = (text: string, size: number): { count: JsonCount; refused: string | undefined } => {
  const count = new JsonCount(7)
  const bytes = Buffer.from(text)
  for (let place = 0; place < bytes.length; place += size) {
    const refused = count.add(bytes.subarray(place, place + size))
    if (refused) return { count, refused: refused.message }
  }
  return { count, refused: undefined }
}

/** The count in a slow, simple way: without the strings, what opens and what separates. */
const valuesOf = (text: string): number =>
  1 + (text.replaceAll(/"(?:[^"\\]|\\.)*"/gs, '""').match(/[[{,]/g)?.length ?? 0)

/** A page of 20,000 paragraphs, each with a key and different text. */
const largestPage = {
  object: 'document',
  data: {},
  nodes: Array.from({ length: 20_000 }, (_, place) => ({
    object: 'block',
    type: 'paragraph',
    key: `b${place}`,
    data: {},
    nodes: [{ object: 'text', leaves: [{ object: 'leaf', text: `Words ${place}`, marks: [] }] }],
  })),
}

/** Nested blocks, as deep as a document may be. */
const deepestPage = {
  object: 'document',
  data: {},
  nodes: Array.from({ length: deepest - 1 }).reduce<object[]>(
    (nodes) => [{ object: 'block', type: 'blockquote', data: {}, nodes }],
    [{ object: 'block', type: 'paragraph', data: {}, nodes: [{ object: 'text', leaves: [] }] }],
  ),
}

describe('the count of a JSON body', () => {
  it('is the same however the text is cut, and whatever stands in its texts', () => {
    fc.assert(
      fc.property(fc.json(), fc.integer({ min: 1, max: 9 }), (text, size) => {
        const { count, refused } = inChunks(text, size)
        expect([count.values, refused]).toEqual([valuesOf(text), undefined])
      }),
    )
  })

  it('passes over quotes, brackets and backslashes inside texts', () => {
    const texts = ['"', '\\', '\\"', '[[[{{{,,,', '\\\\"', 'é"€', `${'\\'.repeat(99)}"`, 'x'.repeat(500)]
    for (const size of [1, 2, 3, 64, 65, 1000]) {
      const { count } = inChunks(JSON.stringify(texts), size)
      expect(count.values).toBe(1 + texts.length)
    }
  })

  it('takes the largest page of a document, and the deepest', () => {
    for (const document of [largestPage, deepestPage]) {
      const body = { changes: [{ operation: 'insert_page', document: { document } }] }
      expect(inChunks(JSON.stringify(body), 65_536).refused).toBeUndefined()
    }
  })

  it.each([
    ['empty arrays', `[${'[],'.repeat(mostJsonValues)}1]`, /values/],
    ['numbers', `[${'1,'.repeat(mostJsonValues)}1]`, /values/],
    ['members', `{${'"a":1,'.repeat(mostJsonValues)}"a":1}`, /values/],
    ['brackets', '['.repeat(deepestJson + 1), /levels deep/],
    ['braces', '{"a":'.repeat(deepestJson + 1), /levels deep/],
    [
      'different names',
      `{${Array.from({ length: 2 * mostJsonNames }, (_, n) => `"a long name, ${n}":1`).join(',')}}`,
      /different names/,
    ],
    [
      'different short texts',
      `[${Array.from({ length: 2 * mostJsonNames }, (_, n) => `"${n}"`).join(',')}]`,
      /different names/,
    ],
    [
      'names that differ in what is escaped',
      `{${Array.from({ length: 2 * mostJsonNames }, (_, n) => `"${n.toString(8).replaceAll(/./g, (digit) => `\\${'bfnrt"/\\'[Number(digit)]}`)}":1`).join(',')}}`,
      /different names/,
    ],
  ])('refuses too many %s', (_what, text, told) => {
    expect(inChunks(text, 65_536).refused).toMatch(told)
  })

  it('takes as many as the limits say', () => {
    expect(inChunks('['.repeat(deepestJson), 100).refused).toBeUndefined()
    expect(inChunks(`[${'1,'.repeat(mostJsonValues - 2)}1]`, 65_536).refused).toBeUndefined()
    const texts = Array.from({ length: mostJsonValues / 2 }, (_, n) => `"a longer text, ${n}"`)
    expect(inChunks(`[${texts.join(',')}]`, 65_536).refused).toBeUndefined()
  })
})

it('a JSON body that has all arrived is counted over several turns, between which requests are served', async () => {
  const chunk = Buffer.from(`"${'x'.repeat(60_000)}",`)
  const chunks = [Buffer.from('['), ...Array.from({ length: 60 }, () => chunk), Buffer.from('0]')]
  const request = {
    headers: {},
    routeOptions: { bodyLimit: largestJsonBody },
  } as unknown as FastifyRequest
  let turns = 0
  let waiting = setImmediate(function turn() {
    turns += 1
    waiting = setImmediate(turn)
  })
  const refused = await new Promise((resolve) => {
    const payload = Readable.from(chunks, { objectMode: false, highWaterMark: largestJsonBody })
    jsonBody(() => undefined, 7)(request, payload as IncomingMessage, resolve)
  })
  clearImmediate(waiting)
  expect(refused).toBe(null)
  // 3.6 MB, of which half a megabyte is counted at a time.
  expect(turns).toBeGreaterThanOrEqual(6)
})

describe('a JSON body', () => {
  let service: TestService
  let mara: Client
  let space: string
  beforeAll(async () => {
    service = await startTestService('sqlite')
    mara = await service.person('mara')
    space = await service.space(await service.organization('Halden', mara), mara)
    await mara.done('PATCH', `/spaces/${space}`, { editMode: 'live' })
  })
  afterAll(() => service.close())

  const send = (body: string, path = '/user/tokens', client = mara): Promise<Answer> =>
    client('POST', path, body, { 'content-type': 'application/json' })
  const refusal = ({ status, body }: Answer) => [status, body.error?.reason, body.error?.message]

  it('is refused with what is too much and how much may be', async () => {
    expect(refusal(await send(`"${'x'.repeat(largestJsonBody)}"`))).toEqual([
      413,
      'too-large',
      'The request body is larger than 10 MB.',
    ])
    expect(refusal(await send(`[${'[],'.repeat(mostJsonValues)}1]`))).toEqual([
      413,
      'too-large',
      'The request body has more than 500,000 values. Split it into several requests.',
    ])
    expect(refusal(await send('['.repeat(4_000_000)))).toEqual([
      422,
      'invalid-input',
      'The request body is nested more than 256 levels deep.',
    ])
  })

  it('may be far smaller where nobody is known', async () => {
    const answer = await send(`"${'x'.repeat(largestPublicBody)}"`, '/sessions', service.anonymous)
    expect(refusal(answer)).toEqual([413, 'too-large', 'The request body is larger than 64 KB.'])
  })

  it('is not read at all without a credential', async () => {
    const answer = await send('['.repeat(4_000_000), '/user/tokens', service.anonymous)
    expect(refusal(answer).slice(0, 2)).toEqual([401, 'not-signed-in'])
  })

  it.each([
    ['a name that poisons prototypes', '{"__proto__":{"admin":true}}'],
    ['the same, escaped', '{"\\u005f_proto__":{"admin":true}}'],
    ['a constructor with a prototype', '{"constructor":{"prototype":{"admin":true}}}'],
    ['a text that is no JSON', '{"name":'],
    ['brackets that do not match', '{"a":[}]'],
  ])('is refused for %s', async (_what, body) => {
    expect(refusal(await send(body)).slice(0, 2)).toEqual([400, 'malformed-json'])
  })

  it('has nothing in it if it is empty', async () => {
    const answer = await send('')
    expect(answer.status).toBe(422)
    expect(answer.body.error?.details).toContainEqual(expect.objectContaining({ path: 'body.name' }))
  })

  it('is read whatever comes before, between and after its values', async () => {
    const made = await send('\n{ "name" : "x\\u00e9,[{" ,\t"scope":"read" }\n')
    expect([made.status, made.body['name']]).toEqual([201, 'xé,[{'])
  })

  it('that is a file is kept as it came', async () => {
    const bytes = '{ "a": [1,  2] '
    const made = await send(bytes, `/spaces/${space}/content/files?name=data.json`)
    expect([made.status, made.body['size'], made.body['contentType']]).toEqual([
      201,
      bytes.length,
      'application/json',
    ])
  })

  it('of many values is refused for what is wrong first', async () => {
    // So many issues would overflow the stack of the code that collects them.
    const wrong = `[${'1,'.repeat(400_000)}1]`
    const text = `{"object":"text","leaves":${wrong}}`
    const nodes = `[{"object":"block","type":"paragraph","nodes":[${text}]}]`
    const document = `{"object":"document","data":{},"nodes":${nodes}}`
    const write = `{"changes":[{"operation":"insert_page","document":{"document":${document}}}]}`
    expect((await send(write, `/spaces/${space}/content`)).status).toBe(422)
  })

  it('is not read further than to what is too much', async () => {
    const { app } = service
    await app.listen({ port: 0, host: '127.0.0.1' })
    const address = app.server.address()
    if (address === null || typeof address === 'string') throw new Error('No port.')
    const socket = connect(address.port, '127.0.0.1')
    socket.write(
      `POST /v1/user/tokens HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${mara.token}\r\n` +
        `content-type: application/json\r\ncontent-length: 9000000\r\n\r\n${'['.repeat(deepestJson + 1)}`,
    )
    // Nine megabytes are announced but never sent.
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 422 /)
    socket.destroy()
  })
})
