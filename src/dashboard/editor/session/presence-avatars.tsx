import type { Present } from '../../../client/types.gen.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Popover } from '../../ui/overlays/popover.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { presenceText } from './presence-text.ts'

export interface PresenceAvatarsProps {
  /** Everyone else who is editing the change request now. */
  readonly others: readonly Present[]
  /** Id of the current page. */
  readonly page: string
  readonly titleOf: (page: string) => string | undefined
}

const maxAvatars = 3

/** Avatars of others who are editing, those on this page first; a click shows who edits which page. Nothing is locked. */
export function PresenceAvatars({ others, page, titleOf }: PresenceAvatarsProps) {
  const here = others.filter((one) => one.page === page)
  const elsewhere = others.filter((one) => one.page !== page)
  const label = presenceText(here, elsewhere)
  const people = [...new Map([...here, ...elsewhere].map((one) => [one.user.id, one])).values()]
  return (
    <>
      {/* Always rendered, because a live region that appears together with its first text is not announced. */}
      <output className="sr-only">{label}</output>
      {others.length > 0 && (
        <Popover
          label="Also editing this change request"
          align="end"
          trigger={
            <Button variant="bare" className="px-2" aria-label={`${label}. Show who is editing`}>
              <span className="flex -space-x-1.5">
                {people.slice(0, maxAvatars).map(({ user }) => (
                  <span key={user.id} className="rounded-round ring-2 ring-paper">
                    <Avatar name={user.displayName} image={user.photoURL} size="small" />
                  </span>
                ))}
              </span>
              <span className="text-caption text-ink-soft @max-3xl:hidden">{label}</span>
            </Button>
          }
        >
          <ul className="grid gap-2">
            {[...here, ...elsewhere].map(({ user, page: at, since }) => (
              <li key={`${user.id} ${at ?? ''}`} className="flex items-start gap-2">
                <Avatar name={user.displayName} image={user.photoURL} />
                <span className="min-w-0">
                  <span className="font-strong">{user.displayName}</span> is editing{' '}
                  {at === page
                    ? 'this page'
                    : `“${(at === undefined ? undefined : titleOf(at)) ?? 'another page'}”`}
                  <span className="block text-caption text-ink-soft">
                    since <RelativeTime at={since} />
                  </span>
                </span>
              </li>
            ))}
          </ul>
          <p className="mt-2 border-t border-line pt-2 text-caption text-ink-soft">
            You can edit at the same time. What others save is merged into your text.
          </p>
        </Popover>
      )}
    </>
  )
}
