/**
 * JSON bodies, checked while they arrive: their size, nesting depth and number of values. A body that exceeds a limit
 * is refused at that byte, before anything is parsed.
 */
import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { deepestJson, mostJsonNames, mostJsonValues } from '../../../contract/wire/request-limits.ts'
import { Failure } from '../failure.ts'
import { holdBytes } from './body-budget.ts'
import { LargeBody, mostInlineBytes, mostInlineValues } from './large-body.ts'

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const colon = 0x3a
const openArray = 0x5b
const closeArray = 0x5d
const openObject = 0x7b
const closeObject = 0x7d

/** The runtime keeps one copy of each string of at most so many bytes, as it does of every name. */
const shortText = 10
/** Of longer names only the first bytes are compared, up to this number. */
const longestName = 64
/** In smaller bodies names are not counted: they cannot have too many. */
const fewValues = 10_000
/** Slots of a table in which each different name takes one; collisions are rare enough. */
const places = 2 ** 18
/** FNV-1a prime. */
const hashPrime = 0x01000193

/** Bytes that are counted in one turn of the event loop: about 4 ms. The system has some megabytes ready at once. */
const bytesPerTurn = 512 * 1024

const counted = (count: number): string => count.toLocaleString('en-US')

const tooLarge = (bytes: number): Failure =>
  new Failure(
    'too-large',
    `The request body is larger than ${bytes < 1024 ** 2 ? `${bytes / 1024} KB` : `${bytes / 1024 ** 2} MB`}.`,
  )
const tooDeep = (): Failure =>
  new Failure('invalid-input', `The request body is nested more than ${deepestJson} levels deep.`)
const tooMany = (): Failure =>
  new Failure(
    'too-large',
    `The request body has more than ${counted(mostJsonValues)} values. Split it into several requests.`,
  )
const tooManyNames = (): Failure =>
  new Failure(
    'too-large',
    `The request body has more than ${counted(mostJsonNames)} different names and short strings. Split it into several requests.`,
  )

/** The last index of a run of bytes that neither end a string nor escape anything. */
const lastPlain = (chunk: Uint8Array, from: number): number => {
  let next = from + 1
  while (next < chunk.length && chunk[next] !== quote && chunk[next] !== backslash) next += 1
  return next - 1
}

/** Counts the values, names and depth of a JSON text, chunk by chunk. It does not check that the text is JSON. */
export class JsonCount {
  readonly #seed: number
  #inText = false
  #escaped = false
  #hash = 0
  #length = 0
  #depth = 0
  #names = 0
  #seen: Uint8Array | undefined
  /** In the chunks so far; the outermost value counts as one. */
  values = 1

  /** `seed` randomizes the hashes of names; it must be secret. */
  constructor(seed: number) {
    this.#seed = seed
  }

  /** Counts the next bytes. Returns a failure if a limit is exceeded. */
  add(chunk: Uint8Array): Failure | undefined {
    let [inText, escaped, hash, length] = [this.#inText, this.#escaped, this.#hash, this.#length]
    const { length: end } = chunk
    for (let place = 0; place < end; place += 1) {
      const byte = chunk[place] ?? 0
      if (inText && (escaped || byte !== quote)) {
        escaped = !escaped && byte === backslash
        if (length < longestName) {
          hash = Math.imul(hash ^ byte, hashPrime)
          length += 1
        } else if (!escaped) place = lastPlain(chunk, place)
        continue
      }
      switch (byte) {
        case quote:
          inText = !inText
          if (inText) [hash, length] = [this.#seed, 0]
          else if (length <= shortText && this.#isOneTooMany(hash)) return tooManyNames()
          break
        case colon:
          if (length > shortText && this.#isOneTooMany(hash)) return tooManyNames()
          break
        case openArray:
        case openObject:
          this.#depth += 1
          if (this.#depth > deepestJson) return tooDeep()
          this.values += 1
          if (this.values > mostJsonValues) return tooMany()
          break
        case comma:
          this.values += 1
          if (this.values > mostJsonValues) return tooMany()
          break
        case closeArray:
        case closeObject:
          this.#depth -= 1
          break
      }
    }
    this.#inText = inText
    this.#escaped = escaped
    this.#hash = hash
    this.#length = length
    return undefined
  }

  #isOneTooMany(hash: number): boolean {
    if (this.values < fewValues) return false
    this.#seen ??= new Uint8Array(places)
    const place = (hash ^ (hash >>> 16)) & (places - 1)
    if (this.#seen[place] === 1) return false
    this.#seen[place] = 1
    this.#names += 1
    return this.#names > mostJsonNames
  }
}

const valuesIn = new WeakMap<FastifyRequest, number>()

/** The number of values in a request's JSON body. */
export const valuesOf = (request: FastifyRequest): number => valuesIn.get(request) ?? 0

type Done = (error: Error | null, body?: unknown) => void

/**
 * Reads a JSON body; one with many values or bytes becomes a `LargeBody`, which is parsed later. `parse` is the framework's own
 * parser, which refuses names that poison prototypes.
 */
export const jsonBody =
  (parse: (request: FastifyRequest, text: string, done: Done) => unknown, seed: number) =>
  (request: FastifyRequest, payload: IncomingMessage, done: Done): void => {
    const limit = request.routeOptions.bodyLimit
    if (Number(request.headers['content-length']) > limit) return done(tooLarge(limit))
    const count = new JsonCount(seed)
    const chunks: Buffer[] = []
    let size = 0
    let turn = 0
    const nextTurn = (): void => {
      turn = 0
      payload.resume()
    }
    const stop = (): void => {
      payload.off('data', read)
      payload.off('end', end)
      payload.off('error', fail)
    }
    const refuse = (error: Error): void => {
      stop()
      done(error)
    }
    const read = (chunk: Buffer): void => {
      size += chunk.length
      const excess = size > limit ? tooLarge(limit) : count.add(chunk)
      if (excess !== undefined) return refuse(excess)
      chunks.push(chunk)
      turn += chunk.length
      const room = holdBytes(payload, chunk.length)
      if (room === undefined && turn < bytesPerTurn) return
      payload.pause()
      if (room === undefined) setImmediate(nextTurn)
      else room.then(nextTurn, refuse)
    }
    const end = (): void => {
      stop()
      valuesIn.set(request, count.values)
      const bytes = Buffer.concat(chunks, size)
      // Not twice in memory until the request is answered.
      chunks.length = 0
      // Clients name the type of a body that they then leave out, where nothing in it is required.
      if (size === 0) done(null, {})
      else if (count.values > mostInlineValues || size > mostInlineBytes)
        done(null, new LargeBody(bytes, count.values))
      else parse(request, bytes.toString(), done)
    }
    const fail = (): void =>
      refuse(new Failure('malformed-request', 'The request ended before its body was complete.'))
    payload.on('data', read)
    payload.on('end', end)
    payload.on('error', fail)
  }
