import { createFileRoute } from '@tanstack/react-router'
import { PlainShell } from '../shell/frame/plain-shell.tsx'
import { ResetPasswordForm } from '../system/reset-password-form.tsx'

export const Route = createFileRoute('/reset-password')({
  validateSearch: (search: Record<string, unknown>): { token?: string } =>
    typeof search['token'] === 'string' ? { token: search['token'] } : {},
  staticData: { crumb: 'Reset password' },
  component: ResetPassword,
})

function ResetPassword() {
  const { token } = Route.useSearch()
  return (
    <PlainShell width="form">
      <h1 className="mb-6 text-display font-strong">Choose a new password</h1>
      {token === undefined ? (
        <p>The link is incomplete. Copy all of it, or ask an administrator for a new one.</p>
      ) : (
        <ResetPasswordForm token={token} />
      )}
    </PlainShell>
  )
}
