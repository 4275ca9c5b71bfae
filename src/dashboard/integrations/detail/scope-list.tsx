import { Eye, ShieldAlert } from 'lucide-react'
import type { IntegrationScope } from '../../../client/types.gen.ts'
import { Icon } from '../../ui/icon.tsx'
import { scopeLabel, scopesByWeight } from '../integration-text.ts'
import type { ReactNode } from 'react'

export interface ScopeListProps {
  readonly label: string
  readonly scopes: readonly IntegrationScope[]
  /** Says what a scope allows. Default: in general, with the name of the scope. */
  readonly describe?: (scope: IntegrationScope) => ReactNode
  /** Whether screen readers hear of changes. */
  readonly live?: boolean
}

const withName = (scope: IntegrationScope): ReactNode => (
  <>
    {scopeLabel(scope)} <code className="font-mono text-caption text-ink-soft">{scope}</code>
  </>
)

/** What an integration may do, in words; what changes something comes first. */
export function ScopeList({ label, scopes, describe = withName, live = false }: ScopeListProps) {
  if (scopes.length === 0)
    return <p className="text-ink-soft">Nothing beyond its own configuration and the events about it.</p>
  return (
    <ul aria-label={label} aria-live={live ? 'polite' : undefined} className="grid gap-1.5">
      {scopesByWeight(scopes).map((scope) => (
        <li key={scope} className="flex gap-2">
          <Icon
            of={scope.endsWith(':read') ? Eye : ShieldAlert}
            className={scope.endsWith(':read') ? 'mt-0.5 text-ink-soft' : 'mt-0.5 text-ochre'}
          />
          <span className="min-w-0">{describe(scope)}</span>
        </li>
      ))}
    </ul>
  )
}
