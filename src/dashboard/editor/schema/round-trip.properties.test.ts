import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalBytes, stableJson } from '../../../content/document/canonical.ts'
import {
  countingKeys,
  randomDocument,
  randomEdit,
  seededRandom,
} from '../../../testing/generators/random-documents.ts'
import type { EditorNode } from './editor-node.ts'
import { fromEditor } from './from-editor.ts'
import { sameField } from '../session/page-fields.ts'
import { readDocument } from './read-document.ts'
import { schema } from './schema.ts'
import { toEditor } from './to-editor.ts'

const seed = Number(process.env['FC_SEED'] ?? 20_261_121)
const numRuns = Number(process.env['FC_RUNS'] ?? 300)

it(`round-trips every generated document, with and without keys (seed ${seed})`, () => {
  fc.assert(
    fc.property(fc.integer(), fc.boolean(), (from, keyed) => {
      const random = seededRandom(from)
      const mint = keyed ? countingKeys('k') : undefined
      const document = randomEdit(random, randomDocument(random, 12, mint), 3, mint)
      const node = schema.nodeFromJSON(toEditor(document))
      node.check()
      const back = fromEditor(node.toJSON() as EditorNode)
      expect(new TextDecoder().decode(canonicalBytes(back))).toBe(
        new TextDecoder().decode(canonicalBytes(document)),
      )
      // Reading block by block gives the same document, and reading again the same objects.
      const read = readDocument(node)
      expect(stableJson(read)).toBe(stableJson(back))
      expect(sameField(read, back)).toBe(true)
      expect(readDocument(node).nodes.every((block, at) => block === read.nodes[at])).toBe(true)
    }),
    { seed, numRuns },
  )
})
