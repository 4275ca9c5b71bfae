/** Lists of links with their status, and how many are broken. */
import type { ContentReference } from '../../../content/document/document.ts'
import type { LinkStatus } from '../../../content/links/link-status.ts'
import { linkStatus } from '../../../content/links/link-status.ts'
import { targetName } from '../../../content/links/links.ts'
import type { ListQuery } from '../../../contract/wire/shapes.ts'
import { listPage } from '../../http/list-page.ts'
import { personViews } from '../../people/person-view.ts'
import { ignoredLinks, ignoringView, targetId } from './ignored-links.ts'
import type { LinkRecord } from './link-graph.ts'
import { linkLocations } from './link-locations.ts'
import { linkOrigins } from './broken-link-causes.ts'
import type { LinkTargets } from './link-targets.ts'
import { linkTargets } from './link-targets.ts'
import type { LinkReading } from './read-links.ts'
import { isAfter, keyOf, readLinks } from './read-links.ts'

const referencesOf = (records: readonly LinkRecord[]): ContentReference[] =>
  records.map(({ reference }) => reference)

export const statusIn = ({ index }: LinkTargets, record: LinkRecord): LinkStatus =>
  linkStatus(record, record.source.kind === 'page' ? { ...index, page: record.source.id } : index)

/** Broken links on pages of a change request that are not broken in the same place on main. */
const brokenByChange = async (reading: LinkReading, broken: readonly LinkRecord[]): Promise<number> => {
  const { ctx, caller, subject } = reading
  const main = await readLinks({ ctx, caller, params: { spaceId: subject.space.id } }, subject)
  const pages = new Set(broken.map(({ source }) => source.id))
  const before = main.graph.records.filter(({ source }) => pages.has(source.id))
  const targets = await linkTargets(ctx, subject, caller, main.graph, before)
  const name = (record: LinkRecord) => JSON.stringify([record.source.id, record.relation, targetName(record)])
  const known = new Set(before.filter((record) => statusIn(targets, record) === 'broken').map(name))
  return broken.filter((record) => !known.has(name(record))).length
}

interface LinkRow {
  readonly record: LinkRecord
  readonly status: LinkStatus
}

interface LinkListQuery extends ListQuery {
  readonly status?: LinkStatus | undefined
  readonly ignored?: boolean | undefined
}

type IgnoredLinks = Awaited<ReturnType<typeof ignoredLinks>>

const isIgnored = (ignored: IgnoredLinks, record: LinkRecord): boolean =>
  ignored.size > 0 && ignored.has(targetId(record))

/** The rows with the requested status; ignored links are only listed if the query asks for them or for all links. */
const matchingRows = (
  rows: readonly LinkRow[],
  { status: wanted, ignored: wantIgnored }: LinkListQuery,
  ignored: IgnoredLinks,
): readonly LinkRow[] => {
  if (wantIgnored !== undefined)
    return rows.filter(
      ({ record, status }) => status === 'broken' && isIgnored(ignored, record) === wantIgnored,
    )
  if (wanted === undefined) return rows
  return rows.filter(
    ({ record, status }) => status === wanted && !(status === 'broken' && isIgnored(ignored, record)),
  )
}

/** The number of the revision of main that is read; undefined for a change request. */
const mainNumberOf = ({ changeRequest, revision }: LinkReading): number | undefined =>
  changeRequest ? undefined : (revision.main_number ?? undefined)

const targetView = (record: LinkRecord) => ({
  id: targetId(record),
  reference: { ...record.reference },
  ...(record.operation && { operation: record.operation }),
})

/** Views of one page of the list. */
const linkViews = async (
  reading: LinkReading,
  targets: LinkTargets,
  ignored: IgnoredLinks,
  rows: readonly LinkRow[],
) => {
  const { ctx, graph } = reading
  const mainNumber = mainNumberOf(reading)
  const ignoredRows = rows.map(({ record, status }) =>
    status === 'broken' ? ignored.get(targetId(record)) : undefined,
  )
  const brokenRecords = rows.flatMap(({ record, status }) => (status === 'broken' ? [record] : []))
  const records = rows.map(({ record }) => record)
  const [{ source, target }, people, originOf] = await Promise.all([
    linkLocations(
      reading,
      targets,
      referencesOf(records),
      records.map((record) => record.source),
    ),
    personViews(
      ctx,
      ctx.store.read,
      ignoredRows.flatMap((row) => row?.person ?? []),
    ),
    linkOrigins(ctx, graph, mainNumber ?? 0, mainNumber === undefined ? [] : brokenRecords),
  ])
  return rows.map(({ record, status }, at) => {
    const targetReference = target(record.reference, record.source)
    const ignoring = ignoredRows[at]
    return {
      status,
      relation: record.relation,
      ...(targetReference && { targetReference }),
      target: targetView(record),
      source: { kind: record.source.kind, id: record.source.id },
      occurrences: record.links.map(({ location: { block }, text }) => ({
        ...(block !== undefined && { block }),
        ...(text !== undefined && { text }),
      })),
      ignored: ignoring !== undefined,
      ...(ignoring && { ignoring: ignoringView(ignoring, people) }),
      ...(status === 'broken' && originOf(record)),
      locationReferences: record.places.flatMap((place) => source(record.source, place) ?? []),
    }
  })
}

/** The `records` that match the query; counts cover all of them. */
export const linkList = async (
  reading: LinkReading,
  records: readonly LinkRecord[],
  query: LinkListQuery,
  list: string,
) => {
  const { ctx, caller, subject, graph, changeRequest, revision } = reading
  const mainNumber = mainNumberOf(reading)
  const targets = await linkTargets(ctx, subject, caller, graph, records)
  const rows = records.map((record): LinkRow => ({ record, status: statusIn(targets, record) }))
  const ignored = await ignoredLinks(ctx.store.read, graph.space)
  const allBroken = rows.flatMap(({ record, status }) => (status === 'broken' ? [record] : []))
  const broken = allBroken.filter((record) => !isIgnored(ignored, record))
  const matching = matchingRows(rows, query, ignored)
  const page = await listPage(ctx.keys, {
    list,
    query,
    count: () => Promise.resolve(matching.length),
    rows: (after, limit) =>
      Promise.resolve(matching.filter(({ record }) => isAfter(record, after)).slice(0, limit)),
    key: ({ record }) => keyOf(record),
    items: (pageRows) => linkViews(reading, targets, ignored, pageRows),
  })
  return {
    ...page,
    checked: {
      at: ctx.now(),
      ...(mainNumber !== undefined && { revision: { id: revision.id, number: mainNumber } }),
    },
    stats: {
      total: rows.length,
      broken: {
        total: broken.length,
        ignored: allBroken.length - broken.length,
        ...(changeRequest && { changeRequest: await brokenByChange(reading, broken) }),
      },
    },
  }
}
