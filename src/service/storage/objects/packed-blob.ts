/** The stored form of a file, which any process can compute. */
import { promisify } from 'node:util'
import { deflateRaw, deflateRawSync } from 'node:zlib'
import type { Hash } from '../../../content/revision/revision.ts'
import { hashAside, sha256 } from './sha256.ts'

/** The bytes of a file in their stored form. */
export interface PackedBlob {
  readonly hash: Hash
  /** Of the file itself. */
  readonly size: number
  /** `remote`: the bytes are in the file storage, and none are here. */
  readonly encoding: 'deflate' | 'plain' | typeof remote
  readonly bytes: Uint8Array
}

export const remote = 'remote'

/** Formats that are compressed already; deflating them again takes time and saves nothing. */
const compressed = /^(image\/(png|jpeg|gif|webp|avif)|video\/|audio\/|application\/(zip|gzip|pdf))/

const options = { level: 1, chunkSize: 256 * 1024 }

const packed = (hash: Hash, bytes: Uint8Array, small: Uint8Array): PackedBlob => {
  const encoding = small.length < bytes.length ? 'deflate' : 'plain'
  return { hash, size: bytes.length, encoding, bytes: encoding === 'deflate' ? small : bytes }
}

/** Hashes and compresses the bytes. Takes a second for the largest files. */
export const packBlob = (bytes: Uint8Array, contentType: string): PackedBlob =>
  packed(sha256(bytes), bytes, compressed.test(contentType) ? bytes : deflateRawSync(bytes, options))

const deflateAside: (bytes: Uint8Array) => Promise<Uint8Array> = (bytes) =>
  promisify<Uint8Array, object, Buffer>(deflateRaw)(bytes, options)

/** The same for the main thread: other requests get their turns between, and threads of the runtime compress. */
export const packBlobAside = async (bytes: Uint8Array, contentType: string): Promise<PackedBlob> => {
  const hash = await hashAside(bytes)
  return packed(hash, bytes, compressed.test(contentType) ? bytes : await deflateAside(bytes))
}
