/**
 * Restores a backup into an unused installation of either engine. Everything is checked first, in a copy; then all rows
 * and the secret are written together, so that a failure leaves the installation empty.
 */
import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Manifest } from './backup-folder.ts'
import { BackupError, measure, readManifest, secretName, storeName } from './backup-folder.ts'
import type { SecretConfig } from './installation-secret.ts'
import {
  findSecret,
  isOfPlace,
  newSecret,
  replaceSecretFile,
  replaceStoredSecret,
  secretFits,
  secretSetting,
  storeFingerprint,
} from './installation-secret.ts'
import { keysFrom } from '../keys.ts'
import { moveFiles } from './move-files.ts'
import { isSealed, unsealSecret } from './sealed-secret.ts'
import { consequences, readSecretUses, renewSecretUses } from './secret-uses.ts'
import { bucketSetting, clearStore, copyStore } from '../storage/copy-store.ts'
import { migrate } from '../storage/migrations/migrate.ts'
import { constraintOf } from '../storage/sql.ts'
import { openSqlite } from '../storage/sqlite.ts'
import type { Db, Store } from '../storage/store.ts'
import type { Context } from '../context.ts'
import { isSetUp } from '../system/set-up.ts'

export interface RestoreOptions {
  readonly passphrase?: string | undefined
  /** Use the secret of this installation, or a new one, instead of the backup's. */
  readonly newSecret?: boolean
  /** A folder for a copy of the backup's store; default: the system's. */
  readonly temporary?: string
}

export interface Restored {
  readonly rows: number
  /** Notes for the operator about the secret, one per line. */
  readonly notes: readonly string[]
}

const nothing = 'Nothing was restored.'
const inUse = () =>
  new BackupError('This installation is not empty. Restore into an empty data folder or database.')

/** Copies the store of a backup into `folder`, so that the backup is not modified, and checks its integrity. */
const checkedCopy = async (source: string, folder: string, manifest: Manifest | undefined) => {
  const copy = join(folder, storeName)
  copyFileSync(join(source, storeName), copy)
  const damaged = `${join(source, storeName)} is damaged. ${nothing} Use another backup.`
  if (manifest) {
    const { bytes, sha256 } = await measure(copy)
    if (bytes !== manifest.store.bytes || sha256 !== manifest.store.sha256) throw new BackupError(damaged)
    return copy
  }
  try {
    const database = new Database(copy)
    const found: unknown = database.pragma('quick_check(1)', { simple: true })
    database.close()
    if (found === 'ok') return copy
  } catch {
    // Not a database at all.
  }
  throw new BackupError(damaged)
}

