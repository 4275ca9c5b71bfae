import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { controlClass } from './field.tsx'
import { Icon } from '../icon.tsx'
import { followed, type Typed } from './use-typed-text.ts'

/** Debounce of the search, in milliseconds. */
const pause = 250

export interface SearchFieldProps {
  readonly label: string
  readonly value: string | undefined
  /** Called once typing pauses, or the field is left. */
  readonly onSearch: (value: string | undefined) => void
  /** For a shortcut that focuses the field. */
  readonly field?: RefObject<HTMLInputElement | null> | undefined
}

/**
 * A search field. Searches once typing pauses or the field is left, since a search after a click on a result would lead
 * back from it. Follows other changes of the URL. Escape clears it, and leaves it when empty.
 */
export function SearchField({ label, value = '', onSearch, field }: SearchFieldProps) {
  const [typed, setTyped] = useState<Typed>({ text: value, seen: value, sent: [] })
  if (typed.seen !== value) setTyped(followed(typed, value))
  const type = (text: string): void => setTyped((now) => ({ ...now, text }))
  const wanted = typed.text.trim()
  const searched = typed.sent.at(-1) ?? typed.seen
  const isSearched = wanted === searched.trim()
  const search = (): void => {
    if (isSearched) return
    setTyped((now) => ({ ...now, sent: [...now.sent, wanted] }))
    onSearch(wanted === '' ? undefined : wanted)
  }
  const searchAfterPause = useEffectEvent(search)
  useEffect(() => {
    if (isSearched) return undefined
    const timer = setTimeout(() => searchAfterPause(), pause)
    return () => clearTimeout(timer)
  }, [wanted, isSearched])
  return (
    <span className="relative flex w-64 max-w-full items-center max-sm:w-full">
      <Icon of={Search} className="pointer-events-none absolute left-2.5 text-ink-soft" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed.text}
        maxLength={512}
        onChange={(event) => type(event.target.value)}
        onBlur={search}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          if (typed.text === '') event.currentTarget.blur()
          else type('')
        }}
        className={`${controlClass} pl-8`}
      />
    </span>
  )
}
