/** Lays out a definition in a separate process. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eachBatch } from '../../computing/batches.ts'
import { inJobProcess } from '../../jobs/job-processes.ts'
import { inTemporaryFolder } from '../../jobs/temporary-folders.ts'
import type { PdfDefinition, PdfPart, SerializedDefinition } from './pdf-node.ts'

/** Blocks per part; a message of this size takes a few milliseconds. */
const nodesAtOnce = 200

function* partsOf(definition: PdfDefinition | SerializedDefinition): Generator<PdfPart, undefined> {
  if ('serialized' in definition) yield { kind: 'serialized', bytes: definition.serialized }
  else {
    const { title, language, front, content } = definition
    yield { kind: 'head', title, language, front }
    for (const nodes of eachBatch(content, () => 1, nodesAtOnce)) yield { kind: 'content', nodes }
  }
  for (const [name, image] of Object.entries(definition.images)) yield { kind: 'image', name, image }
  return undefined
}

/**
 * The bytes of the PDF. Rejects if the library cannot draw something, with a `Failure` if it takes too much time or
 * memory, and immediately when `signal` is aborted.
 */
export const pdfBytes = (
  definition: PdfDefinition | SerializedDefinition,
  signal: AbortSignal,
): Promise<Buffer> =>
  inTemporaryFolder(async (folder) => {
    const parts = partsOf(definition)
    const asks = { next: () => Promise.resolve(parts.next().value ?? null) }
    const path = join(folder, 'document.pdf')
    await inJobProcess(new URL('./pdf-layout.task.ts', import.meta.url), { path }, asks, { signal })
    return readFile(path)
  })
