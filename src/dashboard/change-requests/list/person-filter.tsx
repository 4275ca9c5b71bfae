import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { LucideIcon } from 'lucide-react'
import { useState } from 'react'
import {
  getUserByIdOptions,
  getUserOptions,
  listMembersOptions,
} from '../../../client/@tanstack/react-query.gen.ts'
import { FilterChoice } from './filter-choice.tsx'

export interface PersonFilterProps {
  readonly org: string
  readonly icon: LucideIcon
  readonly label: string
  readonly person: string | undefined
  readonly onChoose: (person: string | undefined) => void
}

/** As many as fit below the field; more are found by typing. */
const maxListed = 20

/** Filters a list by person. The user comes first; without the right to see members, nobody else is found. */
export function PersonFilter({ org, icon, label, person, onChoose }: PersonFilterProps) {
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const search = typed.trim()
  const { data: me } = useQuery(getUserOptions())
  const { data: members } = useQuery({
    ...listMembersOptions({
      path: { organizationId: org },
      query: { limit: maxListed, ...(search !== '' && { search }) },
    }),
    enabled: open,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const { data: chosen } = useQuery({
    ...getUserByIdOptions({ path: { userId: person ?? '' } }),
    enabled: person !== undefined,
    staleTime: 60_000,
    retry: false,
  })
  const others = (members?.items ?? []).filter(({ user }) => user.id !== me?.id)
  const isMe = me?.displayName.toLocaleLowerCase().includes(search.toLocaleLowerCase()) ?? false
  return (
    <FilterChoice
      icon={icon}
      label={label}
      chosen={person === undefined ? undefined : { id: person, name: chosen?.displayName }}
      options={[
        ...(me !== undefined && isMe
          ? [{ id: me.id, name: me.displayName, note: 'You', image: me.photoURL ?? '' }]
          : []),
        ...others.map(({ user }) => ({
          id: user.id,
          name: user.displayName,
          note: user.email,
          image: user.photoURL ?? '',
        })),
      ]}
      query={typed}
      onQuery={setTyped}
      onOpen={setOpen}
      onChoose={onChoose}
    />
  )
}