/** The secret beside the store in a backup; undefined if there is none. */
const secretBeside = (source: string, passphrase: string | undefined): string | undefined => {
  const file = join(source, secretName)
  if (!existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8').trim()
  if (!isSealed(text)) return text
  const without =
    'If you do not have it, --new-secret restores everything that does not depend on the secret.'
  if (passphrase === undefined)
    throw new BackupError(
      `The secret in this backup is encrypted. Pass its passphrase with --passphrase-file FILE. ${without}`,
    )
  const secret = unsealSecret(text, passphrase)
  if (secret === undefined)
    throw new BackupError(`The passphrase is wrong, or ${file} is damaged. ${nothing} ${without}`)
  return secret
}

/** The secret of a backup, checked against its store; undefined if the backup has none. */
const secretOfBackup = async (
  source: string,
  saved: Db,
  manifest: Manifest | undefined,
  passphrase: string | undefined,
): Promise<string | undefined> => {
  const beside = secretBeside(source, passphrase)
  if (manifest) {
    if (beside !== undefined && keysFrom(beside).fingerprint === manifest.secret.fingerprint) return beside
    const what = beside === undefined ? 'is missing' : 'does not belong to this backup'
    throw new BackupError(
      `${join(source, secretName)} ${what}. ${nothing} Restore the file, or use --new-secret to continue without it.`,
    )
  }
  // Backups without a manifest had the secret of PostgreSQL in the store, and sometimes another one in a file.
  const row = await saved
    .selectFrom('settings')
    .select('value')
    .where('name', '=', secretSetting)
    .executeTakeFirst()
  for (const secret of [beside, row?.value])
    if (secret !== undefined && (await secretFits(saved, keysFrom(secret)))) return secret
  return undefined
}

/** The secret of the restored installation, and whether it is the backup's. */
const chooseSecret = async (
  { store, config }: { readonly store: Store; readonly config: SecretConfig },
  backup: () => Promise<string | undefined>,
  saved: Db,
  { newSecret: renew = false }: RestoreOptions,
): Promise<{ readonly secret: string; readonly own: boolean }> => {
  if (renew) return { secret: (await findSecret(config, store)) ?? newSecret(), own: true }
  const secret = await backup()
  const configured = config.secret
  if (configured !== undefined) {
    const same = secret === undefined ? await secretFits(saved, keysFrom(configured)) : secret === configured
    if (same) return { secret: configured, own: false }
    throw new BackupError(
      `SECRET is not the secret of the backup. ${nothing} Set it to the secret of the backup (SECRET_FILE can ` +
        `point to the file "${secretName}" of the backup unless it is encrypted), or leave SECRET unset to use ` +
        'the secret of the backup. --new-secret keeps yours and lists what stops working.',
    )
  }
  if (secret !== undefined) return { secret, own: false }
  throw new BackupError(
    `This backup does not contain the secret of its installation. ${nothing} Set SECRET to it, or use ` +
      '--new-secret, which lists what stops working.',
  )
}

/** Writes all rows and the secret, or nothing. */
const putIn = (
  { store, config }: { readonly store: Store; readonly config: SecretConfig },
  from: Db,
  { secret, own: isOwn }: { readonly secret: string; readonly own: boolean },
): Promise<Restored> =>
  store.write(async (db) => {
    if (await isSetUp(db)) throw inUse()
    // The backup replaces what the first start of an empty installation wrote.
    const bucket = await db.selectFrom('settings').selectAll().where('name', '=', bucketSetting).execute()
    await clearStore(db)
    if (bucket.length > 0) await db.insertInto('settings').values(bucket).execute()
    const rows = await copyStore(from, db, isOfPlace)
    const keys = keysFrom(secret)
    const notes = isOwn ? consequences(await readSecretUses(db, keys)) : []
    if (isOwn) await renewSecretUses(db, keys)
    await storeFingerprint(db, keys)
    // Write the file before the rows are durable: an empty store accepts any secret, a full one only its own.
    if (config.secret !== undefined) return { rows, notes }
    if (store.engine === 'postgres') await replaceStoredSecret(db, secret)
    else replaceSecretFile(config, secret)
    return { rows, notes }
  })

const placeOf = ({ store, config }: { readonly store: Store; readonly config: SecretConfig }): string =>
  config.secret !== undefined
    ? 'The secret is the one in SECRET. Start the service with the same value.'
    : store.engine === 'postgres'
      ? 'The secret is in the database.'
      : `The secret is in ${join(config.dataDir, secretName)}.`

/** Moves files to where this installation keeps them. The restored installation works without, so nothing fails here. */
const placeFiles = async (store: Store): Promise<string[]> => {
  if (store.files === undefined) return []
  try {
    const { files, problems } = await moveFiles(store, 's3')
    return [`Moved ${files} large files to the object storage.`, ...problems]
  } catch (error) {
    return [`${(error as Error).message} Large files stay in the database until you run move-files --to s3.`]
  }
}

/** Restores the backup in the folder `source`. */
export const restore = async (
  target: Pick<Context, 'store' | 'now'> & { readonly config: SecretConfig },
  source: string,
  options: RestoreOptions = {},
): Promise<Restored> => {
  const { store, now } = target
  if (!existsSync(join(source, storeName)))
    throw new BackupError(`${source} does not contain a backup: ${join(source, storeName)} is missing.`)
  if (await isSetUp(store.read)) throw inUse()
  const manifest = readManifest(source)
  const folder = mkdtempSync(join(options.temporary ?? tmpdir(), 'recto-restore-'))
  let saved: Store | undefined
  try {
    const copy = openSqlite(await checkedCopy(source, folder, manifest))
    saved = copy
    // A backup of an older version is migrated in the copy.
    await migrate(copy, now)
    const chosen = await chooseSecret(
      target,
      () => secretOfBackup(source, copy.read, manifest, options.passphrase),
      copy.read,
      options,
    )
    const { rows, notes } = await copy.snapshot((from) => putIn(target, from, chosen))
    const unchecked = manifest
      ? []
      : ['The backup is from an earlier version and has no manifest, so only its structure was checked.']
    return { rows, notes: [...unchecked, placeOf(target), ...notes, ...(await placeFiles(store))] }
  } catch (error) {
    if (constraintOf(error) === undefined) throw error
    throw new BackupError(`The rows of this backup are inconsistent. ${nothing} Use another backup.`)
  } finally {
    await saved?.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
