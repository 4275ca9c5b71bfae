/** A restore includes everything that depends on the installation's secret, between any two engines. */
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { done, environmentOf, recto } from '../../testing/fixtures/command-line.ts'
import {
  askSecretWorld,
  buildSecretWorld,
  wholeSecretWorld,
  worldOrigin,
} from '../../testing/fixtures/secret-world.ts'
import type { TestService } from '../../testing/fixtures/test-service.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import type { TestPlace } from '../../testing/stores/test-store.ts'
import { emptyPlace, engines } from '../../testing/stores/test-store.ts'
import { keysFrom } from '../keys.ts'
import { migrate } from '../storage/migrations/migrate.ts'
import { openSqlite } from '../storage/sqlite.ts'
import type { Engine } from '../storage/store.ts'

const longAgo = '2026-01-01T00:00:00.000Z'

// What a test opened is closed at the end, in reverse order.
let undo: (() => void | Promise<void>)[]
let folder: string
beforeEach(() => {
  undo = []
  folder = mkdtempSync(join(tmpdir(), 'recto-restore-'))
  undo.push(() => rmSync(folder, { recursive: true, force: true }))
})
afterEach(async () => {
  for (const step of undo.toReversed()) await step()
})

const place = async (engine: Engine): Promise<TestPlace> => {
  const made = await emptyPlace(engine)
  undo.push(() => made.remove())
  return made
}
const start = async (engine: Engine, at: TestPlace, secret = ''): Promise<TestService> => {
  const service = await startTestService(engine, { BASE_URL: worldOrigin, SECRET: secret }, { place: at })
  undo.push(() => service.close())
  return service
}
const pairs = engines.flatMap((from) => engines.map((to) => [from, to] as const))

describe.each(pairs)('a backup of %s', (from, to) => {
  it(`taken while it runs, restored into ${to}, keeps every promise of the secret`, async () => {
    const source = await place(from)
    const before = await start(from, source)
    const world = await buildSecretWorld(before)
    const backup = join(folder, 'backup')
    await done(['backup', backup], environmentOf(source))

    const target = await place(to)
    // A missing folder is created when a file is written into it.
    rmSync(target.dataDir, { recursive: true })
    await done(['restore', backup], environmentOf(target))
    expect(existsSync(target.dataDir)).toBe(to === 'sqlite')
    const after = await start(to, target)
    expect(await askSecretWorld(after, world)).toEqual(wholeSecretWorld)
    expect(await done(['fsck'], environmentOf(target))).not.toMatch(/secret/)
  })
})

describe.each(engines)('restoring into %s', (engine) => {
  const secret = 'the secret that the environment gives'
  const backUpWorld = async (environment: Record<string, string> = {}, ...options: string[]) => {
    const source = await place('sqlite')
    const service = await start('sqlite', source, environment['SECRET'])
    const world = await buildSecretWorld(service)
    const backup = join(folder, 'backup')
    const printed = await done(['backup', backup, ...options], environmentOf(source, environment))
    return { world, backup, printed }
  }

  it('backs up a secret from the environment', async () => {
    const { world, backup } = await backUpWorld({ SECRET: secret })
    const target = await place(engine)
    await done(['restore', backup], environmentOf(target))
    expect(await askSecretWorld(await start(engine, target), world)).toEqual(wholeSecretWorld)
  })

  it('rejects another SECRET, and with --new-secret continues and lists what stops working', async () => {
    const { world, backup } = await backUpWorld()
    const target = await place(engine)
    const refused = await recto(['restore', backup], environmentOf(target, { SECRET: secret }))
    expect(refused.code).toBe(1)
    expect(refused.printed).toMatch(
      /SECRET is not the secret of the backup.*Nothing was restored.*--new-secret/,
    )
    const printed = await done(['restore', backup, '--new-secret'], environmentOf(target, { SECRET: secret }))
    expect(printed).toMatch(/can no longer use their second factors: mara@example\.org\./)
    expect(printed).toMatch(/Identity providers that verify requests \(of 1 here\) need the new metadata/)
    expect(printed).toMatch(/1 share link of a site gets a new URL/)
    expect(printed).toMatch(/2 visitor keys of sites change/)
    expect(printed).toMatch(/1 invite gets a new link/)
    // Nothing fails inside, and signing in requires as much as before.
    expect(await askSecretWorld(await start(engine, target, secret), world)).toEqual({
      ...wholeSecretWorld,
      ...{ appCode: 412, passkey: 412, visitor: 404, sameVisitorKey: false, sameCertificate: false },
      ...{ invite: 404, share: 404, file: 404, feed: 404, secondPage: 400 },
    })
  })

  it('accepts the same secret from the environment', async () => {
    const { world, backup } = await backUpWorld()
    const target = await place(engine)
    const given = readFileSync(join(backup, 'secret'), 'utf8').trim()
    await done(['restore', backup], environmentOf(target, { SECRET_FILE: join(backup, 'secret') }))
    expect(existsSync(join(target.dataDir, 'secret'))).toBe(false)
    expect(await askSecretWorld(await start(engine, target, given), world)).toEqual(wholeSecretWorld)
  })

  it('decrypts the secret only with its passphrase', async () => {
    const words = join(folder, 'passphrase')
    writeFileSync(words, 'short\n')
    const source = await place('sqlite')
    const short = await recto(
      ['backup', join(folder, 'short'), '--passphrase-file', words],
      environmentOf(source),
    )
    expect([short.code, short.printed]).toEqual([1, expect.stringMatching(/at least 12 characters/)])

    writeFileSync(words, 'correct horse battery staple\n')
    const { world, backup, printed } = await backUpWorld({}, '--passphrase-file', words)
    expect(printed).toMatch(/secret is encrypted/)
    const target = await place(engine)
    const without = await recto(['restore', backup], environmentOf(target))
    expect([without.code, without.printed]).toEqual([1, expect.stringMatching(/--passphrase-file/)])
    const wrong = await recto(
      ['restore', backup],
      environmentOf(target, { BACKUP_PASSPHRASE: 'correct horse battery stable' }),
    )
    expect([wrong.code, wrong.printed]).toEqual([1, expect.stringMatching(/passphrase is wrong/)])
    await done(['restore', backup], environmentOf(target, { BACKUP_PASSPHRASE_FILE: words }))
    expect(await askSecretWorld(await start(engine, target), world)).toEqual(wholeSecretWorld)
  })
})

