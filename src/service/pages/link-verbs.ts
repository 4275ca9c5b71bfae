/** The links of a space, of a page, and where links to a page or file stand; for main and for change requests. */
import type { ContentReference } from '../../content/document.ts'
import type { LinkStatus } from '../../content/link-status.ts'
import { linkStatus } from '../../content/link-status.ts'
import { operations } from '../../contract/operations.ts'
import type { ListQuery } from '../../contract/wire.ts'
import type { Caller } from '../access/caller.ts'
import type { SpaceSubject } from '../access/things.ts'
import { changeRequestOf } from '../change-requests/load-change-request.ts'
import { notFound } from '../http/failure.ts'
import { listPage } from '../http/list-page.ts'
import type { After } from '../http/page-token.ts'
import type { Verb } from '../http/verb.ts'
import { open } from '../http/verb.ts'
import type { Surroundings } from '../surroundings.ts'
import { revisionOf } from './add-revision.ts'
import { contentSnapshot } from './content-snapshot.ts'
import { ignoredLinks, targetId } from './ignored-links.ts'
import type { LinkGraph, LinkRecord } from './link-graph.ts'
import { leadsTo, linkGraph } from './link-graph.ts'
import type { LinkPlace, Location } from './link-locations.ts'
import { linkLocations } from './link-locations.ts'
import type { LinkTargets } from './link-targets.ts'
import { linkTargets } from './link-targets.ts'

export interface LinkCall {
  readonly around: Surroundings
  readonly caller: Caller
  readonly params: { readonly spaceId: string; readonly changeRequestId?: string }
}

export interface LinkReading extends LinkPlace {
  readonly caller: Caller
  readonly graph: LinkGraph
}

/** The graph of the head that the path names. */
export const readLinks = async (
  { around, caller, params }: LinkCall,
  subject: SpaceSubject,
): Promise<LinkReading> => {
  const { store } = around
  const { space } = subject
  const changeRequest =
    params.changeRequestId === undefined
      ? undefined
      : await changeRequestOf(store.read, space.id, params.changeRequestId)
  const revision = await revisionOf(store.read, space.id, changeRequest?.revision ?? space.revision)
  const snapshot = await contentSnapshot(store, store.read, space.id, revision.root)
  const graph = await linkGraph(around, space.id, snapshot)
  return { around, caller, subject, changeRequest, revision, snapshot, graph }
}

const keyOf = ({ source, ordinal }: LinkRecord): After => [source.path, source.id, ordinal]

const isAfter = (record: LinkRecord, after: After | undefined): boolean => {
  if (!after) return true
  const key = keyOf(record)
  const place = key.findIndex((part, at) => part !== after[at])
  const [a, b] = [key[place], after[place]]
  return a !== undefined && b !== undefined && a > b
}

const referencesOf = (records: readonly LinkRecord[]): ContentReference[] =>
  records.map(({ reference }) => reference)

const statusIn = (targets: LinkTargets, { source, reference }: LinkRecord): LinkStatus =>
  linkStatus(reference, source.kind === 'page' ? { ...targets.index, page: source.id } : targets.index)

/** Broken links on a page of a change request that are not broken in the same place on main. */
const brokenByChange = async (reading: LinkReading, broken: readonly LinkRecord[]): Promise<number> => {
  const { around, caller, subject } = reading
  const main = await readLinks({ around, caller, params: { spaceId: subject.space.id } }, subject)
  const pages = new Set(broken.map(({ source }) => source.id))
  const before = main.graph.records.filter(({ source }) => pages.has(source.id))
  const targets = await linkTargets(around, subject, caller, main.graph, referencesOf(before))
  const name = ({ source, relation, reference }: LinkRecord) =>
    JSON.stringify([source.id, relation, reference])
  const known = new Set(before.filter((record) => statusIn(targets, record) === 'broken').map(name))
  return broken.filter((record) => !known.has(name(record))).length
}

