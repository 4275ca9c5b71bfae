import { useCommandCall } from '../shell/command-call.ts'

/** What to do without a password: Recto sends no email, so a person has to help. */
export function ForgottenPassword() {
  const call = useCommandCall()
  return (
    <details className="mt-6 border-t border-line pt-4 text-ink-soft">
      <summary className="w-fit cursor-pointer rounded-base hover:underline">Forgot your password?</summary>
      <div className="mt-2 grid gap-2">
        <p>
          Ask an administrator of your organization for a reset link. They create it on your page under
          People.
        </p>
        <p>
          If you run this installation, set a new password on the server with{' '}
          <code className="font-mono text-ink">{call('reset-password EMAIL')}</code>, or print a sign-in link
          with <code className="font-mono text-ink">{call('sign-in-link EMAIL')}</code>.
        </p>
      </div>
    </details>
  )
}
