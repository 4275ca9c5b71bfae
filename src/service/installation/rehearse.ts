/**
 * Rehearses a backup: restores it into an empty embedded store aside, checks that store, compares the numbers of rows
 * with the manifest, and renders pages of several spaces. Only what a restore would need is used: the backup, and its
 * passphrase if its secret is sealed.
 */
import { join } from 'node:path'
import type { Manifest } from './backup-folder.ts'
import { BackupError, manifestName, readManifest, storeName } from './backup-folder.ts'
import { fsck } from './fsck.ts'
import { findSecret } from './installation-secret.ts'
import { keysFrom } from '../keys.ts'
import { renderPages } from './render-pages.ts'
import { restore } from './restore.ts'
import { countRows } from '../storage/copy-store.ts'
import { migrate, newestVersion } from '../storage/migrations/migrate.ts'
import { openSqlite } from '../storage/sqlite.ts'
import type { Store } from '../storage/store.ts'

/** What a successful rehearsal proved. */
export interface Rehearsal {
  /** When the backup was written. */
  readonly createdAt: string
  readonly rows: number
  readonly spaces: number
  readonly revisions: number
  readonly objects: number
  readonly files: number
  /** Pages that were rendered. */
  readonly pages: number
  readonly sealed: boolean
}

export interface RehearsalOptions {
  readonly passphrase?: string | undefined
  /** An empty folder with room for twice the store. */
  readonly temporary: string
  readonly now: () => string
}

/** Problems that a message names. */
const named = 3

const list = (problems: readonly string[]): string =>
  `${problems.slice(0, named).join(' ')}${problems.length > named ? ` And ${problems.length - named} more.` : ''}`

const compareRows = async (store: Store, manifest: Manifest): Promise<void> => {
  // Migrations may add rows and move them.
  if (manifest.storeVersion !== newestVersion) return
  const found = await countRows(store.read)
  const tables = [...new Set([...Object.keys(manifest.rows), ...Object.keys(found)])].toSorted()
  const wrong = tables
    .filter((table) => manifest.rows[table] !== found[table])
    .map((table) => `${table} has ${found[table] ?? 0} rows instead of ${manifest.rows[table] ?? 0}.`)
  if (wrong.length > 0)
    throw new BackupError(`The backup is incomplete: ${list(wrong)} Use another backup, and make a new one.`)
}

const check = async (store: Store, temporary: string) => {
  const secret = await findSecret({ dataDir: temporary, secret: undefined }, store)
  const found = await fsck(store, secret === undefined ? undefined : keysFrom(secret))
  if (found.problems.length === 0) return found
  const problems = found.problems.map(({ space, message }) =>
    space === '' ? message : `Space ${space}: ${message}`,
  )
  throw new BackupError(
    `The restored store has ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}: ${list(problems)} ` +
      'Run fsck on the installation: if it reports the same, the installation is damaged, not the backup.',
  )
}

/** Rehearses the backup in the folder `source`, which is not modified. Throws `BackupError` with what is wrong. */
export const rehearse = async (
  source: string,
  { passphrase, temporary, now }: RehearsalOptions,
): Promise<Rehearsal> => {
  const manifest = readManifest(source)
  if (manifest === undefined)
    throw new BackupError(
      `${join(source, manifestName)} is missing, so the backup cannot be compared with what was written.`,
    )
  const store = openSqlite(join(temporary, storeName))
  try {
    await migrate(store, now)
    const target = { store, now, config: { dataDir: temporary, secret: undefined } }
    const { rows } = await restore(target, source, { passphrase, temporary })
    await compareRows(store, manifest)
    const { spaces, revisions, objects, blobs } = await check(store, temporary)
    return {
      ...{ createdAt: manifest.createdAt, rows, spaces, revisions, objects, files: blobs },
      ...{ pages: await renderPages(store), sealed: manifest.secret.sealed },
    }
  } finally {
    await store.close()
  }
}
