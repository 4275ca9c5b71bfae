import { Link } from '@tanstack/react-router'
import type { Installation, Integration } from '../../../client/types.gen.ts'
import { IntegrationIcon } from '../integration-icon.tsx'
import { categoryLabels } from '../integration-text.ts'
import { StatusBadge } from '../status-badge.tsx'
import { VerifiedBadge } from '../verified-badge.tsx'

export interface CatalogueRowProps {
  readonly org: string
  readonly integration: Integration
  /** The installation of the organization, if there is one and the person can see it. */
  readonly installation: Installation | undefined
}

/** One integration of the catalogue. */
export function CatalogueRow({ org, integration, installation }: CatalogueRowProps) {
  const { name, title, description = '', categories, verified, urls, owner, visibility } = integration
  const facts = [
    ...categories.map((category) => categoryLabels[category]),
    ...(verified ? [] : [`by ${owner.title}`]),
    ...(visibility === 'public' ? [] : [visibility === 'private' ? 'Private' : 'Unlisted']),
  ]
  return (
    <li
      data-row={name}
      className="relative flex min-w-0 items-start gap-3 border-b border-line px-2 py-3 hover:bg-hover has-[a:focus-visible]:bg-hover"
    >
      <IntegrationIcon url={urls.icon} />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to="/o/$org/integrations/$name"
            params={{ org, name }}
            className="min-w-0 truncate font-strong after:absolute after:inset-0"
          >
            {title}
          </Link>
          {verified && <VerifiedBadge />}
          {installation !== undefined && <StatusBadge status={installation.status} />}
        </span>
        {description !== '' && <span className="text-ink-soft">{description}</span>}
        <span className="truncate text-caption text-ink-soft">{facts.join(' · ')}</span>
      </div>
    </li>
  )
}
