import { Trash2, X } from 'lucide-react'
import { useState } from 'react'
import type { ContentFile } from '../../../client/types.gen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { counted, sizeText } from '../../ui/counted.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { ChangeDialog } from '../changes/change-dialog.tsx'

export interface FileBarProps {
  readonly org: string
  readonly space: string
  /** The selected files. */
  readonly files: readonly ContentFile[]
  /** Number of pages that use each file; undefined while loading. */
  readonly uses: Readonly<Record<string, number>> | undefined
  readonly onClear: () => void
}

/** Actions for the selected files. */
export function FileBar({ org, space, files, uses, onClear }: FileBarProps) {
  const [removing, setRemoving] = useState(false)
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  // Files in use come first, because they matter most.
  const listed = files.toSorted((one, other) => (uses?.[other.id] ?? 0) - (uses?.[one.id] ?? 0))
  const used = files.filter(({ id }) => uses?.[id] !== undefined)
  return (
    <section
      aria-label="Selected files"
      className="sticky bottom-3 z-10 flex flex-wrap items-center gap-2 rounded-base bg-raised p-2 shadow-float"
    >
      <span className="figures px-1 font-strong">
        {counted(files.length, 'file')} selected, {sizeText(bytes)}
      </span>
      <Button
        icon={Trash2}
        disabledReason={uses === undefined ? 'Checking where they are used…' : undefined}
        onClick={() => setRemoving(true)}
      >
        Remove
      </Button>
      <IconButton icon={X} label="Clear selection" onClick={onClear} className="ml-auto" />
      {removing && (
        <ChangeDialog
          org={org}
          space={space}
          title={`Remove ${counted(files.length, 'file')}`}
          description={`${sizeText(bytes)}. The files stay on main and on sites until the change request is merged, and in the history after that.`}
          subject={`Remove ${counted(files.length, 'file')}`}
          changes={files.map(({ id }) => ({ operation: 'delete_file', file: id }))}
          danger={used.length > 0}
          done={`${counted(files.length, 'file')} removed`}
          onClose={() => setRemoving(false)}
          onDone={onClear}
        >
          {used.length > 0 && (
            <Note tone="warning">
              {used.length === 1 ? '1 of them is' : `${used.length} of them are`} in use. Pages that use it
              will show a missing file.
            </Note>
          )}
          <ul aria-label="Files to remove" className="max-h-64 divide-y divide-line overflow-y-auto">
            {listed.map(({ id, name, size }) => (
              <li key={id} className="flex flex-wrap gap-x-3 py-1.5">
                <span className="min-w-0 basis-full wrap-anywhere sm:flex-1 sm:basis-0">{name}</span>
                <span
                  className={`figures text-caption ${uses?.[id] === undefined ? 'text-ink-soft' : 'text-rust'}`}
                >
                  {uses?.[id] === undefined ? 'unused' : `used in ${counted(uses[id], 'page')}`}
                </span>
                <span className="figures w-20 text-right text-caption text-ink-soft">{sizeText(size)}</span>
              </li>
            ))}
          </ul>
        </ChangeDialog>
      )}
    </section>
  )
}
