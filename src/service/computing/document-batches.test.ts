/** Documents of unknown sizes are read in batches that do not fill the memory. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Hash } from '../../content/revision/revision.ts'
import type { TestStore } from '../../testing/stores/test-store.ts'
import { engines, openTestStore } from '../../testing/stores/test-store.ts'
import { overlaid } from '../content/revisions/object-overlay.ts'
import { heldObject } from '../storage/objects/new-objects.ts'
import { objectLoader, putObjects, sha256 } from '../storage/objects/objects.ts'
import { documentBatches } from './document-batches.ts'

const megabyte = 1024 * 1024

/** Objects of these sizes in bytes, by hash. */
const objectsOf = (sizes: readonly number[]) =>
  new Map(
    sizes.map((size, at) => {
      const bytes = new Uint8Array(size).fill(32)
      bytes.set(new TextEncoder().encode(String(at)))
      return [sha256(bytes), bytes] as const
    }),
  )

describe.each(engines)('documents on %s', (engine) => {
  let test: TestStore
  beforeEach(async () => {
    test = await openTestStore(engine)
  })
  afterEach(() => test.close())

  const sizes = [
    ...Array<number>(60).fill(2000),
    ...Array<number>(20).fill(megabyte),
    ...[100, 3 * megabyte, 200],
  ]
  /** A loader whose cache is empty. */
  const load = () => objectLoader({ ...test.store }, test.store.read, 's')

  const read = async (from: typeof load, hashes: readonly Hash[]) => {
    const reads: number[] = []
    const loaded: [Hash, number][] = []
    const counting: ReturnType<typeof load> = async (some, most) => {
      const found = await from()(some, most)
      reads.push([...found.values()].reduce((sum, { length }) => sum + length, 0) / megabyte)
      return found
    }
    for await (const batch of documentBatches(counting, [...hashes, ...hashes]))
      for (const [hash, bytes] of batch) loaded.push([hash, bytes.length])
    return { reads, loaded }
  }

  it.each(['stored', 'new'] as const)('that are %s are read once, few large ones at a time', async (kind) => {
    const objects = objectsOf(sizes)
    await test.store.write((db) => putObjects(test.store, db, 's', objects))
    const held = new Map([...objects].map(([hash, bytes]) => [hash, heldObject(bytes)]))
    const from = kind === 'stored' ? load : () => overlaid(held, load())
    const { reads, loaded } = await read(from, [...objects.keys()])
    expect(loaded).toEqual([...objects].map(([hash, { length }]) => [hash, length]))
    // A batch, and the document that goes beyond it.
    expect(Math.max(...reads)).toBeLessThanOrEqual(2 + 3)
    expect(reads.length).toBeLessThan(14)
  })

  it('that are missing are named', async () => {
    const objects = objectsOf([megabyte])
    await test.store.write((db) => putObjects(test.store, db, 's', objects))
    await expect(read(load, [...objects.keys(), 'f'.repeat(64)])).rejects.toThrow('is missing')
  })
})
