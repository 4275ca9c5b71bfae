/** Writes content as Markdown and packs it, in a thread of its own. */
import { serveThread } from '../jobs/in-thread.ts'
import { folderOfContent, packed } from './export-space.ts'
import type { LoadedContent } from './loaded-content.ts'

await serveThread(
  async (content: LoadedContent, { progress }) => {
    const files = folderOfContent(content, progress)
    return { archive: await packed(files), files: files.size }
  },
  { transfer: ({ archive }) => [archive.buffer as ArrayBuffer] },
)
