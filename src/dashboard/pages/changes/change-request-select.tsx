import { useQuery } from '@tanstack/react-query'
import { getUserOptions, listChangeRequestsOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { Select } from '../../ui/fields/select.tsx'

export interface ChangeRequestSelectProps {
  readonly space: string
  /** The id of a change request; empty for a new one. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Selects the target change request: a new one, or one of the user's own that is not merged. */
export function ChangeRequestSelect({ space, value, onChange }: ChangeRequestSelectProps) {
  const { data: person } = useQuery(getUserOptions())
  const drafts = useQuery({
    ...listChangeRequestsOptions({
      path: { spaceId: space },
      query: { status: 'active', limit: 100, ...(person !== undefined && { creator: person.id }) },
    }),
    enabled: person !== undefined,
  })
  return (
    <Select
      label="Change request"
      value={value}
      onValueChange={onChange}
      options={[
        { value: '', label: 'New change request' },
        ...(drafts.data?.items ?? []).map(({ id, number, subject }) => ({
          value: id,
          label: subject === '' ? `#${number}` : `#${number} ${subject}`,
        })),
      ]}
    />
  )
}
