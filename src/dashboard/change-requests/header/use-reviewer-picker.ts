import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { counted } from '../../ui/counted.ts'
import { mayReviewOptions, teamsOptions } from '../review-queries.ts'

export interface ReviewerChoice {
  readonly id: string
  readonly name: string
  readonly detail: string
  readonly image: string | undefined
  readonly team: boolean
  /** Why it cannot be selected. */
  readonly unavailable: string | undefined
}

export interface ReviewerPickerOptions {
  readonly org: string
  readonly space: string
  /** Ids of people and teams who were already asked. */
  readonly requested: ReadonlySet<string>
  /** Ids of contributors to the change request, who cannot approve it. */
  readonly contributors: ReadonlySet<string>
}

/** The people and teams who can review in a space, the search, and the selection. Loaded while it is open. */
export const useReviewerPicker = ({ org, space, requested, contributors }: ReviewerPickerOptions) => {
  const [open, setOpen] = useState(false)
  const [search, setSearch] = useState('')
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const people = useQuery({ ...mayReviewOptions(space), enabled: open })
  const teams = useQuery({ ...teamsOptions(org), enabled: open, retry: false })
  const choices = useMemo(
    (): readonly ReviewerChoice[] => [
      ...(people.data ?? []).map(({ id, displayName, email, photoURL }) => ({
        id,
        name: displayName,
        detail: email ?? '',
        image: photoURL,
        team: false,
        unavailable: contributors.has(id) ? 'Contributor' : requested.has(id) ? 'Requested' : undefined,
      })),
      ...(teams.data ?? []).map(({ id, title, members }) => ({
        id,
        name: title,
        detail: counted(members, 'member'),
        image: undefined,
        team: true,
        unavailable: requested.has(id) ? 'Requested' : undefined,
      })),
    ],
    [people.data, teams.data, contributors, requested],
  )
  const query = search.trim().toLocaleLowerCase()
  const selectedIds = (team: boolean): readonly string[] =>
    choices.filter((choice) => choice.team === team && selected.has(choice.id)).map(({ id }) => id)
  return {
    open,
    setOpen,
    search,
    setSearch,
    selected,
    toggle: (id: string): void => {
      const next = new Set(selected)
      if (!next.delete(id)) next.add(id)
      setSelected(next)
    },
    matches: choices.filter(({ name, detail }) => `${name} ${detail}`.toLocaleLowerCase().includes(query)),
    selectedPeople: (): readonly string[] => selectedIds(false),
    selectedTeams: (): readonly string[] => selectedIds(true),
    loading: people.data === undefined && people.error === null,
    error: people.error,
    /** Closes it and clears the search and the selection. */
    close: (): void => {
      setOpen(false)
      setSearch('')
      setSelected(new Set())
    },
  }
}
export type ReviewerPicker = ReturnType<typeof useReviewerPicker>
