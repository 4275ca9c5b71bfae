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
const mostShown = 60

const words = {
  edit: {
    title: 'Move the edit into another page',
    description:
      'What this change did to the text is put into that page of main. What main deleted stays deleted.',
  },
  page: {
    title: 'Put the page somewhere else',
    description: 'It goes under the page that you choose, last.',
  },
} as const

/** Picks a page of main by title. Enter picks the first match. */
export function PlaceDialog({ kind, subject, pages, onPick, onClose }: PlaceDialogProps) {
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLocaleLowerCase()
  const found = (pages ?? [])
    .filter(
      ({ id, title, type }) =>
        id !== subject &&
        (type === 'document' || (kind === 'page' && type === 'group')) &&
        title.toLocaleLowerCase().includes(wanted),
    )
    .slice(0, mostShown)
  const [first] = found
  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title={words[kind].title}
      description={words[kind].description}
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
          <Skeleton shape="rows" count={4} label="Loading the pages" />
        ) : (
          <ul className="max-h-72 overflow-y-auto" aria-label="Pages of main">
            {kind === 'page' && wanted === '' && (
              <Row title="At the top of the space" above="" onPick={() => onPick(null)} />
            )}
            {found.map(({ id, title, above }) => (
              <Row key={id} title={title} above={above} onPick={() => onPick(id)} />
            ))}
            {found.length === 0 && wanted !== '' && (
              <li className="px-2 py-1 text-ink-soft">No page of main has these words in its title.</li>
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
