import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { listTeamsOptions } from '../../../client/@tanstack/react-query.gen.ts'
import type { Team } from '../../../client/types.gen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Popover } from '../../ui/overlays/popover.tsx'
import { SearchField } from '../../ui/fields/search-field.tsx'

export interface TeamChoiceProps {
  readonly org: string
  readonly label: string
  readonly hint: string
  /** The selected team; undefined is no team. */
  readonly team: Pick<Team, 'id' | 'title'> | undefined
  readonly onTeam: (id: string | null) => void
  readonly busy: boolean
}

/** More than users read; typing finds the rest. */
const maxTeams = 12

/** Selects one team by name, or none. */
export function TeamChoice({ org, label, hint, team, onTeam, busy }: TeamChoiceProps) {
  const [open, setOpen] = useState(false)
  const [q, setQ] = useState<string>()
  const { data } = useQuery({
    ...listTeamsOptions({
      path: { organizationId: org },
      query: { limit: maxTeams, ...(q !== undefined && { title: q }) },
    }),
    enabled: open,
    placeholderData: keepPreviousData,
  })
  const choose = (id: string | null): void => {
    setOpen(false)
    setQ(undefined)
    if (id !== (team?.id ?? null)) onTeam(id)
  }
  const choices = [...(q === undefined ? [{ id: null, title: 'No team' }] : []), ...(data?.items ?? [])]
  return (
    <div className="grid justify-items-start gap-1">
      <span className="font-strong">{label}</span>
      <Popover
        label={label}
        open={open}
        onOpenChange={setOpen}
        trigger={
          <Button busy={busy} aria-label={`${label}: ${team?.title ?? 'No team'}`}>
            <span className="max-w-60 truncate">{team?.title ?? 'No team'}</span>
            <ChevronDown aria-hidden className="size-4" />
          </Button>
        }
      >
        <div className="grid gap-2">
          <SearchField label="Search teams" value={q} onSearch={setQ} />
          <ul aria-label="Matching teams" className="grid max-h-64 overflow-y-auto">
            {choices.map(({ id, title }) => (
              <li key={id ?? ''}>
                <Button
                  variant="bare"
                  className="w-full justify-start"
                  aria-pressed={id === (team?.id ?? null)}
                  onClick={() => choose(id)}
                >
                  <span className="truncate">{title}</span>
                </Button>
              </li>
            ))}
          </ul>
          {data !== undefined && choices.length === 0 && <p className="text-ink-soft">No matching teams.</p>}
        </div>
      </Popover>
      <span className="text-caption text-ink-soft">{hint}</span>
    </div>
  )
}
