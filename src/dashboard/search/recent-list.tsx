import { Command } from 'cmdk'
import { History } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '../ui/icon.tsx'
import { recentPlaces } from './recent-places.ts'
import { resultHeading, resultRow, type Go } from './result-row.ts'

export interface RecentListProps {
  readonly organization: string
  readonly onGo: Go
}

/** The user's recent places, shown before anything is typed, without the current one. */
export function RecentList({ organization, onGo }: RecentListProps) {
  const [places] = useState(() =>
    recentPlaces(organization).filter(({ path }) => path !== window.location.pathname),
  )
  if (places.length === 0) return null
  return (
    <Command.Group heading="Recent" className={resultHeading}>
      {places.slice(0, 5).map(({ path, label }) => (
        <Command.Item
          key={path}
          value={`recent ${path}`}
          onSelect={() => onGo(path, label)}
          className={resultRow}
        >
          <Icon of={History} className="mt-0.5 text-ink-soft" />
          <span className="truncate">{label}</span>
        </Command.Item>
      ))}
    </Command.Group>
  )
}
