/** Results of content sources: computed once, kept, and shown when a source is slow or fails. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Failure } from '../../http/failure.ts'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import type { Result } from './compute-result.ts'
import { resultOf } from './compute-result.ts'
import { dropOldResults, resultBytes, resultHead } from './computed-results.store.ts'
import type { Computed } from './computed-source.ts'
import { SourceFailure } from './computed-source.ts'

describe.each(engines)('results of content sources on %s', (engine) => {
  let service: TestService
  let place: { organization: string; space: string }
  let asked: number
  beforeEach(async () => {
    service = await startTestService(engine)
    const mara: Client = await service.person('mara')
    const organization = await service.organization('Halden', mara)
    place = { organization, space: await service.space(organization, mara) }
    asked = 0
  })
  afterEach(() => service.close())

  const value = (text: string, maxAge?: number): Computed<Uint8Array> => ({
    value: Buffer.from(text),
    maxAge,
  })
  const read = async (
    compute: () => Promise<Computed<Uint8Array>>,
    { inputs = 'first', wait }: { readonly inputs?: string; readonly wait?: number } = {},
  ): Promise<Result> => {
    const { ctx } = service
    const known = await resultHead(ctx.store.read, place.space, 'pets')
    const counted = () => {
      asked += 1
      return compute()
    }
    return resultOf(ctx, { place, kind: 'pages', key: 'pets', inputs, known, compute: counted }, wait)
  }
  const textOf = async ({ head }: Result): Promise<string | undefined> => {
    const { ctx } = service
    const bytes = head && (await resultBytes(ctx, ctx.store.read, place.space, head))
    return bytes && Buffer.from(bytes).toString()
  }
  const gives = (text: string, maxAge?: number) => () => Promise.resolve(value(text, maxAge))
  const fails = (message: string) => () => Promise.reject(new SourceFailure(message))

  it('computes once for equal inputs, and again when they change', async () => {
    const first = await read(gives('cats'))
    expect([first.state, await textOf(first)]).toEqual(['current', 'cats'])
    const second = await read(gives('dogs'))
    expect([second.state, await textOf(second), asked]).toEqual(['current', 'cats', 1])
    service.later(365 * 24 * 3600)
    expect([await textOf(await read(gives('dogs'))), asked]).toEqual(['cats', 1])
    const changed = await read(gives('dogs'), { inputs: 'second' })
    expect([changed.state, await textOf(changed), asked]).toEqual(['current', 'dogs', 2])
    // One row: the result of other inputs is gone.
    const rows = await service.ctx.store.read.selectFrom('computed_results').select('inputs').execute()
    expect(rows).toEqual([{ inputs: 'second' }])
  })

  it('shares one run among all who ask at the same time', async () => {
    let finish = (): void => undefined
    const slow = () =>
      new Promise<Computed<Uint8Array>>((resolve) => {
        finish = () => resolve(value('cats'))
      })
    const readers = Promise.all([read(slow), read(slow), read(slow)])
    await expect.poll(() => asked).toBe(1)
    finish()
    expect(await Promise.all((await readers).map(textOf))).toEqual(['cats', 'cats', 'cats'])
    expect(asked).toBe(1)
  })

  it('does not wait longer than allowed, and keeps what arrives afterwards', async () => {
    let finish = (): void => undefined
    const slow = (text: string) => () =>
      new Promise<Computed<Uint8Array>>((resolve) => {
        finish = () => resolve(value(text))
      })
    expect(await read(slow('cats'), { wait: 1 })).toEqual({ head: undefined, state: 'pending' })
    finish()
    await expect.poll(() => resultHead(service.ctx.store.read, place.space, 'pets')).toBeDefined()
    const kept = await read(slow('never'))
    expect([kept.state, await textOf(kept)]).toEqual(['current', 'cats'])
    // With other inputs the former result is shown until the new one is there.
    const late = await read(slow('dogs'), { inputs: 'second', wait: 1 })
    expect([late.state, await textOf(late)]).toEqual(['pending', 'cats'])
    finish()
    await expect
      .poll(async () => textOf(await read(slow('never'), { inputs: 'second', wait: 1 })))
      .toBe('dogs')
  })

  it('keeps the last good result when the source fails, and asks it again only after a while', async () => {
    await read(gives('cats'))
    const failed = await read(fails('The registry is down.'), { inputs: 'second' })
    expect([failed.state, failed.message, await textOf(failed)]).toEqual([
      ...['outdated', 'The registry is down.', 'cats'],
    ])
    const again = await read(gives('dogs'), { inputs: 'second' })
    expect([again.state, again.message, asked]).toEqual(['outdated', 'The registry is down.', 2])
    service.later(16)
    const recovered = await read(gives('dogs'), { inputs: 'second' })
    expect([recovered.state, recovered.message, await textOf(recovered)]).toEqual([
      'current',
      undefined,
      'dogs',
    ])
  })

  it('says why there is nothing, and keeps what only the log may know', async () => {
    expect(await read(fails('No such table.'))).toEqual({
      ...{ head: undefined, state: 'failed', message: 'No such table.' },
    })
    const refused = () => Promise.reject(new Failure('bad-content', 'The text of "Pets" is too long.'))
    expect(await read(refused, { inputs: 'second' })).toMatchObject({
      ...{ state: 'failed', message: 'The text of "Pets" is too long.' },
    })
    const broken = () => Promise.reject(new Error('password=hunter2 refused by 10.0.0.7'))
    expect(await read(broken, { inputs: 'third' })).toMatchObject({
      ...{ state: 'failed', message: 'The source failed unexpectedly.' },
    })
  })

  it('shows a result that is only old at once, and what is computed now to the next reader', async () => {
    await read(gives('cats', 60))
    service.later(59)
    expect([await textOf(await read(gives('dogs', 60))), asked]).toEqual(['cats', 1])
    service.later(2)
    const old = await read(gives('dogs', 60))
    expect([old.state, await textOf(old), asked]).toEqual(['current', 'cats', 2])
    await expect.poll(async () => textOf(await read(gives('dogs', 60)))).toBe('dogs')
    expect(asked).toBe(2)
  })

  it('stores nothing for a space that is gone, and drops results that nobody computes any more', async () => {
    const { store } = service.ctx
    const space = place.space
    place = { ...place, space: 'gone' }
    expect((await read(gives('cats'))).state).toBe('current')
    expect(await store.read.selectFrom('computed_results').select('key').execute()).toEqual([])
    place = { ...place, space }
    const { head } = await read(gives('cats'))
    await store.write((db) => dropOldResults(db, head?.computed_at ?? ''))
    expect(await resultHead(store.read, space, 'pets')).toBeDefined()
    service.later(1)
    await store.write((db) => dropOldResults(db, service.ctx.now()))
    expect(await resultHead(store.read, space, 'pets')).toBeUndefined()
    // Its bytes are gone with it, unless they are in memory still.
    expect(
      head && (await resultBytes(service.ctx, store.read, space, { ...head, hash: 'other' })),
    ).toBeUndefined()
  })
})
