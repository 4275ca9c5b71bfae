/** Fetches a copy of a backup from the bucket into a folder, and checks the hash of each file on the way. */
import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../../http/failure.ts'
import { BackupError } from '../backup-folder.ts'
import { freeBytesOf } from '../free-space.ts'
import type { CopyBucket } from './copy-bucket.ts'
import { describeCopy, listCopies } from './copy-bucket.ts'
import type { CopiedFile, CopyDescription, FoundCopy } from './copy-layout.ts'
import { fileKeys, isWhole } from './copy-layout.ts'

/** Bytes that are in memory at a time. */
const piece = 8 * 1024 * 1024

const damaged = (name: string) =>
  new BackupError(
    `${name} of the backup in the object storage is damaged. Use another backup, and make a new one.`,
  )

/** The bytes of a file, a piece at a time. Fails at the end if they are not those that the description names. */
export async function* readCopiedFile(
  { storage }: CopyBucket,
  key: string,
  { name, bytes, sha256 }: CopiedFile,
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for (let first = 0; first < bytes; first += piece) {
    const range = { first, last: Math.min(first + piece, bytes) - 1 }
    const part = await storage.get(key, bytes, range).catch((error: unknown) => {
      throw error instanceof Failure ? error : damaged(name)
    })
    if (part === undefined) throw damaged(name)
    hash.update(part)
    yield part
  }
  if (hash.digest('hex') !== sha256) throw damaged(name)
}

/** The one copy with this name, which may have the installation in front of it, as in `INSTALLATION/NAME`. */
const findCopy = async (bucket: CopyBucket, called: string): Promise<FoundCopy> => {
  const all = await listCopies(bucket)
  const named = all.filter((copy) => [copy.name, `${copy.installation}/${copy.name}`].includes(called))
  const complete = named.filter(({ described }) => described !== undefined)
  const found = complete.length > 0 ? complete : named
  const [first, ...others] = found
  if (first === undefined)
    throw new BackupError(
      `There is no backup called ${called} in the object storage. The command "backups" lists those that are there.`,
    )
  if (others.length === 0) return first
  const names = found.map(({ installation, name }) => `s3:${installation}/${name}`).join(' or ')
  throw new BackupError(`Several installations have a backup called ${called}. Name one of them: ${names}.`)
}

const requireRoom = async (folder: string, bytes: number): Promise<void> => {
  const free = await freeBytesOf(folder)
  if (free === undefined || free > bytes) return
  throw new BackupError(
    `The backup has ${bytes.toLocaleString('en')} bytes, but the disk of ${folder} has only ${free.toLocaleString('en')} free. Free up space, or set TMPDIR to a folder on a larger disk.`,
  )
}

/** Writes the backup called `called` into the empty `folder`, where it is like one that was written there. */
export const fetchBackup = async (
  bucket: CopyBucket,
  called: string,
  folder: string,
): Promise<CopyDescription> => {
  const copy = await findCopy(bucket, called)
  const description = await describeCopy(bucket, copy)
  if (!isWhole(bucket.prefix, copy, description)) throw damaged('A file')
  await requireRoom(
    folder,
    description.files.reduce((sum, { bytes }) => sum + bytes, 0),
  )
  for (const [file, key] of fileKeys(bucket.prefix, copy, description.files)) {
    const handle = await open(join(folder, file.name), 'wx', 0o600)
    try {
      for await (const part of readCopiedFile(bucket, key, file)) await handle.writeFile(part)
      await handle.sync()
    } finally {
      await handle.close()
    }
  }
  return description
}
