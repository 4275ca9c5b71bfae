import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import {
  deleteSessionMutation,
  listSessionsOptions,
  listSessionsQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Table } from '../../ui/layout/table.tsx'
import { deviceText } from './device-text.ts'

/** The user's sessions. The current one ends by signing out. */
export function SessionList() {
  const client = useQueryClient()
  const { data: sessions } = useSuspenseQuery(listSessionsOptions())
  const end = useMutation({
    ...deleteSessionMutation(),
    onSuccess: () => client.invalidateQueries({ queryKey: listSessionsQueryKey() }),
  })
  return (
    <Section
      title="Sessions"
      lead="Browsers where you are signed in. If you don’t recognize one, sign it out and change your password."
    >
      <Table
        caption="Sessions"
        rows={sessions.items}
        rowKey={(session) => session.id}
        empty={<p className="text-ink-soft">No active sessions.</p>}
        columns={[
          {
            key: 'device',
            header: 'Browser',
            names: true,
            cell: (session) => (
              <span className="inline-flex items-center gap-2">
                {deviceText(session.userAgent)}
                {session.current && <Badge tone="accent">This browser</Badge>}
              </span>
            ),
          },
          {
            key: 'address',
            header: 'IP address',
            className: 'max-sm:hidden',
            cell: (session) => session.address,
          },
          {
            key: 'used',
            header: 'Last used',
            cell: (session) => <RelativeTime at={session.lastUsedAt} />,
          },
          {
            key: 'began',
            header: 'Signed in',
            className: 'max-sm:hidden',
            cell: (session) => <RelativeTime at={session.createdAt} />,
          },
          {
            key: 'actions',
            header: 'Actions',
            quiet: true,
            className: 'text-right',
            cell: (session) =>
              session.current ? null : (
                <Button
                  variant="bare"
                  className="text-rust"
                  busy={end.isPending && end.variables.path.sessionId === session.id}
                  onClick={() => end.mutate({ path: { sessionId: session.id } })}
                  aria-label={`Sign out ${deviceText(session.userAgent)}`}
                >
                  Sign out
                </Button>
              ),
          },
        ]}
      />
      <FormError error={end.error} />
    </Section>
  )
}
