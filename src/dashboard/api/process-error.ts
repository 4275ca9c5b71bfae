/** The one place that turns a failure into text for users. */
import type { ErrorReason } from '../../contract/operation/errors.ts'
import { isLoadError, loadErrorText } from '../ui/loading/load-error.ts'
import { waitText } from '../ui/relative-time-text.ts'
import { WireError } from './response-error.ts'

export interface ErrorText {
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
interface ReasonText {
  readonly title: string
  readonly what?: string
  readonly again?: true
}

/** A record over the closed list of reasons: a new reason does not compile without text. */
const reasonTexts: Record<ErrorReason, ReasonText> = {
  'malformed-json': {
    title: 'The request could not be read',
    what: 'This is a bug in the dashboard. Reload the page and try again.',
  },
  'malformed-request': {
    title: 'The request could not be read',
    what: 'This is a bug in the dashboard. Reload the page and try again.',
  },
  'bad-page-token': { title: 'The list has changed', what: 'Reload the page to see the current list.' },
  'bad-position': { title: 'This item cannot be moved there' },
  'bad-content': { title: 'The content was not accepted' },
  'not-signed-in': { title: 'You are signed out', what: 'Sign in again to continue.' },
  'bad-credentials': { title: 'Incorrect credentials' },
  'expired-credentials': { title: 'Your session has ended', what: 'Sign in again to continue.' },
  'role-too-low': { title: 'You do not have permission to change this' },
  'scope-too-low': { title: 'This token’s scope does not allow this' },
  'foreign-origin': {
    title: 'The request came from a different address',
    what: 'Open the dashboard at the address configured as BASE_URL.',
  },
  'sign-on-needed': {
    title: 'Single sign-on is required',
    what: 'This organization requires single sign-on. Sign out, then sign in with its identity provider.',
  },
  'proof-needed': {
    title: 'Confirm your identity',
    what: 'Nothing was changed. Try again and confirm your identity when asked.',
  },
  'not-found': {
    title: 'Not found',
    what: 'It was deleted, or you do not have access to it. Ask an administrator.',
  },
  'method-not-allowed': {
    title: 'The service does not support this action',
    what: 'The dashboard and the service may have different versions. Reload the page.',
  },
  'already-taken': { title: 'This is already taken' },
  'nothing-to-change': { title: 'There is nothing to change' },
  'content-conflict': { title: 'Someone else changed the same content' },
  'too-busy': {
    title: 'Others are changing this right now',
    what: 'Several attempts failed. Try again in a moment.',
    again: true,
  },
  'state-forbids': { title: 'This is not possible right now' },
  'rules-forbid': { title: 'The merge rules are not met' },
  'objections-open': { title: 'There are open objections' },
  'space-locked': { title: 'The space is locked', what: 'Edit it in a change request.' },
  'last-administrator': {
    title: 'An organization needs an administrator',
    what: 'This is the last administrator. Make someone else an administrator first.',
  },
  'set-up-done': { title: 'Already set up', what: 'Sign in with your email and password.' },
  'too-large': { title: 'This is too large' },
  'unsupported-media-type': { title: 'This file type is not supported' },
  'range-not-satisfiable': { title: 'The requested part of the file does not exist' },
  'invalid-input': { title: 'Some fields are not valid' },
  'too-many-requests': { title: 'Too many attempts', again: true },
  'internal-error': {
    title: 'Something went wrong',
    what: 'The service had an internal error. Its log has the details under the request ID below.',
    again: true,
  },
  'integration-refused': { title: 'The integration refused this' },
  'invalid-output': {
    title: 'The integration responded with something that cannot be shown',
    what: 'Tell the people who maintain it.',
  },
  'integration-failed': { title: 'The integration did not respond as expected', again: true },
  'not-ready': { title: 'The service is unavailable', again: true },
  'outcome-unknown': { title: 'The connection was lost while saving' },
}

const notChanged = 'Nothing was changed.'
const maybeChanged = 'Your change may not have been saved. What you typed is still here.'

const textWithoutDetails = (title: string, what: string, safe?: string): ErrorText => ({
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
export const processError = (error: unknown): ErrorText => {
  if (!(error instanceof WireError)) {
    if (isLoadError(error)) return textWithoutDetails(loadErrorText.title, loadErrorText.what)
    const what =
      error instanceof Error && error.message !== '' ? error.message : 'An unexpected error occurred.'
    return textWithoutDetails('Something went wrong in the dashboard', what, 'Reload the page to continue.')
  }
  const { serviceError: said, status, isRead: reading, retryAfter } = error
  // A refused sign-in or a rate limit cannot have changed anything, so there is nothing to reassure about.
  const safe =
    reading || status === 401 || status === 429
      ? undefined
      : status === 0 || (status >= 500 && said?.reason !== 'not-ready')
        ? maybeChanged
        : notChanged
  if (status === 0) {
    return textWithoutDetails(
      'Could not reach the service',
      'Check your connection. The service may also be restarting.',
      reading ? undefined : maybeChanged,
    )
  }
  const reasonText = said === undefined ? undefined : reasonTexts[said.reason]
  // A proxy between the browser and the service answered instead of it.
  if (said === undefined || reasonText === undefined) {
    return textWithoutDetails(
      'Unexpected response',
      said?.message ?? `A proxy between you and the service responded with status ${status}.`,
      safe,
    )
  }
  const { fields, others } = sortDetails(said.details ?? [])
  const wait =
    said.reason === 'too-many-requests'
      ? retryAfter === undefined
        ? 'Wait a moment, then try again.'
        : `Try again in ${waitText(retryAfter)}.`
      : undefined
  return {
    title: reasonText.title,
    what: [wait ?? reasonText.what ?? said.message, ...others].join(' '),
    safe,
    requestId: said.requestId,
    fields,
    again: reasonText.again === true,
  }
}
