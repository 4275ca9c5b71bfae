/**
 * Objects of a write that are not stored yet. A write of many large documents holds all of them until its transaction,
 * so processes of the pool return large ones in the form in which they are stored, a tenth of their size.
 */
import { promisify } from 'node:util'
import { deflateRawSync, inflateRaw, inflateRawSync } from 'node:zlib'
import type { Hash } from '../../../content/revision/revision.ts'

/** Of the stored form. A higher level saves little on documents and takes several times as long. */
export const deflateOptions = { level: 1 }

/** A whole object in its stored form. */
interface DeflatedObject {
  /** Raw deflate. */
  readonly deflated: Uint8Array
  /** Of the object itself, in bytes. */
  readonly length: number
}

/** The bytes of an object, or their stored form. */
export type NewObject = Uint8Array | DeflatedObject

export type NewObjects = ReadonlyMap<Hash, NewObject>

/** Bytes from which a new object is held in its stored form. */
const largeObject = 64 * 1024

/** The form in which an object waits for its transaction. Takes 10 ms per megabyte: for processes of the pool. */
export const heldObject = (bytes: Uint8Array): NewObject =>
  bytes.length < largeObject
    ? bytes
    : { deflated: deflateRawSync(bytes, deflateOptions), length: bytes.length }

/** The bytes of an object, for a transaction: they are ready at once. */
export const objectBytes = (object: NewObject): Uint8Array =>
  object instanceof Uint8Array ? object : inflateRawSync(object.deflated, { chunkSize: object.length })

const inflateAside: (bytes: Uint8Array, options: object) => Promise<Uint8Array> = promisify<
  Uint8Array,
  object,
  Buffer
>(inflateRaw)

/** The same outside of a transaction: threads of the runtime inflate large ones, so that requests go on. */
export const objectBytesAside = (object: NewObject): Promise<Uint8Array> | Uint8Array =>
  object instanceof Uint8Array ? object : inflateAside(object.deflated, { chunkSize: object.length })
