/** The stored form of a file, which any process can compute. */
import { deflateRawSync } from 'node:zlib'
import type { Hash } from '../../../content/revision/revision.ts'
import { sha256 } from './sha256.ts'

/** The bytes of a file in their stored form. */
export interface PackedBlob {
  readonly hash: Hash
  /** Of the file itself. */
  readonly size: number
  readonly encoding: 'deflate' | 'plain'
  readonly bytes: Uint8Array
}

/** Formats that are compressed already; deflating them again takes time and saves nothing. */
const compressed = /^(image\/(png|jpeg|gif|webp|avif)|video\/|audio\/|application\/(zip|gzip|pdf))/

/** Hashes and compresses the bytes. Takes a second for the largest files. */
export const packBlob = (bytes: Uint8Array, contentType: string): PackedBlob => {
  const small = compressed.test(contentType) ? bytes : deflateRawSync(bytes, { level: 1 })
  const encoding = small.length < bytes.length ? 'deflate' : 'plain'
  return { hash: sha256(bytes), size: bytes.length, encoding, bytes: encoding === 'deflate' ? small : bytes }
}
