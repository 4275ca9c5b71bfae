/** What can be done with a change request now, and why not: one table for every button. */
import type { ChangeRequestStatus } from '../../client/types.gen.ts'

export interface Rights {
  readonly edit: boolean
  readonly review: boolean
  readonly merge: boolean
}
export type ChangeAction =
  | 'rename'
  | 'edit-pages'
  | 'open'
  | 'draft'
  | 'archive'
  | 'update'
  | 'merge'
  | 'revert'

export interface ChangeState {
  readonly status: ChangeRequestStatus
  readonly outdated: boolean
  /** Conflicts with main that nobody has decided yet; absent while it is not known. */
  readonly conflicts?: number | undefined
}

const helper = 'An administrator of the space can give it to you.'
const notWhile = (status: ChangeRequestStatus): string | undefined =>
  status === 'merged'
    ? 'It is merged. Revert it to take it back.'
    : status === 'archived'
      ? 'It is archived. Reopen it first.'
      : undefined

const undecided = (conflicts = 0): string | undefined =>
  conflicts === 0
    ? undefined
    : `Main and this change disagree in ${conflicts === 1 ? 'one place' : `${conflicts} places`}. Decide under Conflicts first.`

/**
 * Why an action is not possible, as the sentence that stands at its button; undefined when it may be tried. The
 * service decides: who made or contributed to a change request is known there alone.
 */
export const whyNot = (action: ChangeAction, change: ChangeState, rights: Rights): string | undefined => {
  const editor = rights.edit ? undefined : `It takes the role editor. ${helper}`
  const reviewer = rights.merge ? undefined : `It takes the role reviewer. ${helper}`
  const either = rights.edit || rights.review ? undefined : `It takes the role editor. ${helper}`
  switch (action) {
    case 'rename':
      return either
    case 'edit-pages':
      return notWhile(change.status) ?? editor
    case 'open':
      return change.status === 'merged' ? notWhile('merged') : either
    case 'draft':
      return change.status === 'merged' ? notWhile('merged') : either
    case 'archive':
      return change.status === 'merged' ? notWhile('merged') : either
    case 'update':
      return (
        notWhile(change.status) ??
        editor ??
        (change.outdated ? undefined : 'Main has not moved since the last update.')
      )
    case 'merge':
      return notWhile(change.status) ?? reviewer ?? undecided(change.conflicts)
    case 'revert':
      return change.status === 'merged' ? editor : 'Only a merged change request can be reverted.'
  }
}
