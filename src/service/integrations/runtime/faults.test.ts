/** Scripts that misbehave: each is stopped, and the others are served. */
import { describe, expect, it, afterEach } from 'vitest'
import type { TestRuntime } from '../../../testing/fixtures/script-runtime.ts'
import { failureOf, scriptOf, testRuntime, withoutWorkerd } from '../../../testing/fixtures/script-runtime.ts'
import type { RuntimeOptions } from './integration-runtime.ts'
import { runtimeLimits } from './runtime-limits.ts'

const bad = scriptOf(`
  const wait = (time) => new Promise((resolve) => setTimeout(resolve, time))
  const kept = []
  console.log('begin ' + event.type)
  switch (event.type) {
    case 'loop': for (;;);
    case 'late loop': ctx.waitUntil(wait(50).then(() => { for (;;); })); break
    case 'hang': await wait(60_000); break
    case 'late hang': ctx.waitUntil(wait(60_000)); break
    case 'objects': for (;;) kept.push(new Array(1e5).fill({}).map(() => ({ a: 1 })))
    case 'buffers': for (;;) { kept.push(new Uint8Array(4e6).fill(1)); await wait(5) }
    case 'one buffer': return new Response(String(new Uint8Array(1.5e9).fill(1).length))
    case 'giant': {
      let left = 64
      const chunk = new Uint8Array(1e6)
      return new Response(new ReadableStream({ pull(c) { if (left-- > 0) c.enqueue(chunk); else c.close() } }))
    }
    case 'breaks off': {
      let first = true
      return new Response(new ReadableStream({ async pull(c) {
        if (first) { first = false; c.enqueue(new Uint8Array(10)); await wait(50) } else throw new Error('broken')
      } }))
    }
    case 'never ends': return new Response(new ReadableStream({ async pull(c) { await wait(100); c.enqueue(new Uint8Array(10)) } }))
    case 'wait': await wait(event.time); break
  }`)

describe.skipIf(withoutWorkerd !== undefined)(`scripts that misbehave ${withoutWorkerd ?? ''}`, () => {
  let test: TestRuntime
  afterEach(() => test.close())
  const start = (limits: RuntimeOptions['limits'] = {}, options: Partial<RuntimeOptions> = {}) => {
    test = testRuntime({ ...options, limits })
  }
  const run = (type: string, answerWithin = 500, more: object = {}) =>
    test.run(bad, { type, ...more }, { answerWithin })

  it('an endless loop ends with its process, and the next event starts another', async () => {
    start()
    await run('ok')
    const [before] = test.runtime.status()
    const begun = performance.now()
    const all = await Promise.all([
      failureOf(run('loop')),
      failureOf(run('wait', 5000, { time: 10 })),
      test.run(bad, { type: 'ok' }, { integration: 'other' }),
    ])
    expect(performance.now() - begun).toBeLessThan(3000)
    expect(all.map((one) => ('reason' in one ? one.reason : one.text))).toEqual(['time-out', 'died', 'OK'])
    expect(all[1]).toMatchObject({ message: 'The script was stuck in an endless loop.' })
    expect((await run('ok')).text).toBe('OK')
    const after = test.runtime.status().find(({ integration }) => integration === 'test')
    expect(after?.pid).not.toBe(before?.pid)
  })

  it('an endless loop in waitUntil ends the same way, and the event says that the process died', async () => {
    start({ background: 300 })
    const answer = await run('late loop')
    expect(answer).toMatchObject({ text: 'OK', died: true })
    expect(answer.logs.map(({ message }) => message)).toEqual(['begin late loop'])
    expect((await run('ok')).text).toBe('OK')
  })

  it('a slow answer is a failure of its event alone', async () => {
    start()
    const [slow, other] = await Promise.all([failureOf(run('hang', 300)), run('wait', 5000, { time: 600 })])
    expect(slow).toEqual({ reason: 'time-out', message: 'No answer within 0.3 seconds.' })
    expect(other).toMatchObject({ text: 'OK', died: false })
    expect(test.runtime.status()).toHaveLength(1)
  })

  it('waitUntil without end is cut off, and the process gets no more events', async () => {
    start({ background: 200 })
    const began = performance.now()
    expect(await run('late hang', 300)).toMatchObject({ text: 'OK', died: false })
    expect(performance.now() - began).toBeLessThan(2000)
    await expect.poll(() => test.runtime.status()).toEqual([])
  })

  it.each([
    ['objects', /out of memory|more than 256 MB/],
    ['buffers', /more than 256 MB/],
    ['one buffer', /more than 256 MB|^none/],
  ])('too much memory ends the process: %s', async (type, words) => {
    start()
    const { reason, message } = await failureOf(run(type, 20_000))
    expect(message || reason).toMatch(words)
    expect((await run('ok')).text).toBe('OK')
  })

  it('a giant answer is cut off', async () => {
    start()
    expect(await failureOf(run('giant', 5000))).toEqual({
      reason: 'too-large',
      message: 'The answer is larger than 10 MB.',
    })
    expect((await run('ok')).text).toBe('OK')
  })

  it('an answer that breaks off or never ends is a failure while it is read', async () => {
    start({ background: 500 })
    expect(await failureOf(run('breaks off', 2000))).toMatchObject({ reason: 'died' })
    expect(await failureOf(run('never ends', 300))).toMatchObject({ reason: 'time-out' })
    expect((await run('ok')).text).toBe('OK')
  })

  it('three deaths in ten minutes pause a version for its holder, until that resumes or the integration is stopped', async () => {
    let clock = Date.parse('2026-01-01T00:00:00.000Z')
    start({}, { now: () => new Date(clock).toISOString() })
    const die = async () => {
      expect(await failureOf(run('loop', 50))).toMatchObject({ reason: 'time-out' })
      await expect.poll(() => test.runtime.status()).toEqual([])
    }
    await die()
    await die()
    clock += runtimeLimits.deathWindow + 1
    await die()
    await die()
    expect(test.paused).toEqual([])
    await die()
    expect(test.paused).toEqual([{ integration: 'test', version: 1, holder: '' }])
    expect(await failureOf(run('ok'))).toMatchObject({ reason: 'paused' })
    expect((await test.run(bad, { type: 'ok' }, { holder: 'another' })).text).toBe('OK')
    expect((await test.run(bad, { type: 'ok' }, { version: 2 })).text).toBe('OK')
    test.runtime.resume('test', 'another')
    expect(await failureOf(run('ok'))).toMatchObject({ reason: 'paused' })
    test.runtime.resume('test', '')
    expect((await run('ok')).text).toBe('OK')
    await test.runtime.stop('test')
    expect((await run('ok')).text).toBe('OK')
  })
})
