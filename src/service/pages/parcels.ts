/**
 * Bytes that wait for a job or for whoever asked for one: kept among the blobs under the job's id, in pieces that a
 * row can hold, until the job no longer needs them or a day has passed.
 */
import type { Hash } from '../../content/revision.ts'
import { putBlob, readBlob } from '../storage/objects.ts'
import type { Db } from '../storage/store.ts'

const pieceBytes = 16 * 1024 * 1024
/** Identifiers of jobs begin with it, those of spaces do not. */
const jobLetter = 'j'

/** Adds the bytes as part of the transaction and returns the hashes of their pieces. */
export const putParcel = async (
  db: Db,
  job: string,
  bytes: Uint8Array,
  contentType: string,
): Promise<Hash[]> => {
  const pieces: Hash[] = []
  for (let at = 0; at < bytes.length; at += pieceBytes)
    pieces.push(await putBlob(db, job, bytes.subarray(at, at + pieceBytes), contentType))
  return pieces
}

/** The bytes again, or undefined when they have lapsed. */
export const readParcel = async (
  db: Db,
  job: string,
  pieces: readonly Hash[],
): Promise<Buffer | undefined> => {
  const parts: Uint8Array[] = []
  for (const hash of pieces) {
    const part = await readBlob(db, job, hash)
    if (!part) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

/** Whether all of the bytes are still there. */
export const hasParcel = async (db: Db, job: string, pieces: readonly Hash[]): Promise<boolean> => {
  if (pieces.length === 0) return true
  const found = await db
    .selectFrom('blobs')
    .select('hash')
    .where('space', '=', job)
    .where('hash', 'in', [...pieces])
    .execute()
  return found.length === new Set(pieces).size
}

export const dropParcel = async (db: Db, job: string): Promise<void> => {
  await db.deleteFrom('blobs').where('space', '=', job).execute()
}

/** Drops those of jobs that ended before a time, and of jobs that are gone. */
export const dropLapsedParcels = async (db: Db, before: string): Promise<void> => {
  await db
    .deleteFrom('blobs')
    .where('space', '>=', jobLetter)
    .where('space', '<', String.fromCharCode(jobLetter.charCodeAt(0) + 1))
    .where('space', 'not in', (e) =>
      e
        .selectFrom('jobs')
        .select('id')
        .where((job) =>
          job.or([job('state', 'in', ['pending', 'running']), job('updated_at', '>=', before)]),
        ),
    )
    .execute()
}
