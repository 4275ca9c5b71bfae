import { FileArchive, FolderOpen } from 'lucide-react'
import { useRef, useState } from 'react'
import { useCommandCall } from '../../shell/command-call.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import {
  validateChoice,
  chosenFolder,
  droppedChoice,
  type ChoiceError,
  type ImportChoice,
} from './import-files.ts'

export interface ImportChoiceFieldProps {
  /** Called only with a valid choice. */
  readonly onChoice: (choice: ImportChoice) => void
  readonly disabledReason: string | undefined
}

/** Reads and validates a choice; the error says why it cannot be imported. */
const useChoice = (onChoice: ImportChoiceFieldProps['onChoice']) => {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<ChoiceError>()
  const readChoice = async (reading: Promise<ImportChoice | undefined>): Promise<void> => {
    setBusy(true)
    setError(undefined)
    try {
      const choice = await reading
      const found =
        choice === undefined
          ? { title: 'Not a file', what: 'Drop a folder or a zip archive from your computer.' }
          : await validateChoice(choice)
      if (found === undefined && choice !== undefined) onChoice(choice)
      setError(found)
    } catch {
      setError({
        title: 'Could not read the files',
        what: 'They may have been moved, or the browser may not have access. Choose them again.',
      })
    }
    setBusy(false)
  }
  return { busy, error, readChoice }
}

/** Selects a folder or an archive, by button or drag and drop. Reports what cannot be imported. */
export function ImportChoiceField({ onChoice, disabledReason }: ImportChoiceFieldProps) {
  const [isOver, setOver] = useState(false)
  const { busy, error, readChoice } = useChoice(onChoice)
  const call = useCommandCall()
  const isEnabled = disabledReason === undefined
  return (
    <div className="grid gap-3">
      {/* Dropping files is a shortcut for the buttons inside. */}
      <div
        onDragOver={(event) => {
          if (!isEnabled) return
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
        }}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          if (isEnabled) void readChoice(droppedChoice(event.dataTransfer.items))
        }}
        className={cx(
          'grid justify-items-start gap-3 rounded-base border border-dashed p-5',
          isOver ? 'border-accent bg-accent-soft' : 'border-edge',
        )}
      >
        <ChoiceButtons
          busy={busy}
          disabledReason={disabledReason}
          onChoice={(choice) => void readChoice(choice)}
        />
        <p className="text-ink-soft">
          {isOver ? 'Drop to add it.' : 'Or drop one here. Nothing is uploaded until you confirm.'}
        </p>
      </div>
      {error !== undefined && (
        <ErrorNote
          title={error.title}
          what={error.command === undefined ? error.what : `${error.what} ${call(error.command)}.`}
          safe="Nothing was uploaded."
        />
      )}
    </div>
  )
}

interface ChoiceButtonsProps extends Pick<ImportChoiceFieldProps, 'disabledReason'> {
  readonly busy: boolean
  readonly onChoice: (choice: Promise<ImportChoice>) => void
}

function ChoiceButtons({ busy, disabledReason, onChoice }: ChoiceButtonsProps) {
  const folder = useRef<HTMLInputElement>(null)
  const archive = useRef<HTMLInputElement>(null)
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          icon={FolderOpen}
          busy={busy}
          disabledReason={disabledReason}
          onClick={() => folder.current?.click()}
        >
          Choose folder
        </Button>
        <Button
          icon={FileArchive}
          busy={busy}
          disabledReason={disabledReason}
          onClick={() => archive.current?.click()}
        >
          Choose zip archive
        </Button>
      </div>
      <input
        ref={(element) => {
          if (element !== null) element.webkitdirectory = true
          folder.current = element
        }}
        type="file"
        multiple
        hidden
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])]
          event.target.value = ''
          onChoice(Promise.resolve(chosenFolder(chosen)))
        }}
      />
      <input
        ref={archive}
        type="file"
        accept=".zip,application/zip"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file !== undefined) onChoice(Promise.resolve({ kind: 'archive', name: file.name, file }))
        }}
      />
    </>
  )
}
