import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { listSiteFontsQueryKey } from '../../../../client/@tanstack/react-query.gen.ts'
import { uploadSiteFont } from '../../../../client/sdk.gen.ts'
import type { SiteFont } from '../../../../client/types.gen.ts'
import { uploadFetch } from '../../../api/upload-fetch.ts'
import type { FontWeights } from './font-names.ts'

export interface FontFile extends FontWeights {
  readonly key: string
  readonly file: File
}

/**
 * Uploads the files of one font sequentially. `onSent` receives the key of each uploaded file, so that the
 * rest can be retried after a failure; `onDone` receives the complete font. Unmounting aborts it.
 */
export const useFontUpload = (
  path: { readonly organizationId: string; readonly siteId: string },
  { onSent, onDone }: { readonly onSent: (key: string) => void; readonly onDone: (font: SiteFont) => void },
) => {
  const client = useQueryClient()
  const [done, setDone] = useState(0)
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  const sending = useMutation({
    mutationFn: async ({ family, files }: { family: string; files: readonly FontFile[] }) => {
      stop.current = new AbortController()
      const { signal } = stop.current
      const total = files.reduce((sum, { file }) => sum + file.size, 0)
      let before = 0
      let font: SiteFont | undefined
      for (const { key, file, weight, weightTo } of files) {
        const at = before
        setDone(at / total)
        // Sequential, because they belong to one font; an error is reported for the file that failed.
        const { data } = await uploadSiteFont({
          path,
          query: { family, weight, ...(weightTo !== undefined && { weightTo }) },
          body: file,
          headers: { 'Content-Type': 'application/octet-stream' },
          fetch: uploadFetch(file, (share) => setDone((at + share * file.size) / total)),
          signal,
          throwOnError: true,
        })
        before += file.size
        font = data
        onSent(key)
      }
      return font
    },
    onSuccess: (font) => {
      if (font !== undefined) onDone(font)
    },
    onSettled: () => client.invalidateQueries({ queryKey: listSiteFontsQueryKey({ path }) }),
  })
  return {
    send: sending.mutate,
    /** From 0 to 1; undefined while idle. */
    done: sending.isPending ? done : undefined,
    error: sending.error,
  }
}
