/** Signed URLs of PDFs on the sites' origin. They are valid for an hour, also while the PDF is still being built. */
import type { Context } from '../../context.ts'
import { readJobFile } from '../../jobs/job-files.ts'
import type { PdfResult } from './pdf-job.ts'

const hour = 3600 * 1000

const signedText = (job: string, expires: string) => JSON.stringify([job, expires])

export const pdfUrl = (ctx: Context, job: string): string => {
  const expires = String(Date.parse(ctx.now()) + hour)
  const query = new URLSearchParams({
    expires,
    signature: ctx.keys.sign('pdf-address', signedText(job, expires)),
  })
  return `${ctx.config.sitesUrl}/pdf/${job}?${query}`
}

export type FoundPdf =
  | { readonly bytes: Buffer; readonly name: string }
  | { readonly status: 202 | 404 | 410 | 500; readonly message: string }

const nothing = { status: 404, message: 'Not found.' } as const

/** The PDF of a URL, or its progress. Invalid or expired URLs lead to nothing. */
export const readPdf = async (
  ctx: Context,
  { job }: { readonly job: string },
  { expires, signature }: { readonly expires?: string; readonly signature?: string },
): Promise<FoundPdf> => {
  if (typeof expires !== 'string' || typeof signature !== 'string') return nothing
  if (!ctx.keys.verify('pdf-address', signedText(job, expires), signature)) return nothing
  if (!(Number(expires) >= Date.parse(ctx.now()))) return nothing
  const db = ctx.store.read
  const row = await db.selectFrom('jobs').selectAll().where('id', '=', job).executeTakeFirst()
  if (row === undefined) return nothing
  switch (row.state) {
    case 'done': {
      const result = JSON.parse(row.result ?? 'null') as PdfResult
      const bytes = await readJobFile(db, job, result.pieces)
      return bytes ? { bytes, name: result.name } : nothing
    }
    case 'failed':
      return { status: 500, message: row.error ?? 'The PDF could not be created.' }
    case 'cancelled':
      return { status: 410, message: 'This PDF was canceled.' }
    default: {
      const far = row.total === 0 ? '' : ` (${row.progress} of ${row.total})`
      return { status: 202, message: `Creating the PDF${far}. This page reloads automatically.` }
    }
  }
}
