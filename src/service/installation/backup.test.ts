/** A backup is complete and can be restored into either engine. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines, openTestStore } from '../../testing/stores/test-store.ts'
import { keysFrom } from '../keys.ts'
import { backUp } from './backup.ts'
import { readManifest } from './backup-folder.ts'
import { storeFingerprint } from './installation-secret.ts'
import { restore } from './restore.ts'
import { derived, local, tables } from '../storage/copy-store.ts'
import { newestVersion } from '../storage/migrations/migrate.ts'
import type { Schema } from '../storage/schema/schema.ts'
import type { Db } from '../storage/store.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'recto-backup-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Every row of every table. */
const everything = async (db: Db): Promise<Record<string, unknown[]>> => {
  const all: Record<string, unknown[]> = {}
  for (const [table, key] of tables) {
    const { rows } = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} order by ${sql.join(key.map((column) => sql.ref(column)))}`.execute(
      db,
    )
    all[table] = rows.map(({ arrival: _arrival, ...row }) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
        ]),
      ),
    )
  }
  return all
}

const pairs = engines.flatMap((from) => engines.map((to) => [from, to] as const))

describe.each(pairs)('a backup of %s', (from, to) => {
  it(`restores into ${to} with every row as it was`, async () => {
    const source = await startTestService(from)
    const target = await startTestService(to)
    try {
      const mara = await source.person('mara', { operator: true })
      const org = await source.organization('Halden', mara)
      const space = String((await mara('POST', `/orgs/${org}/spaces`, { title: 'Guide' })).body['id'])
      await putContent(source.ctx, space, mara.person, {
        pages: [{ id: 'p1', document: paragraphs('Kept.') }],
        files: [
          {
            id: 'f1',
            name: 'a.bin',
            contentType: 'application/zip',
            bytes: Uint8Array.from({ length: 5000 }, (_, at) => (at * 31) & 255),
          },
        ],
      })
      await source.ctx.events.sequence()
      const backup = join(folder, 'backup')
      await backUp(source.ctx, backup)
      const { rows } = await restore(target.ctx, backup)
      const [before, after] = [
        await everything(source.ctx.store.read),
        await everything(target.ctx.store.read),
      ]
      expect(after).toEqual(before)
      expect(rows).toBe(Object.values(before).reduce((sum, { length }) => sum + length, 0))

      // The same token opens the same page in the restored installation, which accepts new writes.
      const answer = await target.anonymous(
        'GET',
        `/spaces/${space}/content/page/p1?format=markdown`,
        undefined,
        { authorization: `Bearer ${mara.token}` },
      )
      expect(String(answer.body['markdown'])).toContain('Kept.')
      const made = await target.anonymous(
        'POST',
        `/orgs/${org}/spaces`,
        { title: 'Next' },
        { authorization: `Bearer ${mara.token}` },
      )
      expect(made.status).toBe(201)
    } finally {
      await source.close()
      await target.close()
    }
  })
})

describe('backups', () => {
  it('include every table of the schema except derived and local ones', async () => {
    const test = await startTestService('sqlite')
    try {
      const { rows } = await sql<{
        name: keyof Schema
      }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`.execute(
        test.ctx.store.read,
      )
      expect(
        rows
          .map(({ name }) => name)
          .filter((name) => name !== 'schema_versions' && !derived.test(name) && !local.includes(name))
          .toSorted(),
      ).toEqual(tables.map(([name]) => name).toSorted())
    } finally {
      await test.close()
    }
  })
})

it.each(engines)('a store of %s that this program has not migrated is backed up as it is', async (engine) => {
  const older = await openTestStore(engine, newestVersion - 1)
  try {
    const secret = 'a secret that is long enough for a test'
    await older.store.write((db) => storeFingerprint(db, keysFrom(secret)))
    const { dataDir } = older.settings
    const target = join(folder, 'backup')
    const now = () => '2026-11-27T12:00:00.000Z'
    await backUp({ store: older.store, now, config: { dataDir, secret } }, target)
    const manifest = readManifest(target)
    expect(manifest).toMatchObject({ storeVersion: newestVersion - 1, engine })
    expect(manifest?.rows['settings']).toBe(1)
  } finally {
    await older.close()
  }
})
