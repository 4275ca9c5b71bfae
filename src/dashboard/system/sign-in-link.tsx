import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { createSessionMutation } from '../../client/@tanstack/react-query.gen.ts'
import { useCommandCall } from '../shell/command-call.ts'
import { WireError } from '../api/response-error.ts'
import { safeReturn } from '../api/return-to.ts'
import { FormError } from '../forms/form-error.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { ErrorNote } from '../ui/feedback/error-note.tsx'
import { showToast } from '../ui/toast.ts'

export interface SignInLinkProps {
  /** The one-time token of the printed link. */
  readonly link: string
  readonly returnTo: string | undefined
  /** Whether the link was refused because it is used up. */
  readonly isUsed: boolean
  /** Called when it is. */
  readonly onUsed: () => void
}

/** Uses a printed one-time link when the button is pressed, so that link scanners do not consume it. */
export function SignInLink({ link, returnTo, isUsed, onUsed }: SignInLinkProps) {
  const router = useRouter()
  const client = useQueryClient()
  const call = useCommandCall()
  const signIn = useMutation({
    ...createSessionMutation(),
    onSuccess: (answer) => {
      client.clear()
      router.history.push(safeReturn(returnTo))
      if (answer.object === 'user' && answer.passwordless === true)
        void showToast({
          text: 'Set a password to sign in without a link next time.',
          action: { label: 'Set password', run: () => void router.navigate({ to: '/me' }) },
        })
    },
    onError: (error) => {
      if (error instanceof WireError && error.reason === 'bad-credentials') onUsed()
    },
  })
  return (
    <div className="mb-8 grid gap-3 border-b border-line pb-8">
      <p>Use this one-time link to sign in without a password.</p>
      {isUsed ? (
        <ErrorNote
          title="This sign-in link no longer works"
          what={`It was already used or has expired. Sign in with your password below. If you don’t have one, ask the person who runs this installation for a new link: ${call('sign-in-link EMAIL')}.`}
        />
      ) : (
        <FormError error={signIn.error} />
      )}
      <div>
        <Button
          variant={isUsed ? 'quiet' : 'primary'}
          busy={signIn.isPending}
          onClick={() => signIn.mutate({ body: { link } })}
        >
          Sign in with link
        </Button>
      </div>
    </div>
  )
}
