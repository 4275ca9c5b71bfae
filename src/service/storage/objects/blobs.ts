/**
 * Blobs: the bytes of files of a space, by hash. Like objects they are always looked up by (space, hash). Large ones are
 * in the file storage if the installation has one: they are put there before the transaction that adds their rows, so
 * that a row never names bytes that are not there, and no transaction waits for the file storage.
 */
import type { RawBuilder } from 'kysely'
import { sql } from 'kysely'
import type { Hash } from '../../../content/revision/revision.ts'
import { largestFile } from '../../../contract/wire/request-limits.ts'
import { Failure } from '../../http/failure.ts'
import type { ByteRange, FileStorage } from '../files/file-storage.ts'
import { fileKey, storageNotConfigured, storageUnavailable } from '../files/file-storage.ts'
import { keepFiles } from '../files/unused-files.store.ts'
import { among, chunks } from '../sql.ts'
import type { Db, Store } from '../store.ts'
import { assertOutsideWrite } from '../store.ts'
import { decodedAside } from './objects.ts'
import type { PackedBlob } from './packed-blob.ts'
import { packBlob, remote } from './packed-blob.ts'
import { hashAside } from './sha256.ts'

/** Files of this size in bytes and larger go to the file storage. */
export const largeBlob = 64 * 1024

/** Requests to the file storage at the same time for one write. */
const requestsAtOnce = 4

/** What blobs are read from: a store, or a connection beside a store's file storage. */
export interface BlobSource {
  readonly read: Db
  readonly files?: FileStorage | undefined
}

const inGroups = async <Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> => {
  for (const some of chunks(items, requestsAtOnce)) await Promise.all(some.map(work))
}

/**
 * Puts the bytes of large files where the installation keeps them, and returns what `putPackedBlobs` has to add. Before
 * the transaction: what is not added is swept later.
 */
export const stageBlobs = async (
  { files }: Pick<Store, 'files'>,
  space: string,
  blobs: readonly PackedBlob[],
): Promise<PackedBlob[]> => {
  assertOutsideWrite('Storing files')
  const isStaged = ({ size, encoding }: PackedBlob) =>
    size >= largeBlob && size <= largestFile && encoding !== remote
  if (files)
    await inGroups(blobs.filter(isStaged), async ({ hash, encoding, bytes }) =>
      files.put(fileKey({ space, hash }), await decodedAside(encoding, bytes), hash),
    )
  return blobs.map((blob) =>
    files && isStaged(blob) ? { ...blob, encoding: remote, bytes: new Uint8Array() } : blob,
  )
}

/** Adds the bytes of files in the transaction `db`; existing ones stay. */
export const putPackedBlobs = async (db: Db, space: string, blobs: readonly PackedBlob[]): Promise<void> => {
  if (blobs.some(({ size }) => size > largestFile))
    throw new Failure('too-large', 'The file is larger than 50 MB.')
  for (const batch of chunks(blobs, 200))
    await db
      .insertInto('blobs')
      .values(batch.map((blob) => ({ space, ...blob })))
      .onConflict((conflict) => conflict.columns(['space', 'hash']).doNothing())
      .execute()
  await keepFiles(
    db,
    space,
    blobs.flatMap(({ encoding, hash }) => (encoding === remote ? [hash] : [])),
  )
}

/** Adds the bytes of a file in the transaction `db`, whatever their size, and returns their hash. */
export const putBlob = async (
  db: Db,
  space: string,
  bytes: Uint8Array,
  contentType: string,
): Promise<Hash> => {
  const blob = packBlob(bytes, contentType)
  await putPackedBlobs(db, space, [blob])
  return blob.hash
}

export interface BlobCopy {
  readonly from: string
  readonly to: string
  readonly hashes: readonly Hash[]
}

/** A copy whose large files are in place. */
export interface StagedCopy extends BlobCopy {
  /** Files that have been copied in the file storage. */
  readonly staged: readonly Hash[]
}

/** Copies large files that `to` does not have inside the file storage, before the transaction that copies their rows. */
export const stageCopy = async (
  { engine, read, files }: Pick<Store, 'engine' | 'read' | 'files'>,
  copy: BlobCopy,
): Promise<StagedCopy> => {
  assertOutsideWrite('Copying files')
  const { from, to, hashes } = copy
  const staged: Hash[] = []
  for (const batch of chunks(hashes, 1000)) {
    const rows = await read
      .selectFrom('blobs')
      .select('hash')
      .where('space', '=', from)
      .where('encoding', '=', remote)
      .where(among(engine, sql.ref('hash'), batch))
      .where(sql<boolean>`not exists (select 1 from blobs c where c.space = ${to} and c.hash = blobs.hash)`)
      .execute()
    await inGroups(rows, async ({ hash }) => {
      if (files === undefined) throw storageNotConfigured()
      const isCopied = await files.copy(fileKey({ space: from, hash }), fileKey({ space: to, hash }))
      if (!isCopied) throw missingBytes(from, hash)
      staged.push(hash)
    })
  }
  return { ...copy, staged }
}

