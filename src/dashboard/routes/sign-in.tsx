import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { getSetupOptions } from '../../client/@tanstack/react-query.gen.ts'
import { signOnLabels } from '../people/sign-on/sign-on-text.ts'
import { PlainShell } from '../shell/frame/plain-shell.tsx'
import { ForgottenPassword } from '../system/forgotten-password.tsx'
import { SetupPending } from '../system/setup-pending.tsx'
import { SignInForm } from '../system/sign-in-form.tsx'
import { SignInLink } from '../system/sign-in-link.tsx'
import { ErrorNote } from '../ui/feedback/error-note.tsx'

export const Route = createFileRoute('/sign-in')({
  // Parsed by hand: one optional string does not justify a schema library in the initial bundle.
  validateSearch: (
    search: Record<string, unknown>,
  ): {
    returnTo?: string
    link?: string
    problem?: string
  } => ({
    ...(typeof search['returnTo'] === 'string' && { returnTo: search['returnTo'] }),
    ...(typeof search['problem'] === 'string' && { problem: search['problem'] }),
    ...(typeof search['link'] === 'string' && { link: search['link'] }),
  }),
  loader: ({ context: { queryClient } }) => queryClient.ensureQueryData(getSetupOptions()),
  staticData: { crumb: 'Sign in' },
  codeSplitGroupings: [['component'], ['loader']],
  component: SignIn,
})

function SignIn() {
  const { returnTo, link, problem } = Route.useSearch()
  const { data: setup } = useSuspenseQuery(getSetupOptions())
  const [usedLink, setUsedLink] = useState<string>()
  const refusal = Object.entries(signOnLabels).find(([name]) => name === problem)?.[1]
  if (!setup.done)
    return (
      <PlainShell width="form">
        <SetupPending />
      </PlainShell>
    )
  return (
    <PlainShell width="form">
      <h1 className="mb-6 text-display font-strong">Sign in</h1>
      {refusal !== undefined && (
        <div className="mb-6">
          <ErrorNote title="Sign-in failed" what={refusal} />
        </div>
      )}
      {link !== undefined && (
        <SignInLink
          link={link}
          returnTo={returnTo}
          isUsed={link === usedLink}
          onUsed={() => setUsedLink(link)}
        />
      )}
      <SignInForm returnTo={returnTo} secondary={link !== undefined && link !== usedLink} />
      <ForgottenPassword />
    </PlainShell>
  )
}
