import { FileArchive, FolderOpen } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { cx } from '../../ui/class-names.ts'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import {
  choiceFault,
  chosenFolder,
  droppedChoice,
  type ChoiceFault,
  type ImportChoice,
} from './import-files.ts'

export interface ImportChoiceFieldProps {
  /** Called only with a valid choice. */
  readonly onChoice: (choice: ImportChoice) => void
  readonly disabledReason: string | undefined
}

/** Selects a folder or an archive, by button or drag and drop. Reports what cannot be imported. */
export function ImportChoiceField({ onChoice, disabledReason }: ImportChoiceFieldProps) {
  const folder = useRef<HTMLInputElement>(null)
  const archive = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<ChoiceFault>()
  const take = async (reading: Promise<ImportChoice | undefined>): Promise<void> => {
    setBusy(true)
    setFault(undefined)
    try {
      const choice = await reading
      const found =
        choice === undefined
          ? { title: 'That was no file', what: 'Drop a folder or a zip archive from your computer.' }
          : await choiceFault(choice)
      if (found === undefined && choice !== undefined) onChoice(choice)
      setFault(found)
    } catch {
      setFault({
        title: 'The files could not be read',
        what: 'They may have been moved meanwhile, or the browser may not open them. Choose them again.',
      })
    }
    setBusy(false)
  }
  const usable = disabledReason === undefined
  return (
    <div className="grid gap-3">
      {/* Dropping files is a shortcut for the buttons inside. */}
      <div
        onDragOver={(event) => {
          if (!usable) return
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
        }}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          if (usable) void take(droppedChoice(event.dataTransfer.items))
        }}
        className={cx(
          'grid justify-items-start gap-3 rounded-base border border-dashed p-5',
          over ? 'border-accent bg-accent-soft' : 'border-edge',
        )}
      >
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            icon={FolderOpen}
            busy={busy}
            disabledReason={disabledReason}
            onClick={() => folder.current?.click()}
          >
            Choose a folder
          </Button>
          <Button
            icon={FileArchive}
            busy={busy}
            disabledReason={disabledReason}
            onClick={() => archive.current?.click()}
          >
            Choose a zip archive
          </Button>
        </div>
        <p className="text-ink-soft">
          {over ? 'Let go to take it.' : 'Or drop one here. Nothing is sent before you have seen what it is.'}
        </p>
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
            void take(Promise.resolve(chosenFolder(chosen)))
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
            if (file !== undefined) void take(Promise.resolve({ kind: 'archive', name: file.name, file }))
          }}
        />
      </div>
      {fault !== undefined && <ErrorNote title={fault.title} what={fault.what} safe="Nothing was sent." />}
    </div>
  )
}
