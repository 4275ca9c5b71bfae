/** The links of a space or page, and the backlinks of a page or file; for main and for change requests. */
import { operations } from '../../../contract/operations.ts'
import type { ListQuery } from '../../../contract/wire/shapes.ts'
import { notFound } from '../../http/failure.ts'
import { listPage } from '../../http/list-page.ts'
import type { After } from '../../http/page-token.ts'
import type { Verb } from '../../http/verb.ts'
import { open } from '../../http/verb.ts'
import { leadsTo } from './link-graph.ts'
import { linkList } from './link-list.ts'
import type { Location } from './link-locations.ts'
import { linkLocations } from './link-locations.ts'
import { linkTargets } from './link-targets.ts'
import type { LinkReading } from './read-links.ts'
import { isAfter, keyOf, readLinks } from './read-links.ts'

/** One item for each occurrence of a link to the target. */
const backlinks = async (
  reading: LinkReading,
  target: { readonly kind: 'page' | 'file'; readonly id: string },
  query: ListQuery,
) => {
  const { ctx, caller, subject, graph, snapshot, changeRequest } = reading
  const there = target.kind === 'page' ? snapshot.tree.byId : snapshot.files
  if (!there.has(target.id)) throw notFound()
  // A page's links to itself are its outline, not backlinks.
  const rows = graph.records
    .filter(({ reference, source }) => source.id !== target.id && leadsTo(reference, target, graph.space))
    .flatMap((record) => record.places.map((place, at) => ({ record, place, at })))
  const key = ({ record, at }: (typeof rows)[number]): After => [...keyOf(record), at]
  const follows = (row: (typeof rows)[number], after: After | undefined) =>
    !after ||
    isAfter(row.record, after) ||
    (String(keyOf(row.record)) === String(after.slice(0, 3)) && row.at > Number(after[3]))
  return listPage(ctx.keys, {
    list: `backlinks/${graph.space}/${changeRequest?.id ?? ''}/${target.kind}/${target.id}`,
    query,
    count: () => Promise.resolve(rows.length),
    rows: (after, limit) => Promise.resolve(rows.filter((row) => follows(row, after)).slice(0, limit)),
    key,
    items: async (pageRows): Promise<Location[]> => {
      const targets = await linkTargets(ctx, subject, caller, graph, [])
      const sources = pageRows.map(({ record }) => record.source)
      const { source } = await linkLocations(reading, targets, [], sources)
      return pageRows.flatMap(({ record, place }) => source(record.source, place) ?? [])
    },
  })
}

const spaceLinks = open(operations.listSpaceLinks, async (call) => {
  const reading = await readLinks(call, await call.authorize(call.ctx.store.read))
  return linkList(reading, reading.graph.records, call.query, `links/${reading.graph.space}`)
})

type Operations = typeof operations
interface LinkOperations {
  readonly page: Operations['listSpacePageLinks'] | Operations['listChangeRequestPageLinks']
  readonly pageBacklinks: Operations['listSpacePageBacklinks'] | Operations['listChangeRequestPageBacklinks']
  readonly fileBacklinks: Operations['listSpaceFileBacklinks'] | Operations['listChangeRequestFileBacklinks']
}

const linkVerbs = (of: LinkOperations): Verb[] => [
  open(of.page, async (call) => {
    const reading = await readLinks(call, await call.authorize(call.ctx.store.read))
    const { pageId } = call.params
    if (!reading.snapshot.tree.byId.has(pageId)) throw notFound()
    const records = reading.graph.records.filter(
      ({ source }) => source.kind === 'page' && source.id === pageId,
    )
    const list = `links/${reading.graph.space}/${reading.changeRequest?.id ?? ''}/${pageId}`
    return linkList(reading, records, call.query, list)
  }),
  open(of.pageBacklinks, async (call) => {
    const reading = await readLinks(call, await call.authorize(call.ctx.store.read))
    return backlinks(reading, { kind: 'page', id: call.params.pageId }, call.query)
  }),
  open(of.fileBacklinks, async (call) => {
    const reading = await readLinks(call, await call.authorize(call.ctx.store.read))
    return backlinks(reading, { kind: 'file', id: call.params.fileId }, call.query)
  }),
]

export const links: readonly Verb[] = [
  spaceLinks,
  ...linkVerbs({
    page: operations.listSpacePageLinks,
    pageBacklinks: operations.listSpacePageBacklinks,
    fileBacklinks: operations.listSpaceFileBacklinks,
  }),
  ...linkVerbs({
    page: operations.listChangeRequestPageLinks,
    pageBacklinks: operations.listChangeRequestPageBacklinks,
    fileBacklinks: operations.listChangeRequestFileBacklinks,
  }),
]
