/** Uploads files into a change request, one after the other. */
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listChangeRequestsQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import { createChangeRequest, getChangeRequest } from '../../../client/sdk.gen.ts'
import type { ContentFile } from '../../../client/types.gen.ts'
import { shortSubject } from '../../../contract/change-requests/limits.ts'
import { largestFile } from '../../../contract/wire/request-limits.ts'
import { processError } from '../../api/process-error.ts'
import { uploadFile } from '../../editor/uploads/upload-file.ts'
import { filesToUpload, nameAfter, remainingFiles, type UploadingFile } from './uploading-files.ts'

export interface FileUploadOptions {
  readonly space: string
  /** Files that were already dropped. */
  readonly begin: readonly File[]
  /** The file to replace, which keeps its id; undefined to add files. */
  readonly replaces: ContentFile | undefined
  /** Called when all files are uploaded, with the number of the change request. */
  readonly onUploaded: (number: number, count: number) => void
}

export const useFileUpload = ({ space, begin, replaces, onUploaded }: FileUploadOptions) => {
  const client = useQueryClient()
  const path = { spaceId: space }
  const [changeRequest, setChangeRequest] = useState('')
  const [files, setFiles] = useState(() => filesToUpload(begin, largestFile))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const remaining = remainingFiles(files, largestFile)
  const update = (index: number, next: Partial<UploadingFile>): void =>
    setFiles((all) => all.map((one, at) => (at === index ? { ...one, ...next } : one)))

  const targetChange = async () => {
    const subject = replaces === undefined ? 'Add files' : shortSubject(`Replace ${replaces.name}`)
    const { data } =
      changeRequest === ''
        ? await createChangeRequest({ path, body: { subject }, throwOnError: true })
        : await getChangeRequest({ path: { ...path, changeRequestId: changeRequest }, throwOnError: true })
    // Retries go into the same change request.
    setChangeRequest(data.id)
    return data
  }
  /** Whether the file was uploaded; its state says why not. */
  const uploadOne = async (change: string, index: number, file: File): Promise<boolean> => {
    update(index, { state: 'sending', share: 0 })
    try {
      await uploadFile(
        { space, id: change },
        file,
        (share) => update(index, { share }),
        undefined,
        replaces && { id: replaces.id, name: nameAfter(replaces.name, file.name) },
      )
      update(index, { state: 'sent', share: 1 })
      return true
    } catch (error) {
      update(index, { state: 'failed', problem: processError(error).title })
      return false
    }
  }
  const upload = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      const change = await targetChange()
      let failed = 0
      for (const index of remaining) {
        const file = files[index]?.file
        // Sequential: each write is based on the previous one.
        if (file !== undefined && !(await uploadOne(change.id, index, file))) failed += 1
      }
      void client.invalidateQueries({ queryKey: listChangeRequestsQueryKey({ path }) })
      if (failed === 0) onUploaded(change.number, remaining.length)
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  /** Adds files, or chooses the one replacement. */
  const addFiles = (added: readonly File[]): void =>
    setFiles((all) =>
      replaces === undefined
        ? [...all, ...filesToUpload(added, largestFile)]
        : filesToUpload(added.slice(0, 1), largestFile),
    )
  return { changeRequest, setChangeRequest, files, remaining, busy, failure, addFiles, upload }
}
