import { redirect } from '@tanstack/react-router'

interface Owned {
  readonly organization: string
}

/**
 * In a loader: leads to the organization that the thing is in, when the address names another one, as an address that was
 * kept from before a transfer does. `again` reads the thing anew: what is known of it may be from before a transfer too.
 * `href` is the whole address without the host.
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
