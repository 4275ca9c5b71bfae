/**
 * The secret of the installation: where it is stored, and whether the store was written with it.
 *
 * The store has its fingerprint. A service that started with another secret would seal new data with that one while the
 * old data could not be opened, and later nobody could tell them apart; so it refuses to start.
 */
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { shortestSecret } from '../config.ts'
import { base62 } from '../identifiers.ts'
import type { Keys } from '../keys.ts'
import { bucketSetting } from '../storage/copy-store.ts'
import { keysFrom } from '../keys.ts'
import { commandCall } from './command-call.ts'
import { addressSettings } from './service-addresses.ts'
import { isUnderAnotherSecret, readSecretUses } from './secret-uses.ts'
import type { Db, Store } from '../storage/store.ts'
import { isSetUp } from '../system/set-up.ts'

/** The secret is missing or wrong. The message tells the operator what to do. */
export class SecretError extends Error {}

export type SecretConfig = Pick<Config, 'secret' | 'dataDir'>

/** Where a PostgreSQL store has the secret, so that several processes share it. */
export const secretSetting = 'secret'
/** Settings that backups leave out: the secret has a file of its own in them. */
export const settingsOfPlace: readonly string[] = [secretSetting, bucketSetting, ...addressSettings]

/** Whether a row of the store is such a setting. */
export const isOfPlace = (table: string, row: Readonly<Record<string, unknown>>): boolean =>
  table === 'settings' && settingsOfPlace.includes(String(row['name']))
const fingerprintSetting = 'secret-fingerprint'

const secretFile = ({ dataDir }: SecretConfig): string => join(dataDir, 'secret')

/** Writes a file that only this user can read, and flushes it to disk. */
export const writePrivately = (file: string, text: string, flags: 'w' | 'wx'): void => {
  const handle = openSync(file, flags, 0o600)
  try {
    writeSync(handle, text)
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
  // The mode above applies to new files only.
  chmodSync(file, 0o600)
}

const settingIn = async (db: Db, name: string): Promise<string | undefined> =>
  (await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst())?.value

const putSetting = async (db: Db, name: string, value: string): Promise<void> => {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** The fingerprint of the secret that the store was written with; undefined if it never had one. */
export const storedFingerprint = (db: Db): Promise<string | undefined> => settingIn(db, fingerprintSetting)

export const storeFingerprint = (db: Db, { fingerprint }: Keys): Promise<void> =>
  putSetting(db, fingerprintSetting, fingerprint)

export const newSecret = (): string => base62(randomBytes, 43)

/**
 * The secret: from the environment, else from the data folder or, on PostgreSQL, which several processes can share,
 * from the store. Undefined if none has been created yet.
 */
export const findSecret = async (config: SecretConfig, store: Store): Promise<string | undefined> => {
  if (config.secret !== undefined) return config.secret
  if (store.engine === 'postgres') return settingIn(store.read, secretSetting)
  const file = secretFile(config)
  if (!existsSync(file)) return undefined
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < shortestSecret)
    throw new SecretError(
      `${file} does not contain a secret of at least ${shortestSecret} characters. Restore it, or remove the file.`,
    )
  return secret
}

/** Stores a new secret and returns the effective one: another process may have been first. */
export const keepSecret = async (config: SecretConfig, store: Store, secret: string): Promise<string> => {
  if (store.engine === 'postgres')
    await store.write((db) =>
      db
        .insertInto('settings')
        .values({ name: secretSetting, value: secret })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute(),
    )
  else
    try {
      writePrivately(secretFile(config), secret, 'wx')
    } catch (error) {
      if ((error as { code?: unknown }).code !== 'EEXIST') throw error
    }
  return (await findSecret(config, store)) ?? secret
}

/** Replaces the secret of an embedded installation, if any; returns the file. */
export const replaceSecretFile = (config: SecretConfig, secret: string): string => {
  const file = secretFile(config)
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  // Renamed when complete: after a crash there is one secret or the other.
  writePrivately(`${file}.new`, secret, 'w')
  renameSync(`${file}.new`, file)
  return file
}

/** Replaces the secret of a PostgreSQL installation, if any. */
export const replaceStoredSecret = (db: Db, secret: string): Promise<void> =>
  putSetting(db, secretSetting, secret)

/** Whether the store was written with these keys. True for a store without people. */
export const secretFits = async (db: Db, keys: Keys): Promise<boolean> => {
  const known = await storedFingerprint(db)
  if (known === keys.fingerprint || !(await isSetUp(db))) return true
  // Written before fingerprints were stored: check whether sealed data can be opened.
  return known === undefined && !isUnderAnotherSecret(await readSecretUses(db, keys))
}

const lostHint = `If it is lost, run "${commandCall('adopt-secret')}" to see what stops working without it.`

const refusal = (config: SecretConfig, { engine }: Store, found: string | undefined): SecretError => {
  const location = engine === 'postgres' ? 'the database' : secretFile(config)
  if (found === undefined)
    return new SecretError(
      `The secret of this installation is missing: SECRET is not set, and there is none in ${location}. Restore it. ${lostHint}`,
    )
  const from = config.secret !== undefined ? 'SECRET' : location
  return new SecretError(
    `The secret in ${from} is not the one this store was written with. Use the original secret. ${lostHint}`,
  )
}

/**
 * The keys of the installation. The first start creates the secret; from then on the store has its fingerprint. Throws
 * `SecretError` if the secret is missing or wrong, unless `any` is set: then nothing is written, and without a secret
 * the keys are of a random one.
 */
export const openKeys = async (config: SecretConfig, store: Store, any: boolean): Promise<Keys> => {
  const found = await findSecret(config, store)
  const secret = found ?? newSecret()
  const keys = keysFrom(secret)
  if (any) return keys
  if ((await storedFingerprint(store.read)) === keys.fingerprint) return keys
  if (!(await secretFits(store.read, keys))) throw refusal(config, store, found)
  const kept = found === undefined ? keysFrom(await keepSecret(config, store, secret)) : keys
  await store.write((db) => storeFingerprint(db, kept))
  return kept
}
