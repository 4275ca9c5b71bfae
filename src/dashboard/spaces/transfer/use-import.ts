import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { importContent } from '../../../client/sdk.gen.ts'
import type { ImportChoice } from './import-files.ts'
import { uploadFetch } from '../../api/upload-fetch.ts'

export interface ImportStep {
  readonly step: 'packing' | 'sending'
  /** 0 to 1. */
  readonly done: number
  readonly text: string
}

export interface ImportTarget {
  readonly title?: string | undefined
  /** Parent collection; absent for the top level. */
  readonly parent?: string | undefined
  /** Title of a site to create for the new space. */
  readonly site?: string | undefined
  /** Imports into a new change request of this space instead. */
  readonly space?: string | undefined
}

/**
 * Packs and uploads a choice; `onStarted` receives the id of the job that does the rest. Unmounting aborts
 * it. `step` is undefined while idle.
 */
export const useImport = (org: string, onStarted: (job: string) => void) => {
  const [step, setStep] = useState<ImportStep>()
  const [stopped, setStopped] = useState(false)
  const stop = useRef<AbortController>(undefined)
  useEffect(() => () => stop.current?.abort(), [])
  const upload = useMutation({
    mutationFn: async ({
      choice,
      title,
      parent,
      site,
      space,
    }: ImportTarget & { readonly choice: ImportChoice }) => {
      stop.current = new AbortController()
      setStopped(false)
      const { signal } = stop.current
      let archive: Blob
      if (choice.kind === 'archive') archive = choice.file
      else {
        const { files } = choice
        const showPacked = (done: number): void =>
          setStep({ step: 'packing', done: done / files.length, text: `${done} of ${files.length} files` })
        showPacked(0)
        const { zipFiles } = await import('./zip-files.ts')
        archive = await zipFiles(files, { onProgress: showPacked, signal })
      }
      const showUploaded = (done: number): void =>
        setStep({ step: 'sending', done, text: `${Math.round(done * 100)}%` })
      showUploaded(0)
      const { data } = await importContent({
        path: { organizationId: org },
        query: {
          ...(title !== undefined && { title }),
          ...(parent !== undefined && { parent }),
          ...(site !== undefined && { site }),
          ...(space !== undefined && { space }),
        },
        body: archive,
        headers: { 'Content-Type': 'application/zip' },
        fetch: uploadFetch(archive, showUploaded),
        signal,
        throwOnError: true,
      })
      return data.id
    },
    onSuccess: onStarted,
    onSettled: () => setStep(undefined),
  })
  return {
    start: upload.mutate,
    stop: (): void => {
      setStopped(true)
      stop.current?.abort()
    },
    step: upload.isPending ? step : undefined,
    // Aborting is not an error.
    error: stopped ? null : upload.error,
    forget: upload.reset,
  }
}
