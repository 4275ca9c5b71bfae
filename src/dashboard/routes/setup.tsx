import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { getSetupOptions } from '../../client/@tanstack/react-query.gen.ts'
import { FailureScreen } from '../shell/failures/failure-screen.tsx'
import { PlainShell } from '../shell/frame/plain-shell.tsx'
import { SetupForm } from '../system/setup-form.tsx'
import { buttonClass } from '../ui/buttons/button-class.ts'

export const Route = createFileRoute('/setup')({
  validateSearch: (search: Record<string, unknown>): { token?: string } =>
    typeof search['token'] === 'string' ? { token: search['token'] } : {},
  loader: ({ context }) => context.queryClient.ensureQueryData(getSetupOptions()).then(() => undefined),
  staticData: { crumb: 'Set up' },
  codeSplitGroupings: [['component'], ['errorComponent']],
  component: Setup,
  errorComponent: (props) => (
    <PlainShell width="form">
      <FailureScreen {...props} />
    </PlainShell>
  ),
})

function Setup() {
  const { token } = Route.useSearch()
  const { data: setup } = useSuspenseQuery(getSetupOptions())
  return (
    <PlainShell width="form">
      {setup.done ? (
        <>
          <h1 className="mb-2 text-display font-strong">Already set up</h1>
          <p className="mb-5 text-ink-soft">
            The administrator account already exists. Sign in, or ask the administrator to invite you.
          </p>
          <Link to="/sign-in" className={buttonClass('primary')}>
            Sign in
          </Link>
        </>
      ) : (
        <>
          <h1 className="mb-2 text-display font-strong">Set up Recto</h1>
          <p className="mb-6 text-ink-soft">
            Create the administrator account, which can create organizations and invite people. The setup link
            stops working afterwards.
          </p>
          <SetupForm dataPath={setup.dataPath} token={token} />
        </>
      )}
    </PlainShell>
  )
}
