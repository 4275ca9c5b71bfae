import { ChevronDown, X, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Popover } from '../../ui/overlays/popover.tsx'

interface FilterOption {
  readonly id: string
  readonly name: string
  readonly note?: string | undefined
  /** Shows an avatar before the name; '' is one without a picture. */
  readonly image?: string | undefined
}

export interface FilterChoiceProps {
  readonly icon: LucideIcon
  /** What the filter applies to: `Author`. */
  readonly label: string
  /** The selection, with its name once known. */
  readonly chosen: { readonly id: string; readonly name: string | undefined } | undefined
  /** Matching options, as far as loaded. */
  readonly options: readonly FilterOption[]
  readonly query: string
  readonly onQuery: (query: string) => void
  readonly onOpen: (open: boolean) => void
  /** Undefined: any. */
  readonly onChoose: (id: string | undefined) => void
}

/** Filters a list by one of many values: a button with the selection, and a searchable list. */
export function FilterChoice(props: FilterChoiceProps) {
  const { icon, label, chosen, options, query, onQuery, onOpen, onChoose } = props
  const [open, setOpen] = useState(false)
  const setOpened = (next: boolean): void => {
    setOpen(next)
    onOpen(next)
    if (!next) onQuery('')
  }
  const choose = (id: string | undefined): void => {
    setOpened(false)
    onChoose(id)
  }
  return (
    <span className={chosen === undefined ? '' : 'inline-flex items-center rounded-base bg-chosen'}>
      <Popover
        label={label}
        open={open}
        onOpenChange={setOpened}
        trigger={
          <Button variant="bare" icon={icon} className={chosen === undefined ? '' : 'font-strong'}>
            {chosen === undefined ? label : `${label}: ${chosen.name ?? '…'}`}
            {chosen === undefined && <ChevronDown aria-hidden className="size-3.5 text-ink-soft" />}
          </Button>
        }
      >
        <div className="grid gap-2">
          <input
            type="search"
            aria-label={`Search: ${label}`}
            placeholder="Search by name"
            value={query}
            onChange={(event) => onQuery(event.target.value)}
            onKeyDown={(event) => {
              const [first] = options
              if (event.key === 'Enter' && first !== undefined) choose(first.id)
            }}
            className="touch-row w-full rounded-base bg-raised px-2.5 ring-1 ring-edge ring-inset"
          />
          {options.length === 0 ? (
            <p className="px-1 text-ink-soft">No results</p>
          ) : (
            <ul aria-label={label} className="max-h-64 overflow-y-auto">
              {options.map(({ id, name, note, image }) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-pressed={id === chosen?.id}
                    onClick={() => choose(id)}
                    className="flex touch-row w-full items-center gap-2 rounded-small px-2 text-left hover:bg-hover aria-pressed:bg-chosen aria-pressed:font-strong"
                  >
                    {image !== undefined && (
                      <Avatar name={name} image={image === '' ? undefined : image} size="small" />
                    )}
                    <span className="min-w-0 flex-1 truncate">{name}</span>
                    {note !== undefined && (
                      <span className="max-w-28 shrink-0 truncate text-caption text-ink-soft">{note}</span>
                    )}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      </Popover>
      {chosen !== undefined && (
        <IconButton icon={X} label={`Clear filter: ${label}`} onClick={() => onChoose(undefined)} />
      )}
    </span>
  )
}
