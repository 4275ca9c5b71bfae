/** Builds the PDF of a revision for the person who requested it, if they may still read the space. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Hash } from '../../../content/revision/revision.ts'
import { documentBatches } from '../../computing/document-batches.ts'
import { Failure } from '../../http/failure.ts'
import { inJobProcess, refusedForGood } from '../../jobs/job-processes.ts'
import { inTemporaryFolder } from '../../jobs/temporary-folders.ts'
import type { JobHandler } from '../../jobs/job-queue.ts'
import { JobFailure } from '../../jobs/job-queue.ts'
import { objectLoader } from '../../storage/objects/objects.ts'
import { chunks } from '../../storage/sql.ts'
import type { Context } from '../../context.ts'
import { revisionOf } from '../../content/revisions/revision-rows.ts'
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { contentSnapshot } from '../../content/revisions/content-snapshot.ts'
import type { ContentChunk } from '../../content/revisions/loaded-content.ts'
import { putJobFile } from '../../jobs/job-files.ts'
import { spaceOfJob } from '../space-of-job.ts'
import { changedPagesOf, recordOf } from './changed-pages.ts'
import type { ChangedPdfPage } from './pdf-differences.ts'
import type { PdfChoice } from './pdf-page-selection.ts'
import { chosenPages } from './pdf-page-selection.ts'
import { readPictures } from './pdf-pictures.ts'
import type { SpacePdfInput, WrittenPdf } from './space-pdf.task.ts'

export interface PdfInput extends PdfChoice {
  readonly space: string
  /** Of the space when the PDF was requested; absent in jobs of earlier versions. */
  readonly title?: string
  readonly language?: string | null
  readonly revision: string
  /** Number of the change request that the revision belongs to. */
  readonly changeRequest?: number | undefined
  /** The PDF shows what the change request changes, and its timeline up to the last entry. */
  readonly changes?: {
    readonly changeRequest: string
    /** The revision of main to compare with. */
    readonly since: string
    readonly record: number
  }
}

export interface PdfResult {
  readonly name: string
  readonly pieces: readonly Hash[]
  readonly pages: number
  readonly size: number
  /** Whether an image could not be drawn, so that all images are replaced by their text. */
  readonly withoutPictures: boolean
}

/** Maximum bytes of all images of one PDF; further ones are replaced by their text. */
const mostPictureBytes = 150 * 1024 * 1024
/** Maximum pages of one PDF; several times the documentation of most products. */
export const mostPdfPages = 5000
/** Maximum stored bytes of the documents of one PDF; their layout takes some minutes. */
const mostTextBytes = 64 * 1024 * 1024

const tooMuchText = (pages: number): Failure =>
  new Failure(
    'too-large',
    `${pages} pages are too many for one PDF. The limit is ${mostPdfPages} pages and ` +
      `${mostTextBytes / 1024 ** 2} MB of text. Export a single page with its subpages instead.`,
  )

/** Number of entries handed over together. */
const entriesAtOnce = 200

/** The content of the pages, and all reusable content, in parts. Fails if it is too much for one PDF. */
async function* pdfContent(
  { store }: Context,
  space: string,
  { entries, reusableContents }: ContentSnapshot,
  pages: readonly (readonly (Hash | undefined)[])[],
): AsyncGenerator<Pick<ContentChunk, 'entries' | 'documents'>, undefined> {
  if (pages.length > mostPdfPages) throw tooMuchText(pages.length)
  for (const some of chunks(entries, entriesAtOnce)) yield { entries: some, documents: [] }
  const reused = [...reusableContents.values()].map(({ document }) => document)
  const pageDocuments = pages.flat().filter((hash) => hash !== undefined)
  let left = mostTextBytes
  for await (const documents of documentBatches(objectLoader(store, store.read, space), [
    ...pageDocuments,
    ...reused,
  ])) {
    for (const [, { length }] of documents) left -= length
    if (left < 0) throw tooMuchText(pages.length)
    yield { entries: [], documents }
  }
  return undefined
}

export const pdfJob =
  (ctx: Context): JobHandler =>
  async (input: PdfInput, context): Promise<PdfResult> => {
    const { id, signal } = context
    const { store, log } = ctx
    const space = await spaceOfJob(ctx, context, input.space)
    const { root } = await revisionOf(store.read, space.id, input.revision)
    const snapshot = await contentSnapshot(store, store.read, space.id, root)
    const nodes = chosenPages(snapshot, input)
    if (nodes === undefined) throw new JobFailure('The page no longer exists.')
    const changed: readonly ChangedPdfPage[] | undefined =
      input.changes && (await changedPagesOf(ctx, space.id, input.changes.since, snapshot, root))
    const record = input.changes && (await recordOf(ctx, store.read, space.id, input.changes.changeRequest))
    const [first] = nodes
    const single = changed === undefined && nodes.length === 1 && first !== undefined
    const { title: spaceTitle = space.title, language = space.language } = input
    const title = single ? first.entry.title : spaceTitle
    let pictures: ReadonlyMap<string, Uint8Array> = new Map()
    const documents = changed
      ? changed.map(({ before, after }) => [before, after])
      : nodes.map(({ entry }) => [entry.document])
    const stream = pdfContent(ctx, space.id, snapshot, documents)
    const asks = {
      next: async () => (await stream.next()).value ?? null,
      pictures: async (ids: readonly string[]) => {
        const files = ids.flatMap((file) => snapshot.files.get(file) ?? [])
        pictures = await readPictures(ctx, space.id, files, { most: mostPictureBytes, signal })
        return [...pictures.keys()]
      },
      picture: (file: string) => Promise.resolve(pictures.get(file) ?? new Uint8Array()),
    }
    const { baseUrl, sitesUrl, integrationsUrl } = ctx.config
    const { bytes, withoutPictures } = await inTemporaryFolder(async (folder) => {
      const path = join(folder, 'document.pdf')
      const given: SpacePdfInput = {
        ...{ title, language: language ?? undefined, folder, path, root },
        subtitle: `${spaceTitle}${input.changeRequest === undefined ? '' : `, change request #${input.changeRequest}`}`,
        ...{
          organization: space.organization,
          space: space.id,
          origins: { baseUrl, sitesUrl, integrationsUrl },
        },
        choice: { page: input.page, only: input.only },
        ...(changed && record && { changes: { pages: changed, record } }),
      }
      const script = new URL('./space-pdf.task.ts', import.meta.url)
      const written = await inJobProcess<WrittenPdf>(script, given, asks, context).catch(refusedForGood)
      return { ...written, bytes: await readFile(path) }
    })
    if (withoutPictures) log.warn({ job: id }, 'Creating a PDF without its images')
    const pieces = await putJobFile(store, id, [bytes], 'application/pdf')
    const total = documents.length + 1
    context.progress(total, total)
    const name = `${title.replace(/[^\p{L}\p{N} ._-]+/gu, ' ').trim() || 'space'}.pdf`
    return { name, pieces, pages: documents.length, size: bytes.length, withoutPictures }
  }
