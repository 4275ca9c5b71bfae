/** A definition laid out in a thread beside the requests. */
import { Worker } from 'node:worker_threads'
import type { PdfDefinition } from './pdf-node.ts'

const megabytes = 1024

/** The bytes of the PDF. Rejects when the library cannot draw something, and at once when `signal` is aborted. */
export const pdfBytes = (definition: PdfDefinition, signal: AbortSignal): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
      workerData: definition,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    })
    const stop = () => void worker.terminate()
    signal.addEventListener('abort', stop, { once: true })
    worker.once('message', (bytes: Uint8Array) => resolve(Buffer.from(bytes)))
    worker.once('error', reject)
    worker.once('exit', () => {
      signal.removeEventListener('abort', stop)
      reject(new Error('The layout of a PDF ended without a result.'))
    })
    if (signal.aborted) stop()
  })
