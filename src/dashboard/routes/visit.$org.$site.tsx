import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { getUserOptions } from '../../client/@tanstack/react-query.gen.ts'
import { createSiteVisit } from '../../client/sdk.gen.ts'
import { longestLocation } from '../../contract/sites/access/limits.ts'
import { requirePerson } from '../api/require-person.ts'
import { WireError } from '../api/response-error.ts'
import { useSignOut } from '../api/use-sign-out.ts'
import { PlainShell } from '../shell/frame/plain-shell.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const opening = () => <Skeleton shape="lines" count={4} label="Opening the site" />

/** Where a published site sends its visitors to sign in as members of the organization; sends them back at once. */
export const Route = createFileRoute('/visit/$org/$site')({
  validateSearch: (search: Record<string, unknown>): { location?: string } =>
    typeof search['location'] === 'string' ? { location: search['location'].slice(0, longestLocation) } : {},
  beforeLoad: requirePerson,
  loaderDeps: ({ search: { location } }) => ({ location }),
  /** The URL of the site; undefined if this person may not read it. */
  loader: async ({ params: { org, site }, deps: { location } }): Promise<{ url: string | undefined }> => {
    try {
      const { data } = await createSiteVisit({
        path: { organizationId: org },
        body: { site, ...(location !== undefined && { location }) },
        throwOnError: true,
      })
      return { url: data.url }
    } catch (error) {
      if (!(error instanceof WireError)) throw error
      if (error.reason !== 'not-found' && error.reason !== 'role-too-low') throw error
      return { url: undefined }
    }
  },
  // Each URL can be opened for a minute only.
  gcTime: 0,
  staticData: { crumb: 'Site' },
  codeSplitGroupings: [['component'], ['loader']],
  component: Visit,
  pendingComponent: opening,
})

function Visit() {
  const { url } = Route.useLoaderData()
  // Replaces this page, so that the browser's back button leads to where the visitor came from.
  useEffect(() => {
    if (url !== undefined) location.replace(url)
  }, [url])
  return url === undefined ? <NoAccess /> : opening()
}

function NoAccess() {
  const { data: person } = useSuspenseQuery(getUserOptions())
  const returnTo = useLocation({ select: ({ href }) => href })
  const onSignOut = useSignOut(returnTo)
  return (
    <PlainShell width="form" account={{ person, onSignOut }}>
      <h1 className="text-display font-strong">You cannot read this site</h1>
      <p className="mt-2 text-ink-soft">
        You are signed in as {person.email}. Only members of the organization can read the site. Guests and
        other people cannot. It may also have been unpublished.
      </p>
      <div className="mt-6">
        <Button onClick={onSignOut}>Sign in as somebody else</Button>
      </div>
    </PlainShell>
  )
}
