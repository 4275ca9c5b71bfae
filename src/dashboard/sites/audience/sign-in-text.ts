/** Text about what signs the visitors of a site in. */
import type {
  SignInProblem,
  SitePublishingAuth,
  SitePublishingAuthUpdate,
} from '../../../client/types.gen.ts'

/** The values of the choices that are not integrations; no integration has these names. */
export const ownSignIn = '*'
export const memberSignIn = '@'

export const currentChoice = ({ backend, integration }: SitePublishingAuth): string =>
  backend === 'members' ? memberSignIn : (integration ?? ownSignIn)

const titles = new Map([
  [memberSignIn, 'Members of the organization'],
  [ownSignIn, 'Your own sign-in'],
])

export const signInTitle = (
  { integrations }: Pick<SitePublishingAuth, 'integrations'>,
  choice: string,
): string => titles.get(choice) ?? integrations.find(({ name }) => name === choice)?.title ?? choice

/** The change of a site's sign-in to a choice. */
export const signInUpdate = (choice: string): SitePublishingAuthUpdate => {
  if (choice === memberSignIn) return { backend: 'members' }
  return choice === ownSignIn ? { backend: 'custom' } : { backend: 'integration', integration: choice }
}

/** What follows for visitors when a choice is applied. */
export const signInConsequence = (auth: SitePublishingAuth, choice: string): string => {
  if (choice === memberSignIn)
    return 'From now on, visitors sign in to Recto as members of the organization. Guests cannot sign in. Visitors who are signed in in another way have to sign in again, and tokens of your own program stop working.'
  return choice === ownSignIn
    ? 'The site gets a new signing key for your program. Visitors who are signed in have to sign in again.'
    : `${signInTitle(auth, choice)} signs visitors in from now on, with a new key. Visitors who are signed in have to sign in again, and tokens of your own program stop working.`
}

/** The state of an integration among the choices. A record, so that a new problem does not compile without text. */
const states: Record<SignInProblem, string> = {
  'not-installed': 'Not installed on this site.',
  'not-granted': 'Not allowed to sign visitors in.',
  paused: 'Paused.',
  'not-configured': 'Not configured yet.',
}

export interface SignInOption {
  readonly value: string
  readonly label: string
  readonly hint: string
}

/** Members, the user's own sign-in, and the integrations that may sign visitors in or do at present. */
export const signInOptions = ({ integrations }: SitePublishingAuth): readonly SignInOption[] => [
  {
    value: memberSignIn,
    label: signInTitle({ integrations }, memberSignIn),
    hint: 'Everyone in the organization except guests can read the site after signing in to Recto.',
  },
  {
    value: ownSignIn,
    label: signInTitle({ integrations }, ownSignIn),
    hint: 'A program of yours signs tokens with the key of this site.',
  },
  ...integrations.map(({ name, title, problem }) => ({
    value: name,
    label: title,
    hint: problem === undefined ? 'This integration signs visitors in.' : states[problem],
  })),
]

/** Why a choice cannot be applied; undefined if it can. */
export const choiceRefusal = (auth: SitePublishingAuth, choice: string): string | undefined => {
  const problem = auth.integrations.find(({ name }) => name === choice)?.problem
  const title = signInTitle(auth, choice)
  if (problem === 'paused') return `${title} is paused. Resume it first.`
  return problem === 'not-configured' ? `${title} is not configured. Fill in its settings first.` : undefined
}

const warnings: Record<SignInProblem, (title: string) => string> = {
  'not-installed': (title) =>
    `${title} is no longer installed on this site, so visitors cannot sign in and see a message instead. Install it again, or select another sign-in.`,
  'not-granted': (title) =>
    `${title} is no longer allowed to sign visitors in, so they see a message instead. Select another sign-in.`,
  paused: (title) =>
    `${title} is paused. Visitors who are signed in stay signed in. Others see a message until you resume it.`,
  'not-configured': (title) =>
    `${title} is not configured. Visitors who are signed in stay signed in. Others see a message until you fill in its settings.`,
}

/** What follows for visitors when the current integration cannot sign them in; undefined if it can. */
export const signInWarning = (auth: SitePublishingAuth): string | undefined =>
  auth.problem === undefined ? undefined : warnings[auth.problem](signInTitle(auth, currentChoice(auth)))
