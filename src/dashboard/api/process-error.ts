/** The one place that turns a failure into text for users. */
import type { ErrorReason } from '../../contract/operation/errors.ts'
import { waitText } from '../ui/relative-time-text.ts'
import { WireError } from './response-error.ts'

export interface ShownError {
  readonly title: string
  /** What happened, and what to do. */
  readonly what: string
  /** What was not lost or changed. */
  readonly safe: string | undefined
  readonly requestId: string | undefined
  /** Form field (dotted, as in the request body) → its error. */
  readonly fields: ReadonlyMap<string, string>
  /** Whether the same request may succeed when it is repeated unchanged. */
  readonly again: boolean
}

/** Our text. Without `what`, the service's message is shown because it is more specific. */
interface Words {
  readonly title: string
  readonly what?: string
  readonly again?: true
}

/** A record over the closed list of reasons: a new reason does not compile without text. */
const words: Record<ErrorReason, Words> = {
  'malformed-json': {
    title: 'The request could not be read',
    what: 'This is a fault of the dashboard. Reload the page and try again.',
  },
  'malformed-request': {
    title: 'The request could not be read',
    what: 'This is a fault of the dashboard. Reload the page and try again.',
  },
  'bad-page-token': { title: 'The list has changed', what: 'Load it again from the start.' },
  'bad-position': { title: 'It cannot stand there' },
  'bad-content': { title: 'The content was not accepted' },
  'not-signed-in': { title: 'You are signed out', what: 'Sign in again to go on.' },
  'bad-credentials': { title: 'That did not match' },
  'expired-credentials': { title: 'Your session has ended', what: 'Sign in again to go on.' },
  'role-too-low': { title: 'You may see this, but not change it' },
  'scope-too-low': { title: 'This token was not made for that' },
  'foreign-origin': {
    title: 'The request came from another address',
    what: 'Open the dashboard at the address that the service was set up with (BASE_URL).',
  },
  'sign-on-needed': {
    title: 'Sign in through the organization',
    what: 'It lets its members in through its single sign-on only. Sign out, and sign in with it.',
  },
  'proof-needed': {
    title: 'Show that it is you first',
    what: 'Nothing was changed. Try again, and answer what is asked.',
  },
  'not-found': {
    title: 'Nothing is here',
    what: 'It was deleted, or you have no access to it. Somebody who administers it can tell.',
  },
  'method-not-allowed': {
    title: 'The service does not know this action',
    what: 'The dashboard and the service may be of different versions. Reload the page.',
  },
  'already-taken': { title: 'That is taken already' },
  'nothing-to-change': { title: 'Nothing would change' },
  'content-conflict': { title: 'Somebody changed the same thing' },
  'too-busy': {
    title: 'Others changed this at the same moment',
    what: 'It was tried several times without success. Try again in a moment.',
    again: true,
  },
  'state-forbids': { title: 'This is not possible now' },
  'rules-forbid': { title: 'The merge rules are not met' },
  'space-locked': { title: 'The space is locked', what: 'Propose your change in a change request.' },
  'last-administrator': {
    title: 'Somebody must stay in charge',
    what: 'This is the last administrator. Make another one first.',
  },
  'set-up-done': { title: 'Already set up', what: 'Sign in with your e-mail address and password.' },
  'too-large': { title: 'That is too large' },
  'unsupported-media-type': { title: 'This kind of file is not accepted' },
  'range-not-satisfiable': { title: 'The file has no such part' },
  'invalid-input': { title: 'Something needs correcting' },
  'too-many-requests': { title: 'Too many attempts', again: true },
  'internal-error': {
    title: 'The service failed',
    what: 'The fault is in the service. Its log has the details under the request below.',
    again: true,
  },
  'not-built': { title: 'Not there yet', what: 'This part of the service is not built yet.' },
  'not-ready': { title: 'The service is not available right now', again: true },
  'outcome-unknown': { title: 'The connection was lost while saving' },
}

const unchanged = 'Nothing was changed.'
const unsure = 'It is not certain whether the change was saved. What you typed is still here.'

const plain = (title: string, what: string, safe?: string): ShownError => ({
  title,
  what,
  safe,
  requestId: undefined,
  fields: new Map(),
  again: true,
})

/** Splits the error details into those of fields and the rest, as sentences. */
const sortDetails = (details: readonly { path: string; message: string }[]) => {
  const fields = new Map<string, string>()
  const others: string[] = []
  for (const { path, message } of details) {
    if (!path.startsWith('body.')) others.push(message)
    else if (!fields.has(path.slice(5))) fields.set(path.slice(5), message)
  }
  return { fields, others }
}

/**
 * Text for anything thrown. `fields` holds the field errors, which the form shows next to its fields; the rest goes
 * into its note. Anything other than a failed request is a defect of the dashboard.
 */
export const processError = (error: unknown): ShownError => {
  if (!(error instanceof WireError)) {
    const what = error instanceof Error && error.message !== '' ? error.message : 'The dashboard met a fault.'
    return plain('This part of the dashboard failed', what, 'Reload the page to go on.')
  }
  const { said, status, reading, retryAfter } = error
  // A refused sign-in or a rate limit cannot have changed anything, so there is nothing to reassure about.
  const safe =
    reading || status === 401 || status === 429
      ? undefined
      : status === 0 || (status >= 500 && said?.reason !== 'not-ready')
        ? unsure
        : unchanged
  if (status === 0) {
    return plain(
      'The service did not answer',
      'Check your connection. The service may also be restarting.',
      reading ? undefined : unsure,
    )
  }
  const known = said === undefined ? undefined : words[said.reason]
  // A proxy between the browser and the service answered instead of it.
  if (said === undefined || known === undefined) {
    return plain(
      'The answer could not be read',
      said?.message ?? `Something between you and the service answered with status ${status}.`,
      safe,
    )
  }
  const { fields, others } = sortDetails(said.details ?? [])
  const wait =
    said.reason === 'too-many-requests'
      ? retryAfter === undefined
        ? 'Wait a little, then try again.'
        : `Try again in ${waitText(retryAfter)}.`
      : undefined
  return {
    title: known.title,
    what: [wait ?? known.what ?? said.message, ...others].join(' '),
    safe,
    requestId: said.requestId,
    fields,
    again: known.again === true,
  }
}
