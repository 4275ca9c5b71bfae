import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

export interface NotInstalledProps {
  readonly org: string
  readonly name: string
  /** Why the person may not install it; undefined if they may. */
  readonly refused: string | undefined
}

/** A tab that has something to show only once the integration is installed. */
export function NotInstalled({ org, name, refused }: NotInstalledProps) {
  return (
    <EmptyState
      title="Not installed"
      action={
        refused === undefined && (
          <Link
            to="/o/$org/integrations/$name/install"
            params={{ org, name }}
            className={buttonClass('quiet')}
          >
            Install
          </Link>
        )
      }
    >
      {refused ?? 'Install the integration first.'}
    </EmptyState>
  )
}
