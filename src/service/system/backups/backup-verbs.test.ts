/** What operators see and start of backups, and that no one else does. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Client, TestService } from '../../../testing/fixtures/test-service.ts'
import { startTestService } from '../../../testing/fixtures/test-service.ts'
import { engines } from '../../../testing/stores/test-store.ts'
import { updateBackup } from './backups.store.ts'
import { queueDueBackup } from './queue-backup.ts'

const path = '/installation/backups'

describe.each(engines)('backups on %s', (engine) => {
  let folder: string
  let service: TestService
  let ines: Client
  const start = async (environment: Record<string, string> = {}) => {
    service = await startTestService(engine, environment, { stoppedClock: true })
    ines = await service.person('ines', { operator: true })
  }
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'recto-backups-'))
  })
  afterEach(async () => {
    await service.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const rows = () => service.ctx.store.read.selectFrom('backups').selectAll().execute()
  const jobs = () =>
    service.ctx.store.read.selectFrom('jobs').select('id').where('kind', '=', 'backup').execute()
  /** Ends the backup that is running. */
  const end = () =>
    service.ctx.store.write((db) =>
      db.updateTable('backups').set({ active: null, state: 'failed' }).where('active', '=', 1).execute(),
    )

  it('say that none are made without a folder', async () => {
    await start()
    expect((await ines('GET', `${path}/schedule`)).body).toEqual({
      ...{ object: 'backup-schedule', enabled: false, sealed: false },
    })
    const refused = await ines('POST', path)
    expect([refused.status, refused.body.error?.message]).toEqual([
      412,
      expect.stringContaining('BACKUP_DIR'),
    ])
    await queueDueBackup(service.ctx)
    expect([await rows(), await jobs()]).toEqual([[], []])
  })

  it('belong to the operators', async () => {
    await start({ BACKUP_DIR: folder })
    const mara = await service.person('mara')
    await service.organization('Halden', mara)
    for (const [method, at] of [
      ['GET', path],
      ['GET', `${path}/schedule`],
      ['POST', path],
    ] as const) {
      expect((await mara(method, at)).status).toBe(403)
      expect((await service.anonymous(method, at)).status).toBe(401)
    }
    expect(await rows()).toEqual([])
  })

  it('run one at a time', async () => {
    await start({ BACKUP_DIR: folder, BACKUP_PASSPHRASE: 'a river at dawn' })
    const answers = await Promise.all([ines('POST', path), ines('POST', path), queueDueBackup(service.ctx)])
    expect(await jobs()).toHaveLength(1)
    const made = answers.filter((answer) => answer?.status === 202)
    const refused = answers.filter((answer) => answer?.status === 409)
    expect(made.length + refused.length).toBe(2)
    for (const { body } of refused.filter((answer) => answer !== undefined))
      expect(body.error?.message).toContain('already running')
    service.later(5)
    expect((await ines('POST', path)).status).toBe(409)
    const [row] = await rows()
    expect(row).toMatchObject({ active: 1, state: 'running', sealed: 1 })
  })

  it('are due once a day, also when the time was missed', async () => {
    await start({ BACKUP_DIR: folder, BACKUP_AT: '03:00' })
    const both = () => Promise.all([queueDueBackup(service.ctx), queueDueBackup(service.ctx)])
    await both()
    expect(await rows()).toMatchObject([
      { started_by: 'schedule', due: expect.stringContaining('T03:00:00.000Z') },
    ])
    await end()
    await both()
    expect(await rows()).toHaveLength(1)
    service.later(24 * 3600)
    await both()
    expect(await rows()).toHaveLength(2)
    await end()
    // Two days without a service: one backup, not two.
    service.later(2 * 24 * 3600)
    await both()
    expect(await rows()).toHaveLength(3)
  })

  it('are listed newest first, with what is known of each', async () => {
    await start({ BACKUP_DIR: folder, BACKUP_AT: '22:30', BACKUP_KEEP: '3,2,1' })
    const ids: string[] = []
    for (let count = 0; count < 3; count += 1) {
      ids.unshift(String((await ines.done('POST', path))['id']))
      await end()
      service.later(60)
    }
    const time = service.ctx.now()
    await service.ctx.store.write((db) =>
      updateBackup(db, ids[0] ?? '', {
        ...{
          state: 'proved',
          written_at: time,
          proved_at: time,
          finished_at: time,
          bytes: 5,
          rows: 4,
          pages: 3,
        },
      }),
    )
    const first = await ines.done('GET', `${path}?limit=2`)
    expect(first).toMatchObject({
      count: 3,
      items: [
        { object: 'backup', id: ids[0], startedBy: 'person', state: 'proved', bytes: 5, rows: 4, pages: 3 },
        { id: ids[1], state: 'failed', sealed: false },
      ],
    })
    const { page } = first['next'] as { readonly page: string }
    expect(await ines.done('GET', `${path}?limit=2&page=${page}`)).toMatchObject({ items: [{ id: ids[2] }] })
    expect(await ines.done('GET', `${path}/schedule`)).toMatchObject({
      ...{ enabled: true, folder, at: '22:30', keep: { days: 3, weeks: 2, months: 1 } },
      ...{ lastSucceededAt: time, lastProvedAt: time, nextAt: expect.stringContaining('T22:30:00.000Z') },
    })
  })
})
