/** What happened between an upload and the import of its archive: lost rights, deleted places, storage that was away. */
import { randomBytes } from 'node:crypto'
import { zipSync } from 'fflate'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import type { S3Server } from '../../../testing/stores/s3-server.ts'
import { startS3Server } from '../../../testing/stores/s3-server.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { registerJobs } from '../../register-jobs.ts'
import { fileKey } from '../../storage/files/file-storage.ts'
import { sha256 } from '../../storage/objects/sha256.ts'

const picture = randomBytes(80_000)
const archive = Buffer.from(
  zipSync({ 'README.md': new TextEncoder().encode('# Home\n\n![](a.png)\n'), 'a.png': picture }),
)

describe.each(engines)('between an upload and its import on %s', { timeout: 60_000 }, (engine) => {
  let server: S3Server
  let service: TestService
  let mara: Client
  let noor: Client
  let org: string
  beforeEach(async () => {
    server = await startS3Server()
    service = await startTestService(engine, { ...server.settings })
    registerJobs(service.ctx)
    mara = await service.person('mara')
    noor = await service.person('noor')
    org = await service.organization('Halden', mara)
    await service.member(org, noor, 'create')
  })
  afterEach(async () => {
    await service.close()
    await server.close()
  })

  const upload = async (query: string): Promise<string> => {
    const answer = await service.app.inject({
      method: 'POST',
      url: `/v1/orgs/${org}/imports?title=Manual${query}`,
      headers: { authorization: `Bearer ${noor.token}`, 'content-type': 'application/zip' },
      payload: archive,
    })
    expect(answer.statusCode).toBe(202)
    return answer.json<{ id: string }>().id
  }
  /** The job once it has been tried. */
  const tried = async (id: string) => {
    service.ctx.jobs.start()
    for (;;) {
      const job = await service.ctx.store.read
        .selectFrom('jobs')
        .select(['state', 'error', 'attempts'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      if (job.attempts > 0 && job.state !== 'running') return job
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const counts = async () => {
    const { read } = service.ctx.store
    const [spaces, sites, objects] = await Promise.all([
      read.selectFrom('spaces').select('id').execute(),
      read.selectFrom('sites').select('id').execute(),
      read.selectFrom('objects').select('hash').execute(),
    ])
    return [spaces.length, sites.length, objects.length]
  }

  it('a person who left the organization, or was lowered, gets no space', async () => {
    const member = `/orgs/${org}/members/${noor.person}`
    const lowered = await upload('')
    await mara.done('PATCH', member, { role: 'edit' })
    expect(await tried(lowered)).toMatchObject({
      state: 'failed',
      error: expect.stringContaining('"create" role') as string,
    })
    await service.ctx.jobs.stop()
    await mara.done('PATCH', member, { role: 'create' })
    const left = await upload('')
    await mara.done('DELETE', member)
    expect(await tried(left)).toMatchObject({ state: 'failed' })
    expect(await counts()).toEqual([0, 0, 0])
  })

  it('a person who may still create spaces in the collection, but no sites, gets neither', async () => {
    const { id } = await mara.done('POST', `/orgs/${org}/collections`, { title: 'Manuals' })
    await mara.done('POST', `/collections/${String(id)}/permissions`, {
      users: [noor.person],
      role: 'create',
    })
    const job = await upload(`&parent=${String(id)}&site=Manual`)
    await mara.done('PATCH', `/orgs/${org}/members/${noor.person}`, { role: 'edit' })
    expect(await tried(job)).toMatchObject({ state: 'failed' })
    expect(await counts()).toEqual([0, 0, 0])
  })

  it('no space is created in a collection that was deleted', async () => {
    const { id } = await mara.done('POST', `/orgs/${org}/collections`, { title: 'Manuals' })
    await mara.done('POST', `/collections/${String(id)}/permissions`, {
      users: [noor.person],
      role: 'create',
    })
    const job = await upload(`&parent=${String(id)}`)
    await mara.done('DELETE', `/collections/${String(id)}`)
    expect(await tried(job)).toMatchObject({ state: 'failed' })
    expect(await counts()).toEqual([0, 0, 0])
  })

  it('an import into a space is tried again when the file storage was not ready', async () => {
    const space = await service.space(org, noor)
    const key = fileKey({ space, hash: sha256(picture) })
    const { store, now } = service.ctx
    // The storage is just deleting an object of the same name.
    await store.write((db) =>
      db.insertInto('unused_files').values({ key, found_at: now(), claimed: 1 }).execute(),
    )
    const job = await upload(`&space=${space}`)
    expect(await tried(job)).toMatchObject({ state: 'pending', attempts: 1 })
    await service.ctx.jobs.stop()
    await store.write((db) => db.deleteFrom('unused_files').where('key', '=', key).execute())
    await store.write((db) => db.updateTable('jobs').set({ due_at: now() }).where('id', '=', job).execute())
    service.ctx.jobs.start()
    await expect
      .poll(async () => (await noor('GET', `/jobs/${job}`)).body, { timeout: 20_000 })
      .toMatchObject({ state: 'done', result: { pages: 1, files: 1 } })
    const files = await noor.done('GET', `/spaces/${space}/change-requests/1/content/files`)
    expect(files['items']).toMatchObject([{ name: 'a.png', size: picture.length }])
  })
})
