import { Link } from '@tanstack/react-router'
import type { Link as LinkItem } from '../../../client/types.gen.ts'
import { RelativeTime } from '../../ui/relative-time.tsx'

export interface LinkOriginProps {
  readonly org: string
  readonly space: string
  readonly link: LinkItem
}

/** Since when a link has been broken, what broke it, and in which change request. */
export function LinkOrigin({ org, space, link }: LinkOriginProps) {
  const { brokenSince, target } = link
  if (brokenSince === undefined)
    return <span className="text-ink-soft">{link.status === 'broken' ? '–' : ''}</span>
  const { at, by, cause, changeRequest, revision } = brokenSince
  const gone =
    target.reference.kind === 'page' || target.reference.kind === 'file' ? target.reference.kind : 'target'
  return (
    <div className="grid min-w-44 py-1">
      <span className="flex flex-wrap gap-x-1.5">
        <RelativeTime at={at} />
        {changeRequest === undefined ? (
          <Link
            to="/o/$org/s/$space/history"
            params={{ org, space }}
            search={{ revision: revision.id }}
            className="text-accent underline"
          >
            at revision {revision.number}
          </Link>
        ) : (
          <Link
            to="/o/$org/s/$space/changes/$number"
            params={{ org, space, number: String(changeRequest.number) }}
            title={changeRequest.subject}
            className="text-accent underline"
          >
            in #{changeRequest.number}
          </Link>
        )}
      </span>
      <span className="text-caption text-ink-soft">
        {cause === 'link' ? 'The link was added' : `The ${gone} was deleted`}
        {by !== undefined && `, ${by.displayName}`}
      </span>
    </div>
  )
}
