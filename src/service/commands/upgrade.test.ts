/** `recto upgrade --check` tries an upgrade out on a copy, says what it takes, and refuses what could not be undone. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { done, environmentOf, recto } from '../../testing/fixtures/command-line.ts'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import type { TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { startS3Server } from '../../testing/stores/s3-server.ts'
import type { TestPlace } from '../../testing/stores/test-store.ts'
import { emptyPlace, engines, openTestStore } from '../../testing/stores/test-store.ts'
import { backUp } from '../installation/backup.ts'
import { manifestName } from '../installation/backup-folder.ts'
import { storeFingerprint } from '../installation/installation-secret.ts'
import { moveFiles } from '../installation/move-files.ts'
import { keysFrom } from '../keys.ts'
import { newestVersion, storeVersion } from '../storage/migrations/migrate.ts'
import { largeBlob } from '../storage/objects/blobs.ts'
import type { Store } from '../storage/store.ts'
import { objection } from './upgrade.ts'

const secret = 'the secret of an installation that is upgraded'
const check = ['upgrade', '--check']
const now = () => new Date().toISOString()

const temporaryFolders = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`recto-job-${process.pid}-`))

describe.each(engines)('an upgrade of an installation on %s', (engine) => {
  let place: TestPlace
  let service: TestService
  let folder: string
  let environment: Record<string, string>
  beforeEach(async () => {
    place = await emptyPlace(engine)
    service = await startTestService(engine, { SECRET: secret }, { place })
    folder = mkdtempSync(join(tmpdir(), 'recto-upgrade-'))
    environment = environmentOf(place, {
      SECRET: secret,
      ...(engine === 'postgres' && { BACKUP_DIR: folder }),
    })
    const mara = await service.person('mara', { operator: true })
    const space = await service.space(await service.organization('Halden', mara), mara)
    await putContent(service.ctx, space, mara.person, {
      pages: [{ id: 'home', title: 'Home', document: paragraphs('Words.') }],
      files: [{ id: 'f1', name: 'a.bin', contentType: 'application/zip', bytes: new Uint8Array(500) }],
    })
  })
  afterEach(async () => {
    await service.close()
    await place.remove()
    rmSync(folder, { recursive: true })
  })
  /** PostgreSQL is checked by a backup. */
  const backedUp = async (name = 'now') => {
    if (engine === 'postgres') await backUp(service.ctx, join(folder, name))
  }

  it('is tried out with all of its content, while the service runs', async () => {
    await backedUp()
    const text = await done(check, environment)
    expect(text).toContain(`The database has version ${newestVersion} and needs no migration.`)
    expect(text).toMatch(/^Checked 1 spaces, 2 revisions, \d+ objects and 1 files of the migrated copy in /m)
    expect(text).toMatch(/^Needs \d+\.\d MB on the (disk of the data folder, where \d|database server)/m)
    expect(text).toContain('Ready: stop the old program and start this one.')
    const { upgrade } = JSON.parse(await done([...check, '--json'], environment)) as {
      upgrade: Record<string, unknown>
    }
    expect(upgrade).toMatchObject({
      ...{ engine, from: newestVersion, to: newestVersion, migrations: [], problems: [], ready: true },
      source: { kind: engine === 'sqlite' ? 'store' : 'backup' },
      found: { spaces: 1, blobs: 1 },
    })
    expect(temporaryFolders()).toEqual([])
  })

  it('is refused when the copy is damaged, with what is wrong', async () => {
    await service.ctx.store.write((db) => db.deleteFrom('blobs').execute())
    await backedUp()
    const { code, printed } = await recto(check, environment)
    expect([code, printed]).toEqual([1, expect.stringMatching(/the bytes of file f1 are missing/)])
    expect(printed).toContain('Found 1 problem in the migrated copy. Do not upgrade.')
    expect(printed).not.toContain('Ready')
    const json = await recto([...check, '--json'], environment)
    expect([json.code, JSON.parse(json.printed.split('\n')[0] ?? '')]).toMatchObject([
      1,
      { upgrade: { ready: false, problems: [{ message: expect.stringContaining('f1') as string }] } },
    ])
  })

  it('is refused to a program that is older than the store', async () => {
    await backedUp()
    await service.ctx.store.write((db) =>
      db
        .insertInto('schema_versions')
        .values({ number: newestVersion + 1, name: 'later', applied_at: now() })
        .execute(),
    )
    const { code, printed } = await recto(check, environment)
    expect([code, printed]).toEqual([1, expect.stringContaining('it is older than the one that runs')])
  })

  // The embedded store is copied itself.
  const itByBackup = it.for(engine === 'postgres' ? ['backup'] : [])
  itByBackup('needs a recent and whole %s of its own', async () => {
    const problem = async (more: readonly string[] = [], env = environment) => {
      const { code, printed } = await recto([...check, ...more], env)
      return [code, printed.trim()]
    }
    const advice = 'Make one with the program that runs now (recto backup FOLDER)'
    const { BACKUP_DIR: _, ...without } = environment
    expect(await problem([], without)).toEqual([1, expect.stringContaining(`BACKUP_DIR is not set`)])
    expect(await problem()).toEqual([1, expect.stringContaining('has no backup of this installation')])
    expect((await problem())[1]).toContain(advice)

    await backedUp('old')
    const manifest = join(folder, 'old', manifestName)
    const written = JSON.parse(readFileSync(manifest, 'utf8')) as { createdAt: string }
    const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString()
    writeFileSync(manifest, JSON.stringify({ ...written, createdAt: at(25.5) }))
    expect(await problem()).toEqual([
      1,
      expect.stringContaining('is 25 hours old. Do not upgrade without one'),
    ])
    expect(await problem(['--backup', join(folder, 'old')])).toEqual([
      1,
      expect.stringContaining('25 hours old'),
    ])
    writeFileSync(manifest, JSON.stringify({ ...written, createdAt: at(23.5) }))
    expect((await problem())[0]).toBe(0)

    // The newest one counts; those of other installations and unfinished ones do not.
    mkdirSync(join(folder, '.partial-x'))
    await backedUp('new')
    expect((await problem())[1]).toContain(`the backup in ${join(folder, 'new')}`)
    expect((await problem([], { ...environment, SECRET: `${secret}, another one` }))[1]).toContain(
      'has no backup of this installation',
    )
    writeFileSync(join(folder, 'new', 'recto.sqlite'), 'damaged')
    expect(await problem()).toEqual([1, expect.stringContaining('is damaged. Do not upgrade')])
    expect(temporaryFolders()).toEqual([])
  })
})

