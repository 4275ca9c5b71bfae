/** `GET /spaces/{s}/file-report`: unused files, files that are there twice, pictures without alternative text. */
import { setImmediate } from 'node:timers/promises'
import { parseCanonical } from '../../content/canonical.ts'
import { picturesWithoutAlt } from '../../content/missing-alt.ts'
import type { Result } from '../../contract/operation.ts'
import { operations } from '../../contract/operations.ts'
import { open } from '../http/verb.ts'
import { objectLoader } from '../storage/objects.ts'
import { chunks } from '../storage/sql.ts'
import type { Surroundings } from '../surroundings.ts'
import { revisionOf } from './add-revision.ts'
import type { ContentSnapshot } from './content-snapshot.ts'
import { contentSnapshot } from './content-snapshot.ts'
import { linkGraph } from './link-graph.ts'

type Report = Result<typeof operations.getSpaceFileReport>

/** Documents read in one turn: other requests get theirs in between. */
const atOnce = 50
const mostPictures = 1000

/** Reports are made of immutable content: the last few are kept under (space, root). */
const kept = 8
const caches = new WeakMap<Surroundings['store'], Map<string, Report>>()

const silentPictures = async (
  { store }: Surroundings,
  space: string,
  { tree }: ContentSnapshot,
): Promise<Report['withoutAltText']> => {
  const load = objectLoader(store, store.read, space)
  const found: Report['withoutAltText'] = []
  for (const some of chunks([...tree.byId.values()], atOnce)) {
    // oxlint-disable-next-line no-await-in-loop -- One turn after the other is the point.
    const documents = await load(some.flatMap(({ entry: { document } }) => document ?? []))
    for (const { entry } of some) {
      const bytes = documents.get(entry.document ?? '')
      // Most documents hold no picture at all, which their bytes tell without being parsed.
      if (bytes === undefined || !Buffer.from(bytes).includes('image"')) continue
      for (const { block, file } of picturesWithoutAlt(parseCanonical(bytes)))
        found.push({
          page: { id: entry.id, title: entry.title },
          ...(block !== undefined && { block }),
          ...(file !== undefined && { file }),
        })
    }
    if (found.length >= mostPictures) break
    // oxlint-disable-next-line no-await-in-loop
    await setImmediate()
  }
  return found.slice(0, mostPictures)
}

const makeReport = async (
  around: Surroundings,
  space: string,
  snapshot: ContentSnapshot,
): Promise<Report> => {
  const { records } = await linkGraph(around, space, snapshot)
  const used = new Set(
    records.flatMap(({ reference }) =>
      reference.kind === 'file' && (reference.space === undefined || reference.space === space)
        ? [reference.file]
        : [],
    ),
  )
  const files = [...snapshot.files.values()]
  return {
    unused: files.filter(({ id }) => !used.has(id)).map(({ id }) => id),
    duplicates: [...Map.groupBy(files, ({ blob }) => blob).values()]
      .filter((some) => some.length > 1)
      .map((some) => some.map(({ id }) => id)),
    withoutAltText: await silentPictures(around, space, snapshot),
  }
}

export const getSpaceFileReport = open(operations.getSpaceFileReport, async ({ around, authorize }) => {
  const { store } = around
  const { space } = await authorize(store.read)
  const { root } = await revisionOf(store.read, space.id, space.revision)
  const cache = caches.get(store) ?? new Map<string, Report>()
  caches.set(store, cache)
  const key = `${space.id}/${root}`
  const known = cache.get(key)
  if (known) return known
  const report = await makeReport(around, space.id, await contentSnapshot(store, store.read, space.id, root))
  cache.set(key, report)
  const [oldest] = cache.keys()
  if (cache.size > kept && oldest !== undefined) cache.delete(oldest)
  return report
})
