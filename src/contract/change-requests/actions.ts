/**
 * What can be done with a change request now: one table of action × state × right. The service uses it to refuse
 * requests, and the dashboard to explain disabled buttons with the same message.
 */
import type { ChangeRequestStatus } from './schemas.ts'

export type ChangeAction =
  | 'rename'
  | 'edit-pages'
  | 'open'
  | 'draft'
  | 'archive'
  | 'update'
  | 'answer-conflict'
  | 'comment'
  | 'suggest'
  | 'request-reviewers'
  | 'review'
  | 'approve'
  | 'dismiss'
  | 'merge'
  | 'plan-merge'
  | 'cancel-plan'
  | 'revert'

/** The caller's rights in the space. */
export interface Rights {
  readonly edit: boolean
  readonly review: boolean
  readonly merge: boolean
  /** Absent: true for anyone who can edit. */
  readonly comment?: boolean | undefined
  readonly admin?: boolean | undefined
  /** Whether the caller created it or wrote in it, with the right to edit. Absent: unknown, so it may be tried. */
  readonly hand?: boolean | undefined
}

export interface ChangeState {
  readonly status: ChangeRequestStatus
  readonly outdated: boolean
  /** Number of open conflicts with main; absent if unknown. */
  readonly conflicts?: number | undefined
  /** Whether the caller wrote content in it; absent if unknown. */
  readonly wrote?: boolean | undefined
  /** Whether the review is the caller's own. */
  readonly ownReview?: boolean | undefined
  /** Messages of the rules that are not met for the caller; absent if unknown. */
  readonly unmet?: readonly string[] | undefined
  /** Whether a merge is scheduled; absent if unknown. */
  readonly planned?: boolean | undefined
}

/** `hand`: its creator, its authors, and reviewers. */
type Right = 'comment' | 'edit' | 'hand' | 'review' | 'merge' | 'dismiss'

interface Row {
  readonly while: readonly ChangeRequestStatus[]
  readonly right: Right
  /** Further conditions; the first reason that applies is shown. */
  readonly unless?: readonly ((state: ChangeState) => string | undefined)[]
}

const unresolved = ({ conflicts = 0 }: ChangeState) => {
  if (conflicts === 0) return undefined
  return conflicts === 1
    ? 'This change request has a conflict with main. Resolve it first.'
    : `This change request has ${conflicts} conflicts with main. Resolve them first.`
}
const upToDate = ({ outdated }: ChangeState) => (outdated ? undefined : 'Already up to date with main.')
const wroteIt = ({ wrote }: ChangeState) =>
  wrote === true
    ? 'You edited this change request, so you cannot approve it. Ask someone else for a review.'
    : undefined
const byRules = ({ unmet = [] }: ChangeState) => (unmet.length === 0 ? undefined : unmet.join(' '))
const unplanned = ({ planned }: ChangeState) => (planned === false ? 'No merge is scheduled.' : undefined)

const going = ['draft', 'open'] as const
const unmerged = ['draft', 'open', 'archived'] as const
const always = ['draft', 'open', 'archived', 'merged'] as const

export const changeRequestActions: Readonly<Record<ChangeAction, Row>> = {
  rename: { while: always, right: 'hand' },
  'edit-pages': { while: going, right: 'edit' },
  open: { while: unmerged, right: 'hand' },
  draft: { while: unmerged, right: 'hand' },
  archive: { while: unmerged, right: 'hand' },
  update: { while: going, right: 'edit', unless: [upToDate] },
  'answer-conflict': { while: going, right: 'edit' },
  comment: { while: always, right: 'comment' },
  suggest: { while: going, right: 'comment' },
  'request-reviewers': { while: going, right: 'hand' },
  review: { while: going, right: 'review' },
  approve: { while: going, right: 'review', unless: [wroteIt] },
  dismiss: { while: unmerged, right: 'dismiss' },
  merge: { while: going, right: 'merge', unless: [unresolved, byRules] },
  'plan-merge': { while: going, right: 'merge' },
  'cancel-plan': { while: always, right: 'hand', unless: [unplanned] },
  revert: { while: ['merged'], right: 'edit' },
}

const elsewhere: Readonly<Record<ChangeRequestStatus, string>> = {
  draft: 'Only merged change requests can be reverted.',
  open: 'Only merged change requests can be reverted.',
  archived: 'This change request is archived. Reopen it first.',
  merged: 'This change request is merged. Revert it to undo its changes.',
}

/** Why the status does not allow the action; undefined if it does. */
export const forbiddenWhile = (action: ChangeAction, status: ChangeRequestStatus): string | undefined => {
  const { while: allowed } = changeRequestActions[action]
  if (allowed.includes(status)) return undefined
  return action === 'revert' ? elsewhere.draft : elsewhere[status]
}

const needsRole = (role: string): string =>
  `You need the ${role} role in this space. Ask a space administrator.`

/** Why the caller's rights do not allow the action; undefined if they do, or may. */
export const forbiddenTo = (action: ChangeAction, state: ChangeState, rights: Rights): string | undefined => {
  switch (changeRequestActions[action].right) {
    case 'comment':
      return (rights.comment ?? rights.edit) ? undefined : needsRole('Commenter')
    case 'edit':
      return rights.edit ? undefined : needsRole('Editor')
    case 'review':
      return rights.review ? undefined : needsRole('Reviewer')
    case 'merge':
      return rights.merge ? undefined : needsRole('Reviewer')
    case 'hand':
      if (rights.review) return undefined
      if (!rights.edit) return needsRole('Editor')
      return rights.hand === false
        ? 'Only the author, contributors, and reviewers of the space can do this.'
        : undefined
    case 'dismiss':
      return rights.admin === true || state.ownReview === true
        ? undefined
        : 'Only the reviewer who submitted it and space administrators can dismiss a review.'
  }
}

/**
 * Why an action is not possible, as the message at its button; undefined if it may be tried. Unknown state does not
 * block an action: the service decides.
 */
export const whyNot = (action: ChangeAction, state: ChangeState, rights: Rights): string | undefined => {
  const reason = forbiddenWhile(action, state.status) ?? forbiddenTo(action, state, rights)
  if (reason !== undefined) return reason
  for (const unless of changeRequestActions[action].unless ?? []) {
    const further = unless(state)
    if (further !== undefined) return further
  }
  return undefined
}
