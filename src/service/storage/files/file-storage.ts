/** Where the bytes of large files are kept beside the database: an object storage, behind this interface. */
import type { Hash } from '../../../content/revision/revision.ts'
import { Failure } from '../../http/failure.ts'

export interface StoredObject {
  readonly key: string
  /** Bytes. */
  readonly size: number
}

/** Throws `Failure` (`not-ready`) while the storage does not answer or refuses requests. */
export interface FileStorage {
  /** Stores the bytes, whose SHA-256 is `hash`. Existing ones are replaced. */
  put(key: string, bytes: Uint8Array, hash: Hash): Promise<void>
  /**
   * The bytes, `size` in number, or those from `first` to `last`, both included; undefined if there is no such object.
   * Throws if there are fewer or more. What they are is not checked.
   */
  get(key: string, size: number, range?: ByteRange): Promise<Buffer | undefined>
  /** The size of an object; undefined if there is none. */
  size(key: string): Promise<number | undefined>
  /** Copies an object inside the storage; false if there is none. */
  copy(from: string, to: string): Promise<boolean>
  /** All objects whose keys begin with `prefix`, in order of key, some at a time. */
  list(prefix: string): AsyncGenerator<readonly StoredObject[]>
  /** Deletes an object if it exists. */
  delete(key: string): Promise<void>
  /** Throws unless the storage answers. */
  requireAnswer(): Promise<void>
  close(): void
}

/** Offsets of the first and the last byte. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/** Seconds after which a caller may try again. */
export const retryAfter = 5

export const storageUnavailable = (message: string): Failure =>
  new Failure('not-ready', message, { retryAfter })

export const storageNotConfigured = (): Failure =>
  storageUnavailable(
    'This file is in object storage, which this process does not know. An operator has to set FILES_S3_ENDPOINT and the settings that go with it.',
  )

/** The object that says which installation a bucket of files belongs to. */
export const ownerKey = 'recto-installation'

/** A file of a space, which is named by its hash. */
export interface FileName {
  readonly space: string
  readonly hash: Hash
}

const spaceId = /^[A-Za-z0-9_]{1,64}$/
const sha256Hex = /^[0-9a-f]{64}$/

/** `SPACE/2 HEX/HASH`. Throws for names that could lead elsewhere. */
export const fileKey = ({ space, hash }: FileName): string => {
  if (!spaceId.test(space) || !sha256Hex.test(hash))
    throw new Error(`No file can have the space "${space}" and the hash "${hash}".`)
  return `${space}/${hash.slice(0, 2)}/${hash}`
}

/** The file that a key names; undefined for keys that are none of ours. */
export const fileOfKey = (key: string): FileName | undefined => {
  const [space = '', start = '', hash = '', ...more] = key.split('/')
  const isOurs = spaceId.test(space) && sha256Hex.test(hash) && hash.startsWith(start) && start.length === 2
  return isOurs && more.length === 0 ? { space, hash } : undefined
}
