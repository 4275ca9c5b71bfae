/** Packs a folder in the browser; loaded on demand. */
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { ImportFile } from './import-files.ts'

/** Already compressed formats. */
const packed = /\.(png|jpe?g|gif|webp|avif|mp4|webm|mp3|zip|gz|woff2?|pdf)$/i

/**
 * Packs all files into one archive, file by file, so that the UI stays responsive, and reports the number
 * done after each. Rejects with the signal's reason when aborted, and if a file cannot be read.
 */
export const zipFiles = async (
  files: readonly ImportFile[],
  { onProgress, signal }: { readonly onProgress: (done: number) => void; readonly signal: AbortSignal },
): Promise<Blob> => {
  const parts: BlobPart[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    // Its buffers are never shared.
    parts.push(part as Uint8Array<ArrayBuffer>)
  })
  for (const [index, { path, file }] of files.entries()) {
    signal.throwIfAborted()
    const bytes = new Uint8Array(await file.arrayBuffer())
    const entry = packed.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: 6 })
    zip.add(entry)
    entry.push(bytes, true)
    onProgress(index + 1)
  }
  zip.end()
  return new Blob(parts, { type: 'application/zip' })
}
