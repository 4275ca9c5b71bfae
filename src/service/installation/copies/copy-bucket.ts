/** The bucket of copies: what is in it, and what is deleted from it. `BackupError` says what is wrong with it. */
import type { BackupBucket } from '../../config.ts'
import { Failure } from '../../http/failure.ts'
import type { FileStorage, StoredObject } from '../../storage/files/file-storage.ts'
import { ownerKey } from '../../storage/files/file-storage.ts'
import type { RequestOptions } from '../../storage/files/s3-requests.ts'
import { StorageAway } from '../../storage/files/s3-requests.ts'
import { connectS3, s3Storage } from '../../storage/files/s3-storage.ts'
import type { S3Uploads } from '../../storage/files/s3-uploads.ts'
import { s3Uploads } from '../../storage/files/s3-uploads.ts'
import { hashAside } from '../../storage/objects/sha256.ts'
import { BackupError } from '../backup-folder.ts'
import type { CopyDescription, CopyName, FoundCopy } from './copy-layout.ts'
import {
  copiesIn,
  copyOfKey,
  descriptionKey,
  descriptionText,
  fileKeys,
  keyPrefix,
  largestDescription,
  readDescription,
} from './copy-layout.ts'

export interface CopyBucket {
  readonly prefix: string
  readonly storage: FileStorage
  readonly uploads: S3Uploads
}

/** Runs `work` with the bucket. Problems of the storage become `BackupError`. */
export const withCopyBucket = async <Result>(
  bucket: BackupBucket,
  work: (bucket: CopyBucket) => Promise<Result>,
  options?: RequestOptions,
): Promise<Result> => {
  const connection = connectS3(bucket, 'backups', options)
  const storage = s3Storage(bucket, connection)
  try {
    return await work({ prefix: bucket.prefix, storage, uploads: s3Uploads(connection) })
  } catch (error) {
    if (error instanceof Failure) throw new BackupError(error.message, error instanceof StorageAway)
    throw error
  } finally {
    storage.close()
  }
}

/** Fails if the bucket does not answer, or is one of files. */
export const requireCopyBucket = async ({ prefix, storage }: CopyBucket): Promise<void> => {
  await storage.requireAnswer()
  if (prefix === '' && (await storage.size(ownerKey)) !== undefined)
    throw new BackupError(
      'The bucket of BACKUP_S3_BUCKET holds files of an installation. Use another bucket, or set BACKUP_S3_PREFIX.',
    )
}

/** Objects beyond which a bucket holds something else than backups. */
const mostObjects = 50_000

/** The copies of an installation, or of all, newest first. Fails unless the listing is whole. */
export const listCopies = async (
  { prefix, storage }: CopyBucket,
  installation?: string,
): Promise<readonly FoundCopy[]> => {
  const objects: StoredObject[] = []
  let count = 0
  for await (const some of storage.list(keyPrefix(prefix, installation))) {
    count += some.length
    if (count > mostObjects)
      throw new BackupError(
        `The object storage of backups has more than ${mostObjects.toLocaleString('en')} objects. Give backups a bucket or a BACKUP_S3_PREFIX of their own.`,
      )
    for (const { key, size } of some) if (copyOfKey(prefix, key) !== undefined) objects.push({ key, size })
  }
  return copiesIn(prefix, objects)
}

/** Fails with `BackupError` if the copy is incomplete, or its description is damaged. */
export const describeCopy = async (
  { prefix, storage }: CopyBucket,
  copy: FoundCopy,
): Promise<CopyDescription> => {
  const { name, described } = copy
  const size = described !== undefined && described <= largestDescription ? described : undefined
  const bytes = size === undefined ? undefined : await storage.get(descriptionKey(prefix, copy), size)
  if (bytes === undefined)
    throw new BackupError(`The copy of ${name} in the object storage is incomplete. Use another backup.`)
  return readDescription(bytes.toString())
}

/** The description of a copy; undefined if it has none that can be read. Fails if the storage does. */
export const findDescription = async (
  bucket: CopyBucket,
  copy: FoundCopy,
): Promise<CopyDescription | undefined> => {
  try {
    return await describeCopy(bucket, copy)
  } catch (error) {
    if (error instanceof BackupError) return undefined
    throw error
  }
}

/** Makes the files that were uploaded a copy. */
export const putDescription = async (
  { prefix, storage }: CopyBucket,
  copy: CopyName,
  description: Omit<CopyDescription, 'format'>,
): Promise<void> => {
  const bytes = Buffer.from(descriptionText(description))
  await storage.put(descriptionKey(prefix, copy), bytes, await hashAside(bytes))
}

/** Deletes the description first: a copy that is half deleted is never taken for a whole one. */
export const deleteCopy = async ({ prefix, storage }: CopyBucket, copy: FoundCopy): Promise<void> => {
  if (copy.described !== undefined) await storage.delete(descriptionKey(prefix, copy))
  for (const key of copy.files.keys()) await storage.delete(key)
}

/** Deletes what interrupted attempts and deletions of this installation left. It must not be uploading. */
export const sweepCopies = async (bucket: CopyBucket, installation: string): Promise<void> => {
  const { prefix, storage, uploads } = bucket
  for (const copy of await listCopies(bucket, installation)) {
    const description = copy.described === undefined ? undefined : await findDescription(bucket, copy)
    // What cannot be read now may be read by a newer version.
    if (copy.described !== undefined && description === undefined) continue
    const named = new Set(fileKeys(prefix, copy, description?.files ?? []).values())
    for (const key of copy.files.keys()) if (!named.has(key)) await storage.delete(key)
  }
  for (const upload of await uploads.unfinished(keyPrefix(prefix, installation)))
    if (copyOfKey(prefix, upload.key) !== undefined) await uploads.abort(upload)
}
