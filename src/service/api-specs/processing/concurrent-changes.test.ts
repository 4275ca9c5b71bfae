/** A specification is changed while it is processed, on PostgreSQL, where transactions run at the same time. */
import type { ServerResponse } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { ApiSpecService } from '../../../testing/fixtures/apis/api-spec-service.ts'
import { apiText, startApiSpecService } from '../../../testing/fixtures/apis/api-spec-service.ts'
import type { HeldTable } from '../../../testing/stores/held-table.ts'
import { holdTable } from '../../../testing/stores/held-table.ts'
import { fsck } from '../../installation/fsck.ts'

let specs: ApiSpecService
let held: HeldTable | undefined
beforeEach(async () => {
  held = undefined
  specs = await startApiSpecService('postgres')
})
afterEach(async () => {
  await held?.release()
  await specs.close()
})

const hold = async (table: string): Promise<HeldTable> => {
  held = await holdTable(specs.service.ctx.config.databaseUrl ?? '', table)
  return held
}
const release = async (): Promise<void> => {
  await held?.release()
  held = undefined
}
const text = (version: string) => ({ text: apiText({}, { info: { version } }) })

it('reads a source that is replaced while a check for updates begins', async () => {
  const { mara, at, service } = specs
  await specs.hosted(text('1'))
  await service.ctx.jobs.stop()
  const { waiting } = await hold('jobs')
  const refreshed = mara('POST', at('/pets/refresh'))
  await waiting(1)
  const replaced = mara('PUT', at('/pets'), { source: text('2') })
  await waiting(2)
  await release()
  expect([(await refreshed).status, (await replaced).status]).toEqual([202, 200])
  service.ctx.jobs.start()
  expect(await specs.processed()).toMatchObject({ versions: 2 })
  expect(await mara.done('GET', at('/pets/versions/latest'))).toMatchObject({ apiVersion: '2' })
})

it('leaves nothing of a specification that is deleted while its first version is stored', async () => {
  const { mara, at, service } = specs
  const { promise: fetching, resolve: fetched } = Promise.withResolvers<ServerResponse>()
  specs.respond((_request, response) => fetched(response))
  await mara.done('POST', at(), { slug: 'pets', source: { url: specs.url() } })
  const response = await fetching
  // Deletes what there is of versions, and waits.
  const { waiting } = await hold('notifications')
  const deleted = mara('DELETE', at('/pets'))
  await waiting(1)
  response.end(apiText())
  const { read } = service.ctx.store
  const stored = async (): Promise<void> => {
    const versions = () => read.selectFrom('api_spec_versions').select('id').execute()
    await expect.poll(async () => (await versions()).length, { timeout: 20_000 }).toBe(1)
  }
  await Promise.race([waiting(2), stored()])
  await release()
  expect((await deleted).status).toBe(204)
  await service.ctx.jobs.stop()
  for (const table of ['api_spec_versions', 'blobs'] as const)
    expect([table, await read.selectFrom(table).selectAll().execute()]).toEqual([table, []])
  expect((await fsck(service.ctx.store)).problems).toEqual([])
})

it('fetches no more on schedule if that is switched off while a check ends', async () => {
  const { mara, at } = specs
  specs.respond((_request, response) => void response.end(apiText()))
  await specs.hosted({ url: specs.url() })
  specs.respond((_request, response) => void response.end(text('2').text))
  const { waiting } = await hold('blobs')
  await mara.done('POST', at('/pets/refresh'))
  // The new version is about to be stored.
  await waiting(1)
  const changed = mara('PATCH', at('/pets'), { recheck: false })
  await Promise.race([changed, waiting(2)])
  await release()
  expect((await changed).status).toBe(200)
  const spec = await specs.processed()
  expect(spec).toMatchObject({ recheck: false, versions: 2 })
  expect(spec['nextCheckAt']).toBeUndefined()
})
