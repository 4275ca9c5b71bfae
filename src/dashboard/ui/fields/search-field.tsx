import { Search } from 'lucide-react'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { controlClass } from './field.tsx'
import { Icon } from '../icon.tsx'
import { followed, type Typed } from './use-typed-text.ts'

/** Debounce of the search, in milliseconds. */
const pause = 250

export interface SearchFieldProps {
  readonly label: string
  readonly value: string | undefined
  /** Called once typing pauses. */
  readonly onSearch: (value: string | undefined) => void
  /** For a shortcut that focuses the field. */
  readonly field?: RefObject<HTMLInputElement | null> | undefined
}

/**
 * A search field. Searches once typing pauses, and follows other changes of the URL. Escape clears it, and leaves it
 * when empty.
 */
export function SearchField({ label, value = '', onSearch, field }: SearchFieldProps) {
  const [typed, setTyped] = useState<Typed>({ words: value, seen: value, sent: [] })
  if (typed.seen !== value) setTyped(followed(typed, value))
  const type = (words: string): void => setTyped((now) => ({ ...now, words }))
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  const wanted = typed.words.trim()
  const asked = typed.sent.at(-1) ?? typed.seen
  useEffect(() => {
    if (wanted === asked.trim()) return undefined
    const timer = setTimeout(() => {
      setTyped((now) => ({ ...now, sent: [...now.sent, wanted] }))
      latest.current(wanted === '' ? undefined : wanted)
    }, pause)
    return () => clearTimeout(timer)
  }, [wanted, asked])
  return (
    <span className="relative flex w-64 max-w-full items-center max-sm:w-full">
      <Icon of={Search} className="pointer-events-none absolute left-2.5 text-ink-soft" />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed.words}
        maxLength={512}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          if (typed.words === '') event.currentTarget.blur()
          else type('')
        }}
        className={`${controlClass} pl-8`}
      />
    </span>
  )
}
