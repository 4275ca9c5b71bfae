/**
 * `GET …/pdf` of spaces and change requests: returns the URL of a PDF at once and builds the PDF in the background. If
 * the same person requested the same pages of the same revision within the last hour, that PDF is reused, unless the space
 * got another title or language. If they were too large for anybody, that refusal is reused.
 */
import { operations } from '../../../contract/operations.ts'
import type { SpaceSubject } from '../../access/load-resource.ts'
import { changeRequestOf } from '../../change-requests/load-change-request.ts'
import { notFound } from '../../http/failure.ts'
import { open } from '../../http/verb.ts'
import { failedResult } from '../../jobs/job-results.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { revisionOf } from '../../content/revisions/revision-rows.ts'
import { contentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { pdfUrl } from './pdf-url.ts'
import type { PdfChoice } from './pdf-page-selection.ts'
import { chosenPages } from './pdf-page-selection.ts'
import type { PdfInput } from './pdf-job.ts'

/**
 * Milliseconds for which a PDF is reused. Every request gets a new URL, valid for an hour; the bytes are stored for a day,
 * so the URL of a reused PDF works until it expires.
 */
const reusedFor = 3600 * 1000

interface Asking {
  readonly ctx: Context
  readonly person: string
  readonly subject: SpaceSubject
  readonly choice: PdfChoice
}

const addressFor = async (
  { ctx, person, subject: { space }, choice }: Asking,
  of: Pick<PdfInput, 'revision' | 'changeRequest' | 'changes'>,
): Promise<{ url: string }> => {
  const { store, jobs } = ctx
  const { root } = await revisionOf(store.read, space.id, of.revision)
  if (chosenPages(await contentSnapshot(store, store.read, space.id, root), choice) === undefined)
    throw notFound()
  const input: PdfInput = {
    space: space.id,
    title: space.title,
    language: space.language,
    ...of,
    ...(choice.page !== undefined && { page: choice.page, only: choice.only === true }),
  }
  const since = new Date(Date.parse(ctx.now()) - reusedFor).toISOString()
  const job = await store.write(async (db: Db) => {
    const known = await db
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', 'pdf')
      .where('organization', '=', space.organization)
      .where('input', '=', JSON.stringify(input))
      .where((e) =>
        e.or([
          e.and([e('person', '=', person), e('state', 'in', ['pending', 'running', 'done'])]),
          e.and([e('state', '=', 'failed'), e('result', '=', failedResult('too-large'))]),
        ]),
      )
      .where('created_at', '>=', since)
      .executeTakeFirst()
    return known?.id ?? jobs.add(db, { kind: 'pdf', organization: space.organization, person, input })
  })
  return { url: pdfUrl(ctx, job) }
}

/** The last entry of its timeline: with another one, the PDF is another one too. */
const lastEntry = async (db: Db, { space, id }: { readonly space: string; readonly id: string }) =>
  (
    await db
      .selectFrom('timeline_entries')
      .select((e) => e.fn.max('arrival').as('last'))
      .where('space', '=', space)
      .where('change_request', '=', id)
      .executeTakeFirst()
  )?.last ?? 0

export const getSpacePdf = open(operations.getSpacePdf, async ({ authorize, ctx, caller, query }, db) => {
  const subject = await authorize(db)
  const asking = { ctx, person: caller.person, subject, choice: query }
  return addressFor(asking, { revision: subject.space.revision })
})

export const getChangeRequestPdf = open(
  operations.getChangeRequestPdf,
  async ({ authorize, ctx, caller, query, params }, db) => {
    const subject = await authorize(db)
    const row = await changeRequestOf(db, subject.space.id, params.changeRequestId)
    const { revision, number } = row
    const asking = { ctx, person: caller.person, subject, choice: query }
    const isWhole = query.content === 'space' || query.page !== undefined
    return addressFor(asking, {
      revision,
      changeRequest: number,
      ...(!isWhole && {
        changes: {
          changeRequest: row.id,
          since: row.revision_merged_ancestor,
          record: await lastEntry(db, row),
        },
      }),
    })
  },
)
