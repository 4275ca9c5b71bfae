import { useEffect, useState } from 'react'
import type { ImportPreview } from '../../../content/markdown/folders/preview-import.ts'
import type { ImportChoice } from './import-files.ts'

export type PreviewMessage =
  | { readonly done: number; readonly total: number }
  | { readonly preview: ImportPreview }
  | { readonly failed: true }

/** What the import of a choice would make, read in a worker; undefined until the first pages are read. */
export const useImportPreview = (choice: ImportChoice): PreviewMessage | undefined => {
  const [found, setFound] = useState<{ readonly choice: ImportChoice; readonly message: PreviewMessage }>()
  useEffect(() => {
    const worker = new Worker(new URL('./import-preview-worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<PreviewMessage>) =>
      setFound({ choice, message: data }),
    )
    worker.addEventListener('error', () => setFound({ choice, message: { failed: true } }))
    worker.postMessage(choice)
    return () => worker.terminate()
  }, [choice])
  return found?.choice === choice ? found.message : undefined
}
