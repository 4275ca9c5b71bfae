/** How broken links broke, for the report: when, by whom, in which change request, and what the target was. */
import { sql } from 'kysely'
import type { Result } from '../../../contract/operation/operation.ts'
import type { operations } from '../../../contract/operations.ts'
import { personViews } from '../../people/person-view.ts'
import { among, amongNumbers } from '../../storage/sql.ts'
import type { Context } from '../../context.ts'
import { brokenSince } from './broken-since.ts'
import type { LinkGraph, LinkRecord } from './link-graph.ts'

/** Pages of the same space that records link to. */
const pageOf = ({ reference }: LinkRecord, space: string): string | undefined =>
  reference.kind === 'page' && (reference.space === undefined || reference.space === space)
    ? reference.page
    : undefined

/** The last path that each of the pages had on main. */
const lastPaths = async (
  { store }: Context,
  space: string,
  pages: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (pages.length === 0) return new Map()
  const rows = await store.read
    .selectFrom('former_paths')
    .select(['page', 'path'])
    .where('space', '=', space)
    .where(among(store.engine, sql.ref('page'), pages))
    .orderBy('left_at')
    .orderBy('path')
    .execute()
  return new Map(rows.map(({ page, path }) => [page, path]))
}

type LinkOrigin = Pick<
  Result<typeof operations.listSpaceLinks>['items'][number],
  'brokenSince' | 'formerTarget'
>

/**
 * Origins of links that are broken at main's revision `head`, whose graph is given. The number of queries does not
 * depend on the number of links.
 */
export const linkOrigins = async (
  ctx: Context,
  graph: LinkGraph,
  head: number,
  records: readonly LinkRecord[],
) => {
  const { store } = ctx
  const { space } = graph
  // A specification changes on its own: no revision of the space tells since when.
  const ofContent = records.filter(({ reference }) => reference.kind !== 'openapi')
  const since = await brokenSince(ctx, graph, head, ofContent)
  const numbers = new Set([...since.values()].map(({ number }) => number))
  const rows =
    numbers.size === 0
      ? []
      : await store.read
          .selectFrom('revisions')
          .leftJoin('change_requests', (join) =>
            join
              .onRef('change_requests.space', '=', 'revisions.space')
              .onRef('change_requests.id', '=', 'revisions.merged_from'),
          )
          .select(['revisions.id', 'revisions.main_number', 'revisions.created_at', 'revisions.created_by'])
          .select([
            'change_requests.id as request',
            'change_requests.number as request_number',
            'change_requests.subject',
          ])
          .where('revisions.space', '=', space)
          .where(amongNumbers(store.engine, sql.ref('revisions.main_number'), [...numbers]))
          .execute()
  const revisions = new Map(rows.map((row) => [Number(row.main_number), row]))
  const [people, paths] = await Promise.all([
    personViews(
      ctx,
      store.read,
      rows.map(({ created_by }) => created_by),
    ),
    lastPaths(ctx, space, [...new Set(records.flatMap((record) => pageOf(record, space) ?? []))]),
  ])
  /** The fields of a broken link's view. */
  return (record: LinkRecord): LinkOrigin => {
    const found = since.get(record)
    const revision = found && revisions.get(found.number)
    if (found === undefined || revision === undefined) return {}
    const by = people.get(revision.created_by)
    const path = paths.get(pageOf(record, space) ?? '')
    const { formerTitle: title } = found
    return {
      brokenSince: {
        cause: found.cause,
        at: revision.created_at,
        ...(by && { by }),
        revision: { id: revision.id, number: found.number },
        ...(revision.request !== null && {
          changeRequest: {
            id: revision.request,
            number: Number(revision.request_number),
            subject: revision.subject ?? '',
          },
        }),
      },
      ...((title !== undefined || path !== undefined) && {
        formerTarget: { ...(title !== undefined && { title }), ...(path !== undefined && { path }) },
      }),
    }
  }
}
