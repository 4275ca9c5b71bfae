import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { getOrganizationOptions, listAuditEventsOptions } from '../../client/@tanstack/react-query.gen.ts'
import { RelativeTime } from '../ui/relative-time.tsx'
import { lastChangeOf, settingActions, type SettingAction, type SettingTarget } from './setting-changes.ts'

export interface LastChangeProps {
  readonly org: string
  readonly of: SettingTarget
  /** Id of the space, the site or the organization. */
  readonly id: string
  readonly action: SettingAction
  /** Names of the settings in the section, as the log has them; absent: all that the action changes. */
  readonly fields?: readonly string[]
}

/** How far back the log is read. */
const mostEvents = 100

/** Who changed the settings of a section and when, for administrators, who may read the audit log. */
export function LastChange({ org, of, id, action, fields }: LastChangeProps) {
  const path = { organizationId: org }
  const { data: organization } = useQuery(getOrganizationOptions({ path }))
  const isAdmin = organization?.permissions.admin === true
  const { data } = useQuery({
    // The same request for all sections of a screen.
    ...listAuditEventsOptions({
      path,
      query: { target: id, action: [...settingActions[of]], limit: mostEvents },
    }),
    enabled: isAdmin,
  })
  const last = isAdmin && data !== undefined ? lastChangeOf(data.items, action, fields) : undefined
  if (last === undefined) return null
  return (
    <p className="text-caption text-ink-soft">
      Changed by {last.actor?.displayName ?? 'the service'} <RelativeTime at={last.occurredAt} />
      {' · '}
      <Link
        to="/o/$org/settings/$section"
        params={{ org, section: 'audit' }}
        search={{ target: id }}
        className="underline hover:text-ink"
      >
        View history
      </Link>
    </p>
  )
}