const linkList = async (
  reading: LinkReading,
  records: readonly LinkRecord[],
  query: ListQuery & { readonly status?: LinkStatus | undefined; readonly ignored?: boolean | undefined },
  list: string,
) => {
  const { around, caller, subject, graph, changeRequest } = reading
  const targets = await linkTargets(around, subject, caller, graph, referencesOf(records))
  const rows = records.map((record) => ({ record, status: statusIn(targets, record) }))
  const ignored = await ignoredLinks(around.store.read, graph.space)
  const isIgnored = ({ reference }: LinkRecord): boolean =>
    ignored.size > 0 && ignored.has(targetId(reference))
  const all = rows.filter(({ status }) => status === 'broken').map(({ record }) => record)
  const broken = all.filter((record) => !isIgnored(record))
  const wanted =
    query.ignored !== undefined
      ? rows.filter(({ record, status }) => status === 'broken' && isIgnored(record) === query.ignored)
      : query.status === undefined
        ? rows
        : rows.filter(
            ({ record, status }) => status === query.status && !(status === 'broken' && isIgnored(record)),
          )
  const page = await listPage(around.keys, {
    list,
    query,
    count: () => Promise.resolve(wanted.length),
    rows: (after, limit) =>
      Promise.resolve(wanted.filter(({ record }) => isAfter(record, after)).slice(0, limit)),
    key: ({ record }) => keyOf(record),
    items: async (shown) => {
      const { source, target } = await linkLocations(
        reading,
        targets,
        shown.map(({ record }) => record.reference),
        shown.map(({ record }) => record.source),
      )
      return shown.map(({ record, status }) => {
        const targetReference = target(record.reference, record.source)
        return {
          status,
          relation: record.relation,
          ...(targetReference && { targetReference }),
          target: { id: targetId(record.reference), reference: { ...record.reference } },
          source: { kind: record.source.kind, id: record.source.id },
          occurrences: record.links.map(({ location: { block }, text }) => ({
            ...(block !== undefined && { block }),
            ...(text !== undefined && { text }),
          })),
          ignored: status === 'broken' && ignored.has(targetId(record.reference)),
          locationReferences: record.places.flatMap((place) => source(record.source, place) ?? []),
        }
      })
    },
  })
  return {
    ...page,
    stats: {
      total: rows.length,
      broken: {
        total: broken.length,
        ignored: all.length - broken.length,
        ...(changeRequest && { changeRequest: await brokenByChange(reading, broken) }),
      },
    },
  }
}

/** One item for each place at which a link to the target stands. */
const backlinks = async (
  reading: LinkReading,
  target: { readonly kind: 'page' | 'file'; readonly id: string },
  query: ListQuery,
) => {
  const { around, caller, subject, graph, snapshot, changeRequest } = reading
  const there = target.kind === 'page' ? snapshot.tree.byId : snapshot.files
  if (!there.has(target.id)) throw notFound()
  // Links of a page to itself are its outline, not something that points at it.
  const rows = graph.records
    .filter(({ reference, source }) => source.id !== target.id && leadsTo(reference, target, graph.space))
    .flatMap((record) => record.places.map((place, at) => ({ record, place, at })))
  const key = ({ record, at }: (typeof rows)[number]): After => [...keyOf(record), at]
  const follows = (row: (typeof rows)[number], after: After | undefined) =>
    !after ||
    isAfter(row.record, after) ||
    (String(keyOf(row.record)) === String(after.slice(0, 3)) && row.at > Number(after[3]))
  return listPage(around.keys, {
    list: `backlinks/${graph.space}/${changeRequest?.id ?? ''}/${target.kind}/${target.id}`,
    query,
    count: () => Promise.resolve(rows.length),
    rows: (after, limit) => Promise.resolve(rows.filter((row) => follows(row, after)).slice(0, limit)),
    key,
    items: async (shown): Promise<Location[]> => {
      const targets = await linkTargets(around, subject, caller, graph, [])
      const sources = shown.map(({ record }) => record.source)
      const { source } = await linkLocations(reading, targets, [], sources)
      return shown.flatMap(({ record, place }) => source(record.source, place) ?? [])
    },
  })
}

const spaceLinks = open(operations.listSpaceLinks, async (call) => {
  const reading = await readLinks(call, await call.authorize(call.around.store.read))
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
    const reading = await readLinks(call, await call.authorize(call.around.store.read))
    const { pageId } = call.params
    if (!reading.snapshot.tree.byId.has(pageId)) throw notFound()
    const records = reading.graph.records.filter(
      ({ source }) => source.kind === 'page' && source.id === pageId,
    )
    const list = `links/${reading.graph.space}/${reading.changeRequest?.id ?? ''}/${pageId}`
    return linkList(reading, records, call.query, list)
  }),
  open(of.pageBacklinks, async (call) => {
    const reading = await readLinks(call, await call.authorize(call.around.store.read))
    return backlinks(reading, { kind: 'page', id: call.params.pageId }, call.query)
  }),
  open(of.fileBacklinks, async (call) => {
    const reading = await readLinks(call, await call.authorize(call.around.store.read))
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
