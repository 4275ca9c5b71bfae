/** `GET /spaces/{s}/file-report`: unused files, duplicate files, images without alternative text. */
import type { Result } from '../../contract/operation/operation.ts'
import { operations } from '../../contract/operations.ts'
import { open } from '../http/verb.ts'
import { recentOf } from '../recent-cache.ts'
import { mostSilentPictures } from '../../content/images/missing-alt-text.ts'
import type { Context } from '../context.ts'
import { revisionOf } from '../content/revisions/revision-rows.ts'
import type { ContentSnapshot } from '../content/revisions/content-snapshot.ts'
import { contentSnapshot } from '../content/revisions/content-snapshot.ts'
import type { LinkGraph } from './links/link-graph.ts'
import { linkGraph } from './links/link-graph.ts'

type Report = Result<typeof operations.getSpaceFileReport>

/** Cache of the latest reports by (space, root), whose content is immutable. */
const reportsOf = recentOf<Report>(8)

/** At most `mostSilentPictures`, in page order. */
export const imagesWithoutAlt = ({ snapshot, documents }: LinkGraph): Report['withoutAltText'] => {
  const found: Report['withoutAltText'] = []
  for (const { entry } of snapshot.tree.byId.values()) {
    for (const { block, file } of documents.get(entry.document ?? '')?.silentPictures ?? [])
      found.push({
        page: { id: entry.id, title: entry.title },
        ...(block !== undefined && { block }),
        ...(file !== undefined && { file }),
      })
    if (found.length >= mostSilentPictures) break
  }
  return found.slice(0, mostSilentPictures)
}

const makeReport = async (ctx: Context, space: string, snapshot: ContentSnapshot): Promise<Report> => {
  const graph = await linkGraph(ctx, space, snapshot)
  const used = new Map<string, Set<string>>()
  for (const { reference, source } of graph.records) {
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
    withoutAltText: imagesWithoutAlt(graph),
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