/** An embedded store of the release before. */
const withOlderStore = async (
  work: (store: Store, settings: Pick<TestPlace, 'dataDir' | 'databaseUrl'>) => Promise<void>,
): Promise<void> => {
  const opened = await openTestStore('sqlite', newestVersion - 1)
  try {
    await opened.store.write((db) => storeFingerprint(db, keysFrom(secret)))
    await work(opened.store, opened.settings)
  } finally {
    await opened.close()
  }
}

const environmentFor = (dataDir: string) => ({ DATA_DIR: dataDir, SECRET: secret })

it('applies the migrations to a copy of an older embedded store, which stays as it is', () =>
  withOlderStore(async (store, { dataDir }) => {
    const before = await storeVersion(store)
    expect(before).toBeLessThan(newestVersion)
    const text = await done(check, environmentFor(dataDir))
    expect(text).toMatch(
      new RegExp(`The database has version ${before} and will have ${newestVersion}, after 1 migration: `),
    )
    expect(text).toMatch(/^Migrating took \d+\.\d s, after \d+\.\d s for the copy that is kept;/m)
    expect(await storeVersion(store)).toBe(before)
    expect(readdirSync(dataDir).filter((name) => name === 'backups')).toEqual([])
  }))

it('applies the migrations to an older backup of PostgreSQL', () =>
  withOlderStore(async (store, { dataDir }) => {
    const place = await emptyPlace('postgres')
    const service = await startTestService('postgres', { SECRET: secret }, { place })
    try {
      const backup = join(dataDir, 'backup')
      await backUp({ store, now, config: { dataDir, secret } }, backup)
      const text = await done([...check, '--backup', backup], environmentOf(place, { SECRET: secret }))
      expect(text).toContain(`Tried on the backup in ${backup}, written `)
      expect(text).toMatch(/^Migrating took \d+\.\d s in an embedded database; PostgreSQL may take longer/m)
    } finally {
      await service.close()
      await place.remove()
    }
  }))

