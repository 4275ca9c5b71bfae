import { redirect } from '@tanstack/react-router'

interface Owned {
  readonly organization: string
}

/**
 * For loaders: redirects to the organization that owns the resource when the URL names another one, for example an old
 * link from before a transfer. `again` refetches the resource, since cached data may predate the transfer too. `href`
 * is the full address without the host.
 */
export const requireOwnOrganization = async (
  known: Owned,
  again: () => Promise<Owned>,
  { org, href }: { readonly org: string; readonly href: string },
): Promise<void> => {
  if (known.organization === org) return
  const { organization } = await again()
  if (organization !== org)
    throw redirect({ href: href.replace(`/o/${org}/`, `/o/${organization}/`), replace: true })
}
