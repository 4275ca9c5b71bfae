import { createFileRoute } from '@tanstack/react-router'
import { PlainShell } from '../shell/plain-shell.tsx'
import { SignInForm } from '../system/sign-in-form.tsx'

export const Route = createFileRoute('/sign-in')({
  // By hand: a schema library for one optional text would be in the first bytes that anybody waits for.
  validateSearch: (search: Record<string, unknown>): { returnTo?: string } =>
    typeof search['returnTo'] === 'string' ? { returnTo: search['returnTo'] } : {},
  staticData: { crumb: 'Sign in' },
  component: SignIn,
})

function SignIn() {
  const { returnTo } = Route.useSearch()
  return (
    <PlainShell width="form">
      <h1 className="mb-6 text-display font-strong">Sign in</h1>
      <SignInForm returnTo={returnTo} />
    </PlainShell>
  )
}
