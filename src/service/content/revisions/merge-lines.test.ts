/** Merges by lines read documents in bounded batches, and merge each triple once. */
import { expect, it } from 'vitest'
import { canonicalBytes } from '../../../content/document/canonical.ts'
import type { DocumentTriple } from '../../../content/merge/merge-entries.ts'
import { tripleName } from '../../../content/merge/merge-entries.ts'
import type { Hash } from '../../../content/revision/revision.ts'
import { paragraphs } from '../../../testing/fixtures/space-content.ts'
import { batchBytes } from '../../computing/batches.ts'
import { sha256 } from '../../storage/objects/sha256.ts'
import { lineMerger } from './merge-lines.ts'

/** The canonical bytes of a document with a paragraph for each text. */
const documentOf = (...texts: readonly string[]): Uint8Array => canonicalBytes(paragraphs(...texts))

/** Documents in memory, and the hashes and bytes that each call of the loader read. */
const documentsInMemory = () => {
  const stored = new Map<Hash, Uint8Array>()
  const calls: { readonly hashes: number; readonly bytes: number }[] = []
  const add = (bytes: Uint8Array): Hash => {
    const hash = sha256(bytes)
    stored.set(hash, bytes)
    return hash
  }
  const load = (hashes: readonly Hash[], most = Infinity): Promise<ReadonlyMap<Hash, Uint8Array>> => {
    const found = new Map<Hash, Uint8Array>()
    let total = 0
    for (const hash of hashes) {
      const bytes = stored.get(hash)
      if (bytes === undefined || total > most) continue
      total += bytes.length
      found.set(hash, bytes)
    }
    calls.push({ hashes: hashes.length, bytes: total })
    return Promise.resolve(found)
  }
  return { add, load, calls }
}

const triple = (add: (bytes: Uint8Array) => Hash, name: string, more = ''): DocumentTriple => [
  add(documentOf(`${name} one`, `${name} two${more}`, 'last')),
  add(documentOf(`${name} one of main`, `${name} two${more}`, 'last')),
  add(documentOf(`${name} one`, `${name} two${more}`, 'last of the change')),
]

it('merges what each side changed in other blocks', async () => {
  const { add, load } = documentsInMemory()
  const sides = triple(add, 'page')
  const merger = lineMerger(load)
  const hash = (await merger.merge([sides])).get(tripleName(sides)) ?? ''
  expect(merger.documents.get(hash)).toEqual(documentOf('page one of main', 'page two', 'last of the change'))
})

it('leaves a block that both changed to the merge of blocks', async () => {
  const { add, load } = documentsInMemory()
  const sides = ['base', 'main', 'change'].map((text) => add(documentOf(text, 'last')))
  const [base = '', main = '', change = ''] = sides
  const merger = lineMerger(load)
  expect(await merger.merge([[base, main, change]])).toEqual(new Map())
  expect(merger.documents).toEqual(new Map())
})

it('reads and merges a triple once, also if it is asked for again', async () => {
  const { add, load, calls } = documentsInMemory()
  const sides = [triple(add, 'a'), triple(add, 'b')]
  const merger = lineMerger(load)
  const first = await merger.merge(sides)
  expect(first.size).toBe(2)
  expect(await merger.merge(sides)).toEqual(first)
  expect(calls).toHaveLength(1)
})

it('merges many large documents and reads not many more than a batch at a time', async () => {
  const { add, load, calls } = documentsInMemory()
  const long = 'x'.repeat(batchBytes / 10)
  const sides = Array.from({ length: 60 }, (_, at) => triple(add, `page ${at}`, long))
  const merged = await lineMerger(load).merge(sides)
  expect([...merged.keys()]).toEqual(sides.map(tripleName))
  expect(Math.max(...calls.map(({ bytes }) => bytes))).toBeLessThan(1.2 * batchBytes)
})

it('leaves documents larger than a batch to the merge of blocks, and merges those after them', async () => {
  const { add, load } = documentsInMemory()
  const large = triple(add, 'large', 'x'.repeat(batchBytes))
  const small = triple(add, 'small')
  const merged = await lineMerger(load).merge([large, small])
  expect([...merged.keys()]).toEqual([tripleName(small)])
})

it('leaves a triple of which a document is missing', async () => {
  const { add, load } = documentsInMemory()
  const [base, main] = triple(add, 'page')
  expect(await lineMerger(load).merge([[base, main, 'none']])).toEqual(new Map())
})
