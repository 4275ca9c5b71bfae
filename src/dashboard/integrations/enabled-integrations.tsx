import { Link } from '@tanstack/react-router'
import { buttonClass } from '../ui/buttons/button-class.ts'
import type { EnabledIntegration } from '../../client/types.gen.ts'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { IntegrationIcon } from './integration-icon.tsx'
import { StatusBadge } from './status-badge.tsx'

export interface EnabledIntegrationsProps {
  readonly org: string
  readonly kind: 'space' | 'site'
  readonly integrations: readonly EnabledIntegration[]
}

/** The integrations of one space or site, with links to where they are configured. */
export function EnabledIntegrations({ org, kind, integrations }: EnabledIntegrationsProps) {
  const browse = (
    <Link to="/o/$org/integrations" params={{ org }} className={buttonClass('quiet')}>
      Browse integrations
    </Link>
  )
  if (integrations.length === 0)
    return (
      <EmptyState title={`No integrations in this ${kind}`} action={browse}>
        {kind === 'space'
          ? 'Integrations add blocks to its pages and react to its changes.'
          : 'Integrations add scripts, such as analytics, and sign visitors in.'}
      </EmptyState>
    )
  return (
    <div className="grid justify-items-start gap-3">
      <ul aria-label="Integrations" className="w-full divide-y divide-line border-y border-line">
        {integrations.map(({ integration, title, icon, description = '', status }) => (
          <li key={integration} className="relative flex items-center gap-3 px-1 py-2 hover:bg-hover">
            <IntegrationIcon url={icon} />
            <span className="grid min-w-0 flex-1">
              <Link
                to="/o/$org/integrations/$name/installations"
                params={{ org, name: integration }}
                className="truncate font-strong after:absolute after:inset-0"
              >
                {title}
              </Link>
              {description !== '' && <span className="truncate text-ink-soft">{description}</span>}
            </span>
            <StatusBadge status={status} />
          </li>
        ))}
      </ul>
      {browse}
    </div>
  )
}
