import { useMemo, useState } from 'react'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { TextFileButton } from '../../ui/fields/text-file-button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { readEntries } from './entry-form.ts'
import { PreviewView } from './preview-view.tsx'
import { useGlossaryUpdate } from './use-glossary-update.ts'

export interface PasteDialogProps {
  readonly org: string
  readonly onClose: () => void
}

/** Adds many terms from a table. */
export function PasteDialog({ org, onClose }: PasteDialogProps) {
  const [text, setText] = useState('')
  const { operations, problems } = useMemo(() => readEntries(text), [text])
  const [isChecked, setChecked] = useState(false)
  const update = useGlossaryUpdate(org, `Added ${counted(operations.length, 'term')}`, onClose)
  const change = (next: string): void => {
    setText(next)
    setChecked(false)
  }
  const refused =
    problems.length > 0
      ? 'Correct the problems first.'
      : operations.length === 0
        ? 'Paste a table first.'
        : undefined
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !update.isPending) onClose()
      }}
      title="Add many terms"
      description="A table with a column for each language. The first line has the codes of the languages."
      wide
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={update.isPending}
            disabledReason={refused}
            onClick={() => (isChecked ? update.save(operations) : setChecked(true))}
          >
            {isChecked ? `Add ${counted(operations.length, 'term')}` : 'Show affected units'}
          </Button>
        </>
      }
    >
      <div className="grid gap-3 py-1">
        <TextArea
          label="Table"
          hint="From a spreadsheet, or CSV."
          placeholder={'en\tde\nspace\tBereich'}
          value={text}
          onValueChange={change}
          rows={6}
          spellCheck={false}
          className="font-mono"
        />
        <TextFileButton label="CSV file with terms" onText={change} />
        {problems.length > 0 ? (
          <ul aria-label="Problems" className="grid gap-0.5 text-rust">
            {problems.slice(0, 20).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        ) : (
          operations.length > 0 && (
            <output className="figures">{counted(operations.length, 'term')} found</output>
          )
        )}
        {isChecked && refused === undefined && <PreviewView org={org} operations={operations} />}
        <FormError error={update.error} />
      </div>
    </Dialog>
  )
}
