import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { getUserOptions } from '../../client/@tanstack/react-query.gen.ts'
import { setDraftOwner } from './draft-owner.ts'
import { isSignedOut } from './response-error.ts'

/**
 * For routes that need a signed-in user: returns their profile, or redirects to the sign-in page and back. The profile
 * is fetched once and then kept up to date by events, so that navigation needs no request.
 */
export const requirePerson = async ({
  context,
  location,
}: {
  readonly context: { readonly queryClient: QueryClient }
  readonly location: { readonly href: string }
}) => {
  try {
    const person = await context.queryClient.ensureQueryData(getUserOptions())
    setDraftOwner(person.id)
    return { person }
  } catch (error) {
    if (!isSignedOut(error)) throw error
    // The router expects `redirect` to be thrown.
    throw redirect({ to: '/sign-in', search: { returnTo: location.href } })
  }
}
