/** A definition laid out in a thread beside the requests. */
import { inThread } from '../jobs/in-thread.ts'
import type { PdfDefinition, SerializedDefinition } from './pdf-node.ts'

/** The bytes of the PDF. Rejects when the library cannot draw something, and at once when `signal` is aborted. */
export const pdfBytes = async (
  definition: PdfDefinition | SerializedDefinition,
  signal: AbortSignal,
): Promise<Buffer> =>
  Buffer.from(await inThread<Uint8Array>(new URL('./pdf-worker.ts', import.meta.url), definition, { signal }))
