/** A backup from its job to its proof, and what is left of it after each way to fail. */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../../testing/fixtures/space-content.ts'
import type { TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import type { TestPlace } from '../../../testing/stores/test-store.ts'
import { engines, migratedPlace } from '../../../testing/stores/test-store.ts'
import { backUp } from '../../installation/backup.ts'
import { restore } from '../../installation/restore.ts'
import type { JobContext } from '../../jobs/job-queue.ts'
import { JobFailure } from '../../jobs/job-queue.ts'
import { registerJobs } from '../../register-jobs.ts'
import type { BackupRow } from '../../storage/schema/backup-tables.ts'
import { markRemoved, reopenBackup } from './backups.store.ts'
import { queueBackup, queueDueBackup } from './queue-backup.ts'
import { runBackup } from './run-backup.ts'

const passphrase = 'a river at dawn'
const timeout = 120_000

describe.each(engines)('a backup of %s', (engine) => {
  let folder: string
  let place: TestPlace
  let service: TestService
  const start = (environment: Record<string, string> = {}) =>
    startTestService(engine, { BACKUP_DIR: folder, ...environment }, { place })
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'recto-backups-'))
    place = await migratedPlace(engine)
  })
  afterEach(async () => {
    await service.close()
    await place.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  const addContent = async () => {
    const mara = await service.person('mara', { operator: true })
    const org = await service.organization('Halden', mara)
    const space = await service.space(org, mara)
    const pages = [{ id: 'p1', title: 'Lamp', document: paragraphs('Light it.') }]
    await putContent(service.ctx, space, mara.person, { pages })
  }
  const add = async (): Promise<BackupRow> => {
    const row = await service.ctx.store.write((db) => queueBackup(service.ctx, db, null))
    if (!row) throw new Error('A backup is running.')
    return row
  }
  const rowOf = ({ id }: BackupRow) =>
    service.ctx.store.read.selectFrom('backups').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const jobOf = ({ job }: BackupRow, more: Partial<JobContext> = {}): JobContext => ({
    ...{ id: job, organization: '', person: '', signal: new AbortController().signal },
    ...{ progress: () => undefined, wanted: () => Promise.resolve(), isLast: () => Promise.resolve(true) },
    ...more,
  })
  const rowsOfJobs = async ({ job }: BackupRow) =>
    (await service.ctx.store.read.selectFrom('jobs').select('state').where('id', '=', job).execute()).map(
      ({ state }) => state,
    )
  /** Runs the job of the backup in this process. */
  const run = (row: BackupRow, more: Partial<JobContext> = {}) =>
    runBackup(service.ctx)({ backup: row.id } as never, jobOf(row, more))
  /** Runs it to its failure, and returns the message. */
  const failed = async (row: BackupRow): Promise<string> => {
    const error: unknown = await run(row).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(JobFailure)
    const { error: message, ...found } = await rowOf(row)
    expect(found).toMatchObject({ state: 'failed', active: null, proved_at: null })
    expect(found.finished_at).not.toBeNull()
    expect(message).toBe((error as Error).message)
    return message ?? ''
  }

  it('is written, proved and listed by its job, and can be restored', { timeout }, async () => {
    service = await start()
    await addContent()
    registerJobs(service.ctx)
    service.ctx.jobs.start()
    await queueDueBackup(service.ctx)
    const row = () => service.ctx.store.read.selectFrom('backups').selectAll().executeTakeFirstOrThrow()
    await expect.poll(async () => (await row()).active, { timeout }).toBe(null)
    await service.ctx.jobs.stop()
    const found = await row()
    expect(found).toMatchObject({
      state: 'proved',
      error: null,
      started_by: 'schedule',
      sealed: 0,
      removed_at: null,
    })
    expect([Number(found.pages), Number(found.rows) > 10]).toEqual([1, true])
    expect(readdirSync(folder)).toEqual([found.name])
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith(`recto-job-${process.pid}-`))).toEqual([])
    expect(Number(found.bytes)).toBe(readFileSync(join(folder, found.name, 'recto.sqlite')).length)
    const copy = new Database(join(folder, found.name, 'recto.sqlite'), { readonly: true })
    expect(copy.prepare('select count(*) from backups').pluck().get()).toBe(0)
    copy.close()
    const target = await startTestService('sqlite')
    try {
      await restore(target.ctx, join(folder, found.name))
      expect(await target.ctx.store.read.selectFrom('spaces').select('title').execute()).toEqual([
        { title: 'Guide' },
      ])
      // It claims no backups that are not there, and its copy of the job does nothing.
      expect(await target.ctx.store.read.selectFrom('backups').selectAll().execute()).toEqual([])
      expect(await runBackup(target.ctx)({ backup: found.id } as never, jobOf(found))).toBe(null)
    } finally {
      await target.close()
    }
  })

  it('has its secret sealed with the passphrase, and proves it', { timeout }, async () => {
    service = await start({ BACKUP_PASSPHRASE: passphrase })
    await addContent()
    const row = await add()
    await run(row)
    expect(await rowOf(row)).toMatchObject({ state: 'proved', sealed: 1 })
    expect(readFileSync(join(folder, row.name, 'secret'), 'utf8')).toMatch(/^recto-sealed-secret-1 /)
  })

  it('fails without its folder, and says what to do', async () => {
    service = await start({ BACKUP_DIR: join(folder, 'absent') })
    expect(await failed(await add())).toMatch(/absent, which does not exist. Create it, or mount its disk/)
    writeFileSync(join(folder, 'absent'), '')
    service.later(1)
    expect(await failed(await add())).toMatch(/absent, which is not a folder/)
  })

  it('is made when its failed job is restarted, with what is there already', { timeout }, async () => {
    service = await start({ BACKUP_DIR: join(folder, 'absent') })
    await addContent()
    const olga = await service.person('olga', { operator: true })
    registerJobs(service.ctx)
    service.ctx.jobs.start()
    const row = await add()
    const ended = (state: string) =>
      expect.poll(async () => rowOf(row), { timeout }).toMatchObject({ state, active: null })
    const jobEnded = (state: string) =>
      expect
        .poll(async () => (await olga.done('GET', '/installation/jobs?kind=backup'))['items'], { timeout })
        .toMatchObject([{ id: row.job, state }])
    await ended('failed')
    await jobEnded('failed')
    const restart = () => olga('POST', `/installation/jobs/${row.job}/retry`)
    expect((await restart()).status).toBe(202)
    await jobEnded('failed')
    mkdirSync(join(folder, 'absent'))
    expect((await restart()).status).toBe(202)
    await ended('proved')
    expect(await rowOf(row)).toMatchObject({ error: null, pages: expect.anything() as unknown })
    expect(readdirSync(join(folder, 'absent'))).toEqual([row.name])
    await jobEnded('done')
    expect((await restart()).body.error?.reason).toBe('state-forbids')
  })

  it('is not restarted beside another one, nor if it is not known', async () => {
    service = await start({ BACKUP_DIR: join(folder, 'absent') })
    const olga = await service.person('olga', { operator: true })
    const row = await add()
    await failed(row)
    const { store } = service.ctx
    await store.write((db) =>
      db.updateTable('jobs').set({ state: 'failed' }).where('id', '=', row.job).execute(),
    )
    service.later(1)
    await add()
    const restart = async () => (await olga('POST', `/installation/jobs/${row.job}/retry`)).body.error
    expect(await restart()).toMatchObject({
      reason: 'state-forbids',
      message: expect.stringContaining('Another backup is running') as string,
    })
    await store.write((db) => db.deleteFrom('backups').execute())
    expect((await restart())?.message).toContain('not known to this installation')
    expect(await rowsOfJobs(row)).toEqual(['failed'])
  })

  it('is written and proved anew if its folder was deleted after it failed', { timeout }, async () => {
    service = await start()
    const row = await add()
    await run(row)
    const { store } = service.ctx
    rmSync(join(folder, row.name), { recursive: true })
    await store.write((db) => markRemoved(engine, db, [row.name], service.ctx.now()))
    expect(await store.write((db) => reopenBackup(db, row.job))).toBe(true)
    expect(await rowOf(row)).toMatchObject({
      ...{ state: 'running', active: 1, written_at: null, proved_at: null, removed_at: null },
    })
    await run(row)
    expect(await rowOf(row)).toMatchObject({ state: 'proved', active: null, removed_at: null })
    expect(readdirSync(folder)).toEqual([row.name])
  })

  it('fails if it was damaged after it was written', { timeout }, async () => {
    service = await start()
    await addContent()
    const row = await add()
    // An earlier attempt gave it its name, and stopped before the rehearsal.
    await backUp(service.ctx, join(folder, row.name))
    const file = join(folder, row.name, 'recto.sqlite')
    const bytes = readFileSync(file)
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1
    writeFileSync(file, bytes)
    expect(await failed(row)).toMatch(/recto\.sqlite is damaged/)
    expect((await rowOf(row)).written_at).not.toBeNull()
  })

  it(
    'continues with what an earlier attempt finished, and removes what it did not',
    { timeout },
    async () => {
      service = await start()
      const row = await add()
      await backUp(service.ctx, join(folder, row.name))
      const before = readFileSync(join(folder, row.name, 'manifest.json'), 'utf8')
      const unfinished = [`.partial-${row.id}-D1`, '.deleted-2020-01-01T000000Z']
      const others = ['.partial-Dother-D1', '.deleted-notes', 'notes']
      for (const name of [...unfinished, ...others]) mkdirSync(join(folder, name))
      await run(row)
      expect((await rowOf(row)).state).toBe('proved')
      expect(readFileSync(join(folder, row.name, 'manifest.json'), 'utf8')).toBe(before)
      expect(readdirSync(folder).toSorted()).toEqual([...others, row.name].toSorted())
    },
  )

  it('takes no backup of another installation for its own', { timeout }, async () => {
    service = await start()
    const row = await add()
    const other = await startTestService('sqlite', {
      SECRET: 'the secret of another installation, long enough',
    })
    await backUp(other.ctx, join(folder, row.name))
    await other.close()
    expect(await failed(row)).toMatch(/does not belong to this installation/)
  })

  it('publishes nothing once its job belongs to another process', { timeout }, async () => {
    service = await start()
    const row = await add()
    const lost = () => Promise.reject(new Error('taken over'))
    await expect(run(row, { wanted: lost })).rejects.toThrow('taken over')
    expect(readdirSync(folder)).toEqual([])
    expect(await rowOf(row)).toMatchObject({ state: 'running', active: 1, written_at: null })
  })

  it('leaves nothing unfinished when the service stops', { timeout }, async () => {
    service = await start()
    const row = await add()
    const stop = new AbortController()
    // It publishes nothing before it is stopped, however fast it is.
    const stopped = () =>
      new Promise<never>((_, reject) =>
        stop.signal.addEventListener('abort', () => reject(new Error('stopped'))),
      )
    const running = run(row, { signal: stop.signal, wanted: stopped })
    await expect.poll(() => readdirSync(folder), { timeout }).toEqual([expect.stringMatching(/^\.partial-/)])
    stop.abort()
    await expect(running).rejects.toThrow()
    expect(readdirSync(folder)).toEqual([])
    expect(await rowOf(row)).toMatchObject({ state: 'running', active: 1 })
    // The next process does what is left.
    await run(row)
    expect((await rowOf(row)).state).toBe('proved')
  })

  it('ends when its job was lost', async () => {
    service = await start({ BACKUP_DIR: '' })
    const row = await add()
    await queueDueBackup(service.ctx)
    expect((await rowOf(row)).active).toBe(1)
    await service.ctx.store.write((db) =>
      db
        .updateTable('jobs')
        .set({ state: 'failed', error: 'It stopped.' })
        .where('id', '=', row.job)
        .execute(),
    )
    await queueDueBackup(service.ctx)
    expect(await rowOf(row)).toMatchObject({ state: 'failed', active: null, error: 'It stopped.' })
    service.later(1)
    const next = await add()
    await service.ctx.store.write((db) => db.deleteFrom('jobs').execute())
    await queueDueBackup(service.ctx)
    expect((await rowOf(next)).error).toMatch(/was interrupted/)
  })

  it('makes room for itself, and leaves alone what is not its own', { timeout }, async () => {
    service = await start({ BACKUP_KEEP: '1,0,0' })
    const first = await add()
    await run(first)
    // From before this installation was restored: its own, but not in the table.
    const earlier = '2020-01-01T030000Z'
    await backUp(service.ctx, join(folder, earlier))
    const other = await startTestService('sqlite', {
      SECRET: 'the secret of another installation, long enough',
    })
    const foreign = '2020-01-02T030000Z'
    await backUp(other.ctx, join(folder, foreign))
    await other.close()
    mkdirSync(join(folder, '2020-01-03T030000Z'))
    service.later(24 * 3600)
    const second = await add()
    await run(second)
    expect(readdirSync(folder).toSorted()).toEqual([foreign, '2020-01-03T030000Z', second.name].toSorted())
    expect((await rowOf(first)).removed_at).not.toBeNull()
    expect((await rowOf(second)).removed_at).toBeNull()
  })

  if (engine === 'postgres')
    it('is made once, whatever the number of processes', { timeout }, async () => {
      service = await start()
      const second = await start()
      try {
        const both = [service, second]
        for (const { ctx } of both) registerJobs(ctx)
        for (const { ctx } of both) ctx.jobs.start()
        await Promise.all([...both, ...both].map(({ ctx }) => queueDueBackup(ctx)))
        const rows = () => service.ctx.store.read.selectFrom('backups').selectAll().execute()
        await expect
          .poll(async () => (await rows()).every(({ active }) => active === null), { timeout })
          .toBe(true)
        expect(await rows()).toMatchObject([{ state: 'proved' }])
        expect(readdirSync(folder)).toEqual((await rows()).map(({ name }) => name))
      } finally {
        await second.close()
      }
    })
})
