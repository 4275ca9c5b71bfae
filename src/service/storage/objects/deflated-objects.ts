/**
 * The stored form of whole objects. Compressing many large ones inside a transaction blocks other requests, so callers
 * use `deflateAhead` before it.
 */
import { promisify } from 'node:util'
import { deflateRaw, deflateRawSync } from 'node:zlib'
import type { NewObject, NewObjects } from './new-objects.ts'
import { deflateOptions } from './new-objects.ts'

/** Bytes of objects that a transaction may compress itself: about 3 ms. */
const fewBytes = 256 * 1024

const ahead = new WeakMap<Uint8Array, Uint8Array>()

const deflateAside: (bytes: Uint8Array) => Promise<Uint8Array> = (bytes) =>
  promisify<Uint8Array, object, Buffer>(deflateRaw)(bytes, deflateOptions)

/**
 * Compresses objects on threads of the runtime if they are large in total; `deflated` then finds them done. Results
 * live as long as the objects' own bytes.
 */
export const deflateAhead = async (objects: NewObjects): Promise<void> => {
  const waiting = [...objects.values()].filter(
    (object): object is Uint8Array => object instanceof Uint8Array && !ahead.has(object),
  )
  let left = waiting.reduce((sum, { length }) => sum + length, 0)
  for (const bytes of waiting.toSorted((a, b) => b.length - a.length)) {
    if (left <= fewBytes) return
    ahead.set(bytes, await deflateAside(bytes))
    left -= bytes.length
  }
}

/** The compressed bytes of an object. */
export const deflated = (object: NewObject): Uint8Array =>
  object instanceof Uint8Array
    ? (ahead.get(object) ?? deflateRawSync(object, deflateOptions))
    : object.deflated
