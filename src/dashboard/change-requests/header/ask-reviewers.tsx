import { useQuery } from '@tanstack/react-query'
import { Users, type LucideIcon } from 'lucide-react'
import { useMemo, useState } from 'react'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { Icon } from '../../ui/icon.tsx'
import { Popover } from '../../ui/overlays/popover.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { mayReviewOptions, teamsOptions } from '../review-queries.ts'

export interface AskReviewersProps {
  readonly org: string
  readonly space: string
  /** People and teams who were already asked. */
  readonly asked: ReadonlySet<string>
  /** Contributors to the change request, who cannot approve it. */
  readonly writers: ReadonlySet<string>
  readonly disabledReason: string | undefined
  readonly busy: boolean
  readonly icon: LucideIcon
  /** Rejects if the request failed. */
  readonly onAsk: (users: readonly string[], teams: readonly string[]) => Promise<unknown>
}

interface Choice {
  readonly id: string
  readonly name: string
  readonly detail: string
  readonly image: string | undefined
  readonly team: boolean
  readonly no: string | undefined
}

/** Further ones are found by typing. */
const most = 50

/** Requests reviews from people and teams. */
export function AskReviewers(props: AskReviewersProps) {
  const { org, space, asked, writers, disabledReason, busy, icon, onAsk } = props
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [failure, setFailure] = useState<unknown>()
  const people = useQuery({ ...mayReviewOptions(space), enabled: open })
  const teams = useQuery({ ...teamsOptions(org), enabled: open, retry: false })
  const choices = useMemo(
    (): readonly Choice[] => [
      ...(people.data ?? []).map(({ id, displayName, email, photoURL }) => ({
        id,
        name: displayName,
        detail: email ?? '',
        image: photoURL,
        team: false,
        no: writers.has(id) ? 'Wrote in it' : asked.has(id) ? 'Was asked' : undefined,
      })),
      ...(teams.data ?? []).map(({ id, title, members }) => ({
        id,
        name: title,
        detail: counted(members, 'member'),
        image: undefined,
        team: true,
        no: asked.has(id) ? 'Was asked' : undefined,
      })),
    ],
    [people.data, teams.data, writers, asked],
  )
  const wanted = typed.trim().toLocaleLowerCase()
  const found = choices.filter(({ name, detail }) => `${name} ${detail}`.toLocaleLowerCase().includes(wanted))
  const close = (): void => {
    setOpen(false)
    setTyped('')
    setChosen(new Set())
    setFailure(undefined)
  }
  const send = async (): Promise<void> => {
    const of = (team: boolean): readonly string[] =>
      choices.filter((choice) => choice.team === team && chosen.has(choice.id)).map(({ id }) => id)
    try {
      await onAsk(of(false), of(true))
      close()
    } catch (error) {
      setFailure(error)
    }
  }
  if (disabledReason !== undefined)
    return (
      <Button variant="bare" icon={icon} disabledReason={disabledReason}>
        Ask for a review
      </Button>
    )
  return (
    <Popover
      label="Ask for a review"
      open={open}
      onOpenChange={(next) => (next ? setOpen(true) : close())}
      trigger={
        <Button variant="bare" icon={icon}>
          Ask for a review
        </Button>
      }
    >
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen.size > 0 && !busy) void send()
        }}
      >
        <input
          type="search"
          aria-label="Find people and teams"
          placeholder="Find people and teams"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="touch-row w-full rounded-base bg-raised px-2.5 ring-1 ring-edge ring-inset"
        />
        {people.data === undefined && people.error === null ? (
          <Skeleton shape="rows" count={3} label="Loading who may review" />
        ) : found.length === 0 ? (
          <p className="px-1 text-ink-soft">
            {wanted === ''
              ? 'Nobody else may review in this space. An administrator can give the role reviewer.'
              : 'Nobody of that name may review here.'}
          </p>
        ) : (
          <ul className="max-h-64 overflow-y-auto">
            {found.slice(0, most).map(({ id, name, detail, image, team, no }) => (
              <li key={id}>
                <label className="flex touch-row items-center gap-2 rounded-small px-1 hover:bg-hover has-aria-disabled:text-ink-soft">
                  <input
                    type="checkbox"
                    className="size-4 shrink-0 accent-accent"
                    checked={chosen.has(id)}
                    aria-disabled={no === undefined ? undefined : true}
                    onChange={() => {
                      if (no !== undefined) return
                      const next = new Set(chosen)
                      if (!next.delete(id)) next.add(id)
                      setChosen(next)
                    }}
                  />
                  {team ? (
                    <Icon of={Users} className="mx-0.5 text-ink-soft" />
                  ) : (
                    <Avatar name={name} image={image} size="small" />
                  )}
                  <span className="min-w-0 flex-1 truncate">{name}</span>
                  <span className="max-w-28 shrink-0 truncate text-caption text-ink-soft">
                    {no ?? detail}
                  </span>
                </label>
              </li>
            ))}
            {found.length > most && (
              <li className="px-1 text-caption text-ink-soft">{found.length - most} more: type a name.</li>
            )}
          </ul>
        )}
        {people.error !== null && <FormError error={processError(people.error)} />}
        {failure !== undefined && <FormError error={processError(failure)} />}
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          disabledReason={chosen.size === 0 ? 'Choose somebody first.' : undefined}
        >
          {chosen.size < 2 ? 'Ask for a review' : `Ask ${chosen.size} for a review`}
        </Button>
      </form>
    </Popover>
  )
}
