/**
 * The format of a backup: a folder with the whole store as one SQLite file for any engine, the secret of the
 * installation, and a manifest that describes them. The store gets its final name last: a folder without it is a backup
 * that was interrupted.
 */
import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

/** An error that the operator can fix. */
export class BackupError extends Error {
  /** Whether the same may succeed later without anybody doing something. */
  readonly passing: boolean

  constructor(message: string, passing = false) {
    super(message)
    this.passing = passing
  }
}

export const storeName = 'recto.sqlite'
export const secretName = 'secret'
export const manifestName = 'manifest.json'

const format = 1

const Manifest = z.object({
  format: z.literal(format),
  /** Version of the program that wrote it. */
  program: z.string(),
  createdAt: z.string(),
  /** The engine of the original store; the copy is always SQLite. */
  engine: z.enum(['sqlite', 'postgres']),
  /** The last migration of the store. */
  storeVersion: z.int(),
  store: z.object({ bytes: z.int(), sha256: z.string() }),
  /** Number of rows of the tables that are not empty. */
  rows: z.record(z.string(), z.int()),
  secret: z.object({ fingerprint: z.string(), sealed: z.boolean() }),
})
export type Manifest = z.output<typeof Manifest>

export const manifestText = (manifest: Omit<Manifest, 'format'>): string =>
  `${JSON.stringify({ format, ...manifest }, undefined, 2)}\n`

/** The manifest of a backup; undefined for backups from before there were manifests. */
export const readManifest = (folder: string): Manifest | undefined => {
  const file = join(folder, manifestName)
  if (!existsSync(file)) return undefined
  let value: unknown
  try {
    value = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new BackupError(`${file} is damaged. Nothing was restored; use another backup.`)
  }
  const written = z.object({ format: z.int() }).safeParse(value)
  if (written.success && written.data.format > format)
    throw new BackupError(
      'This backup was written by a newer version of Recto. Restore it with that version.',
    )
  const { data, success } = Manifest.safeParse(value)
  if (!success) throw new BackupError(`${file} is damaged. Nothing was restored; use another backup.`)
  return data
}

/** Size and hash of a file, in one pass. */
export const measure = async (file: string): Promise<Manifest['store']> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return { bytes: statSync(file).size, sha256: hash.digest('hex') }
}
