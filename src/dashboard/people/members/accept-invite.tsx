import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useRouter } from '@tanstack/react-router'
import { acceptInviteAsNewMutation, acceptInviteMutation } from '../../../client/@tanstack/react-query.gen.ts'
import { getUserOptions } from '../../../client/@tanstack/react-query.gen.ts'
import type { Joined, OpenInvite } from '../../../client/types.gen.ts'
import { InviteAccount } from '../../../contract/people/invite-schemas.ts'
import { processError } from '../../api/process-error.ts'
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

const closed = {
  used: ['This invite was used', 'It can be used once. If it was you, sign in; else ask for another one.'],
  expired: [
    'This invite has expired',
    'Invites can be used for 7 days. Ask whoever sent it for another one.',
  ],
  off: ['This link is switched off', 'Ask an administrator of the organization for an invite.'],
} as const

/** Opens the joined organization. Clears cached data, which was fetched without membership. */
const useArrival = () => {
  const router = useRouter()
  const client = useQueryClient()
  return ({ organization, space }: Joined): void => {
    client.clear()
    router.history.push(space === undefined ? `/o/${organization}` : `/o/${organization}/s/${space}`)
  }
}

const passwordHint =
  'If you already have an account with this address, enter its password. If not, choose one for a new account.'

/** The same form with and without an account: the page does not know which, and must not reveal it. */
function JoinWithPassword({ token, invite }: AcceptInviteProps) {
  const arrive = useArrival()
  const form = useContractForm(InviteAccount, {
    displayName: '',
    password: '',
    ...(invite.email === undefined && { email: '' }),
  })
  const begin = useMutation({ ...acceptInviteAsNewMutation(), onSuccess: arrive })
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
          label="E-mail"
          type="email"
          autoComplete="username"
          counted={false}
        />
      ) : (
        <p>
          Your address: <strong className="font-strong">{invite.email}</strong>
        </p>
      )}
      <FormTextField
        form={form}
        name="displayName"
        label="Your name"
        autoComplete="name"
        hint="Used for a new account only."
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
  const arrive = useArrival()
  const join = useMutation({ ...acceptInviteMutation(), onSuccess: arrive })
  const organization = invite.organization?.id
  if (invite.email !== undefined && invite.email !== email.toLowerCase())
    return (
      <Note tone="warning">
        This invite is for {invite.email}, and you are signed in as {email}. Sign out, then open the link
        again.
      </Note>
    )
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-soft">You are signed in as {email}.</p>
      <FormError error={join.error === null ? undefined : processError(join.error)} />
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
    const [title, words] = closed[invite.state]
    return (
      <div className="grid justify-items-start gap-3">
        <h1 className="text-display font-strong">{title}</h1>
        <p className="text-ink-soft">{words}</p>
        <Link to="/sign-in" className="text-accent underline">
          Sign in
        </Link>
      </div>
    )
  }
  const { organization, invitedBy, content, role = null } = invite
  const what = invite.level ?? role
  const returnTo = `/invite/${token}`
  return (
    <div className="grid gap-5">
      <div>
        <h1 className="text-display font-strong">Join {content?.title ?? organization?.title}</h1>
        <p className="mt-1 text-ink-soft">
          {invitedBy === undefined ? 'You are invited' : `${invitedBy} invites you`}
          {content !== undefined && ` to a ${content.kind} of ${organization?.title ?? ''}`} as{' '}
          <strong className="font-strong text-ink">{labelOf(what)}</strong>.
        </p>
      </div>
      {isPending ? null : person !== undefined ? (
        <Join token={token} invite={invite} email={person.email ?? ''} />
      ) : (
        <>
          <JoinWithPassword token={token} invite={invite} />
          <p className="text-ink-soft">
            Do you sign in with a passkey or through your organization?{' '}
            <Link to="/sign-in" search={{ returnTo }} className="text-accent underline">
              Sign in and join
            </Link>
          </p>
        </>
      )}
    </div>
  )
}
