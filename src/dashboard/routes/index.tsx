import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link, redirect } from '@tanstack/react-router'
import { getUserOptions, listOrganizationsOptions } from '../../client/@tanstack/react-query.gen.ts'
import { lastOrganization } from '../api/last-organization.ts'
import { requirePerson } from '../api/require-person.ts'
import { useSignOut } from '../api/use-sign-out.ts'
import { CreateOrganization } from '../organizations/create-organization.tsx'
import { PlainShell } from '../shell/frame/plain-shell.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'

export const Route = createFileRoute('/')({
  beforeLoad: requirePerson,
  loader: async ({ context }) => {
    const { items } = await context.queryClient.ensureQueryData(listOrganizationsOptions())
    const last = lastOrganization()
    const chosen =
      items.find((organization) => organization.id === last) ?? (items.length === 1 ? items[0] : undefined)
    // The router's way to leave a loader is to throw.
    if (chosen !== undefined) throw redirect({ to: '/o/$org', params: { org: chosen.id }, replace: true })
  },
  staticData: { crumb: 'Organizations' },
  component: Organizations,
})

function Organizations() {
  const { data: person } = useSuspenseQuery(getUserOptions())
  const { data: organizations } = useSuspenseQuery(listOrganizationsOptions())
  const onSignOut = useSignOut()
  return (
    <PlainShell width="form" account={{ person, onSignOut }}>
      <h1 className="mb-4 text-display font-strong">Organizations</h1>
      {organizations.items.length === 0 ? (
        <EmptyState title="You’re not in an organization yet">
          Ask an administrator of an organization to send you an invite.
        </EmptyState>
      ) : (
        <ul className="-mx-2">
          {organizations.items.map((organization) => (
            <li key={organization.id}>
              <Link
                to="/o/$org"
                params={{ org: organization.id }}
                className="flex touch-row items-center rounded-base px-2 hover:bg-hover"
              >
                {organization.title}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {person.operator === true && (
        <div className="mt-4">
          <CreateOrganization />
        </div>
      )}
    </PlainShell>
  )
}
