import type { SignOnProblem } from '../../../contract/people/sign-on-problems.ts'

/** Sign-on errors for the user who tried; administrators see the details next to it. */
export const signOnLabels: Readonly<Record<SignOnProblem, string>> = {
  'provider-off': 'Signing in through this provider is switched off.',
  'provider-refused': 'The identity provider did not sign you in.',
  unreadable: 'The answer of the identity provider could not be read.',
  unsigned: 'The answer of the identity provider is not signed.',
  'wrong-signature': 'The answer was signed with another certificate, or was changed on its way.',
  'wrong-issuer': 'The answer is from another identity provider.',
  'wrong-audience': 'The answer is for another service.',
  'wrong-recipient': 'The answer was meant for another address.',
  expired: 'The answer has expired. The clocks of the two sides may differ.',
  'not-asked': 'The answer fits no sign-in that was begun here. Begin again on this page.',
  replayed: 'This sign-in was used already. Begin again.',
  'other-browser': 'The sign-in was begun in another browser. Begin again in this one.',
  'no-name': 'The identity provider did not say who you are.',
  'passing-name': 'The identity provider gives you another name each time.',
  'no-address': 'The identity provider did not tell your e-mail address.',
  'address-taken':
    'Your address has an account already that is not linked. Ask an administrator for an invite.',
  'shut-out': 'You were shut out of the organization. An administrator can let you in again.',
  'service-key':
    'This installation cannot sign its requests to identity providers. Sign in another way, or tell whoever runs it: the command "fsck" says what to do.',
}

const day = 24 * 3600 * 1000

export interface Validity {
  readonly words: string
  readonly tone: 'moss' | 'ochre' | 'rust'
}

/** Validity of a certificate; "soon" is within thirty days. */
export const validityOf = (
  { notBefore, notAfter }: { readonly notBefore: string; readonly notAfter: string },
  now: number,
): Validity => {
  const left = Math.floor((Date.parse(notAfter) - now) / day)
  if (left < 0) return { words: 'Expired: nobody can sign in by it', tone: 'rust' }
  if (Date.parse(notBefore) > now) return { words: 'Not valid yet', tone: 'ochre' }
  const words = left === 1 ? '1 day left' : `${left} days left`
  return { words, tone: left < 30 ? 'ochre' : 'moss' }
}
