/**
 * `GET /spaces/{s}/page-report`: word counts, incoming links, the last author of each page, and open change requests.
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

/** The author of the latest revision of main that changed each page, by page. */
const lastAuthors = async (db: Db, space: string): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await sql<{ page: string; person: string }>`
    select latest.page, revisions.created_by as person
    from (select page, max(main_number) as number from page_changes where space = ${space} group by page) latest
    join revisions on revisions.space = ${space} and revisions.main_number = latest.number`.execute(db)
  return new Map(rows.map(({ page, person }) => [page, person]))
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
  const subject = await authorize(ctx.store.read)
  const { graph, snapshot } = await readLinks(call, subject)
  const authors = await lastAuthors(ctx.store.read, subject.space.id)
  const drafted = await draftedPages(ctx, subject.space.id)
  const incoming = incomingOf(graph)
  const people = await personViews(ctx, ctx.store.read, authors.values())
  const changeRequests = new Map<string, DraftedBy>()
  for (const change of [...drafted.values()].flat()) changeRequests.set(change.id, change)
  const ids = new Set([...snapshot.pages.keys(), ...drafted.keys()])
  return {
    pages: [...ids].map((page) => {
      const changedBy = authors.get(page)
      const document = snapshot.pages.get(page)?.document
      return {
        page,
        words: (document === undefined ? undefined : graph.documents.get(document)?.words) ?? 0,
        incomingLinks: incoming.get(page)?.size ?? 0,
        ...(changedBy !== undefined && people.has(changedBy) && { changedBy }),
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
