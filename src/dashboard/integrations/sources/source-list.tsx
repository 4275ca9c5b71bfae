import { Link } from '@tanstack/react-router'
import { Braces } from 'lucide-react'
import type { ReactNode } from 'react'
import type { EnabledContentSource } from '../../../client/types.gen.ts'
import { Icon } from '../../ui/icon.tsx'
import { IntegrationIcon } from '../integration-icon.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { openapiTitle } from './openapi-source.ts'

export interface SourceListProps {
  readonly org: string
  readonly sources: readonly EnabledContentSource[]
  readonly onPick: (source: EnabledContentSource) => void
  readonly onPickOpenapi: () => void
}

interface RowProps {
  readonly icon: ReactNode
  readonly title: string
  readonly text: string
  readonly status?: ReactNode
  readonly disabled?: boolean
  readonly onPick: () => void
}

function SourceRow({ icon, title, text, status, disabled = false, onPick }: RowProps) {
  return (
    <li>
      <button
        type="button"
        disabled={disabled}
        onClick={onPick}
        className="flex w-full touch-row items-center gap-3 px-1 py-2 text-start enabled:hover:bg-hover"
      >
        {icon}
        <span className="grid min-w-0 flex-1">
          <span className="truncate font-strong">{title}</span>
          <span className="truncate text-ink-soft">{text}</span>
        </span>
        {status}
      </button>
    </li>
  )
}

/** The content sources of a space, to choose one. One that has to be configured first cannot be chosen. */
export function SourceList({ org, sources, onPick, onPickOpenapi }: SourceListProps) {
  return (
    <>
      <ul aria-label="Content sources" className="divide-y divide-line border-y border-line">
        <SourceRow
          icon={<Icon of={Braces} className="mx-1.5" />}
          title={openapiTitle}
          text="Pages from a hosted API specification"
          onPick={onPickOpenapi}
        />
        {sources.map((one) => (
          <SourceRow
            key={one.type}
            icon={<IntegrationIcon url={one.icon} />}
            title={one.source.title}
            text={one.source.description ?? one.title}
            disabled={one.status !== 'active'}
            status={one.status !== 'active' && <StatusBadge status={one.status} />}
            onPick={() => onPick(one)}
          />
        ))}
      </ul>
      {sources.length === 0 && (
        <p className="text-ink-soft">
          Integrations add more content sources.{' '}
          <Link
            to="/o/$org/integrations"
            params={{ org }}
            search={{ sources: true }}
            className="text-accent underline"
          >
            Browse integrations
          </Link>
        </p>
      )}
    </>
  )
}
