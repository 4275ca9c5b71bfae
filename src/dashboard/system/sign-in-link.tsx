import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { createSessionMutation } from '../../client/@tanstack/react-query.gen.ts'
import { processError } from '../api/process-error.ts'
import { safeReturn } from '../api/return-to.ts'
import { FormError } from '../forms/form-error.tsx'
import { Button } from '../ui/buttons/button.tsx'

export interface SignInLinkProps {
  /** The one-time token of the printed link. */
  readonly link: string
  readonly returnTo: string | undefined
}

/** Uses a printed one-time link when the button is pressed, so that link scanners do not consume it. */
export function SignInLink({ link, returnTo }: SignInLinkProps) {
  const router = useRouter()
  const client = useQueryClient()
  const signIn = useMutation({
    ...createSessionMutation(),
    onSuccess: () => {
      client.clear()
      router.history.push(safeReturn(returnTo))
    },
  })
  return (
    <div className="mb-8 grid gap-3 border-b border-line pb-8">
      <p>This link signs you in without a password, once.</p>
      <FormError error={signIn.error === null ? undefined : processError(signIn.error)} />
      <div>
        <Button variant="primary" busy={signIn.isPending} onClick={() => signIn.mutate({ body: { link } })}>
          Sign in with the link
        </Button>
      </div>
    </div>
  )
}
