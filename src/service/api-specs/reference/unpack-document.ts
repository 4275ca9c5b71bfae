/** Unpacks a document inside a task. */
import { inflateRawSync } from 'node:zlib'
import type { ApiDocument } from '../../../content/api-document/api-document.ts'
import type { JsonObject } from '../../../content/document/document.ts'
import type { PackedDocument } from './stored-document.ts'

export const unpackDocument = ({ encoding, bytes, dialect }: PackedDocument): ApiDocument => {
  const json = encoding === 'deflate' ? inflateRawSync(bytes) : Buffer.from(bytes)
  return { root: JSON.parse(json.toString()) as JsonObject, dialect }
}
