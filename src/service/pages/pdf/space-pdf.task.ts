/**
 * Builds the PDF of a revision in a separate process: parses, renders and lays out its pages and writes the file. It
 * receives the content in parts and requests the images that the pages use.
 */
import { join } from 'node:path'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { parseCanonical } from '../../../content/document/canonical.ts'
import type { Entry, Hash } from '../../../content/revision/revision.ts'
import type { Origins } from '../../../contract/wire/addresses.ts'
import { addressesFor } from '../../../contract/wire/addresses.ts'
import type { ProgressAsk } from '../../jobs/job-progress.ts'
import { progressOf } from '../../jobs/job-progress.ts'
import { Spool } from '../../jobs/spool.ts'
import { Recent } from '../../recent-cache.ts'
import { snapshotOf } from '../../content/revisions/content-snapshot.ts'
import type { ContentChunk } from '../../content/revisions/loaded-content.ts'
import type { PdfChoice } from './pdf-page-selection.ts'
import { chosenPages } from './pdf-page-selection.ts'
import { pdfDefinition } from './pdf-document.ts'
import { layOut } from './pdf-layout.ts'
import type { PdfContent } from './pdf-pages.ts'
import type { PdfChanges } from './pdf-pages.ts'
import { changesSource, fileIdsIn, pdfSource } from './pdf-pages.ts'
import type { StoredPictures } from './pdf-picture-nodes.ts'
import { SheetSpool } from './sheet-spool.ts'

export interface SpacePdfInput extends Pick<
  PdfContent,
  'title' | 'subtitle' | 'language' | 'organization' | 'space'
> {
  readonly root: Hash
  readonly choice: PdfChoice
  /** Shows these changes instead of the pages. */
  readonly changes?: PdfChanges
  readonly origins: Origins
  /** Folder for this process's files. */
  readonly folder: string
  /** Path of the PDF. */
  readonly path: string
}

export interface WrittenPdf {
  /** Whether an image could not be drawn, so that all images are replaced by their text. */
  readonly withoutPictures: boolean
}

interface SpacePdfAsks extends ProgressAsk {
  /** The next part of the content; null at the end. */
  readonly next: (nothing: null) => Promise<Pick<ContentChunk, 'entries' | 'documents'> | null>
  /** Prepares these files and returns which of them can be drawn. */
  readonly pictures: (files: readonly string[]) => Promise<readonly string[]>
  readonly picture: (file: string) => Promise<Uint8Array>
}

/** Maximum stored bytes of documents that are held parsed; parsed they take about ten times as much memory. */
const mostParsed = 4 * 1024 * 1024

const received = async (
  { root, folder }: SpacePdfInput,
  { next }: SpacePdfAsks,
): Promise<{ readonly documents: Spool } & Pick<PdfContent, 'snapshot' | 'documentOf'>> => {
  const entries: Entry[] = []
  const documents = new Spool(join(folder, 'documents'))
  for (let chunk = await next(null); chunk !== null; chunk = await next(null)) {
    entries.push(...chunk.entries)
    for (const [hash, bytes] of chunk.documents) documents.set(hash, bytes)
  }
  const parsed = new Recent<RichTextDocument>(mostParsed)
  const documentOf = (hash: Hash): RichTextDocument => {
    const known = parsed.get(hash)
    if (known) return known
    const bytes = documents.get(hash)
    if (!bytes) throw new Error(`Document ${hash} is missing. Run fsck.`)
    return parsed.set(hash, parseCanonical(bytes), bytes.length)
  }
  return { snapshot: snapshotOf(root, entries), documents, documentOf }
}

export const run = async (input: SpacePdfInput, asks: SpacePdfAsks): Promise<WrittenPdf> => {
  const { documents, ...read } = await received(input, asks)
  const { snapshot, documentOf } = read
  const nodes = chosenPages(snapshot, input.choice) ?? []
  function* texts(): Generator<RichTextDocument> {
    for (const hash of documents.keys()) yield documentOf(hash)
  }
  const usedFiles = fileIdsIn(texts(), input.space)
  const files = [...snapshot.files.keys()].filter((id) => usedFiles.has(id))
  const pictures = new Spool(join(input.folder, 'pictures'))
  for (const id of await asks.pictures(files)) pictures.set(id, await asks.picture(id))
  const reportProgress = progressOf(asks)
  const write = async (given: StoredPictures): Promise<void> => {
    const content = { ...input, ...read, pictures: given, addresses: addressesFor(input.origins) }
    // Layout is the last step of the progress.
    const total = (input.changes?.pages.length ?? nodes.length) + 1
    const each = (done: number): Promise<void> => Promise.resolve(reportProgress(done, total))
    const sheets = new SheetSpool(join(input.folder, 'sheets'))
    try {
      const out = { put: sheets.push.bind(sheets), each }
      const drawn = input.changes
        ? await changesSource(content, input.changes, out)
        : await pdfSource(content, nodes, out)
      const { title, subtitle, language } = input
      await layOut(pdfDefinition({ title, subtitle, language, sheets, ...drawn }), input.path)
    } finally {
      sheets.close()
    }
  }
  let withoutPictures = false
  await write(pictures).catch((error: unknown) => {
    if (pictures.size === 0) throw error
    // One corrupt image must not fail the whole document.
    withoutPictures = true
    return write(new Map())
  })
  return { withoutPictures }
}
