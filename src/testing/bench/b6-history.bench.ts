/** B6: 10,000 revisions of a space, each changing one block of a page: disk usage compared with git, and read times. */
import { sql } from 'kysely'
import { applyToTree, writeTree } from '../../content/revision/write-revision.ts'
import { readEntries, readTree } from '../../content/revision/read-revision.ts'
import type { Hash } from '../../content/revision/revision.ts'
import { objectLoader, putObjects, sha256 } from '../../service/storage/objects/objects.ts'
import { chanceOf } from '../generators/seeded.ts'
import type { TestStore } from '../stores/test-store.ts'
import { openTestStore } from '../stores/test-store.ts'
import type { Page } from './data/versioned-pages.ts'
import { edited, pagesOf } from './data/versioned-pages.ts'
import { gitRepository } from './data/git-history.ts'
import type { Line } from './measuring/measurement.ts'
import { median, percentile } from './measuring/measurement.ts'

export const name = 'B6 history'
export const describe = '10,000 revisions of 1,000 pages, one block of a page each'

const seed = 20_261_121
const space = 's'

/** Enough that the 99th percentile is not one of the few slowest. */
const reads = 1000
/** Reads that are not counted: a service compiles its code once, not for every revision. */
const warmUp = 100

interface History {
  readonly test: TestStore
  readonly pages: Page[]
  readonly roots: Hash[]
  /** Edits one block of a page, and stores the revision in one transaction. */
  readonly edit: () => Promise<Page>
}

/** A store with the first revision of `count` pages. */
const begin = async (count: number): Promise<History> => {
  const chance = chanceOf(seed)
  const test = await openTestStore('sqlite')
  const { store } = test
  const pages = pagesOf(chance, count)
  const tree = writeTree(
    pages.map(({ entry }) => entry),
    sha256,
  )
  const documents = new Map(pages.map(({ hash, bytes }) => [hash, bytes]))
  await store.write((db) => putObjects(store, db, space, new Map([...tree.nodes, ...documents])))
  const roots = [tree.root]
  const load = objectLoader(store, store.read, space)
  const edit = async (): Promise<Page> => {
    const at = chance.between(0, count - 1)
    const before = pages[at]
    if (before === undefined) throw new RangeError('There is no such page.')
    const page = edited(chance, before)
    const { root, nodes, bases } = await applyToTree(
      roots.at(-1) ?? '',
      new Map([[`page:${page.entry.id}`, page.entry]]),
      load,
      sha256,
    )
    const objects = new Map([...nodes, [page.hash, page.bytes]] as const)
    await store.write((db) =>
      putObjects(store, db, space, objects, new Map([...bases, [page.hash, before.hash]])),
    )
    pages[at] = page
    roots.push(root)
    return page
  }
  return { test, pages, roots, edit }
}

/** Bytes of the rows of objects: compressed bytes, own hash and base hash. */
const bytesOfRows = async ({ store }: TestStore): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select sum(length(bytes) + length(hash) + coalesce(length(base), 0)) as total from objects`.execute(
    store.read,
  )
  return Number(rows[0]?.total)
}

/** Mean bytes added per edit, in a space of `count` pages. */
const perEdit = async (count: number, edits = 320): Promise<number> => {
  const { test, edit } = await begin(count)
  try {
    const before = await bytesOfRows(test)
    for (let step = 0; step < edits; step += 1) await edit()
    return ((await bytesOfRows(test)) - before) / edits
  } finally {
    await test.close()
  }
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(2)} KB`
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

const sizes = async (): Promise<Line[]> => {
  const [small, middle, large] = [await perEdit(100), await perEdit(1000), await perEdit(20_000)]
  const line = (what: string, value: number): Line => ({
    what: `an edit at ${what} pages, against 1.5 KB`,
    ratio: value / 1500,
    target: { atMost: 1 },
    figures: [kilobytes(value)],
  })
  return [
    line('100', small),
    line('1,000', middle),
    line('20,000', large),
    {
      what: 'an edit at 20,000 pages, against 100',
      ratio: large / small,
      target: { atMost: 1.35 },
      figures: [],
    },
  ]
}

const history = async (revisions: number): Promise<Line[]> => {
  const { test, pages, roots, edit } = await begin(1000)
  const git = gitRepository()
  const { store } = test
  try {
    const begun = performance.now()
    await git.import(async (commit) => {
      await commit('main', new Map(pages.map(({ entry, bytes }) => [`${entry.id}.txt`, bytes])))
      for (let step = 0; step < revisions; step += 1) {
        const { entry, bytes } = await edit()
        await commit('main', new Map([[`${entry.id}.txt`, bytes]]))
      }
    })
    const seconds = (performance.now() - begun) / 1000
    git.run(['repack', '-adfq'])
    const { rows } = await sql<{ size: number }>`
      select page_count * page_size as size from pragma_page_count(), pragma_page_size()`.execute(store.read)
    const [ours, theirs] = [Number(rows[0]?.size), git.packed()]

    const chance = chanceOf(seed + 1)
    const page: number[] = []
    const tree: number[] = []
    for (let step = -warmUp; step < reads; step += 1) {
      const root = chance.pick(roots)
      const wanted = `page:p${chance.between(0, pages.length - 1)}`
      // A copy of the store has an empty cache.
      const load = objectLoader({ ...store }, store.read, space)
      const start = performance.now()
      const entry = (await readEntries(root, [wanted], load, sha256)).get(wanted)
      if (entry?.kind === 'page' && entry.document !== undefined) await load([entry.document])
      if (step >= 0) page.push(performance.now() - start)
      const fresh = objectLoader({ ...store }, store.read, space)
      const again = performance.now()
      await readTree(root, fresh)
      if (entry?.kind === 'page' && entry.document !== undefined) await fresh([entry.document])
      if (step >= 0) tree.push(performance.now() - again)
    }
    const reading = (what: string, times: readonly number[], limit: number): Line => ({
      what: `${what} of any revision, p99 against ${limit} ms`,
      ratio: percentile(times, 0.99) / limit,
      target: { atMost: 1 },
      figures: [`median ${median(times).toFixed(2)} ms`, `p99 ${percentile(times, 0.99).toFixed(2)} ms`],
    })
    return [
      {
        what: `${revisions} revisions, the whole file against git's pack and index`,
        ratio: ours / theirs,
        target: { atMost: 2 },
        figures: [
          megabytes(ours),
          `git ${megabytes(theirs)}`,
          `${((seconds / revisions) * 1000).toFixed(2)} ms a revision`,
        ],
      },
      reading('one page', page, 3),
      reading('tree and page', tree, 15),
    ]
  } finally {
    git.remove()
    await test.close()
  }
}

export const run = async (): Promise<Line[]> => [...(await sizes()), ...(await history(10_000))]
