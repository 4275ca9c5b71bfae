import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { controlClass } from './field.tsx'
import { Icon } from './icon.tsx'

export interface SearchFieldProps {
  readonly label: string
  readonly value: string | undefined
  /** Called when typing rests. */
  readonly onSearch: (value: string | undefined) => void
}

/** Words to look for. It waits until typing rests, and follows the address when that changes otherwise. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(value ?? '')
  const [shown, setShown] = useState(value)
  if (shown !== value) {
    setShown(value)
    if ((value ?? '') !== typed.trim()) setTyped(value ?? '')
  }
  useEffect(() => {
    const wanted = typed.trim() === '' ? undefined : typed.trim()
    if (wanted === value) return undefined
    const timer = setTimeout(() => onSearch(wanted), 250)
    return () => clearTimeout(timer)
  }, [typed, value, onSearch])
  return (
    <span className="relative flex w-64 max-w-full items-center">
      <Icon of={Search} className="pointer-events-none absolute left-2.5 text-ink-soft" />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={512}
        onChange={(event) => setTyped(event.target.value)}
        className={`${controlClass} pl-8`}
      />
    </span>
  )
}
