/**
 * `GET /spaces/{s}/page-report`: word counts, incoming links, the last change of each page, and open change requests.
 */
import { sql } from 'kysely'
import type { PageReport } from '../../contract/pages/page-report.ts'
import { operations } from '../../contract/operations.ts'
import { draftedPages, type DraftedBy } from '../change-requests/list/drafted-pages.ts'
import { open } from '../http/verb.ts'
import { personViews } from '../people/person-view.ts'
import type { Db } from '../storage/store.ts'
import { leadsTo, type LinkGraph } from './links/link-graph.ts'
import { readLinks } from './links/read-links.ts'

interface LastChange {
  readonly page: string
  readonly person: string
  readonly at: string
}

/** The latest revision of main that changed each page, by page, oldest first; of those before a time only. */
export const lastChanges = async (
  db: Db,
  space: string,
  before: string | undefined,
): Promise<ReadonlyMap<string, LastChange>> => {
  const earlier = before === undefined ? sql`` : sql`where revisions.created_at < ${before}`
  const { rows } = await sql<LastChange>`
    select latest.page, revisions.created_by as person, revisions.created_at as at
    from (select page, max(main_number) as number from page_changes where space = ${space} group by page) latest
    join revisions on revisions.space = ${space} and revisions.main_number = latest.number ${earlier}
    order by revisions.main_number`.execute(db)
  return new Map(rows.map((row) => [row.page, row]))
}

/** The pages and reusable content that link to each page, without its links to itself. */
const incomingOf = ({ records, space }: LinkGraph): ReadonlyMap<string, ReadonlySet<string>> => {
  const found = new Map<string, Set<string>>()
  for (const { reference, source } of records) {
    const page = 'page' in reference ? reference.page : undefined
    if (page === undefined || page === source.id || !leadsTo(reference, { kind: 'page', id: page }, space))
      continue
    const sources = found.get(page) ?? new Set()
    found.set(page, sources.add(`${source.kind} ${source.id}`))
  }
  return found
}

export const getSpacePageReport = open(operations.getSpacePageReport, async (call): Promise<PageReport> => {
  const { ctx, authorize } = call
  const { changedBefore } = call.query
  const subject = await authorize(ctx.store.read)
  const { graph, snapshot } = await readLinks(call, subject)
  const before = changedBefore === undefined ? undefined : new Date(changedBefore).toISOString()
  const changes = await lastChanges(ctx.store.read, subject.space.id, before)
  const drafted = await draftedPages(ctx, subject.space.id)
  const incoming = incomingOf(graph)
  const people = await personViews(
    ctx,
    ctx.store.read,
    [...changes.values()].map(({ person }) => person),
  )
  const changeRequests = new Map<string, DraftedBy>()
  for (const change of [...drafted.values()].flat()) changeRequests.set(change.id, change)
  const ids =
    before === undefined
      ? new Set([...snapshot.pages.keys(), ...drafted.keys()])
      : [...changes.keys()].filter((page) => snapshot.pages.has(page))
  return {
    pages: [...ids].map((page) => {
      const change = changes.get(page)
      const document = snapshot.pages.get(page)?.document
      return {
        page,
        words: (document === undefined ? undefined : graph.documents.get(document)?.words) ?? 0,
        incomingLinks: incoming.get(page)?.size ?? 0,
        ...(change !== undefined && { changedAt: change.at }),
        ...(change !== undefined && people.has(change.person) && { changedBy: change.person }),
        changeRequests: (drafted.get(page) ?? []).map(({ id }) => id),
      }
    }),
    people: [...people.values()],
    changeRequests: [...changeRequests.values()].map(({ id, number, subject: title, status }) => ({
      id,
      number,
      subject: title,
      status: status === 'open' ? 'open' : 'draft',
    })),
  }
})
