import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { Later } from '../../ui/loading/later.tsx'

// Forms need the contract's schemas, which are slow to initialize, so they are loaded on click.
const SubjectForm = lazyComponent(async () => (await import('./subject-form.tsx')).SubjectForm)

export interface SubjectEditorProps {
  readonly number: number
  readonly subject: string
  readonly disabledReason: string | undefined
  readonly onSave: (subject: string, done: () => void) => void
  readonly pending: boolean
  readonly error: unknown
}

/** The title of a change request, edited in place. */
export function SubjectEditor(props: SubjectEditorProps) {
  const [editing, setEditing] = useState(false)
  const { number, subject, disabledReason } = props
  const title = (
    <h1 className="min-w-0 truncate text-display font-strong" title={subject}>
      <span className="figures font-normal text-ink-soft">#{number}</span>{' '}
      {subject === '' ? 'Untitled' : subject}
    </h1>
  )
  if (editing)
    return (
      <Later fallback={title}>
        <SubjectForm {...props} onClose={() => setEditing(false)} />
      </Later>
    )
  return (
    <div className="flex min-w-0 items-center gap-1">
      {title}
      <IconButton
        icon={Pencil}
        label="Edit subject"
        disabledReason={disabledReason}
        onClick={() => setEditing(true)}
        className="text-ink-soft"
      />
    </div>
  )
}
