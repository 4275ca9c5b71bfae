import { useQueryClient } from '@tanstack/react-query'
import { Upload } from 'lucide-react'
import { useRef, useState } from 'react'
import { listChangeRequestsQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import { createChangeRequest, getChangeRequest } from '../../../client/sdk.gen.ts'
import type { ContentFile } from '../../../client/types.gen.ts'
import { largestFile } from '../../../contract/wire/request-limits.ts'
import { processError } from '../../api/process-error.ts'
import { uploadFile } from '../../editor/uploads/upload-file.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { showToast } from '../../ui/toast.ts'
import { nameAfter, stateText, unsent, waitingFiles, type SentFile } from './uploading-files.ts'
import { WhereWritten } from '../changes/change-request-select.tsx'
import { useOpening } from '../../shell/use-open-action.ts'

export interface AddFilesProps {
  readonly org: string
  readonly space: string
  /** Files that were already dropped. */
  readonly begin: readonly File[]
  /** The file to replace, which keeps its id; undefined to add files. */
  readonly replaces: ContentFile | undefined
  readonly onClose: () => void
}

/** Uploads files into a change request, each with its own progress. */
export function AddFiles({ org, space, begin, replaces, onClose }: AddFilesProps) {
  const client = useQueryClient()
  const opening = useOpening(org, space)
  const path = { spaceId: space }
  const picker = useRef<HTMLInputElement>(null)
  const [into, setInto] = useState('')
  const [files, setFiles] = useState(() => waitingFiles(begin, largestFile))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const left = unsent(files, largestFile)
  const set = (at: number, next: Partial<SentFile>): void =>
    setFiles((all) => all.map((one, nth) => (nth === at ? { ...one, ...next } : one)))
  const take = (given: readonly File[]): void =>
    setFiles((all) =>
      replaces === undefined
        ? [...all, ...waitingFiles(given, largestFile)]
        : waitingFiles(given.slice(0, 1), largestFile),
    )
  const send = async (): Promise<void> => {
    setBusy(true)
    setFailure(null)
    try {
      const subject = replaces === undefined ? 'Add files' : `Replace ${replaces.name}`.slice(0, 100)
      const { data: change } =
        into === ''
          ? await createChangeRequest({ path, body: { subject }, throwOnError: true })
          : await getChangeRequest({ path: { ...path, changeRequestId: into }, throwOnError: true })
      // Retries go into the same change request.
      setInto(change.id)
      let failed = 0
      for (const at of left) {
        const file = files[at]?.file
        if (file === undefined) continue
        set(at, { state: 'sending', share: 0 })
        try {
          // Sequential: each write is based on the previous one.
          await uploadFile(
            { space, id: change.id },
            file,
            (share) => set(at, { share }),
            undefined,
            replaces && { id: replaces.id, name: nameAfter(replaces.name, file.name) },
          )
          set(at, { state: 'sent', share: 1 })
        } catch (error) {
          failed += 1
          set(at, { state: 'failed', words: processError(error).title })
        }
      }
      void client.invalidateQueries({ queryKey: listChangeRequestsQueryKey({ path }) })
      if (failed > 0) return
      onClose()
      const count = left.length
      void showToast({
        text:
          replaces === undefined
            ? `${counted(count, 'file is', 'files are')} in #${change.number}`
            : `“${replaces.name}” is replaced in #${change.number}`,
        detail: 'Main has them once it is merged.',
        action: opening(change.number),
      })
    } catch (error) {
      setFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next && !busy) onClose()
      }}
      title={replaces === undefined ? 'Add files' : `Replace “${replaces.name}”`}
      description={
        replaces === undefined
          ? 'They go into a change request, and onto main with it.'
          : 'Every page that shows it shows the new one once the change request is merged.'
      }
      footer={
        <>
          <Button onClick={onClose} disabledReason={busy ? 'Files are being sent.' : undefined}>
            Cancel
          </Button>
          <Button
            variant="primary"
            busy={busy}
            disabledReason={left.length === 0 ? 'Choose a file first.' : undefined}
            onClick={() => void send()}
          >
            {files.some(({ state }) => state === 'failed') && left.length > 0
              ? 'Try again'
              : `Send ${left.length === 1 ? 'the file' : `${left.length} files`}`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div
          className="grid justify-items-center gap-2 rounded-base border border-dashed border-edge p-4 text-ink-soft"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault()
            if (!busy) take([...event.dataTransfer.files])
          }}
        >
          <Button icon={Upload} onClick={() => picker.current?.click()}>
            {replaces === undefined ? 'Choose files' : 'Choose a file'}
          </Button>
          or drop {replaces === undefined ? 'them' : 'it'} here
          <input
            ref={picker}
            type="file"
            multiple={replaces === undefined}
            hidden
            aria-label="Files to send"
            onChange={(event) => {
              take([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
        </div>
        {files.length > 0 && (
          <ul aria-label="Files" className="grid max-h-64 gap-3 overflow-y-auto">
            {files.map((one, at) => (
              <li key={at}>
                <ProgressBar label={one.file.name} done={one.share} text={stateText(one)} />
              </li>
            ))}
          </ul>
        )}
        <WhereWritten space={space} value={into} onChange={setInto} />
        {failure !== null && <FormError error={processError(failure)} />}
      </div>
    </Dialog>
  )
}
