/**
 * `GET …/pdf` of spaces and change requests: returns the URL of a PDF immediately. It is built in the background; a
 * recent PDF for the same person is reused.
 */
import { operations } from '../../../contract/operations.ts'
import type { SpaceSubject } from '../../access/load-resource.ts'
import { changeRequestOf } from '../../change-requests/load-change-request.ts'
import { notFound } from '../../http/failure.ts'
import { open } from '../../http/verb.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { revisionOf } from '../../content/revisions/revision-rows.ts'
import { contentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { pdfUrl } from './pdf-url.ts'
import type { PdfChoice } from './pdf-page-selection.ts'
import { chosenPages } from './pdf-page-selection.ts'
import type { PdfInput } from './pdf-job.ts'

/** How long a PDF is reused; its URL is valid for an hour and its bytes are stored for a day. */
const reusedFor = 3600 * 1000

interface Asking {
  readonly ctx: Context
  readonly person: string
  readonly subject: SpaceSubject
  readonly choice: PdfChoice
}

const addressFor = async (
  { ctx, person, subject: { space }, choice }: Asking,
  of: { readonly revision: string; readonly changeRequest?: number },
): Promise<{ url: string }> => {
  const { store, jobs } = ctx
  const { root } = await revisionOf(store.read, space.id, of.revision)
  if (chosenPages(await contentSnapshot(store, store.read, space.id, root), choice) === undefined)
    throw notFound()
  const input: PdfInput = {
    space: space.id,
    ...of,
    ...(choice.page !== undefined && { page: choice.page, only: choice.only === true }),
  }
  const since = new Date(Date.parse(ctx.now()) - reusedFor).toISOString()
  const job = await store.write(async (db: Db) => {
    const known = await db
      .selectFrom('jobs')
      .select('id')
      .where('kind', '=', 'pdf')
      .where('person', '=', person)
      .where('input', '=', JSON.stringify(input))
      .where('state', 'in', ['pending', 'running', 'done'])
      .where('created_at', '>=', since)
      .executeTakeFirst()
    return known?.id ?? jobs.add(db, { kind: 'pdf', organization: space.organization, person, input })
  })
  return { url: pdfUrl(ctx, job) }
}

export const getSpacePdf = open(operations.getSpacePdf, async ({ authorize, ctx, caller, query }, db) => {
  const subject = await authorize(db)
  const asking = { ctx, person: caller.person, subject, choice: query }
  return addressFor(asking, { revision: subject.space.revision })
})

export const getChangeRequestPdf = open(
  operations.getChangeRequestPdf,
  async ({ authorize, ctx, caller, query, params }, db) => {
    const subject = await authorize(db)
    const { revision, number } = await changeRequestOf(db, subject.space.id, params.changeRequestId)
    const asking = { ctx, person: caller.person, subject, choice: query }
    return addressFor(asking, { revision, changeRequest: number })
  },
)
