import { Upload } from 'lucide-react'
import { useRef } from 'react'
import type { ContentFile } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { useOpenAction } from '../../shell/use-open-action.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { ProgressBar } from '../../ui/feedback/progress-bar.tsx'
import { showToast } from '../../ui/toast.ts'
import { ChangeRequestSelect } from '../changes/change-request-select.tsx'
import { stateText } from './uploading-files.ts'
import { useFileUpload } from './use-file-upload.ts'

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
  const openAction = useOpenAction(org, space)
  const { changeRequest, setChangeRequest, files, remaining, busy, failure, addFiles, upload } =
    useFileUpload({
      space,
      begin,
      replaces,
      onUploaded: (number, count) => {
        onClose()
        void showToast({
          text:
            replaces === undefined
              ? `${counted(count, 'file')} added in #${number}`
              : `“${replaces.name}” replaced in #${number}`,
          detail: 'The change goes live when it is merged.',
          action: openAction(number),
        })
      },
    })
  const hasFailed = files.some(({ state }) => state === 'failed') && remaining.length > 0
  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next && !busy) onClose()
      }}
      title={replaces === undefined ? 'Add files' : `Replace “${replaces.name}”`}
      description={
        replaces === undefined
          ? 'Files are added in a change request and go live when it is merged.'
          : 'Every page that uses this file shows the new version once the change request is merged.'
      }
      footer={
        <>
          <Button onClick={onClose} disabledReason={busy ? 'Wait for the upload to finish.' : undefined}>
            Cancel
          </Button>
          <Button
            variant="primary"
            busy={busy}
            disabledReason={remaining.length === 0 ? 'Choose a file first.' : undefined}
            onClick={() => void upload()}
          >
            {hasFailed ? 'Try again' : `Upload ${counted(remaining.length, 'file')}`}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <FilePicker
          multiple={replaces === undefined}
          onFiles={(added) => {
            if (!busy) addFiles(added)
          }}
        />
        {files.length > 0 && (
          <ul aria-label="Files" className="grid max-h-64 gap-3 overflow-y-auto">
            {files.map((one, at) => (
              <li key={at}>
                <ProgressBar label={one.file.name} done={one.share} text={stateText(one)} />
              </li>
            ))}
          </ul>
        )}
        <ChangeRequestSelect space={space} value={changeRequest} onChange={setChangeRequest} />
        <FormError error={failure} />
      </div>
    </Dialog>
  )
}

interface FilePickerProps {
  readonly multiple: boolean
  readonly onFiles: (files: readonly File[]) => void
}

/** Selects files by button or drag and drop. */
function FilePicker({ multiple, onFiles }: FilePickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div
      className="grid justify-items-center gap-2 rounded-base border border-dashed border-edge p-4 text-ink-soft"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        onFiles([...event.dataTransfer.files])
      }}
    >
      <Button icon={Upload} onClick={() => input.current?.click()}>
        {multiple ? 'Choose files' : 'Choose file'}
      </Button>
      or drop {multiple ? 'them' : 'it'} here
      <input
        ref={input}
        type="file"
        multiple={multiple}
        hidden
        aria-label="Files to upload"
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </div>
  )
}
