/**
 * Temporary files of jobs: input for a job or output for its owner, stored as blobs under the job's id, in small
 * pieces, until the job no longer needs them or a day has passed. Also used for intermediate results.
 */
import type { Hash } from '../../content/revision/revision.ts'
import { putBlob, readBlob } from '../storage/objects/blobs.ts'
import type { Db, Store } from '../storage/store.ts'

/** Bytes per transaction, and per message to the process that works on them. */
const pieceBytes = 4 * 1024 * 1024
/** The first letter of job ids, which space ids do not have. */
const jobLetter = 'j'

/** Splits a stream of bytes into pieces of one size. */
async function* piecesOf(bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Buffer> {
  let chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.length;) {
      const slice = chunk.subarray(at, at + pieceBytes - size)
      chunks.push(slice)
      size += slice.length
      at += slice.length
      if (size < pieceBytes) continue
      yield Buffer.concat(chunks, size)
      chunks = []
      size = 0
    }
  }
  if (size > 0) yield Buffer.concat(chunks, size)
}

/**
 * Stores bytes as they arrive, each piece in its own transaction, and returns the hashes of the pieces. Consumers must
 * check in their own transaction that the pieces still exist: those that no job needs are dropped.
 */
export const putJobFile = async (
  store: Store,
  job: string,
  bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  contentType: string,
): Promise<Hash[]> => {
  const pieces: Hash[] = []
  for await (const piece of piecesOf(bytes))
    pieces.push(await store.write((db) => putBlob(db, job, piece, contentType)))
  return pieces
}

/** The bytes; undefined if they have expired. */
export const readJobFile = async (
  db: Db,
  job: string,
  pieces: readonly Hash[],
): Promise<Buffer | undefined> => {
  const chunks: Uint8Array[] = []
  for (const hash of pieces) {
    const chunk = await readBlob({ read: db }, job, hash)
    if (!chunk) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Whether all pieces still exist. */
export const hasJobFile = async (db: Db, job: string, pieces: readonly Hash[]): Promise<boolean> => {
  if (pieces.length === 0) return true
  const found = await db
    .selectFrom('blobs')
    .select('hash')
    .where('space', '=', job)
    .where('hash', 'in', [...pieces])
    .execute()
  return found.length === new Set(pieces).size
}

/** Drops everything stored under a job. */
export const dropJobFiles = async (db: Db, job: string): Promise<void> => {
  for (const table of ['blobs', 'objects'] as const)
    await db.deleteFrom(table).where('space', '=', job).execute()
}

/** Drops files of jobs that ended before a time, and of jobs that no longer exist. */
export const dropExpiredJobFiles = async (db: Db, before: string): Promise<void> => {
  for (const table of ['blobs', 'objects'] as const)
    await db
      .deleteFrom(table)
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
