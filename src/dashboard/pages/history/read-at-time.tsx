import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { listRevisions } from '../../../client/sdk.gen.ts'
import { processError } from '../../api/process-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

export interface ReadAtTimeProps {
  readonly space: string
  /** Called with the revision that was current at that time. */
  readonly onFound: (revision: string) => void
}

/** The current local time in the format of the field, to the minute. */
const localNow = (): string => {
  const now = new Date()
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

/** Opens the whole space as of a given time, in the user's time zone. */
export function ReadAtTime({ space, onFound }: ReadAtTimeProps) {
  const [latest] = useState(localNow)
  const [time, setTime] = useState('')
  const find = useMutation({
    mutationFn: async (at: string) =>
      (
        await listRevisions({
          path: { spaceId: space },
          query: { at: new Date(at).toISOString(), limit: 1 },
          throwOnError: true,
        })
      ).data.items[0],
    onSuccess: (revision) => {
      if (revision) onFound(revision.id)
    },
  })
  const nothing = find.isSuccess && find.data === undefined
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (time !== '') find.mutate(time)
  }
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <TextField
        label="View the space as of"
        type="datetime-local"
        value={time}
        max={latest}
        onValueChange={(value) => {
          find.reset()
          setTime(value)
        }}
        error={
          nothing
            ? 'The space did not exist yet.'
            : find.error === null
              ? undefined
              : processError(find.error).title
        }
      />
      <Button
        type="submit"
        busy={find.isPending}
        disabledReason={time === '' ? 'Select a date and time first.' : undefined}
      >
        View
      </Button>
    </form>
  )
}
