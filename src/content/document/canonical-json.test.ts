/** The JSON of stored documents is that of the documents. */
import { expect, test } from 'vitest'
import { randomDocument, seededRandom } from '../../testing/generators/random-documents.ts'
import { canonicalJson } from './canonical-json.ts'
import { canonicalBytes, parseCanonical } from './canonical.ts'
import { emptyDocument } from './document.ts'
import { normalize } from './normalize.ts'

test('it is what reading and printing would give', () => {
  const random = seededRandom(7)
  for (let size = 0; size < 40; size += 1) {
    const bytes = canonicalBytes(normalize(randomDocument(random, size)))
    expect(JSON.parse(canonicalJson(bytes) ?? '')).toEqual(parseCanonical(bytes))
  }
  const empty = canonicalBytes(emptyDocument)
  expect(JSON.parse(canonicalJson(empty) ?? '')).toEqual(emptyDocument)
})

test('it is undefined for older documents, which are upgraded, and for anything else', () => {
  const bytes = (text: string) => new TextEncoder().encode(text)
  for (const text of [
    '{"data":{},"object":"document"}\n',
    '{"data":{"schemaVersion":0},"object":"document"}\n',
    '{"data":{"schemaVersion":1},"object":"page"}\n',
    'page:x {"kind":"page"}\n',
    '',
    '\n',
  ])
    expect(canonicalJson(bytes(text))).toBeUndefined()
})
