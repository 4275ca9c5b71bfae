/** Makes the PDF of a revision, for whoever asked, if they may still read the space. */
import { setImmediate } from 'node:timers/promises'
import { parseCanonical } from '../../content/canonical.ts'
import type { RichTextDocument } from '../../content/document.ts'
import type { Hash } from '../../content/revision.ts'
import { spaceFor } from '../access/things.ts'
import { Failure } from '../http/failure.ts'
import { ProcessEnded } from '../computing/pool.ts'
import { refusedForGood } from '../jobs/job-processes.ts'
import type { JobHandler } from '../jobs/job-queue.ts'
import { JobFailure } from '../jobs/job-queue.ts'
import { objectLoader } from '../storage/objects.ts'
import type { Surroundings } from '../surroundings.ts'
import { revisionOf } from './add-revision.ts'
import { contentSnapshot } from './content-snapshot.ts'
import { putParcel } from './parcels.ts'
import { pdfBytes } from './pdf-bytes.ts'
import type { PdfChoice } from './pdf-choice.ts'
import { chosenPages } from './pdf-choice.ts'
import { pdfDefinition } from './pdf-document.ts'
import { readPictures } from './pdf-pictures.ts'
import { filesShown, pdfSource } from './pdf-pages.ts'

export interface PdfInput extends PdfChoice {
  readonly space: string
  readonly revision: string
  /** Number of the change request that the revision is of. */
  readonly changeRequest?: number | undefined
}

export interface PdfResult {
  readonly name: string
  readonly pieces: readonly Hash[]
  readonly pages: number
  readonly size: number
  /** Whether a picture could not be drawn, so that all of them stand there as words. */
  readonly withoutPictures: boolean
}

/** Bytes of all pictures of one PDF; those beyond it leave their words. */
const mostPictureBytes = 150 * 1024 * 1024

export const pdfJob =
  (around: Surroundings): JobHandler =>
  async (input: PdfInput, context): Promise<PdfResult> => {
    const { id, person, signal } = context
    const { store, addresses, log } = around
    const caller = { person } as Parameters<typeof spaceFor>[1]
    const { space } = await spaceFor(store.read, caller, input.space, { level: 'read' }).catch(
      (error: unknown) => {
        if (!(error instanceof Failure)) throw error
        throw new JobFailure('The space is gone, or you may not see it any longer.')
      },
    )
    const { root } = await revisionOf(store.read, space.id, input.revision)
    const snapshot = await contentSnapshot(store, store.read, space.id, root)
    const nodes = chosenPages(snapshot, input)
    if (nodes === undefined) throw new JobFailure('The page is gone.')
    const reused = [...snapshot.reusableContents.values()].map(({ document }) => document)
    const hashes = nodes.flatMap(({ entry }) => (entry.document === undefined ? [] : [entry.document]))
    const stored = await objectLoader(store, store.read, space.id)([...hashes, ...reused])
    const documents = new Map<Hash, RichTextDocument>()
    for (const [hash, bytes] of stored) documents.set(hash, parseCanonical(bytes))
    const shown = filesShown(documents.values(), space.id)
    const files = [...snapshot.files.values()].filter((file) => shown.has(file.id))
    const [first] = nodes
    const single = nodes.length === 1 && first !== undefined
    const content = {
      title: single ? first.entry.title : space.title,
      subtitle: `${space.title}${input.changeRequest === undefined ? '' : `, change request #${input.changeRequest}`}`,
      language: space.language ?? undefined,
      organization: space.organization,
      space: space.id,
      snapshot,
      documentOf: (hash: Hash) => {
        const document = documents.get(hash)
        if (!document) throw new Error(`Document ${hash} of space ${space.id} is missing. Run fsck.`)
        return document
      },
      pictures: await readPictures(around, space.id, files, { most: mostPictureBytes, signal }),
      addresses,
    }
    // The last part of the way is the layout.
    const total = nodes.length + 1
    const each = async (done: number) => {
      context.progress(done, total)
      await setImmediate()
    }
    let withoutPictures = false
    const definition = pdfDefinition(await pdfSource(content, nodes, each))
    const bytes = await pdfBytes(definition, signal).catch(async (error: unknown) => {
      if (error instanceof Failure) return refusedForGood(error)
      if (signal.aborted || error instanceof ProcessEnded || content.pictures.size === 0) throw error
      // One picture that is not what it says must not cost the whole document.
      log.warn({ err: error, job: id }, 'A PDF is made without its pictures')
      withoutPictures = true
      const plain = await pdfSource({ ...content, pictures: new Map() }, nodes, each)
      return pdfBytes(pdfDefinition(plain), signal).catch(refusedForGood)
    })
    const pieces = await putParcel(store, id, [bytes], 'application/pdf')
    context.progress(total, total)
    const name = `${content.title.replace(/[^\p{L}\p{N} ._-]+/gu, ' ').trim() || 'space'}.pdf`
    return { name, pieces, pages: nodes.length, size: bytes.length, withoutPictures }
  }
