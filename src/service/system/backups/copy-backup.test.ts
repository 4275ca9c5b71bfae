/** Copies of backups in a bucket, from their job to a restore, and what is left after each way to fail. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../../testing/fixtures/space-content.ts'
import type { TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import type { S3Server } from '../../../testing/stores/s3-server.ts'
import { startS3Server } from '../../../testing/stores/s3-server.ts'
import type { TestPlace } from '../../../testing/stores/test-store.ts'
import { engines, migratedPlace } from '../../../testing/stores/test-store.ts'
import { withCopyBucket } from '../../installation/copies/copy-bucket.ts'
import { fetchBackup } from '../../installation/copies/fetch-backup.ts'
import { restore } from '../../installation/restore.ts'
import type { JobContext } from '../../jobs/job-queue.ts'
import { JobFailure } from '../../jobs/job-queue.ts'
import type { BackupRow } from '../../storage/schema/backup-tables.ts'
import { installationStatus } from '../operator/installation-status.ts'
import { endAbandoned } from './backups.store.ts'
import { queueBackup } from './queue-backup.ts'
import { runBackup } from './run-backup.ts'

const timeout = 120_000
const day = 24 * 3600

describe.each(engines)('copies of backups of %s', (engine) => {
  let server: S3Server
  let folder: string
  let place: TestPlace
  let service: TestService
  const start = async (environment: Record<string, string> = {}) => {
    service = await startTestService(
      engine,
      { BACKUP_DIR: folder, ...server.backupSettings, BACKUP_S3_PREFIX: 'recto', ...environment },
      { place },
    )
    return service
  }
  beforeEach(async () => {
    server = await startS3Server()
    folder = mkdtempSync(join(tmpdir(), 'recto-backups-'))
    place = await migratedPlace(engine)
  })
  afterEach(async () => {
    await service.close()
    await place.remove()
    await server.close()
    rmSync(folder, { recursive: true, force: true })
  })

  const add = async (): Promise<BackupRow> => {
    const row = await service.ctx.store.write((db) => queueBackup(service.ctx, db, null))
    if (!row) throw new Error('A backup is running.')
    return row
  }
  const rowOf = ({ id }: BackupRow) =>
    service.ctx.store.read.selectFrom('backups').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const run = (row: BackupRow, pauses: readonly number[] = [], more: Partial<JobContext> = {}) => {
    const job: JobContext = {
      ...{ id: row.job, organization: '', person: '', signal: new AbortController().signal },
      ...{ progress: () => undefined, wanted: () => Promise.resolve(), isLast: () => Promise.resolve(true) },
      ...more,
    }
    return runBackup(service.ctx, pauses)({ backup: row.id } as never, job)
  }
  const make = async (): Promise<BackupRow> => {
    const row = await add()
    await run(row)
    return rowOf(row)
  }
  const failed = async (row: BackupRow, pauses: readonly number[] = []): Promise<string> => {
    const error: unknown = await run(row, pauses).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(JobFailure)
    return (error as Error).message
  }
  /** The names of the copies that are described. */
  const copied = () =>
    [...server.objects.keys()]
      .flatMap((key) => /^recto\/[^/]+\/([^/]+)\/copy\.json$/.exec(key)?.[1] ?? [])
      .toSorted()
  const copiesCheck = async () =>
    (await installationStatus(service.ctx)).health.find(({ id }) => id === 'copies')

  it('are made of a proved backup, and can be restored', { timeout }, async () => {
    await start({ BACKUP_PASSPHRASE: 'a river at dawn' })
    const mara = await service.person('mara', { operator: true })
    const org = await service.organization('Halden', mara)
    const space = await service.space(org, mara)
    const pages = [{ id: 'p1', title: 'Lamp', document: paragraphs('Light it.') }]
    await putContent(service.ctx, space, mara.person, { pages })
    expect((await copiesCheck())?.message).toMatch(/No backup has been copied/)
    const row = await make()
    expect(row).toMatchObject({ state: 'proved', active: null, error: null, copy_error: null })
    expect(row.proved_at).not.toBeNull()
    expect(row.copied_at).not.toBeNull()
    expect([copied(), readdirSync(folder)]).toEqual([[row.name], [row.name]])
    const { body } = await mara('GET', '/installation/backups')
    expect(body['items']).toMatchObject([{ name: row.name, places: ['machine', 'bucket'] }])
    expect((await mara('GET', '/installation/backups/schedule')).body).toMatchObject({
      ...{ enabled: true, bucket: `${server.bucket.endpoint}/${server.bucket.bucket}/recto` },
      lastCopiedAt: row.copied_at,
    })
    const status = await installationStatus(service.ctx)
    expect(status.backups).toMatchObject({
      ...{ folder, lastCopiedAt: row.copied_at, kept: [{ name: row.name, places: ['machine', 'bucket'] }] },
    })
    expect(JSON.stringify(status)).not.toContain(server.bucket.secretKey)
    expect(JSON.stringify(status)).not.toContain(server.bucket.accessKey)
    expect(await copiesCheck()).toMatchObject({ state: 'ok' })

    const target = await startTestService('sqlite')
    const fetched = mkdtempSync(join(tmpdir(), 'recto-fetched-'))
    try {
      const bucket = { ...server.bucket, prefix: 'recto' }
      await withCopyBucket(bucket, (open) => fetchBackup(open, row.name, fetched))
      expect(readFileSync(join(fetched, 'secret'), 'utf8')).toMatch(/^recto-sealed-secret-1 /)
      await restore(target.ctx, fetched, { passphrase: 'a river at dawn', newSecret: true })
      expect(await target.ctx.store.read.selectFrom('spaces').select('title').execute()).toEqual([
        { title: 'Guide' },
      ])
    } finally {
      await target.close()
      rmSync(fetched, { recursive: true, force: true })
    }
  })

  it('can be all that is kept', { timeout }, async () => {
    await start({ BACKUP_DIR: '' })
    const row = await make()
    expect(row).toMatchObject({ state: 'proved', removed_at: row.copied_at, written_at: row.copied_at })
    expect(copied()).toEqual([row.name])
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith(`recto-job-${process.pid}-`))).toEqual([])
    const { backups } = await installationStatus(service.ctx)
    expect(backups.kept).toMatchObject([{ name: row.name, places: ['bucket'] }])
    expect(backups.folder).toBeUndefined()
    // Nobody has encrypted the secret in it.
    expect(await copiesCheck()).toMatchObject({
      ...{ state: 'warning', message: expect.stringContaining('BACKUP_PASSPHRASE') },
    })
  })

  it('prove nothing when they are all that is kept, and fail', { timeout }, async () => {
    await start({ BACKUP_DIR: '' })
    server.fault = () => 'expired'
    const row = await add()
    expect(await failed(row)).toMatch(/refuses requests: ExpiredToken \(403\)/)
    expect(await rowOf(row)).toMatchObject({
      ...{ state: 'failed', active: null, written_at: null, proved_at: null, copied_at: null },
    })
    server.fault = undefined
    expect((await installationStatus(service.ctx)).backups).toEqual({
      ...{ bucket: expect.any(String), sealed: false, copyError: expect.stringContaining('ExpiredToken') },
      kept: [],
    })
  })

  it('leave the backup in its folder proved when they fail', { timeout }, async () => {
    await start()
    server.fault = () => 'refuse'
    const row = await add()
    expect(await failed(row)).toMatch(/AccessDenied/)
    expect(await rowOf(row)).toMatchObject({
      ...{ state: 'proved', active: null, error: null, copied_at: null },
      copy_error: expect.stringContaining('AccessDenied'),
    })
    expect(await copiesCheck()).toMatchObject({
      state: 'failed',
      message: expect.stringContaining('AccessDenied'),
    })
    server.fault = undefined
    expect(await copiesCheck()).toMatchObject({
      ...{
        state: 'warning',
        message: expect.stringMatching(/The last backup was not copied\. .*AccessDenied/),
      },
    })
    service.later(1)
    const next = await make()
    expect(copied()).toEqual([next.name])
    expect((await installationStatus(service.ctx)).backups.copyError).toBeUndefined()
  })

  it('are tried again while the storage is away', { timeout }, async () => {
    await start()
    await server.stop()
    const row = await add()
    const running = run(
      row,
      Array.from({ length: 100 }, () => 1),
    )
    await expect.poll(async () => (await rowOf(row)).copy_error, { timeout }).toMatch(/not responding/)
    await server.start()
    await running
    expect(await rowOf(row)).toMatchObject({ state: 'proved', copy_error: null })
    expect(copied()).toEqual([row.name])
  })

  it('do not exist once their job belongs to another process', { timeout }, async () => {
    await start()
    const row = await add()
    const lost = async () => {
      if (server.objects.size > 0) throw new Error('taken over')
    }
    await expect(run(row, [], { wanted: lost })).rejects.toThrow('taken over')
    expect([copied(), server.objects.size]).toEqual([[], 3])
    expect(await rowOf(row)).toMatchObject({ state: 'copying', active: 1, copied_at: null })
    // The next process does what is left: it rehearses nothing a second time.
    const { proved_at: provedAt } = await rowOf(row)
    service.later(60)
    await run(row)
    expect(await rowOf(row)).toMatchObject({ state: 'proved', proved_at: provedAt })
    expect([copied(), server.objects.size]).toEqual([[row.name], 4])
  })

  it('are left out, not the backup, if their job was lost', { timeout }, async () => {
    await start()
    const row = await add()
    await expect(
      run(row, [], {
        wanted: async () => {
          if (server.objects.size > 0) throw new Error('lost')
        },
      }),
    ).rejects.toThrow('lost')
    await service.ctx.store.write(async (db) => {
      await db.deleteFrom('jobs').execute()
      await endAbandoned(db, service.ctx.now())
    })
    expect(await rowOf(row)).toMatchObject({
      ...{ state: 'proved', active: null, error: null, copy_error: expect.stringMatching(/was interrupted/) },
    })
  })

  it('make room by the rules of folders, and leave alone what is not their own', { timeout }, async () => {
    await start({ BACKUP_KEEP: '1,0,0' })
    const first = await make()
    const foreign = `recto/${'B'.repeat(22)}/2020-01-01T030000Z/copy.json`
    for (const key of [foreign, 'recto/notes', 'elsewhere']) server.objects.set(key, Buffer.from('{}'))
    service.later(day)
    const second = await make()
    expect(copied()).toEqual(['2020-01-01T030000Z', second.name].toSorted())
    for (const key of [foreign, 'recto/notes', 'elsewhere']) expect(server.objects.has(key)).toBe(true)
    expect((await rowOf(first)).copy_removed_at).not.toBeNull()
    expect((await rowOf(second)).copy_removed_at).toBeNull()
    // The description goes first.
    const deleted = server.requests.filter((line) => line.startsWith('DELETE'))
    expect(deleted).toHaveLength(4)
    expect(deleted[0]).toContain('copy.json')
  })

  it('are not deleted while the bucket cannot be listed', { timeout }, async () => {
    await start({ BACKUP_KEEP: '1,0,0' })
    const first = await make()
    service.later(day)
    const before = server.objects.size
    let isCopied = false
    server.fault = (method, key) => {
      if (method === 'PUT' && key.endsWith('copy.json')) isCopied = true
      return isCopied && method === 'GET' && key === '' ? 'refuse' : undefined
    }
    const second = await make()
    expect(copied()).toEqual([first.name, second.name].toSorted())
    expect(server.objects.size).toBe(2 * before)
    expect((await rowOf(first)).copy_removed_at).toBeNull()
    server.fault = undefined
    service.later(day)
    const third = await make()
    expect(copied()).toEqual([third.name])
  })

  it('keep the newest whole one, when newer ones have lost files', { timeout }, async () => {
    await start({ BACKUP_KEEP: '1,0,0' })
    const first = await make()
    const files = new Map(server.objects)
    service.later(day)
    const second = await make()
    for (const [key, bytes] of files) server.objects.set(key, bytes)
    for (const key of server.objects.keys())
      if (key.includes(second.name) && key.endsWith('sqlite')) server.objects.delete(key)
    server.fault = (method, key) => (method === 'PUT' && key.includes('sqlite') ? 'refuse' : undefined)
    service.later(day)
    await failed(await add())
    expect(copied()).toEqual([first.name, second.name].toSorted())
  })
})
