/**
 * What can be done with a change request now: one table, action × state × right. The service refuses by it, and
 * buttons say by it why they are disabled; both say the same sentence.
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

/** What the space lets the caller do. */
export interface Rights {
  readonly edit: boolean
  readonly review: boolean
  readonly merge: boolean
  /** Absent: whoever edits comments. */
  readonly comment?: boolean | undefined
  readonly admin?: boolean | undefined
  /** Whether they made it or wrote in it, with the right to edit. Absent: not known, so it may be tried. */
  readonly hand?: boolean | undefined
}

export interface ChangeState {
  readonly status: ChangeRequestStatus
  readonly outdated: boolean
  /** Conflicts with main that nobody has decided yet; absent while it is not known. */
  readonly conflicts?: number | undefined
  /** Whether the caller wrote content in it; absent while it is not known. */
  readonly wrote?: boolean | undefined
  /** Whether the review in question is the caller's own. */
  readonly ownReview?: boolean | undefined
  /** Sentences of rules that are not met for the caller; absent while they are not known. */
  readonly unmet?: readonly string[] | undefined
  /** Whether a merge is planned; absent while it is not known. */
  readonly planned?: boolean | undefined
}

/** `hand`: its creator and those who wrote in it, and reviewers. */
type Right = 'comment' | 'edit' | 'hand' | 'review' | 'merge' | 'dismiss'

interface Row {
  readonly while: readonly ChangeRequestStatus[]
  readonly right: Right
  /** Further reasons why not, the first that applies. */
  readonly unless?: readonly ((state: ChangeState) => string | undefined)[]
}

const places = (count: number): string => (count === 1 ? 'one place' : `${count} places`)
const undecided = ({ conflicts = 0 }: ChangeState) =>
  conflicts === 0
    ? undefined
    : `Main and this change disagree in ${places(conflicts)}. Decide under Conflicts first.`
const upToDate = ({ outdated }: ChangeState) =>
  outdated ? undefined : 'Main has not moved since the last update.'
const wroteIt = ({ wrote }: ChangeState) =>
  wrote === true
    ? 'You wrote content in it, so you cannot approve it. Ask somebody else for a review.'
    : undefined
const byRules = ({ unmet = [] }: ChangeState) => (unmet.length === 0 ? undefined : unmet.join(' '))
const unplanned = ({ planned }: ChangeState) => (planned === false ? 'No merge is planned.' : undefined)

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
  merge: { while: going, right: 'merge', unless: [undecided, byRules] },
  'plan-merge': { while: going, right: 'merge' },
  'cancel-plan': { while: always, right: 'hand', unless: [unplanned] },
  revert: { while: ['merged'], right: 'edit' },
}

const elsewhere: Readonly<Record<ChangeRequestStatus, string>> = {
  draft: 'Only a merged change request can be reverted.',
  open: 'Only a merged change request can be reverted.',
  archived: 'It is archived. Reopen it first.',
  merged: 'It is merged. Revert it to take it back.',
}

/** Why the status does not allow the action; undefined when it does. */
export const forbiddenWhile = (action: ChangeAction, status: ChangeRequestStatus): string | undefined => {
  const { while: allowed } = changeRequestActions[action]
  if (allowed.includes(status)) return undefined
  return action === 'revert' ? elsewhere.draft : elsewhere[status]
}

const helper = 'An administrator of the space can give it to you.'
const editor = `It takes the role editor. ${helper}`
const reviewer = `It takes the role reviewer. ${helper}`

/** Why the caller's rights do not allow the action; undefined when they do, or may. */
export const forbiddenTo = (action: ChangeAction, state: ChangeState, rights: Rights): string | undefined => {
  switch (changeRequestActions[action].right) {
    case 'comment':
      return (rights.comment ?? rights.edit) ? undefined : `It takes the role commenter. ${helper}`
    case 'edit':
      return rights.edit ? undefined : editor
    case 'review':
      return rights.review ? undefined : reviewer
    case 'merge':
      return rights.merge ? undefined : reviewer
    case 'hand':
      if (rights.review) return undefined
      if (!rights.edit) return editor
      return rights.hand === false
        ? 'Only its creator, those who wrote in it, and reviewers of the space may do this.'
        : undefined
    case 'dismiss':
      return rights.admin === true || state.ownReview === true
        ? undefined
        : 'Only an administrator of the space and whoever gave a review can dismiss it.'
  }
}

/**
 * Why an action is not possible, as the sentence that stands at its button; undefined when it may be tried. What is
 * not known yet does not stand in the way: the service decides.
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
