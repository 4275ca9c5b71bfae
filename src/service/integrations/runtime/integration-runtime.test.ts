/** What scripts answer and log, in the real runtime. */
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestRuntime } from '../../../testing/fixtures/script-runtime.ts'
import { failureOf, scriptOf, testRuntime, withoutWorkerd } from '../../../testing/fixtures/script-runtime.ts'
import { IntegrationRuntime } from './integration-runtime.ts'

describe.skipIf(withoutWorkerd !== undefined)(`scripts ${withoutWorkerd ?? ''}`, () => {
  let test: TestRuntime
  beforeAll(() => {
    test = testRuntime()
  })
  afterAll(() => test.close())
  /** Runs a handler as a script of its own. */
  const run = (handler: string, event?: object, more?: Parameters<TestRuntime['run']>[2]) => {
    const integration = handler.replaceAll(/\W/g, '').slice(0, 40)
    return test.run(scriptOf(handler), event, { integration, ...more })
  }

  it('get the event and the environment as JSON, and no body unless there is one', async () => {
    const handler = `return Response.json({ url: request.url, method: request.method, event,
      environment: JSON.parse(form.get('environment')), names: [...form.keys()] })`
    const { text } = await run(handler, { type: 'x', more: 'ü"' }, { environment: { a: [1] } })
    expect(JSON.parse(text)).toEqual({
      url: 'http://integration/v1',
      method: 'POST',
      event: { type: 'x', more: 'ü"' },
      environment: { a: [1] },
      names: ['event', 'environment'],
    })
  })

  it('get a body as a file, byte by byte', async () => {
    const handler = `const file = form.get('fetch-body')
      return new Response(file, { headers: { size: String(file.size) } })`
    const bytes = Buffer.from([0, 13, 10, 45, 45, 255, 254])
    const { headers, text } = await run(handler, {}, { body: bytes })
    expect(headers).toContainEqual(['size', '7'])
    expect(text).toBe(bytes.toString())
  })

  it('get a body that is streamed', async () => {
    const handler = `return new Response(String(form.get('fetch-body').size))`
    const chunks = async function* () {
      for (let count = 0; count < 64; count += 1) {
        yield new Uint8Array(65_536)
        if (count % 16 === 0) await sleep(1)
      }
    }
    expect((await run(handler, {}, { body: chunks() })).text).toBe(String(64 * 65_536))
  })

  it.each([
    ['JSON', `return Response.json({ a: 1 }, { status: 201 })`, 201, '{"a":1}'],
    ['nothing', `return new Response(null, { status: 204 })`, 204, ''],
    ['a redirect', `return Response.redirect('https://example.org/', 302)`, 302, ''],
    ['a refusal', `return new Response('no', { status: 406 })`, 406, 'no'],
    ['an error', `return new Response('broken', { status: 500 })`, 500, 'broken'],
    ['an exception', `throw new Error('thrown')`, 500, 'Internal Server Error'],
  ])('answer %s', async (_name, handler, status, text) => {
    expect(await run(handler)).toMatchObject({ status, text, died: false })
  })

  it('answer a header several times', async () => {
    const handler = `return new Response('', { headers: [['set-cookie', 'a=1; Path=/'], ['set-cookie', 'b=2'], ['x-a', 'b']] })`
    const { headers } = await run(handler)
    expect(headers.filter(([name]) => name.toLowerCase() === 'set-cookie').map(([, value]) => value)).toEqual(
      ['a=1; Path=/', 'b=2'],
    )
    expect(headers.map(([name]) => name.toLowerCase())).not.toContain('connection')
  })

  it('stream an answer', async () => {
    const handler = `const { readable, writable } = new TransformStream()
      const writer = writable.getWriter()
      ctx.waitUntil((async () => {
        await writer.write(new TextEncoder().encode('first'))
        await new Promise((resolve) => setTimeout(resolve, 300))
        await writer.write(new TextEncoder().encode('second'))
        await writer.close()
      })())
      return new Response(readable)`
    const { body } = await test.runtime.dispatch({
      script: { integration: 'streams', version: 1, load: () => Promise.resolve(scriptOf(handler)) },
      event: {},
      environment: {},
      answerWithin: 5000,
    })
    const times: number[] = []
    const texts: string[] = []
    for await (const chunk of body) {
      texts.push(Buffer.from(chunk).toString())
      times.push(performance.now())
    }
    expect(texts).toEqual(['first', 'second'])
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(200)
  })

  it('log lines, also after the answer; arguments are joined and objects are JSON', async () => {
    const handler = `console.log('text', { a: [1] }, 5, undefined)
      console.debug('d'); console.warn('w'); console.info('i')
      ctx.waitUntil(new Promise((resolve) => setTimeout(() => { console.error('late'); resolve() }, 200)))`
    const { logs, text } = await run(handler)
    expect(text).toBe('OK')
    expect(logs.map(({ level, message }) => [level, message])).toEqual([
      ['info', expect.stringMatching(/^text \{"a":\[1\]\} 5 /)],
      ['debug', 'd'],
      ['warn', 'w'],
      ['info', 'i'],
      ['error', 'late'],
    ])
    expect(Date.now() - Date.parse(logs[0]?.timestamp ?? '')).toBeLessThan(10_000)
  })

  it('log at most 200 lines of 4 KB, and exceptions', async () => {
    const many = await run(`for (let n = 0; n < 300; n += 1) console.log('line ' + n)`)
    expect(many.logs).toHaveLength(200)
    const long = await run(`console.log('x'.repeat(10_000))`)
    expect(long.logs[0]?.message).toHaveLength(4096)
    const { logs } = await run(`throw new TypeError('not so')`)
    expect(logs).toMatchObject([{ level: 'error', message: 'Uncaught TypeError: not so' }])
  })

  it('log to their own event when several run at once', async () => {
    const handler = `console.log('begin ' + event.n)
      await new Promise((resolve) => setTimeout(resolve, 100))
      console.log('end ' + event.n)`
    const all = await Promise.all([1, 2, 3].map((n) => run(handler, { n })))
    expect(all.map(({ logs }) => logs.map(({ message }) => message))).toEqual(
      [1, 2, 3].map((n) => [`begin ${n}`, `end ${n}`]),
    )
  })

  it('are started once for two events at the same time', async () => {
    const before = test.loads()
    await Promise.all([1, 2, 3, 4].map(() => run(`/* once */`, {}, { integration: 'once' })))
    expect(test.loads() - before).toBe(1)
  })

  it('have the APIs of workers: crypto, streams, HTMLRewriter, node modules, an empty cache', async () => {
    const handler = `const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('x'))
      const html = await new HTMLRewriter().on('p', { element: (p) => p.setInnerContent('new') })
        .transform(new Response('<p>old</p>')).text()
      await caches.default.put('https://x.test/a', new Response('x', { headers: { 'cache-control': 'max-age=60' } }))
      const found = await caches.default.match('https://x.test/a')
      return Response.json([digest.byteLength, html, found ?? null, Buffer.from('x').toString('hex')])`
    const source = scriptOf(handler, `import { Buffer } from 'node:buffer'`)
    const { text } = await test.run(source, {}, { integration: 'workers-apis' })
    expect(JSON.parse(text)).toEqual([32, '<p>new</p>', null, '78'])
  })

  it('end with a caller that goes away, and their waitUntil goes on', async () => {
    const source = scriptOf(`ctx.waitUntil(new Promise((resolve) => setTimeout(resolve, 50)))
      if (event.wait) await new Promise((resolve) => setTimeout(resolve, 60_000))`)
    const left = new AbortController()
    const work = test.run(source, { wait: true }, { integration: 'left', signal: left.signal })
    setTimeout(() => left.abort(), 300)
    await expect(work).rejects.toThrow(/abort/i)
    expect((await test.run(source, {}, { integration: 'left' })).text).toBe('OK')
  })

  it('fail to start with their own error', async () => {
    const source = `throw new Error('at start')`
    expect(await failureOf(test.run(source, {}, { integration: 'broken' }))).toEqual({
      reason: 'start',
      message: expect.stringMatching(/^Error: at start/),
    })
    expect(await test.runtime.probe(source)).toMatch(/^Error: at start\n {2}at script.js:1/)
    expect(await test.runtime.probe('export default {')).toMatch(/^SyntaxError/)
    expect(await test.runtime.probe(`import x from 'nowhere'; export default {}`)).toContain('nowhere')
    expect(await test.runtime.probe(scriptOf(''))).toBeUndefined()
  })
})

describe('without the program', () => {
  const runtime = new IntegrationRuntime({
    ...({} as ConstructorParameters<typeof IntegrationRuntime>[0]),
    binary: { missing: 'No program here.' },
  })
  const script = { integration: 'x', version: 1, load: () => Promise.resolve('') }

  it('everything but running works, and says why', async () => {
    expect(runtime.unavailable).toBe('No program here.')
    expect(
      await failureOf(runtime.dispatch({ script, event: {}, environment: {}, answerWithin: 1 })),
    ).toEqual({
      reason: 'unavailable',
      message: 'No program here.',
    })
    expect(await runtime.probe('throw 1')).toBeUndefined()
    await runtime.stop('x')
    await runtime.close()
  })
})