describe('a backup', () => {
  const simpleBackup = async (engine: Engine = 'sqlite') => {
    const source = await place(engine)
    const service = await start(engine, source)
    const mara = await service.person('mara')
    await service.organization('Halden', mara)
    const backup = join(folder, 'backup')
    const printed = await done(['backup', backup], environmentOf(source))
    return { backup, printed, source, mara }
  }
  /** Tries to restore into an empty installation, and returns whether it is still empty. */
  const tryRestore = async (backup: string, engine: Engine = 'sqlite') => {
    const target = await place(engine)
    const { code, printed } = await recto(['restore', backup], environmentOf(target))
    const service = await start(engine, target)
    const people = await service.ctx.store.read.selectFrom('persons').select('id').execute()
    return { code, printed, people: people.length, target, service }
  }

  it.each(engines)(
    'of %s holds the secret once, readable by its owner alone, and says so',
    async (engine) => {
      const { backup, printed, source } = await simpleBackup(engine)
      expect(printed).toMatch(/including the secret of the installation/)
      const secret = readFileSync(join(backup, 'secret'), 'utf8').trim()
      expect(secret).toHaveLength(43)
      for (const name of ['secret', 'manifest.json', 'recto.sqlite'])
        expect([name, statSync(join(backup, name)).mode & 0o777]).toEqual([name, 0o600])
      expect(readFileSync(join(backup, 'recto.sqlite')).includes(secret)).toBe(false)
      expect(readFileSync(join(backup, 'manifest.json'), 'utf8')).not.toContain(secret)
      expect(JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8'))).toMatchObject({
        format: 1,
        engine,
        rows: { persons: 1, organizations: 1 },
        secret: { sealed: false },
      })
      // With another environment than the service's it would use the wrong secret.
      const other = await recto(
        ['backup', join(folder, 'other')],
        environmentOf(source, { SECRET: 'a secret that this store knows nothing of' }),
      )
      expect([other.code, other.printed]).toEqual([
        1,
        expect.stringMatching(/secret in SECRET is not the one/),
      ])
    },
  )

  it('rejects a damaged backup and leaves the installation empty', async () => {
    const { backup } = await simpleBackup()
    const parts = ['recto.sqlite', 'secret', 'manifest.json'].map((name) => join(backup, name))
    const [store = '', secret = '', manifest = ''] = parts
    const whole = new Map(parts.map((part) => [part, readFileSync(part)]))
    const damages: readonly [() => void, RegExp][] = [
      [() => appendFileSync(store, 'x'), /recto\.sqlite is damaged/],
      [
        () => writeFileSync(store, (whole.get(store) ?? Buffer.of()).subarray(0, 20_000)),
        /sqlite is damaged/,
      ],
      [
        () => writeFileSync(secret, 'another secret, as long as a secret must be'),
        /does not belong to this backup/,
      ],
      [() => rmSync(secret), /secret is missing/],
      [() => writeFileSync(manifest, '{"format":1,"store"'), /manifest\.json is damaged/],
      [() => writeFileSync(manifest, '{"format":1}'), /manifest\.json is damaged/],
      [() => writeFileSync(manifest, '{"format":2}'), /newer version of Recto/],
      [() => rmSync(store), /does not contain a backup/],
    ]
    for (const [damage, expected] of damages) {
      damage()
      expect(await tryRestore(backup)).toMatchObject({
        code: 1,
        people: 0,
        printed: expect.stringMatching(expected),
      })
      for (const [part, bytes] of whole) writeFileSync(part, bytes)
    }
    expect(await tryRestore(backup)).toMatchObject({ code: 0, people: 1 })
  })

  it('accepts a backup without a manifest, and checks its structure', async () => {
    const { backup } = await simpleBackup()
    rmSync(join(backup, 'manifest.json'))
    const store = readFileSync(join(backup, 'recto.sqlite'))
    writeFileSync(join(backup, 'recto.sqlite'), store.subarray(0, 20_000))
    const refused = { code: 1, people: 0, printed: expect.stringMatching(/recto\.sqlite is damaged/) }
    expect(await tryRestore(backup)).toMatchObject(refused)
    writeFileSync(join(backup, 'recto.sqlite'), 'no database at all')
    expect(await tryRestore(backup)).toMatchObject(refused)
    writeFileSync(join(backup, 'recto.sqlite'), store)
    expect(await tryRestore(backup)).toMatchObject({
      code: 0,
      people: 1,
      printed: expect.stringMatching(/from an earlier version/),
    })
  })

  it.each(engines)(
    'leaves nothing in %s if it fails halfway, so that another restore works',
    async (engine) => {
      const { backup } = await simpleBackup()
      rmSync(join(backup, 'manifest.json'))
      const store = new Database(join(backup, 'recto.sqlite'))
      // The rows of persons are written before this one turns out to refer to nobody.
      store.pragma('foreign_keys = off')
      store.prepare("update members set person = 'nobody'").run()
      store.close()
      const { code, printed, people, target, service } = await tryRestore(backup, engine)
      expect([code, people]).toEqual([1, 0])
      expect(printed).toMatch(/inconsistent. Nothing was restored/)
      await service.close()
      undo.pop()
      rmSync(backup, { recursive: true })
      const { backup: good } = await simpleBackup()
      await done(['restore', good], environmentOf(target))
    },
  )

  it('never overwrites anything, neither on backup nor on restore', async () => {
    const { backup, source } = await simpleBackup()
    const again = await recto(['backup', backup], environmentOf(source))
    expect([again.code, again.printed]).toEqual([1, expect.stringMatching(/not empty/)])
    const used = await recto(['restore', backup], environmentOf(source))
    expect([used.code, used.printed]).toEqual([1, expect.stringMatching(/not empty/)])
    const none = await recto(['restore', join(folder, 'none')], environmentOf(await place('sqlite')))
    expect([none.code, none.printed]).toEqual([1, expect.stringMatching(/does not contain a backup/)])
  })

  it('migrates a backup of an older version, and keeps its content', async () => {
    const backup = join(folder, 'backup')
    mkdirSync(backup)
    const old = openSqlite(join(backup, 'recto.sqlite'))
    await migrate(old, () => longAgo, 12)
    await old.write((db) =>
      db
        .insertInto('persons')
        .values({
          ...{ id: 'mara', email: 'mara@example.org', display_name: 'mara', photo_url: null, password: null },
          ...{ operator: 0, disabled_at: null, created_at: longAgo, updated_at: longAgo },
        })
        .execute(),
    )
    await old.close()
    writeFileSync(join(backup, 'secret'), 'the secret of an installation of then')
    const before = readFileSync(join(backup, 'recto.sqlite'))
    const { service, ...restored } = await tryRestore(backup)
    expect(restored).toMatchObject({ code: 0, people: 1 })
    expect(service.ctx.keys.fingerprint).toBe(keysFrom('the secret of an installation of then').fingerprint)
    expect(readFileSync(join(backup, 'recto.sqlite')).equals(before)).toBe(true)
  })

  it('finds the secret of a backup from an earlier version, also in the store', async () => {
    const source = await place('sqlite')
    const world = await buildSecretWorld(await start('sqlite', source))
    const backup = join(folder, 'backup')
    await done(['backup', backup], environmentOf(source))
    // An old PostgreSQL backup: the secret among the settings, and an unused one beside the store.
    const secret = readFileSync(join(backup, 'secret'), 'utf8').trim()
    rmSync(join(backup, 'manifest.json'))
    const store = new Database(join(backup, 'recto.sqlite'))
    store.prepare("delete from settings where name = 'secret-fingerprint'").run()
    store.prepare("insert into settings values ('secret', ?)").run(secret)
    store.close()
    writeFileSync(join(backup, 'secret'), 'a secret that was left behind by something')
    const { code, service } = await tryRestore(backup)
    expect(code).toBe(0)
    expect(await askSecretWorld(service, world)).toEqual(wholeSecretWorld)
    const settings = await service.ctx.store.read.selectFrom('settings').selectAll().execute()
    expect(JSON.stringify(settings)).not.toContain(secret)

    // Without any secret it must be refused unless a new one is requested.
    const without = new Database(join(backup, 'recto.sqlite'))
    without.prepare("delete from settings where name = 'secret'").run()
    without.close()
    expect(await tryRestore(backup)).toMatchObject({
      code: 1,
      people: 0,
      printed: expect.stringMatching(/does not contain the secret of its installation/),
    })
  })
})
