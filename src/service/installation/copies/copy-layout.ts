/**
 * How copies of backups are laid out in a bucket. Pure.
 *
 *     PREFIX/INSTALLATION/NAME/CONTENT/recto.sqlite, manifest.json, secret
 *     PREFIX/INSTALLATION/NAME/copy.json
 *
 * `INSTALLATION` is the fingerprint of the secret, so that installations never meet, and `CONTENT` a hash of what the
 * files are, so that an attempt that was interrupted never mixes with another one. `copy.json` is written last and names
 * the files: without it there is no copy. A folder of files is a backup as it stands. No path in a bucket is ever used
 * on disk: folders are computed from `copy.json`, and files have one of three names.
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { BackupBucket } from '../../config.ts'
import type { StoredObject } from '../../storage/files/file-storage.ts'
import { BackupError, manifestName, secretName, storeName } from '../backup-folder.ts'
import { timeOfName } from '../backup-name.ts'

const format = 1

/** Maximum bytes of an object in any S3 API. */
const largestObject = 5 * 1024 ** 4

const CopiedFile = z.object({
  name: z.enum([storeName, manifestName, secretName]),
  bytes: z.int().min(0).max(largestObject),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type CopiedFile = z.output<typeof CopiedFile>

const CopyDescription = z.object({
  format: z.literal(format),
  createdAt: z.iso.datetime(),
  provedAt: z.iso.datetime(),
  copiedAt: z.iso.datetime(),
  /** Whether the secret is encrypted with a passphrase. */
  sealed: z.boolean(),
  files: z
    .array(CopiedFile)
    .length(3)
    .refine((files) => new Set(files.map(({ name }) => name)).size === files.length),
})
export type CopyDescription = z.output<typeof CopyDescription>

/** Maximum bytes of `copy.json`. */
export const largestDescription = 16 * 1024

export const descriptionText = (description: Omit<CopyDescription, 'format'>): string =>
  `${JSON.stringify({ format, ...description }, undefined, 2)}\n`

/** Throws `BackupError` for texts that describe no copy. */
export const readDescription = (text: string): CopyDescription => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    value = undefined
  }
  const written = z.object({ format: z.int() }).safeParse(value)
  if (written.success && written.data.format > format)
    throw new BackupError('This backup was copied by a newer version of Recto. Restore it with that version.')
  const { success, data } = CopyDescription.safeParse(value)
  if (!success) throw new BackupError('The description of this backup in the object storage is damaged.')
  return data
}

/** A copy in a bucket, by what tells it from others. */
export interface CopyName {
  /** The fingerprint of the installation's secret. */
  readonly installation: string
  readonly name: string
}

const fingerprint = /^[A-Za-z0-9_-]{22}$/
const contentHash = /^[0-9a-f]{16}$/
const descriptionName = 'copy.json'

/** Begins the keys of all copies, or of those of one installation. */
export const keyPrefix = (prefix: string, installation?: string): string =>
  `${prefix === '' ? '' : `${prefix}/`}${installation === undefined ? '' : `${installation}/`}`

const copyKey = (prefix: string, { installation, name }: CopyName): string => {
  if (!fingerprint.test(installation) || timeOfName(name) === undefined)
    throw new Error(`No backup can be called "${name}".`)
  return `${keyPrefix(prefix, installation)}${name}/`
}

export const descriptionKey = (prefix: string, copy: CopyName): string =>
  `${copyKey(prefix, copy)}${descriptionName}`

const contentOf = (files: readonly CopiedFile[]): string =>
  createHash('sha256')
    .update(files.map(({ name, bytes, sha256 }) => `${name} ${bytes} ${sha256}\n`).join(''))
    .digest('hex')
    .slice(0, 16)

/** The keys of the files of a copy, by file. */
export const fileKeys = (
  prefix: string,
  copy: CopyName,
  files: readonly CopiedFile[],
): ReadonlyMap<CopiedFile, string> =>
  new Map(files.map((file) => [file, `${copyKey(prefix, copy)}${contentOf(files)}/${file.name}`]))

/** What a key in a bucket is; undefined for keys that are none of ours. */
const partsOfKey = (
  prefix: string,
  key: string,
): (CopyName & { readonly isDescription: boolean }) | undefined => {
  const start = keyPrefix(prefix)
  if (!key.startsWith(start)) return undefined
  const [installation = '', name = '', content = '', file, ...more] = key.slice(start.length).split('/')
  if (!fingerprint.test(installation) || timeOfName(name) === undefined || more.length > 0) return undefined
  if (content === descriptionName && file === undefined) return { installation, name, isDescription: true }
  const isFile = contentHash.test(content) && CopiedFile.shape.name.safeParse(file).success
  return isFile ? { installation, name, isDescription: false } : undefined
}

/** The copy that a key belongs to; undefined for keys that are none of ours. */
export const copyOfKey = (prefix: string, key: string): CopyName | undefined => {
  const parts = partsOfKey(prefix, key)
  return parts && { installation: parts.installation, name: parts.name }
}

/** What a bucket has of one backup. */
export interface FoundCopy extends CopyName {
  /** The size of its description, in bytes; undefined while it is incomplete. */
  readonly described: number | undefined
  /** The sizes of its files in bytes, by key. */
  readonly files: ReadonlyMap<string, number>
}

/** The backups that the objects of a listing belong to, newest first. Other objects are passed over. */
export const copiesIn = (prefix: string, objects: readonly StoredObject[]): readonly FoundCopy[] => {
  const found = new Map<string, CopyName & { described: number | undefined; files: Map<string, number> }>()
  for (const { key, size } of objects) {
    const parts = partsOfKey(prefix, key)
    if (parts === undefined) continue
    const { isDescription, ...copy } = parts
    const at = `${copy.installation}/${copy.name}`
    const known = found.get(at) ?? { ...copy, described: undefined, files: new Map<string, number>() }
    if (isDescription) known.described = size
    else known.files.set(key, size)
    found.set(at, known)
  }
  return [...found.values()].toSorted((one, other) => (one.name < other.name ? 1 : -1))
}

/** Whether all files that the description names are there, as large as it says. */
export const isWhole = (prefix: string, copy: FoundCopy, { files }: CopyDescription): boolean =>
  [...fileKeys(prefix, copy, files)].every(([{ bytes }, key]) => copy.files.get(key) === bytes)

/** Where a bucket is, as operators see it. */
export const bucketText = ({ endpoint, bucket, prefix }: BackupBucket): string =>
  [endpoint, bucket, ...(prefix === '' ? [] : [prefix])].join('/')
