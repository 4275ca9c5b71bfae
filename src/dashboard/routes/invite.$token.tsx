import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { readInviteOptions } from '../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../api/not-found-error.ts'
import { AcceptInvite } from '../people/members/accept-invite.tsx'
import { PlainShell } from '../shell/frame/plain-shell.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const inviteOptions = (token: string) => readInviteOptions({ path: { inviteId: token } })

export const Route = createFileRoute('/invite/$token')({
  loader: ({ context: { queryClient }, params: { token } }) =>
    orNotFound(queryClient.ensureQueryData(inviteOptions(token))),
  staticData: { crumb: 'Invite' },
  codeSplitGroupings: [['component'], ['loader'], ['notFoundComponent']],
  component: Invite,
  pendingComponent: () => <Skeleton shape="lines" count={4} label="Loading invite" />,
  notFoundComponent: NoInvite,
})

function NoInvite() {
  return (
    <PlainShell width="form">
      <h1 className="text-display font-strong">Invite not found</h1>
      <p className="mt-2 text-ink-soft">
        The link is incomplete, or the invite was revoked. Ask the person who sent it for a new one.
      </p>
    </PlainShell>
  )
}

function Invite() {
  const { token } = Route.useParams()
  const { data: invite } = useSuspenseQuery(inviteOptions(token))
  return (
    <PlainShell width="form">
      <AcceptInvite token={token} invite={invite} />
    </PlainShell>
  )
}