it('checks the object storage of a PostgreSQL store, though its backup holds the files', async () => {
  const server = await startS3Server()
  const place = await emptyPlace('postgres')
  const service = await startTestService('postgres', { ...server.settings, SECRET: secret }, { place })
  const folder = mkdtempSync(join(tmpdir(), 'recto-upgrade-'))
  try {
    const mara = await service.person('mara', { operator: true })
    const space = await service.space(await service.organization('Halden', mara), mara)
    await putContent(service.ctx, space, mara.person, {
      pages: [],
      files: [{ id: 'f1', name: 'a.bin', contentType: 'application/zip', bytes: new Uint8Array(largeBlob) }],
    })
    expect(await moveFiles(service.ctx.store, 's3')).toMatchObject({ files: 1, problems: [] })
    await backUp(service.ctx, join(folder, 'now'))
    const settings = { SECRET: secret, BACKUP_DIR: folder }
    const environment = environmentOf(place, { ...server.settings, ...settings })
    const ready = JSON.parse(await done([...check, '--json'], environment)) as { upgrade: object }
    expect(ready.upgrade).toMatchObject({ ready: true, problems: [], found: { blobs: 1, unusedFiles: 0 } })
    const without = await recto(check, environmentOf(place, settings))
    expect([without.code, without.printed]).toEqual([
      1,
      expect.stringContaining('1 file is in an object storage, but FILES_S3_ENDPOINT is not set'),
    ])
    const files = service.ctx.store.files
    for await (const some of files?.list(`${space}/`) ?? [])
      for (const { key } of some) await files?.delete(key)
    const missing = await recto(check, environment)
    expect([missing.code, missing.printed]).toEqual([
      1,
      expect.stringContaining('is missing in the object storage'),
    ])
    await server.close()
    const away = await recto(check, environment)
    expect([away.code, away.printed]).toEqual([1, expect.stringContaining('not responding')])
  } finally {
    await service.close()
    await place.remove()
    await server.close().catch(() => undefined)
    rmSync(folder, { recursive: true, force: true })
  }
})

it('finds large files of an embedded store where they are, in the object storage', async () => {
  const server = await startS3Server()
  const place = await emptyPlace('sqlite')
  const service = await startTestService('sqlite', { ...server.settings, SECRET: secret }, { place })
  try {
    const mara = await service.person('mara', { operator: true })
    const space = await service.space(await service.organization('Halden', mara), mara)
    await putContent(service.ctx, space, mara.person, {
      pages: [],
      files: [{ id: 'f1', name: 'a.bin', contentType: 'application/zip', bytes: new Uint8Array(largeBlob) }],
    })
    expect(await moveFiles(service.ctx.store, 's3')).toMatchObject({ files: 1, problems: [] })
    const environment = environmentOf(place, { ...server.settings, SECRET: secret })
    expect(await done(check, environment)).toContain('Ready: stop the old program and start this one.')
    const without = await recto(check, environmentOf(place, { SECRET: secret }))
    expect([without.code, without.printed]).toEqual([
      1,
      expect.stringContaining('FILES_S3_ENDPOINT is not set'),
    ])
  } finally {
    await service.close()
    await place.remove()
    await server.close()
  }
})

it('has nothing to do without a store, and makes none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'recto-upgrade-'))
  const dataDir = join(folder, 'data')
  expect(await done(check, { DATA_DIR: dataDir })).toContain('so there is nothing to upgrade')
  expect(existsSync(dataDir)).toBe(false)
  rmSync(folder, { recursive: true })
})

it('is a wrong call without --check, or with a backup for the data folder', async () => {
  for (const argv of [
    ['upgrade'],
    [...check, '--backup', '/backups/now'],
    [...check, 'now'],
    [...check, '--fast'],
  ])
    expect([argv, (await recto(argv, {})).code]).toEqual([argv, 2])
})

it('needs enough free space on the disk of the data folder', () => {
  const bytes = { stored: 900_000_000, needed: 1_000_000_000 }
  expect(objection({ problems: [], bytes: { ...bytes, free: 1_000_000_000 } })).toBeUndefined()
  expect(objection({ problems: [], bytes })).toBeUndefined()
  expect(objection({ problems: [], bytes: { ...bytes, free: 999_000_000 } })).toBe(
    'The disk of the data folder has 999.0 MB free, and the upgrade needs 1000.0 MB. Free up space first.',
  )
})
