import { Link } from '@tanstack/react-router'
import { Globe, Lock } from 'lucide-react'
import type { ApiSpec } from '../../../client/types.gen.ts'
import { counted } from '../../ui/counted.ts'
import { Icon } from '../../ui/icon.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { failureText, sourceLabel, specName } from '../api-spec-text.ts'
import { SpecStateBadge } from '../spec-state-badge.tsx'

/** One specification of the list: its state, where it comes from, and why the last processing failed. */
export function SpecRow({ org, spec }: { readonly org: string; readonly spec: ApiSpec }) {
  const { slug, versions, pages, visibility, lastProcessedAt, lastProcessedErrors = [] } = spec
  const failure = failureText(spec)
  const isPublic = visibility === 'public'
  return (
    <li
      data-row={slug}
      className="relative grid min-w-0 gap-0.5 border-b border-line px-2 py-3 hover:bg-hover has-[a:focus-visible]:bg-hover"
    >
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
        <Link
          to="/o/$org/specs/$spec"
          params={{ org, spec: slug }}
          className="min-w-0 truncate font-strong after:absolute after:inset-0"
        >
          {specName(spec)}
        </Link>
        <SpecStateBadge spec={spec} />
      </span>
      <span className="figures flex min-w-0 flex-wrap gap-x-3 text-caption text-ink-soft">
        <code className="font-mono">{slug}</code>
        <span className="truncate">{sourceLabel(spec)}</span>
        <span className="inline-flex items-center gap-1">
          <Icon of={isPublic ? Globe : Lock} className="size-3.5" />
          {isPublic ? 'Public' : 'Private'}
        </span>
        <span>{counted(versions, 'version')}</span>
        {pages !== undefined && (
          <span>{pages === 0 ? 'Not used on any page' : `Used on ${counted(pages, 'page')}`}</span>
        )}
        {lastProcessedAt !== undefined && (
          <span>
            Checked <RelativeTime at={lastProcessedAt} />
          </span>
        )}
      </span>
      {failure !== undefined && (
        <span className="text-caption text-rust">
          {failure} {lastProcessedErrors[0]?.message}
        </span>
      )}
    </li>
  )
}
