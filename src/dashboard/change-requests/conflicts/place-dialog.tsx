import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { PageOnMain } from './conflict-context.ts'

/** `edit`: a page that receives the edit of another one. `page`: a new parent page. */
export type PlaceKind = 'edit' | 'page'

export interface PlaceDialogProps {
  readonly kind: PlaceKind
  /** The page in conflict: it cannot be moved into itself. */
  readonly subject: string | undefined
  /** Undefined until loaded. */
  readonly pages: readonly PageOnMain[] | undefined
  /** Null is the top of the space. */
  readonly onPick: (page: string | null) => void
  readonly onClose: () => void
}

/** More than anyone reads; typing finds the rest. */
const maxResults = 60

const dialogText = {
  edit: {
    title: 'Move the edit to another page',
    description: "Adds this change request's edit to the page you choose. What main deleted stays deleted.",
  },
  page: {
    title: 'Choose another location',
    description: 'The page becomes the last subpage of the page you choose.',
  },
} as const

/** Picks a page of main by title. Enter picks the first match. */
export function PlaceDialog({ kind, subject, pages, onPick, onClose }: PlaceDialogProps) {
  const [typed, setTyped] = useState('')
  const query = typed.trim().toLocaleLowerCase()
  const matches = (pages ?? [])
    .filter(
      ({ id, title, type }) =>
        id !== subject &&
        (type === 'document' || (kind === 'page' && type === 'group')) &&
        title.toLocaleLowerCase().includes(query),
    )
    .slice(0, maxResults)
  const [first] = matches
  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title={dialogText[kind].title}
      description={dialogText[kind].description}
      footer={<Button onClick={onClose}>Cancel</Button>}
    >
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (first !== undefined) onPick(first.id)
        }}
      >
        <TextField label="Find a page" value={typed} onValueChange={setTyped} autoComplete="off" />
        {pages === undefined ? (
          <Skeleton shape="rows" count={4} label="Loading pages" />
        ) : (
          <ul className="max-h-72 overflow-y-auto" aria-label="Pages on main">
            {kind === 'page' && query === '' && (
              <Row title="At the top of the space" above="" onPick={() => onPick(null)} />
            )}
            {matches.map(({ id, title, above }) => (
              <Row key={id} title={title} above={above} onPick={() => onPick(id)} />
            ))}
            {matches.length === 0 && query !== '' && (
              <li className="px-2 py-1 text-ink-soft">No pages match your search.</li>
            )}
          </ul>
        )}
      </form>
    </Dialog>
  )
}

interface RowProps {
  readonly title: string
  readonly above: string
  readonly onPick: () => void
}

function Row({ title, above, onPick }: RowProps) {
  return (
    <li>
      <button
        type="button"
        className="touch-row w-full truncate rounded-small px-2 text-left hover:bg-hover"
        onClick={onPick}
      >
        {title} {above !== '' && <span className="text-caption text-ink-soft">in {above}</span>}
      </button>
    </li>
  )
}
