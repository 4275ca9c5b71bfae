/** Jobs over the API, for their owner. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { JobFailure } from '../jobs/job-queue.ts'
import { dropJobFiles, putJobFile } from '../jobs/job-files.ts'

describe.each(engines)('jobs over the API on %s', (engine) => {
  let service: TestService
  let mara: Client
  let broken: boolean
  beforeEach(async () => {
    service = await startTestService(engine)
    mara = await service.person('mara')
    broken = true
    service.ctx.jobs.handle('count', () =>
      broken ? Promise.reject(new JobFailure('The archive is damaged.')) : Promise.resolve('well'),
    )
    service.ctx.jobs.start()
  })
  afterEach(() => service.close())

  /** A job of hers with input files. */
  const add = async () => {
    const { jobs, mint, store } = service.ctx
    const id = mint('job')
    const pieces = await putJobFile(store, id, [new TextEncoder().encode('bytes')], 'text/plain')
    const job = { id, kind: 'count', organization: 'o', person: mara.person, input: { pieces } }
    return store.write((db) => jobs.add(db, job))
  }
  const until = async (id: string, state: string) => {
    await expect
      .poll(async () => (await mara('GET', `/jobs/${id}`)).body['state'], { timeout: 5000 })
      .toBe(state)
    return (await mara('GET', `/jobs/${id}`)).body
  }

  it('can be restarted only after failing', async () => {
    const id = await add()
    expect(await until(id, 'failed')).toMatchObject({ error: 'The archive is damaged.', retryable: true })
    broken = false
    const started = await mara('POST', `/jobs/${id}/retry`)
    expect(started.status).toBe(202)
    expect(started.body).toMatchObject({ id, state: 'pending' })
    expect(started.body['error']).toBeUndefined()
    expect(await until(id, 'done')).toMatchObject({ result: 'well' })
    const again = await mara('POST', `/jobs/${id}/retry`)
    expect([again.status, again.body.error?.reason]).toEqual([412, 'state-forbids'])
  })

  it('cannot be restarted after their files are gone', async () => {
    const id = await add()
    await until(id, 'failed')
    await service.ctx.store.write((db) => dropJobFiles(db, id))
    expect((await mara('GET', `/jobs/${id}`)).body['retryable']).toBe(false)
    const { status, body } = await mara('POST', `/jobs/${id}/retry`)
    expect([status, body.error?.message]).toEqual([412, expect.stringContaining('Upload them again')])
    expect((await until(id, 'failed'))['error']).toBe('The archive is damaged.')
  })

  it('can be restarted without their files once their result is stored', async () => {
    const id = await add()
    await until(id, 'failed')
    // As an import does in the transaction that writes what it imported; then the service was killed, again and again.
    await service.ctx.store.write(async (db) => {
      await dropJobFiles(db, id)
      const interrupted = { result: JSON.stringify({ space: 's' }), error: 'The service stopped.' }
      await db.updateTable('jobs').set(interrupted).where('id', '=', id).execute()
    })
    expect((await mara('GET', `/jobs/${id}`)).body['retryable']).toBe(true)
    const kept: unknown[] = []
    service.ctx.jobs.handle('count', async (_input, job) => {
      const { result } = await service.ctx.store.read
        .selectFrom('jobs')
        .select('result')
        .where('id', '=', job.id)
        .executeTakeFirstOrThrow()
      kept.push(result)
      return JSON.parse(result ?? 'null') as unknown
    })
    expect((await mara('POST', `/jobs/${id}/retry`)).status).toBe(202)
    expect(await until(id, 'done')).toMatchObject({ result: { space: 's' } })
    expect(kept).toEqual(['{"space":"s"}'])
  })

  it('lose the reason of their failure when they are restarted', async () => {
    service.ctx.jobs.handle('count', () =>
      broken ? Promise.reject(new JobFailure('It is no archive.', 'bad-content')) : Promise.resolve('well'),
    )
    const id = await add()
    expect(await until(id, 'failed')).toMatchObject({ result: { reason: 'bad-content' } })
    broken = false
    expect((await mara('POST', `/jobs/${id}/retry`)).body['result']).toBeUndefined()
    expect(await until(id, 'done')).toMatchObject({ result: 'well' })
  })

  it('cannot be seen or restarted by anyone else', async () => {
    const id = await add()
    await until(id, 'failed')
    const eve = await service.person('eve')
    expect((await eve('GET', `/jobs/${id}`)).status).toBe(404)
    expect((await eve('POST', `/jobs/${id}/retry`)).status).toBe(404)
    const reading = await service.person('reading', { scope: 'read' })
    expect((await reading('POST', `/jobs/${id}/retry`)).status).toBe(403)
    expect((await until(id, 'failed'))['state']).toBe('failed')
  })
})
