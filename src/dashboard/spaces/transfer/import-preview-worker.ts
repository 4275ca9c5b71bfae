/** Web worker that reads the chosen files and tells what their import would make. */
import { unzipSync } from 'fflate'
import { isMarkdown, sharedFolder } from '../../../content/markdown/folders/folder-paths.ts'
import { previewImport } from '../../../content/markdown/folders/preview-import.ts'
import { ignored, type ImportChoice } from './import-files.ts'
import type { PreviewMessage } from './use-import-preview.ts'

// The dashboard is compiled for windows; in a worker, `postMessage` takes only the message.
const answer = (message: PreviewMessage): void => (postMessage as (message: unknown) => void)(message)

/** Only these files are read; of others the name is enough. */
const isRead = (path: string): boolean => isMarkdown(path) || path.endsWith('.gitbook.yaml')
/** Larger files are not pages. */
const largest = 8 * 1024 ** 2
const nothing = new Uint8Array()

const filesOf = async (choice: ImportChoice): Promise<Map<string, Uint8Array>> => {
  const files = new Map<string, Uint8Array>()
  if (choice.kind === 'folder') {
    for (const { path, file } of choice.files)
      files.set(
        path,
        isRead(path) && file.size <= largest ? new Uint8Array(await file.arrayBuffer()) : nothing,
      )
    return files
  }
  const names: string[] = []
  const unpacked = unzipSync(new Uint8Array(await choice.file.arrayBuffer()), {
    filter: ({ name, originalSize }) => {
      if (!name.endsWith('/') && !ignored.test(name)) names.push(name)
      return isRead(name) && originalSize <= largest
    },
  })
  const shared = sharedFolder(names)
  for (const name of names) files.set(name.slice(shared.length), unpacked[name] ?? nothing)
  return files
}

addEventListener('message', ({ data }: MessageEvent<ImportChoice>) => {
  void filesOf(data)
    .then((files) => {
      let told = 0
      const preview = previewImport(files, (done, total) => {
        if (done - told < 20 && done < total) return
        told = done
        answer({ done, total })
      })
      answer({ preview })
    })
    .catch(() => answer({ failed: true }))
})
