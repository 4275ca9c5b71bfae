/**
 * Moves the bytes of large files between the database and the object storage, one after the other, while the service
 * may run. Every file is checked before its old bytes are given up, and each is moved by one small transaction, so that
 * a run that ended in the middle is continued by the next.
 */
import type { SqlBool } from 'kysely'
import { sql } from 'kysely'
import type { Hash } from '../../content/revision/revision.ts'
import { Failure } from '../http/failure.ts'
import { fileKey, storageNotConfigured } from '../storage/files/file-storage.ts'
import { keepFiles } from '../storage/files/unused-files.store.ts'
import { largeBlob, readBlob, readRemote } from '../storage/objects/blobs.ts'
import { packBlobAside, remote } from '../storage/objects/packed-blob.ts'
import { hashAside } from '../storage/objects/sha256.ts'
import type { Store } from '../storage/store.ts'

export type FilePlace = 's3' | 'store'

export interface MovedFiles {
  readonly files: number
  readonly bytes: number
  /** Files that stayed where they were, and why. */
  readonly problems: readonly string[]
}

export interface MoveProgress {
  readonly files: number
  readonly total: number
}

interface FileToMove {
  readonly space: string
  readonly hash: Hash
  readonly size: number
}

/** Files whose bytes are in memory at the same time. */
const atOnce = 4
const rowsAtOnce = 200

/** Rows that a move concerns. Texts of API specifications and files of jobs are not files of spaces. */
const isToMove = (to: FilePlace) =>
  to === 'store'
    ? sql<SqlBool>`encoding = ${remote}`
    : sql<SqlBool>`encoding <> ${remote} and size >= ${largeBlob} and space in (select id from spaces)`

async function* filesToMove({ read }: Store, to: FilePlace): AsyncGenerator<readonly FileToMove[]> {
  let last: FileToMove = { space: '', hash: '', size: 0 }
  for (;;) {
    const rows = await read
      .selectFrom('blobs')
      .select(['space', 'hash', 'size'])
      .where(isToMove(to))
      .where(sql<SqlBool>`(space, hash) > (${last.space}, ${last.hash})`)
      .orderBy('space')
      .orderBy('hash')
      .limit(rowsAtOnce)
      .execute()
    yield rows
    const next = rows.at(-1)
    if (next === undefined) return
    last = next
  }
}

const toS3 = async (store: Store, { space, hash, size }: FileToMove): Promise<void> => {
  const { files } = store
  if (files === undefined) throw storageNotConfigured()
  const bytes = await readBlob(store, space, hash)
  if (bytes === undefined) return
  if ((await hashAside(bytes)) !== hash)
    throw new Error(`The bytes of file ${hash} of space ${space} do not match its hash.`)
  await files.put(fileKey({ space, hash }), bytes, hash)
  // What the storage gives back counts, not that it accepted the bytes.
  await readRemote(files, space, { hash, size })
  await store.write(async (db) => {
    await db
      .updateTable('blobs')
      .set({ encoding: remote, bytes: new Uint8Array() })
      .where('space', '=', space)
      .where('hash', '=', hash)
      .execute()
    await keepFiles(db, space, [hash])
  })
}

/** The object stays until the sweep: a reader may be about to ask for it. */
const toStore = async (store: Store, { space, hash, size }: FileToMove): Promise<void> => {
  const bytes = await readRemote(store.files, space, { hash, size })
  const { encoding, bytes: packed } = await packBlobAside(bytes, 'application/octet-stream')
  await store.write(async (db) => {
    await db
      .updateTable('blobs')
      .set({ encoding, bytes: packed })
      .where('space', '=', space)
      .where('hash', '=', hash)
      .where('encoding', '=', remote)
      .execute()
  })
}

/** Throws `Failure` while the object storage does not answer; what was moved before stays moved. */
export const moveFiles = async (
  store: Store,
  to: FilePlace,
  progress: (progress: MoveProgress) => void = () => undefined,
): Promise<MovedFiles> => {
  const { rows } = await sql<{
    total: number
  }>`select count(*) as total from blobs where ${isToMove(to)}`.execute(store.read)
  const total = Number(rows[0]?.total ?? 0)
  if (total > 0 && store.files === undefined) throw storageNotConfigured()
  const problems: string[] = []
  let [files, bytes] = [0, 0]
  const move = async (file: FileToMove): Promise<void> => {
    try {
      await (to === 's3' ? toS3(store, file) : toStore(store, file))
      files += 1
      bytes += Number(file.size)
    } catch (error) {
      if (error instanceof Failure || !(error instanceof Error)) throw error
      problems.push(error.message)
    }
  }
  for await (const some of filesToMove(store, to)) {
    for (let at = 0; at < some.length; at += atOnce) {
      const moves = await Promise.allSettled(some.slice(at, at + atOnce).map(move))
      for (const outcome of moves) if (outcome.status === 'rejected') throw outcome.reason
    }
    if (some.length > 0) progress({ files, total: Math.max(total, files) })
  }
  return { files, bytes, problems }
}
