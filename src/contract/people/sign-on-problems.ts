/** Why a sign-on was refused: the closed list returned by the service and translated to messages by the dashboard. */
export const signOnProblems = [
  'provider-off',
  'provider-refused',
  'unreadable',
  'unsigned',
  'wrong-signature',
  'wrong-issuer',
  'wrong-audience',
  'wrong-recipient',
  'expired',
  'not-asked',
  'replayed',
  'other-browser',
  'no-name',
  'passing-name',
  'no-address',
  'address-taken',
  'shut-out',
  'service-key',
] as const
export type SignOnProblem = (typeof signOnProblems)[number]

/** Why the browser was sent to the sign-in page: a refused sign-on, or a request that belongs to none. */
export const signInProblems = [
  'unknown-provider',
  'unknown-test',
  'too-many-attempts',
  ...signOnProblems,
] as const
export type SignInProblem = (typeof signInProblems)[number]
