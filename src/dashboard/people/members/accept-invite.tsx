import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { acceptInviteAsNewMutation, acceptInviteMutation } from '../../../client/@tanstack/react-query.gen.ts'
import { getUserOptions } from '../../../client/@tanstack/react-query.gen.ts'
import type { Joined, OpenInvite } from '../../../client/types.gen.ts'
import { InviteAccount } from '../../../contract/people/invite-schemas.ts'
import { wireBody } from '../../api/request-body.ts'
import { FormError } from '../../forms/form-error.tsx'
import { FormPage } from '../../forms/form-page.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { PasswordField } from '../../forms/password-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { labelOf } from '../role-labels.ts'

export interface AcceptInviteProps {
  readonly token: string
  readonly invite: OpenInvite
}

const closedTexts = {
  used: [
    'This invite was already used',
    'Each invite works once. If you used it, sign in. Otherwise, ask for a new invite.',
  ],
  expired: [
    'This invite has expired',
    'Invites expire after 7 days. Ask the person who sent it for a new one.',
  ],
  off: ['This invite link is disabled', 'Ask an organization administrator for an invite.'],
} as const

/** Opens the joined organization. Clears cached data, which was fetched without membership. */
const useOpenJoined = () => {
  const router = useRouter()
  const client = useQueryClient()
  return ({ organization, space }: Joined): void => {
    client.clear()
    router.history.push(space === undefined ? `/o/${organization}` : `/o/${organization}/s/${space}`)
  }
}

const passwordHint =
  'If you already have an account with this email, enter its password. Otherwise, choose a password for your new account.'

/** The same form with and without an account: the page does not know which, and must not reveal it. */
function JoinWithPassword({ token, invite }: AcceptInviteProps) {
  const openJoined = useOpenJoined()
  const form = useContractForm(InviteAccount, {
    displayName: '',
    password: '',
    ...(invite.email === undefined && { email: '' }),
  })
  const begin = useMutation({ ...acceptInviteAsNewMutation(), onSuccess: openJoined })
  return (
    <FormPage
      form={form}
      onSubmit={(values) => begin.mutate({ path: { inviteId: token }, body: wireBody(values) })}
      pending={begin.isPending}
      error={begin.error}
      submitLabel="Continue and join"
      guarded={false}
    >
      {invite.email === undefined ? (
        <FormTextField
          form={form}
          name="email"
          label="Email"
          type="email"
          autoComplete="username"
          counted={false}
        />
      ) : (
        <p>
          Your email: <strong className="font-strong">{invite.email}</strong>
        </p>
      )}
      <FormTextField
        form={form}
        name="displayName"
        label="Your name"
        autoComplete="name"
        hint="Only used if you don’t have an account yet."
      />
      <PasswordField
        form={form}
        name="password"
        label="Password"
        autoComplete="current-password"
        hint={passwordHint}
      />
    </FormPage>
  )
}

/** For signed-in users: joins with one click, if the account matches. */
function Join({ token, invite, email }: AcceptInviteProps & { readonly email: string }) {
  const openJoined = useOpenJoined()
  const join = useMutation({ ...acceptInviteMutation(), onSuccess: openJoined })
  const organization = invite.organization?.id
  if (invite.email !== undefined && invite.email !== email.toLowerCase())
    return (
      <Note tone="warning">
        This invite is for {invite.email}, but you are signed in as {email}. Sign out, then open the link
        again.
      </Note>
    )
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-soft">You are signed in as {email}.</p>
      <FormError error={join.error} />
      <Button
        variant="primary"
        busy={join.isPending}
        onClick={() =>
          organization !== undefined &&
          join.mutate({ path: { organizationId: organization, inviteId: token } })
        }
      >
        Join {invite.organization?.title}
      </Button>
    </div>
  )
}

/** An invite and how to accept it: with the current account, another one, or a new one. */
export function AcceptInvite({ token, invite }: AcceptInviteProps) {
  const { data: person, isPending } = useQuery({ ...getUserOptions(), retry: false })
  if (invite.state !== 'open') {
    const [title, text] = closedTexts[invite.state]
    return (
      <div className="grid justify-items-start gap-3">
        <h1 className="text-display font-strong">{title}</h1>
        <p className="text-ink-soft">{text}</p>
        <Link to="/sign-in" className="text-accent underline">
          Sign in
        </Link>
      </div>
    )
  }
  const { organization, invitedBy, content, role = null } = invite
  const givenRole = invite.level ?? role
  const returnTo = `/invite/${token}`
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-display font-strong">Join {content?.title ?? organization?.title}</h1>
        <p className="mt-1 text-ink-soft">
          {invitedBy === undefined ? 'You have been invited to join' : `${invitedBy} invited you to join`}
          {content !== undefined && ` a ${content.kind} in ${organization?.title ?? ''}`} as{' '}
          <strong className="font-strong text-ink">{labelOf(givenRole)}</strong>.
        </p>
      </div>
      {isPending ? null : person !== undefined ? (
        <Join token={token} invite={invite} email={person.email ?? ''} />
      ) : (
        <>
          <JoinWithPassword token={token} invite={invite} />
          <p className="text-ink-soft">
            Using a passkey or single sign-on?{' '}
            <Link to="/sign-in" search={{ returnTo }} className="text-accent underline">
              Sign in and join
            </Link>
          </p>
        </>
      )}
    </div>
  )
}
