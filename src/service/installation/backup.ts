/** Writes a backup of an installation, which may be running. */
import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { BackupError, manifestName, manifestText, measure, secretName, storeName } from './backup-folder.ts'
import type { Manifest } from './backup-folder.ts'
import { Failure } from '../http/failure.ts'
import { moveFiles } from './move-files.ts'
import { programVersion } from './program-version.ts'
import type { SecretConfig } from './installation-secret.ts'
import {
  findSecret,
  isOfPlace,
  settingsOfPlace,
  storedFingerprint,
  writePrivately,
} from './installation-secret.ts'
import { keysFrom } from '../keys.ts'
import { sealSecret } from './sealed-secret.ts'
import { shortestPassphrase } from '../config.ts'
import { copyStore, countRows, local } from '../storage/copy-store.ts'
import { migrate, storeVersion } from '../storage/migrations/migrate.ts'
import { openSqlite } from '../storage/sqlite.ts'
import type { Store } from '../storage/store.ts'
import type { Context } from '../context.ts'

/** Copies the store into the new file, without the secret, which has a separate file in a backup. */
const copyInto = async (store: Store, now: () => string, file: string): Promise<void> => {
  if (store.engine === 'sqlite') {
    await store.copyTo(file)
    const copy = new Database(file)
    copy.pragma('secure_delete = on')
    for (const name of settingsOfPlace) copy.prepare('delete from settings where name = ?').run(name)
    for (const table of local) copy.prepare(`delete from ${table}`).run()
    copy.close()
    return
  }
  const copy = openSqlite(file)
  try {
    // A store that this program has not migrated yet is copied as it is.
    await migrate(copy, now, await storeVersion(store))
    await store.snapshot((from) => copy.write((to) => copyStore(from, to, isOfPlace)))
  } finally {
    await copy.close()
  }
}

/** Puts files of the object storage into the copy, so that a backup can be restored alone. */
const includeFiles = async ({ files }: Store, file: string): Promise<void> => {
  const copy = openSqlite(file)
  try {
    const { problems } = await moveFiles({ ...copy, files }, 'store').catch((error: unknown) => {
      throw error instanceof Failure ? new BackupError(`${error.message} Nothing was backed up.`) : error
    })
    const [first] = problems
    if (first !== undefined)
      throw new BackupError(
        `${problems.length} files cannot be backed up: ${first} Run fsck, and remove or upload these files again.`,
      )
  } finally {
    await copy.close()
  }
}

/** The manifest's description of a copy. The copy must have been written with the secret beside it. */
const describeCopy = async (file: string, fingerprint: string) => {
  const copy = openSqlite(file)
  try {
    if ((await storedFingerprint(copy.read)) !== fingerprint)
      throw new BackupError('The secret of this installation changed during the backup. Try again.')
    return { storeVersion: await storeVersion(copy), rows: await countRows(copy.read) }
  } finally {
    await copy.close()
  }
}

/** Writes a backup into the new folder `target`; with a passphrase, the secret in it is sealed. */
export const backUp = async (
  { store, config, now }: Pick<Context, 'store' | 'now'> & { readonly config: SecretConfig },
  target: string,
  passphrase?: string,
): Promise<void> => {
  if (passphrase !== undefined && passphrase.length < shortestPassphrase)
    throw new BackupError(`The passphrase must have at least ${shortestPassphrase} characters.`)
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new BackupError(`${target} is not empty. Choose a new folder.`)
  const secret = await findSecret(config, store)
  if (secret === undefined)
    throw new BackupError('This installation has no secret yet. Start the service once to create it.')
  const { fingerprint } = keysFrom(secret)
  mkdirSync(target, { recursive: true, mode: 0o700 })
  const partial = join(target, `partial-${storeName}`)
  try {
    await copyInto(store, now, partial)
    await includeFiles(store, partial)
    chmodSync(partial, 0o600)
    const described = await describeCopy(partial, fingerprint)
    const sealed = passphrase !== undefined
    const manifest: Omit<Manifest, 'format'> = {
      program: programVersion(),
      createdAt: now(),
      engine: store.engine,
      ...described,
      store: await measure(partial),
      secret: { fingerprint, sealed },
    }
    writePrivately(join(target, secretName), sealed ? sealSecret(secret, passphrase) : `${secret}\n`, 'wx')
    writePrivately(join(target, manifestName), manifestText(manifest), 'wx')
    renameSync(partial, join(target, storeName))
  } catch (error) {
    // The folder was empty before, so everything in it comes from this attempt.
    for (const name of readdirSync(target)) rmSync(join(target, name), { recursive: true, force: true })
    throw error
  }
}
