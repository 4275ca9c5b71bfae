/** Objects stored as splices of older ones: small in the store, complete when read, and detected when damaged. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestStore } from '../../../testing/stores/test-store.ts'
import { engines, openTestStore } from '../../../testing/stores/test-store.ts'
import { countQueries } from '../../../testing/stores/watched-queries.ts'
import type { Hash } from '../../../content/revision/revision.ts'
import type { Db } from '../store.ts'
import { heldObject, objectBytesAside } from './new-objects.ts'
import {
  everyObject,
  keepObjects,
  longestChain,
  objectLoader,
  putObjects,
  sha256,
  withBases,
} from './objects.ts'

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** 80 lines that do not compress well, one of them with the number of the version. */
const version = (number: number): Uint8Array =>
  encoder.encode(
    Array.from({ length: 80 }, (_, at) =>
      at === 40 ? `["page:p",${number}]` : `["page:${at}","${sha256(encoder.encode(String(at)))}"]`,
    ).join('\n'),
  )

describe.each(engines)('objects on %s', (engine) => {
  let test: TestStore
  beforeEach(async () => {
    test = await openTestStore(engine)
  })
  afterEach(() => test.close())

  /** Writes versions 0 to `count`, each with the previous one as its base. */
  const history = async (count: number): Promise<Hash[]> => {
    const hashes: Hash[] = []
    for (let number = 0; number <= count; number++) {
      const bytes = version(number)
      const hash = sha256(bytes)
      const last = hashes.at(-1)
      await test.store.write((db) =>
        putObjects(
          test.store,
          db,
          's',
          new Map([[hash, bytes]]),
          new Map(last === undefined ? [] : [[hash, last]]),
        ),
      )
      hashes.push(hash)
    }
    return hashes
  }
  const rows = () =>
    test.store.read
      .selectFrom('objects')
      .select(['hash', 'encoding', 'base', 'bytes'])
      .where('space', '=', 's')
      .execute()
  /** A loader whose cache is empty. */
  const load = () => objectLoader({ ...test.store }, test.store.read, 's')
  const problems = async (): Promise<string[]> => {
    const found: string[] = []
    for await (const one of everyObject(test.store, test.store.read, 's')) {
      if ('error' in one) found.push(one.error.message)
      else if (sha256(one.bytes) !== one.hash) found.push('other bytes')
    }
    return found
  }

  it('stores objects that waited in their stored form, whole or as splices of their bytes', async () => {
    const lines = (changed: number): Uint8Array =>
      encoder.encode(
        Array.from({ length: 5000 }, (_, at) => `${at} ${at === changed ? 'new' : 'line of a page'}`).join(
          '\n',
        ),
      )
    const [first, second] = [lines(-1), lines(7)]
    const held = new Map([first, second].map((bytes) => [sha256(bytes), heldObject(bytes)]))
    for (const object of held.values()) expect(object).not.toBeInstanceOf(Uint8Array)
    const [one = '', other = ''] = held.keys()
    await test.store.write((db) => putObjects(test.store, db, 's', new Map([...held].slice(0, 1))))
    await test.store.write((db) =>
      putObjects(test.store, db, 's', new Map([...held].slice(1)), new Map([[other, one]])),
    )
    expect((await rows()).map(({ hash, base }) => [hash, base])).toEqual(
      expect.arrayContaining([
        [one, null],
        [other, one],
      ]),
    )
    expect(await problems()).toEqual([])
    expect(await objectBytesAside(held.get(other) ?? first)).toEqual(Buffer.from(second))
  })

  it('are read from memory after the write, of a large one only the first', async () => {
    const texts = Array.from({ length: 6 }, (_, at) => encoder.encode(`${at}`.repeat(50_000)))
    const objects = new Map(texts.map((bytes) => [sha256(bytes), bytes]))
    const hashes = [...objects.keys()]
    const store = { ...test.store }
    await store.write((db) => putObjects(test.store, db, 's', objects))
    keepObjects(store, 's', objects)
    const read = (wanted: readonly Hash[]) =>
      countQueries(store, async () => {
        const found = await objectLoader(store, store.read, 's')(wanted)
        expect(wanted.map((hash) => sha256(found.get(hash) ?? new Uint8Array()))).toEqual(wanted)
      })
    expect(await read(hashes.slice(0, 5))).toBe(0)
    expect(await read(hashes.slice(5))).toBe(1)
  })

  it('gives the same bytes for large objects on a thread and in a transaction', async () => {
    const large = (last: string): Uint8Array =>
      encoder.encode(
        [...Array.from({ length: 1500 }, (_, at) => sha256(encoder.encode(String(at)))), last].join('\n'),
      )
    const [whole, told] = [large('one'), large('another')]
    const [first, second] = [sha256(whole), sha256(told)]
    await test.store.write((db) => putObjects(test.store, db, 's', new Map([[first, whole]])))
    await test.store.write((db) =>
      putObjects(test.store, db, 's', new Map([[second, told]]), new Map([[second, first]])),
    )
    const stored = await rows()
    expect(stored.find(({ hash }) => hash === first)?.bytes.length).toBeGreaterThan(16 * 1024)
    expect(stored.find(({ hash }) => hash === second)?.base).toBe(first)
    const texts = (found: ReadonlyMap<Hash, Uint8Array>) =>
      [second, first].map((hash) => decoder.decode(found.get(hash)))
    const expected = [decoder.decode(told), decoder.decode(whole)]
    expect(texts(await load()([second, first]))).toEqual(expected)
    const inside = (db: Db) => objectLoader({ ...test.store }, db, 's')([second, first])
    expect(texts(await test.store.write(inside))).toEqual(expected)
  })

  it('reads objects back one by one and all at once', async () => {
    const hashes = await history(70)
    const all = await load()(hashes)
    for (const [number, hash] of hashes.entries()) {
      expect(decoder.decode(all.get(hash))).toBe(decoder.decode(version(number)))
      expect(decoder.decode((await load()([hash])).get(hash))).toBe(decoder.decode(version(number)))
    }
    expect(await problems()).toEqual([])
  })

  it('caches objects in their own memory, so that the cache counts what it uses', async () => {
    const hashes = await history(3)
    for (const bytes of (await load()(hashes)).values())
      expect(bytes.buffer.byteLength).toBe(bytes.byteLength)
  })

  it('use few bytes for an edit, and are stored whole before a chain gets long', async () => {
    const hashes = await history(70)
    const stored = new Map((await rows()).map((row) => [row.hash, row]))
    const encodings = hashes.map((hash) => stored.get(hash)?.encoding)
    expect(encodings.flatMap((encoding, at) => (encoding === 'deflate' ? [at] : []))).toEqual([
      0,
      longestChain,
      2 * longestChain,
    ])
    const splices = [...stored.values()].filter(({ encoding }) => encoding === 'plain-splice')
    expect(Math.max(...splices.map(({ bytes }) => bytes.length))).toBeLessThan(40)
    expect((await withBases(test.store, test.store.read, 's', hashes.slice(40, 41))).length).toBe(
      41 - longestChain,
    )
  })

  it('compresses edits only if that saves much, and reads both forms', async () => {
    const old = encoder.encode(Array.from({ length: 400 }, (_, at) => `line ${at}\n`).join(''))
    const few = encoder.encode(`${decoder.decode(old)}one more\n`)
    const many = encoder.encode(`${decoder.decode(few)}${'a long and repeated sentence '.repeat(20)}\n`)
    const [hashOld, hashFew, hashMany] = [old, few, many].map(sha256) as [Hash, Hash, Hash]
    for (const [bytes, hash, base] of [
      [old, hashOld, hashOld],
      [few, hashFew, hashOld],
      [many, hashMany, hashFew],
    ] as const)
      await test.store.write((db) =>
        putObjects(test.store, db, 's', new Map([[hash, bytes]]), new Map([[hash, base]])),
      )
    const encodings = new Map((await rows()).map(({ hash, encoding }) => [hash, encoding]))
    expect([hashOld, hashFew, hashMany].map((hash) => encodings.get(hash))).toEqual([
      'deflate',
      'plain-splice',
      'splice',
    ])
    expect(Buffer.from((await load()([hashMany])).get(hashMany) ?? []).equals(many)).toBe(true)
    expect(await problems()).toEqual([])
  })

  it('stores an object whole if its base is missing, identical or unrelated', async () => {
    const [base, next, other] = [version(1), version(2), encoder.encode('something else\n'.repeat(3))]
    const [hashBase, hashNext, hashOther] = [base, next, other].map(sha256) as [Hash, Hash, Hash]
    await test.store.write((db) =>
      putObjects(test.store, db, 's', new Map([[hashNext, next]]), new Map([[hashNext, hashBase]])),
    )
    await test.store.write((db) =>
      putObjects(
        test.store,
        db,
        's',
        new Map([
          [hashOther, other],
          [hashNext, next],
        ]),
        new Map([
          [hashOther, hashNext],
          [hashNext, hashNext],
        ]),
      ),
    )
    expect((await rows()).map(({ encoding, base: of }) => [encoding, of])).toEqual([
      ['deflate', null],
      ['deflate', null],
    ])
    // A space can read its own objects only.
    await test.store.write((db) =>
      putObjects(test.store, db, 't', new Map([[hashBase, base]]), new Map([[hashBase, hashNext]])),
    )
    expect(await problems()).toEqual([])
  })

  it('never form a cycle, even if an edit is reverted', async () => {
    const [one, two] = [version(1), version(2)]
    const [first, second] = [sha256(one), sha256(two)]
    await test.store.write((db) => putObjects(test.store, db, 's', new Map([[first, one]])))
    await test.store.write((db) =>
      putObjects(test.store, db, 's', new Map([[second, two]]), new Map([[second, first]])),
    )
    await test.store.write((db) =>
      putObjects(test.store, db, 's', new Map([[first, one]]), new Map([[first, second]])),
    )
    expect((await load()([first, second])).size).toBe(2)
    expect((await rows()).filter(({ base }) => base !== null)).toHaveLength(1)
  })

  it('stores an object whole if the chain of its base is damaged, though its bytes are cached', async () => {
    const [first = '', , third = ''] = await history(2)
    await objectLoader(test.store, test.store.read, 's')([third])
    await test.store.write((db) => db.deleteFrom('objects').where('hash', '=', first).execute())
    const [next, hash] = [version(3), sha256(version(3))]
    await test.store.write((db) =>
      putObjects(test.store, db, 's', new Map([[hash, next]]), new Map([[hash, third]])),
    )
    expect((await load()([hash])).get(hash)).toEqual(next)
  })

  it.each(['newest first', 'oldest first'])('reads some versions of one object, %s', async (order) => {
    const hashes = await history(longestChain + 8)
    const wanted = [3, 4, 20, longestChain - 1, longestChain, longestChain + 8]
    if (order === 'newest first') wanted.reverse()
    const found = await load()(wanted.map((number) => hashes[number] ?? ''))
    expect([...found].map(([hash, bytes]) => [hash, decoder.decode(bytes)])).toEqual(
      wanted.map((number) => [hashes[number], decoder.decode(version(number))]),
    )
  })

  it('reports a missing base, a cyclic chain or damaged bytes', async () => {
    const hashes = await history(3)
    const [first = '', second = '', third = ''] = hashes
    await test.store.write((db) => db.deleteFrom('objects').where('hash', '=', first).execute())
    expect(await problems()).toEqual(Array(3).fill(`The base of object ${second} is missing.`))
    await expect(load()([third])).rejects.toThrow('is missing')
    await test.store.write((db) =>
      db.updateTable('objects').set({ base: third }).where('hash', '=', second).execute(),
    )
    expect(new Set((await problems()).map((message) => message.replace(/[0-9a-f]{64}/, 'X')))).toEqual(
      new Set(['The chain of object X is too long.']),
    )
    await test.store.write((db) =>
      db
        .updateTable('objects')
        .set({ bytes: new Uint8Array([1, 2, 3]) })
        .where('hash', '=', second)
        .execute(),
    )
    expect((await problems()).length).toBe(3)
  })
})