/** Copies files inside the store in their stored form: their bytes never enter this process. */
export const copyBlobs = async (
  { engine }: Pick<Store, 'engine'>,
  db: Db,
  { from, to, hashes, staged }: StagedCopy,
): Promise<void> => {
  for (const batch of chunks(hashes, 100)) {
    const isWanted = among(engine, sql.ref('hash'), batch)
    const isStaged = among(engine, sql.ref('hash'), staged)
    await sql`insert into blobs (space, hash, size, encoding, bytes)
      select ${to}, hash, size, encoding, bytes from blobs
      where space = ${from} and ${isWanted} and (encoding <> ${remote} or ${isStaged})
      on conflict (space, hash) do nothing`.execute(db)
    const moved = await sql<{ hash: Hash }>`select hash from blobs b
      where space = ${from} and ${isWanted} and not exists
        (select 1 from blobs c where c.space = ${to} and c.hash = b.hash)`.execute(db)
    if (moved.rows.length > 0)
      throw storageUnavailable('The files are being moved to another storage. Try again in a moment.')
  }
  await keepFiles(db, to, staged)
}

/** Throws unless the space has the blobs, which must be different ones. */
export const requireBlobs = async (
  { engine }: Pick<Store, 'engine'>,
  db: Db,
  space: string,
  hashes: readonly Hash[],
): Promise<void> => {
  for (const batch of chunks(hashes, 100)) {
    const found = await db
      .selectFrom('blobs')
      .select('hash')
      .where('space', '=', space)
      .where(among(engine, sql.ref('hash'), batch))
      .execute()
    const present = new Set(found.map(({ hash }) => hash))
    const missing = batch.find((hash) => !present.has(hash))
    if (missing !== undefined) throw new Error(`Blob ${missing} of space ${space} is missing. Run fsck.`)
  }
}

const missingBytes = (space: string, hash: Hash): Error =>
  new Error(`File ${hash} of space ${space} is missing in the object storage. Run fsck.`)

/** The bytes of a file in the file storage. Throws unless they are there and match their hash. */
export const readRemote = async (
  files: FileStorage | undefined,
  space: string,
  { hash, size }: { readonly hash: Hash; readonly size: number },
): Promise<Uint8Array> => {
  if (files === undefined) throw storageNotConfigured()
  const bytes = await files.get(fileKey({ space, hash }), Number(size))
  if (bytes === undefined) throw missingBytes(space, hash)
  if ((await hashAside(bytes)) !== hash)
    throw new Error(
      `The bytes of file ${hash} of space ${space} in the object storage do not match its hash.`,
    )
  return bytes
}

export interface OpenedBlob {
  readonly size: number
  readonly read: (range?: ByteRange) => Promise<Uint8Array>
}

interface BlobRow {
  readonly hash: Hash
  readonly size: number
  readonly encoding: string
  readonly bytes: Uint8Array
}

const columns = ['hash', 'size', 'encoding', 'bytes'] as const

const bytesOfRow = (
  files: FileStorage | undefined,
  space: string,
  row: BlobRow,
): Promise<Uint8Array> | Uint8Array =>
  row.encoding === remote ? readRemote(files, space, row) : decodedAside(row.encoding, row.bytes)

/**
 * A file whose bytes, or a part of them, are read later; undefined if the space has no such blob. The bytes of a part
 * in the file storage cannot be compared with the hash; their number and place are checked.
 */
export const openBlob = async (
  { read, files }: BlobSource,
  space: string,
  hash: Hash,
): Promise<OpenedBlob | undefined> => {
  const row = await read
    .selectFrom('blobs')
    .select(columns)
    .where('space', '=', space)
    .where('hash', '=', hash)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const size = Number(row.size)
  return {
    size,
    async read(range) {
      if (row.encoding === remote && range && files) {
        const part = await files.get(fileKey({ space, hash }), size, range)
        if (part === undefined) throw missingBytes(space, hash)
        return part
      }
      const whole = await bytesOfRow(files, space, row)
      return range ? whole.subarray(range.first, range.last + 1) : whole
    },
  }
}

/** The bytes of a file; undefined if the space has no such blob. */
export const readBlob = async (
  source: BlobSource,
  space: string,
  hash: Hash,
): Promise<Uint8Array | undefined> => (await openBlob(source, space, hash))?.read()

/** The bytes of the files whose hash matches `wanted`, by hash. */
export const readBlobs = async (
  { read, files }: BlobSource,
  space: string,
  wanted: RawBuilder<boolean>,
): Promise<ReadonlyMap<Hash, Uint8Array>> => {
  const rows = await read
    .selectFrom('blobs')
    .select(columns)
    .where('space', '=', space)
    .where(wanted)
    .execute()
  const found = new Map<Hash, Uint8Array>()
  for (const row of rows) found.set(row.hash, await bytesOfRow(files, space, row))
  return found
}
