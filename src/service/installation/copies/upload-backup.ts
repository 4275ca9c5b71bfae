/**
 * Copies the files of a backup into the bucket, part by part, so that memory does not grow with them. The storage checks
 * the hash of every part; its ETags are compared too. Where they are no hashes, the file is read back.
 */
import { createHash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../../http/failure.ts'
import { StorageAway } from '../../storage/files/s3-requests.ts'
import type { Part, StoredPart, Upload } from '../../storage/files/s3-uploads.ts'
import { mostParts } from '../../storage/files/s3-uploads.ts'
import { BackupError, manifestName, measure, secretName, storeName } from '../backup-folder.ts'
import type { CopyBucket } from './copy-bucket.ts'
import { requireCopyBucket } from './copy-bucket.ts'
import type { CopiedFile, CopyName } from './copy-layout.ts'
import { fileKeys } from './copy-layout.ts'
import { readCopiedFile } from './fetch-backup.ts'

const megabyte = 1024 * 1024
/** Small enough for a slow line, large enough that the number of requests does not count. */
export const leastPart = 8 * megabyte

/** The bytes of one part of a file, so that it has no more parts than are allowed. */
const partBytes = (bytes: number): number =>
  Math.max(leastPart, Math.ceil(bytes / mostParts / megabyte) * megabyte)

const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex')
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

const readPart = async (handle: FileHandle, position: number, length: number): Promise<Buffer> => {
  const bytes = Buffer.allocUnsafe(length)
  let at = 0
  while (at < length) {
    const { bytesRead } = await handle.read(bytes, at, length - at, position + at)
    if (bytesRead === 0) throw new BackupError('The backup changed while it was copied. Make another one.')
    at += bytesRead
  }
  return bytes
}

/** The upload that an earlier attempt began, and the parts that it has. */
const begunUpload = async (
  { uploads }: CopyBucket,
  key: string,
): Promise<{ readonly upload: Upload; readonly parts: readonly StoredPart[] } | undefined> => {
  try {
    const [upload] = (await uploads.unfinished(key)).filter((one) => one.key === key)
    return upload && { upload, parts: await uploads.parts(upload) }
  } catch (error) {
    // Storages that do not list uploads may still take new ones.
    if (error instanceof Failure && !(error instanceof StorageAway)) return undefined
    throw error
  }
}

/** Resolves to whether the ETags prove what the storage has. */
const uploadParts = async (
  bucket: CopyBucket,
  key: string,
  { bytes }: CopiedFile,
  handle: FileHandle,
): Promise<boolean> => {
  const { uploads } = bucket
  const begun = await begunUpload(bucket, key)
  const earlier = new Map(begun?.parts.map((part) => [part.number, part]))
  const upload = begun?.upload ?? (await uploads.begin(key))
  const length = partBytes(bytes)
  const parts: Part[] = []
  let isProved = true
  for (let position = 0; position < bytes; position += length) {
    const part = await readPart(handle, position, Math.min(length, bytes - position))
    const number = parts.length + 1
    const hash = md5(part)
    const known = earlier.get(number)
    const isThere = known?.etag === hash && known.size === part.length
    const stored = isThere
      ? known
      : await uploads.putPart(upload, number, { bytes: part, sha256: sha256(part) })
    isProved &&= stored.etag === hash
    parts.push({ number, etag: stored.etag })
  }
  await uploads.complete(upload, parts)
  return isProved
}

const uploadWhole = async (
  { uploads }: CopyBucket,
  key: string,
  { bytes }: CopiedFile,
  handle: FileHandle,
): Promise<boolean> => {
  const body = await readPart(handle, 0, bytes)
  return (await uploads.put(key, { bytes: body, sha256: sha256(body) })) === md5(body)
}

const uploadFile = async (
  bucket: CopyBucket,
  folder: string,
  file: CopiedFile,
  key: string,
): Promise<void> => {
  const { storage } = bucket
  const handle = await open(join(folder, file.name))
  let isProved: boolean
  try {
    isProved = await (file.bytes > leastPart ? uploadParts : uploadWhole)(bucket, key, file, handle)
  } finally {
    await handle.close()
  }
  const size = await storage.size(key)
  if (size !== file.bytes)
    throw new BackupError(
      `The object storage of backups has ${size ?? 0} bytes of ${file.name} instead of ${file.bytes}. Back up again; if it happens again, use another storage.`,
    )
  if (!isProved) for await (const _ of readCopiedFile(bucket, key, file));
}

/** Uploads the backup in `folder`. Its files are a copy only once they are described. */
export const uploadBackup = async (
  bucket: CopyBucket,
  copy: CopyName,
  folder: string,
): Promise<readonly CopiedFile[]> => {
  await requireCopyBucket(bucket)
  const files: CopiedFile[] = []
  for (const name of [storeName, manifestName, secretName] as const)
    files.push({ name, ...(await measure(join(folder, name))) })
  for (const [file, key] of fileKeys(bucket.prefix, copy, files)) await uploadFile(bucket, folder, file, key)
  return files
}
