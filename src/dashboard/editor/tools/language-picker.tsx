import { Command } from 'cmdk'
import { ChevronsUpDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Popover } from '../../ui/overlays/popover.tsx'
import { languageName, languagesFor } from './code-languages.ts'

export interface LanguagePickerProps {
  /** As in Markdown; empty for none. */
  readonly value: string
  readonly onChange: (syntax: string) => void
}

const row = 'flex touch-row cursor-pointer items-center rounded-small px-2 data-[selected=true]:bg-hover'

/** Picks a code language: found by any of its names, or typed if it is not in the list. */
export function LanguagePicker({ value, onChange }: LanguagePickerProps) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const found = languagesFor(typed)
  const other = typed.trim().toLowerCase()
  const take = (syntax: string): void => {
    setOpen(false)
    setTyped('')
    if (syntax !== value) onChange(syntax)
  }
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label="Code language"
      trigger={
        <Button variant="quiet" aria-label={`Language: ${languageName(value)}`}>
          {languageName(value)}
          <ChevronsUpDown aria-hidden="true" className="size-3.5 text-ink-soft" />
        </Button>
      }
    >
      <Command label="Languages" shouldFilter={false} loop>
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          placeholder="Find a language"
          aria-label="Find a language"
          className="mb-1 w-full touch-row rounded-base bg-raised px-2 ring-1 ring-edge ring-inset"
        />
        <Command.List className="max-h-64 overflow-y-auto">
          {typed === '' && (
            <Command.Item value="plain" onSelect={() => take('')} className={row}>
              Plain text
            </Command.Item>
          )}
          {found.map(({ id, name }) => (
            <Command.Item key={id} value={id} onSelect={() => take(id)} className={row}>
              {name}
            </Command.Item>
          ))}
          {found.length === 0 && /^[\w+#.-]{1,40}$/u.test(other) && (
            <Command.Item value={`other ${other}`} onSelect={() => take(other)} className={row}>
              Use “{other}”
            </Command.Item>
          )}
        </Command.List>
      </Command>
    </Popover>
  )
}
