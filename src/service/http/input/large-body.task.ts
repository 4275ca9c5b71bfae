/** Parses a JSON body, checks it against the schema of its operation, and packs its documents. */
import secureJson from 'secure-json-parse'
import { operations } from '../../../contract/operations.ts'
import { Failure } from '../failure.ts'
import { parsePart } from './parse-part.ts'
import type { AnyOperation } from '../verb.ts'

export interface BodyToRead {
  /** Id of the operation. */
  readonly operation: string
  readonly bytes: Uint8Array
}

export interface DocumentInBody {
  /** Names and indexes that lead to it. */
  readonly path: readonly string[]
  readonly json: string
}

export interface ReadBody {
  /** Without its documents, which are replaced by `null`. */
  readonly body: unknown
  readonly documents: readonly DocumentInBody[]
}

const isDocument = (value: object): boolean =>
  'object' in value && value.object === 'document' && 'nodes' in value && Array.isArray(value.nodes)

/** Takes the documents out of a value. Iterative, because a body can be nested deeply. */
const packed = (body: unknown): ReadBody => {
  const documents: DocumentInBody[] = []
  const waiting: { value: unknown; path: readonly string[] }[] = [{ value: body, path: [] }]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, path } = next
    if (typeof value !== 'object' || value === null) continue
    for (const [name, member] of Object.entries(value) as [string, unknown][]) {
      if (typeof member !== 'object' || member === null) continue
      const place = [...path, name]
      if (isDocument(member)) {
        documents.push({ path: place, json: JSON.stringify(member) })
        ;(value as Record<string, unknown>)[name] = null
      } else waiting.push({ value: member, path: place })
    }
  }
  return { body, documents }
}

const parsed = (bytes: Uint8Array): unknown => {
  try {
    return secureJson.parse(Buffer.from(bytes).toString(), undefined, {
      protoAction: 'error',
      constructorAction: 'error',
    })
  } catch {
    throw new Failure('malformed-json', 'The request body is not valid JSON.')
  }
}

export const run = ({ operation, bytes }: BodyToRead): ReadBody => {
  const { body, badBody } = (operations as Record<string, AnyOperation>)[operation] ?? {}
  if (body === undefined) throw new Error(`Operation ${operation} takes no request body.`)
  return packed(parsePart('body', body, parsed(bytes), { reason: badBody, values: Infinity }))
}
