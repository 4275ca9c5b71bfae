/** Processing that never ended, and specifications that nobody in the organization created. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ApiSpecService } from '../../../testing/fixtures/apis/api-spec-service.ts'
import { apiText, startApiSpecService } from '../../../testing/fixtures/apis/api-spec-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { queueDueChecks } from './queue-due-checks.ts'

const get = { responses: { 200: { description: 'Fine' } } }

describe.each(engines)('processing of API specifications on %s', (engine) => {
  let specs: ApiSpecService
  beforeEach(async () => {
    specs = await startApiSpecService(engine)
  })
  afterEach(() => specs.close())

  it('begins again on schedule if it was abandoned before the first version', async () => {
    const { mara, at, service, url } = specs
    specs.respond((_request, response) => void response.end(apiText()))
    await service.ctx.jobs.stop()
    await mara.done('POST', at(), { slug: 'pets', source: { url: url() } })
    await mara.done('POST', at(), { slug: 'cats', source: { text: apiText() } })
    await service.ctx.store.write((db) => db.updateTable('jobs').set({ state: 'failed' }).execute())
    await queueDueChecks(service.ctx)
    const interrupted = { processingState: 'complete', lastProcessedErrors: [{ code: 'interrupted' }] }
    expect(await mara.done('GET', at('/cats'))).toMatchObject(interrupted)
    const spec = await mara.done('GET', at('/pets'))
    expect(spec).toMatchObject({ ...interrupted, nextCheckAt: expect.any(String) as string })
    expect((await mara.done('GET', at('/cats')))['nextCheckAt']).toBeUndefined()
    service.ctx.jobs.start()
    service.later(7 * 3600)
    await queueDueChecks(service.ctx)
    expect(await specs.processed()).toMatchObject({ versions: 1, failures: 0 })
  })

  it('notifies nobody of breaking changes if an integration created the specification', async () => {
    await specs.hosted({ text: apiText({ '/pets': { get } }) })
    const { store } = specs.service.ctx
    await store.write((db) => db.updateTable('api_specs').set({ created_by: '' }).execute())
    expect(await specs.hosted({ text: apiText() })).toMatchObject({ versions: 2 })
    expect(await store.read.selectFrom('notifications').select('person').execute()).toEqual([])
  })
})
