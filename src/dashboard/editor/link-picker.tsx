import { useState } from 'react'
import type { ContentReference } from '../../content/document.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { TextField } from '../ui/text-field.tsx'

export interface PickablePage {
  readonly id: string
  readonly title: string
  /** Titles of the pages above it. */
  readonly above: string
}

export interface LinkPickerProps {
  readonly open: boolean
  readonly pages: readonly PickablePage[]
  /** With nothing: the link goes and the words stay. */
  readonly onPick: (ref: ContentReference | undefined) => void
  readonly onClose: () => void
}

const mostShown = 30
const isAddress = (text: string): boolean => /^(?:https?:\/\/|mailto:|#)\S+$/u.test(text)

/** Chooses what a link leads to: a page of the space, found by its title, or an address that is typed. */
export function LinkPicker({ open, pages, onPick, onClose }: LinkPickerProps) {
  const [typed, setTyped] = useState('')
  const words = typed.trim().toLocaleLowerCase()
  const found = pages.filter(({ title }) => title.toLocaleLowerCase().includes(words)).slice(0, mostShown)
  const pick = (ref: ContentReference | undefined): void => {
    setTyped('')
    onPick(ref)
  }
  const first = found[0]
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      title="Link"
      footer={<Button onClick={() => pick(undefined)}>Remove the link</Button>}
    >
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (isAddress(typed.trim())) pick({ kind: 'url', url: typed.trim() })
          else if (first !== undefined) pick({ kind: 'page', page: first.id })
        }}
      >
        <TextField label="Page or address" value={typed} onValueChange={setTyped} autoComplete="off" />
        {isAddress(typed.trim()) ? (
          <Button type="submit" variant="primary">
            Link to this address
          </Button>
        ) : (
          <ul className="max-h-64 overflow-y-auto" aria-label="Pages">
            {found.map(({ id, title, above }) => (
              <li key={id}>
                <button
                  type="button"
                  className="touch-row w-full rounded-small px-2 text-left hover:bg-hover"
                  onClick={() => pick({ kind: 'page', page: id })}
                >
                  {title} <span className="text-caption text-ink-soft">{above}</span>
                </button>
              </li>
            ))}
            {found.length === 0 && <li className="px-2 text-ink-soft">No page is called that.</li>}
          </ul>
        )}
      </form>
    </Dialog>
  )
}
