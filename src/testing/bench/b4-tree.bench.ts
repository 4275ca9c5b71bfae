/**
 * B4: the whole tree of a space as returned by the API, compared with `JSON.stringify` of the finished object: rebuilt,
 * cached, and read from a store for the first time. Its outline, which the dashboard reads, against the tree.
 */
import { gzipSync, inflateRawSync } from 'node:zlib'
import { writeTree } from '../../content/revision/write-revision.ts'
import type { Hash } from '../../content/revision/revision.ts'
import { addressesFor } from '../../contract/wire/addresses.ts'
import type { ContentSnapshot } from '../../service/content/revisions/content-snapshot.ts'
import { contentSnapshot } from '../../service/content/revisions/content-snapshot.ts'
import { pageTimes } from '../../service/pages/page-times.ts'
import { outlineJson } from '../../service/pages/outline-json.ts'
import { pageTreeText } from '../../service/pages/page-tree-json.ts'
import type { ContentView } from '../../service/content/revisions/page-view.ts'
import { putObjects, sha256 } from '../../service/storage/objects/objects.ts'
import type { Store } from '../../service/storage/store.ts'
import { chanceOf } from '../generators/seeded.ts'
import { openTestStore } from '../stores/test-store.ts'
import { pagesOf } from './data/versioned-pages.ts'
import type { Line } from './measuring/measurement.ts'
import { compare, secondsOf } from './measuring/measurement.ts'

export const name = 'B4 tree'
export const describe = 'the whole page tree of 2,000 and of 20,000 pages'

const space = 's'
const head = 'r'
const addresses = addressesFor({
  baseUrl: 'https://docs.example.org',
  sitesUrl: 'https://sites.example.org',
  integrationsUrl: 'https://integrations.example.org',
})

/** A copy of the store without cached data: caches are kept per store object. */
const forgetful = (store: Store): Store => ({ ...store })

const viewOf = async (store: Store, snapshot: ContentSnapshot): Promise<ContentView> => ({
  ctx: { store, addresses } as ContentView['ctx'],
  organization: 'o',
  space,
  snapshot,
  times: await pageTimes(store, store.read, space, head),
  metadata: false,
})

/** The least that a first tree takes: its rows read, its entries parsed, everything printed, without parents or addresses. */
const readByHand = async (store: Store): Promise<string> => {
  const objects = await store.read.selectFrom('objects').select('bytes').where('space', '=', space).execute()
  const times = await store.read.selectFrom('page_times').selectAll().where('space', '=', space).execute()
  const nodes = objects.map(({ bytes }) => inflateRawSync(bytes).toString())
  const lines = nodes.filter((node) => node.startsWith('[')).flatMap((leaf) => leaf.trimEnd().split('\n'))
  return JSON.stringify({ entries: lines.map((line) => JSON.parse(line) as unknown), times })
}

const measured = async (count: number): Promise<Line[]> => {
  const test = await openTestStore('sqlite')
  const { store } = test
  try {
    const entries = pagesOf(chanceOf(20_261_121), count).map(({ entry }) => entry)
    const { root, nodes } = writeTree(entries, sha256)
    const time = '2026-01-01T00:00:00.000Z'
    await store.write(async (db) => {
      await putObjects(store, db, space, nodes as ReadonlyMap<Hash, Uint8Array>)
      for (let from = 0; from < count; from += 200)
        await db
          .insertInto('page_times')
          .values(
            entries
              .slice(from, from + 200)
              .map(({ id }) => ({ space, page: id, created_at: time, updated_at: time })),
          )
          .execute()
    })
    const cold = async (): Promise<string> => {
      const anew = forgetful(store)
      const view = await viewOf(anew, await contentSnapshot(anew, anew.read, space, root))
      return pageTreeText(view, head)
    }
    const snapshot = await contentSnapshot(store, store.read, space, root)
    const kept = await viewOf(store, snapshot)
    const text = pageTreeText(kept, head)
    const ready: unknown = JSON.parse(text)
    const floor = (): Promise<number> => secondsOf(() => JSON.stringify(ready), 5)
    const uncached = await compare(async () => {
      const views: ContentView[] = []
      for (let round = 0; round < 5; round += 1) views.push(await viewOf(forgetful(store), snapshot))
      return secondsOf(() => pageTreeText(views.pop() ?? kept, head), 5)
    }, floor)
    const again = await compare(() => secondsOf(() => pageTreeText(kept, head), 5), floor)
    const outline = outlineJson(store, space, snapshot)
    const transferred = (value: string): number => gzipSync(value, { level: 4 }).length
    const outlined = await compare(
      () => secondsOf(() => outlineJson(forgetful(store), space, snapshot), 5),
      floor,
    )
    const first = await compare(
      () => secondsOf(cold),
      () => secondsOf(() => readByHand(store)),
    )
    const milliseconds = (seconds: number): string => `${(seconds * 1000).toFixed(2)} ms`
    const pages = `${count.toLocaleString('en')} pages`
    return [
      {
        what: `${pages}, made of what is loaded`,
        ratio: uncached.ratio,
        target: { atMost: 1.5 },
        figures: [
          milliseconds(uncached.ours),
          `stringify ${milliseconds(uncached.theirs)}`,
          `${(text.length / 1e6).toFixed(2)} MB`,
        ],
      },
      {
        what: `${pages}, kept`,
        ratio: again.ratio,
        target: { atMost: 0.01 },
        figures: [milliseconds(again.ours)],
      },
      {
        what: `${pages}, from the store for the first time, against 10 ms for each 2,000`,
        ratio: (first.ours * 1000) / (10 * (count / 2000)),
        target: { atMost: 1 },
        figures: [milliseconds(first.ours)],
      },
      {
        what: `${pages}, from the store for the first time, against its rows read, parsed and printed by hand`,
        ratio: first.ratio,
        target: { atMost: 2 },
        figures: [milliseconds(first.ours), `by hand ${milliseconds(first.theirs)}`],
      },
      {
        what: `${pages}, outline, made of what is loaded`,
        ratio: outlined.ratio,
        target: { atMost: 0.5 },
        figures: [milliseconds(outlined.ours)],
      },
      {
        what: `${pages}, bytes of the outline against the tree, compressed`,
        ratio: transferred(outline.text) / transferred(text),
        target: { atMost: 0.3 },
        figures: [
          `${(transferred(outline.text) / 1e3).toFixed(0)} of ${(transferred(text) / 1e3).toFixed(0)} KB`,
          `${(outline.text.length / 1e6).toFixed(2)} MB before`,
        ],
      },
    ]
  } finally {
    await test.close()
  }
}

export const run = async (): Promise<Line[]> => [...(await measured(2000)), ...(await measured(20_000))]
