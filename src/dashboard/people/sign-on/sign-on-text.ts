import type { SignInProblem } from '../../../contract/people/sign-on-problems.ts'

/** Sign-on errors for the user who tried; administrators see the details next to it. */
export const signOnLabels: Readonly<Record<SignInProblem, string>> = {
  'unknown-provider':
    'This sign-in link is no longer valid. Sign in below, or ask an administrator for the new link.',
  'unknown-test':
    'This test has expired or was started in another browser. Start it again in the settings of single sign-on.',
  'too-many-attempts': 'Too many sign-ins from your network. Try again in a few minutes.',
  'provider-off': 'Sign-in with this provider is turned off.',
  'provider-refused': 'The identity provider did not sign you in.',
  unreadable: 'The response from the identity provider could not be read.',
  unsigned: 'The response from the identity provider is not signed.',
  'wrong-signature': 'The response was signed with a different certificate, or was modified in transit.',
  'wrong-issuer': 'The response is from a different identity provider.',
  'wrong-audience': 'The response is for a different service.',
  'wrong-recipient': 'The response is for a different URL.',
  expired: 'The response has expired. The clocks of the two servers may differ.',
  'not-asked': 'The response does not match a sign-in that was started here. Start again on this page.',
  replayed: 'This sign-in was already used. Start again.',
  'other-browser': 'The sign-in was started in another browser. Start again in this one.',
  'no-name': 'The identity provider did not say who you are.',
  'passing-name':
    'The identity provider sends a different identifier each time. Ask an administrator to configure a persistent NameID.',
  'no-address': 'The identity provider did not send your email address.',
  'address-taken':
    'An account with your email already exists but is not linked. Ask an administrator for an invite.',
  'shut-out': 'Your membership in this organization is deactivated. An administrator can reactivate it.',
  'service-key':
    'This installation cannot sign requests to identity providers. Sign in another way, or ask its operator to run "recto fsck", which explains what to do.',
}

const day = 24 * 3600 * 1000

export interface Validity {
  readonly label: string
  readonly tone: 'moss' | 'ochre' | 'rust'
}

/** Validity of a certificate; "soon" is within thirty days. */
export const validityOf = (
  { notBefore, notAfter }: { readonly notBefore: string; readonly notAfter: string },
  now: number,
): Validity => {
  const left = Math.floor((Date.parse(notAfter) - now) / day)
  if (left < 0) return { label: 'Expired', tone: 'rust' }
  if (Date.parse(notBefore) > now) return { label: 'Not valid yet', tone: 'ochre' }
  const label = left === 1 ? '1 day left' : `${left} days left`
  return { label, tone: left < 30 ? 'ochre' : 'moss' }
}
