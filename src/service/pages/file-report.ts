/** `GET /spaces/{s}/file-report`: unused files, duplicate files, images without alternative text. */
import type { Result } from '../../contract/operation/operation.ts'
import { operations } from '../../contract/operations.ts'
import { batchesOf, documentsAtOnce } from '../computing/batches.ts'
import { breather } from '../computing/yield-to-requests.ts'
import { compute } from '../computing/compute.ts'
import { defineTask } from '../computing/task.ts'
import { open } from '../http/verb.ts'
import { recentOf } from '../recent-cache.ts'
import { objectLoader } from '../storage/objects/objects.ts'
import { chunks } from '../storage/sql.ts'
import type { SilentPicture } from '../../content/images/missing-alt-text.ts'
import { imageMark } from '../../content/images/missing-alt-text.ts'
import type { Hash } from '../../content/revision/revision.ts'
import type { Context } from '../context.ts'
import { revisionOf } from '../content/revisions/revision-rows.ts'
import type { ContentSnapshot } from '../content/revisions/content-snapshot.ts'
import { contentSnapshot } from '../content/revisions/content-snapshot.ts'
import { linkGraph } from './links/link-graph.ts'

type Report = Result<typeof operations.getSpaceFileReport>

const task = defineTask(
  'text',
  new URL('./missing-alt-text.task.ts', import.meta.url),
  () => import('./missing-alt-text.task.ts'),
)

const mostPictures = 1000

/** Cache of the latest reports by (space, root), whose content is immutable. */
const reportsOf = recentOf<Report>(8)

const hasImage = ({ buffer, byteOffset, length }: Uint8Array): boolean =>
  Buffer.from(buffer, byteOffset, length).includes(imageMark)

/** Images without alternative text by the hash of their document, cached by space: an edit costs only what it changed. */
const picturesOf = recentOf<Map<Hash, readonly SilentPicture[]>>(16)

/** Reads documents whose images are not known yet into `known`. */
const readPictures = async (
  { store }: Context,
  space: string,
  hashes: readonly Hash[],
  known: Map<Hash, readonly SilentPicture[]>,
): Promise<void> => {
  const documents = await objectLoader(store, store.read, space)(hashes)
  const pictured: [Hash, Uint8Array][] = []
  for (const hash of hashes) {
    const bytes = documents.get(hash)
    // Most documents have no images, which can be seen from their bytes without parsing.
    if (bytes !== undefined && hasImage(bytes)) pictured.push([hash, bytes])
    else known.set(hash, [])
  }
  for (const some of batchesOf(pictured, ([, bytes]) => bytes.length)) {
    const input = { texts: some.map(([, bytes]) => bytes), most: mostPictures }
    const pictures = await compute(task, { input, asks: {} })
    for (const [at, [hash]] of some.entries()) known.set(hash, pictures[at] ?? [])
  }
}

/** At most 1,000, in page order. */
export const imagesWithoutAlt = async (
  ctx: Context,
  space: string,
  { tree }: ContentSnapshot,
): Promise<Report['withoutAltText']> => {
  const spaces = picturesOf(ctx.store)
  const pages = [...tree.byId.values()]
  const kept = spaces.get(space)
  // A new one when most of it is no longer used by the revision. Other requests go on with the one that they have.
  const isUseful = kept !== undefined && kept.size <= 1000 + 4 * pages.length
  const known = isUseful ? kept : spaces.set(space, new Map())
  const found: Report['withoutAltText'] = []
  const breathe = breather()
  for (const some of chunks(pages, documentsAtOnce)) {
    const hashes = new Set(some.flatMap(({ entry: { document } }) => document ?? []))
    const missing = [...hashes].filter((hash) => !known.has(hash))
    if (missing.length > 0) await readPictures(ctx, space, missing, known)
    for (const { entry } of some)
      for (const { block, file } of known.get(entry.document ?? '') ?? [])
        found.push({
          page: { id: entry.id, title: entry.title },
          ...(block !== undefined && { block }),
          ...(file !== undefined && { file }),
        })
    if (found.length >= mostPictures) break
    await breathe()
  }
  return found.slice(0, mostPictures)
}

const makeReport = async (ctx: Context, space: string, snapshot: ContentSnapshot): Promise<Report> => {
  const { records } = await linkGraph(ctx, space, snapshot)
  const used = new Map<string, Set<string>>()
  for (const { reference, source } of records) {
    if (reference.kind !== 'file' || (reference.space !== undefined && reference.space !== space)) continue
    const sources = used.get(reference.file) ?? new Set()
    used.set(reference.file, sources.add(`${source.kind} ${source.id}`))
  }
  const files = [...snapshot.files.values()]
  return {
    unused: files.filter(({ id }) => !used.has(id)).map(({ id }) => id),
    uses: Object.fromEntries(
      files.flatMap(({ id }) => {
        const sources = used.get(id)
        return sources === undefined ? [] : [[id, sources.size]]
      }),
    ),
    duplicates: [...Map.groupBy(files, ({ blob }) => blob).values()]
      .filter((some) => some.length > 1)
      .map((some) => some.map(({ id }) => id)),
    withoutAltText: await imagesWithoutAlt(ctx, space, snapshot),
  }
}

export const getSpaceFileReport = open(operations.getSpaceFileReport, async ({ ctx, authorize }) => {
  const { store } = ctx
  const { space } = await authorize(store.read)
  const { root } = await revisionOf(store.read, space.id, space.revision)
  const reports = reportsOf(store)
  const key = `${space.id}/${root}`
  return (
    reports.get(key) ??
    reports.set(
      key,
      await makeReport(ctx, space.id, await contentSnapshot(store, store.read, space.id, root)),
    )
  )
})
