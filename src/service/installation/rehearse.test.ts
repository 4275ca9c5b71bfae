/** A rehearsal proves a whole backup, and says what is wrong with a damaged one. */
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paragraphs, putContent } from '../../testing/fixtures/space-content.ts'
import { startTestService } from '../../testing/fixtures/test-service.ts'
import { engines } from '../../testing/stores/test-store.ts'
import { backUp } from './backup.ts'
import { measure } from './backup-folder.ts'
import { run } from './rehearse.task.ts'
import { rehearse } from './rehearse.ts'

const passphrase = 'a river at dawn'
const now = () => new Date().toISOString()

describe.each(engines)('the rehearsal of a backup of %s', (engine) => {
  let folder: string
  let whole: string
  let sealed: string
  let backup: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'recto-rehearse-'))
    whole = join(folder, 'whole')
    sealed = join(folder, 'sealed')
    const service = await startTestService(engine)
    try {
      const mara = await service.person('mara', { operator: true })
      const org = await service.organization('Halden', mara)
      for (const title of ['Guide', 'Manual', 'Empty']) {
        const space = await service.space(org, mara, { title })
        const pages = Array.from({ length: title === 'Empty' ? 0 : 8 }, (_, at) => ({
          id: `p${at}`,
          title: `Page ${at}`,
          document: paragraphs(`Text ${at} of ${title}.`),
        }))
        const bytes = Uint8Array.from({ length: 500 }, (_, at) => (at * 31) & 255)
        await putContent(service.ctx, space, mara.person, {
          ...{ pages, files: [{ id: 'f1', name: 'a.bin', contentType: 'application/zip', bytes }] },
        })
      }
      await backUp(service.ctx, whole)
      await backUp(service.ctx, sealed, passphrase)
    } finally {
      await service.close()
    }
  })
  afterAll(() => rmSync(folder, { recursive: true }))
  beforeEach(() => {
    backup = join(folder, 'backup')
    rmSync(backup, { recursive: true, force: true })
    cpSync(whole, backup, { recursive: true })
  })

  const rehearsed = async (source = backup, given?: string) => {
    const temporary = join(folder, 'temporary')
    mkdirSync(temporary)
    try {
      return await rehearse(source, { temporary, now, passphrase: given })
    } finally {
      expect(readdirSync(temporary).filter((name) => name.startsWith('recto-restore-'))).toEqual([])
      rmSync(temporary, { recursive: true })
    }
  }
  const store = () => join(backup, 'recto.sqlite')
  const manifest = () =>
    JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as {
      rows: Record<string, number>
      store: object
    }
  /** Makes the manifest fit the store, which then looks whole. */
  const redescribe = async (more: (rows: Record<string, number>) => void = () => undefined) => {
    const value = manifest()
    value.store = await measure(store())
    more(value.rows)
    writeFileSync(join(backup, 'manifest.json'), JSON.stringify(value))
  }
  const deleteObject = () => {
    const database = new Database(store())
    database.pragma('journal_mode = DELETE')
    const first = 'delete from objects where rowid = (select min(rowid) from objects)'
    expect(database.prepare(first).run().changes).toBe(1)
    database.close()
  }

  it('restores and checks everything, and renders pages of several spaces', async () => {
    const found = await rehearsed()
    const { rows } = manifest()
    expect(found).toMatchObject({
      ...{ spaces: 3, pages: 10, files: 3, sealed: false },
      ...{ rows: Object.values(rows).reduce((sum, count) => sum + count, 0), objects: rows['objects'] },
    })
  })

  it('changes nothing in the backup', async () => {
    const contents = () => readdirSync(backup).map((name) => readFileSync(join(backup, name), 'base64'))
    const before = contents()
    await rehearsed()
    expect(contents()).toEqual(before)
  })

  it('proves the passphrase', async () => {
    expect(await rehearsed(sealed, passphrase)).toMatchObject({ sealed: true, pages: 10 })
    await expect(rehearsed(sealed)).rejects.toThrow(/secret in this backup is encrypted/)
    await expect(rehearsed(sealed, 'another passphrase')).rejects.toThrow(/passphrase is wrong/)
  })

  it('finds a flipped byte', async () => {
    const bytes = readFileSync(store())
    const middle = bytes.length >> 1
    bytes[middle] = (bytes[middle] ?? 0) ^ 1
    writeFileSync(store(), bytes)
    await expect(rehearsed()).rejects.toThrow(/recto\.sqlite is damaged/)
  })

  it('finds a file that was cut', async () => {
    truncateSync(store(), readFileSync(store()).length - 4096)
    await expect(rehearsed()).rejects.toThrow(/recto\.sqlite is damaged/)
  })

  it.each([
    ['recto.sqlite', /recto\.sqlite is missing/],
    ['manifest.json', /manifest\.json is missing/],
    ['secret', /secret is missing/],
  ])('finds that %s is missing', async (name, message) => {
    rmSync(join(backup, name))
    await expect(rehearsed()).rejects.toThrow(message)
  })

  it('finds the secret of another installation', async () => {
    writeFileSync(join(backup, 'secret'), 'the secret of another installation, long enough')
    await expect(rehearsed()).rejects.toThrow(/does not belong to this backup/)
  })

  it('finds rows that are missing', async () => {
    deleteObject()
    await redescribe()
    const total = manifest().rows['objects'] ?? 0
    await expect(rehearsed()).rejects.toThrow(
      `The backup is incomplete: objects has ${total - 1} rows instead of ${total}.`,
    )
  })

  it('finds an object that is missing although all counts agree', async () => {
    deleteObject()
    await redescribe((rows) => {
      rows['objects'] = (rows['objects'] ?? 0) - 1
    })
    await expect(rehearsed()).rejects.toThrow(
      /The restored store has \d+ problems?: Space .*(missing|cannot)/,
    )
  })

  it('says so when the store was damaged before it was backed up', async () => {
    const bytes = readFileSync(store())
    writeFileSync(store(), bytes.fill(0, 4096))
    await redescribe()
    const temporary = join(folder, 'temporary')
    mkdirSync(temporary)
    const outcome = await run({ source: backup, temporary, passphrase: undefined })
    rmSync(temporary, { recursive: true })
    expect(outcome).toEqual({
      problem: expect.stringMatching(/^The store of the backup is damaged .*malformed/),
    })
  })
})
