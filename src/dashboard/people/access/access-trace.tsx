import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { getMemberAccessOptions } from '../../../client/@tanstack/react-query.gen.ts'
import type { AccessReason } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { labelOf } from '../role-labels.ts'

export interface AccessTraceProps {
  readonly org: string
  readonly person: { readonly id: string; readonly name: string }
  /** The resource to trace; undefined closes the dialog. */
  readonly on:
    | { readonly kind: 'space' | 'collection' | 'site'; readonly id: string; readonly title: string }
    | undefined
  readonly onClose: () => void
}

/** The source of a grant or level as text: `Assigned to team Docs on the collection Guides`. */
const reasonText = ({ ground, on, teams = [] }: AccessReason): string => {
  const place = on === null ? '' : ` on the ${on.kind} ${on.title}`
  switch (ground) {
    case 'administrator':
      return 'Organization administrator'
    case 'direct':
      return `Assigned directly${place}`
    case 'team':
      return `Assigned to ${teams.length === 1 ? 'team' : 'teams'} ${teams.map(({ title }) => title).join(', ')}${place}`
    case 'default-level':
      return `Default level${place}`
    case 'organization':
      return 'Organization role'
    case 'no-member':
      return 'Deactivated or not a member'
  }
}

/** Every grant and level that was considered, in order of precedence, and the one that decided. */
export function AccessTrace({ org, person, on, onClose }: AccessTraceProps) {
  const path = { organizationId: org, userId: person.id }
  const trace = useQuery({
    ...getMemberAccessOptions({
      path,
      query: { [on?.kind ?? 'space']: on?.id ?? '' },
    }),
    enabled: on !== undefined,
  })
  return (
    <Dialog
      open={on !== undefined}
      onOpenChange={onClose}
      title={`${person.name}’s access to ${on?.title ?? ''}`}
      description="The first source that applies determines the role."
    >
      {trace.data === undefined ? (
        trace.error === null ? (
          <Skeleton shape="rows" count={3} label="Loading access sources" />
        ) : (
          <FormError error={trace.error} />
        )
      ) : (
        <ol aria-label="Access sources" className="divide-y divide-line">
          {trace.data.reasons.map((reason) => (
            <li
              key={`${reason.ground} ${reason.on?.id ?? ''}`}
              className={`flex items-start gap-2 py-2 ${reason.decides ? 'font-strong' : 'text-ink-soft'}`}
            >
              <span className="mt-0.5 size-4 shrink-0">
                {reason.decides && <Icon of={Check} className="text-moss" />}
              </span>
              <span className="min-w-0 flex-1">
                {reasonText(reason)}
                {reason.decides && <span className="sr-only"> (in effect)</span>}
              </span>
              <span>
                {reason.role === null ? (reason.on === null ? 'Guest' : 'No access') : labelOf(reason.role)}
              </span>
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  )
}
