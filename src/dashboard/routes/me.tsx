import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import {
  getUserOptions,
  listSecondFactorsOptions,
  listSessionsOptions,
  listTokensOptions,
} from '../../client/@tanstack/react-query.gen.ts'
import { requirePerson } from '../api/require-person.ts'
import { useSignOut } from '../api/use-sign-out.ts'
import { PasswordForm } from '../people/account/password-form.tsx'
import { Preferences } from '../people/account/preferences.tsx'
import { ProfileForm } from '../people/account/profile-form.tsx'
import { SecondFactorList } from '../people/account/second-factor-list.tsx'
import { SessionList } from '../people/account/session-list.tsx'
import { TokenList } from '../people/tokens/token-list.tsx'
import { PlainShell } from '../shell/frame/plain-shell.tsx'
import { Avatar } from '../ui/avatar.tsx'
import { Section } from '../ui/layout/section.tsx'

export const Route = createFileRoute('/me')({
  beforeLoad: requirePerson,
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      queryClient.ensureQueryData(listTokensOptions()),
      queryClient.ensureQueryData(listSecondFactorsOptions()),
      queryClient.ensureQueryData(listSessionsOptions()),
    ])
  },
  staticData: { crumb: 'Your account' },
  component: Me,
})

function Me() {
  const { data: person } = useSuspenseQuery(getUserOptions())
  const onSignOut = useSignOut()
  return (
    <PlainShell width="list" account={{ person, onSignOut }}>
      <div className="grid gap-10">
        <div className="flex items-center gap-4">
          <Avatar name={person.displayName} image={person.photoURL} size="large" />
          <div className="min-w-0">
            <h1 className="truncate text-display font-strong">{person.displayName}</h1>
            <p className="truncate text-ink-soft">{person.email}</p>
          </div>
        </div>
        <Section title="Profile">
          <ProfileForm displayName={person.displayName} isFixed={person.profileFixed === true} />
        </Section>
        <Section title="Password" lead="At least 10 characters. Changing it signs you out everywhere else.">
          <PasswordForm />
        </Section>
        <Section title="Preferences" lead="Stored in this browser only.">
          <Preferences />
        </Section>
        <SecondFactorList />
        <TokenList />
        <SessionList />
      </div>
    </PlainShell>
  )
}
