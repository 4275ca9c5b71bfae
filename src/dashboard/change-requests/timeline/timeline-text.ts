/** The entries of a timeline as text after the name of the person: "approved these changes". */
import type { TimelineEntry } from '../../../client/types.gen.ts'
import { counted } from '../../ui/counted.ts'

/** Names in a sentence: "Ines", "Ines and Tomas", "Ines, Tomas and 3 others". */
export const joinedNames = (names: readonly string[], total = names.length, most = 3): string => {
  const shown = names.slice(0, total > most ? most - 1 : most)
  const hidden = total - shown.length
  const all = hidden > 0 ? [...shown, counted(hidden, 'other')] : shown
  return all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`
}

const quoted = (text: string): string => `“${text === '' ? 'Untitled' : text}”`

const exact = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' })

type Grantees = Pick<Extract<TimelineEntry, { readonly kind: 'review-requested' }>, 'users' | 'teams'>

const granteeNames = ({ users, teams }: Grantees): string =>
  joinedNames([
    ...users.map(({ displayName }) => displayName),
    ...teams.map(({ title }) => `the team ${title}`),
  ])

const rulesText = (rules: readonly string[]): string =>
  rules.length === 0 ? 'None apply any more' : rules.map((rule) => rule.replace(/\.$/, '')).join('; ')

/** What happened, without what the row shows as links: pages, revisions and other change requests. */
export const timelineText = (entry: TimelineEntry): string => {
  switch (entry.kind) {
    case 'created':
      return entry.reverts === undefined
        ? entry.restores === undefined
          ? 'created this change request'
          : 'created this change request to restore'
        : 'created this change request to revert'
    case 'opened':
      return 'opened this for review'
    case 'returned-to-draft':
      return 'converted this to a draft'
    case 'archived':
      return 'archived this'
    case 'reopened':
      return entry.status === 'draft' ? 'reopened this as a draft' : 'reopened this for review'
    case 'edited':
      return entry.pages.count === 0 ? `made ${counted(entry.edits, 'edit')}` : 'edited'
    case 'subject-changed':
      return `changed the subject from ${quoted(entry.from)} to ${quoted(entry.to)}`
    case 'description-changed':
      return 'changed the description'
    case 'review-requested':
      return `requested a review from ${granteeNames(entry)}`
    case 'review-request-withdrawn':
      return `removed the review request for ${granteeNames(entry)}`
    case 'reviewed':
      return entry.status === 'approved' ? 'approved these changes' : 'requested changes'
    case 'review-dismissed':
      return `dismissed the review of ${entry.reviewer.displayName}`
    case 'suggestion-accepted':
      return `accepted a suggestion by ${entry.author.displayName}${entry.page === undefined ? '' : ' on'}`
    case 'suggestion-dismissed':
      return `dismissed a suggestion by ${entry.author.displayName}`
    case 'thread-opened':
      return 'started a thread'
    case 'thread-resolved':
      return 'resolved a thread'
    case 'thread-reopened':
      return 'reopened a thread'
    case 'updated-from-main':
      return `updated this from main${entry.conflicts === 0 ? '' : ` and resolved ${counted(entry.conflicts, 'conflict')}`}`
    case 'rules-changed':
      return `changed the merge rules of the ${entry.source}. ${rulesText(entry.rules)}`
    case 'merge-scheduled':
      return entry.when === 'rules-pass' || entry.at === undefined
        ? 'scheduled this to merge when the rules are met'
        : `scheduled this to merge on ${exact.format(new Date(entry.at))}`
    case 'scheduled-merge-cancelled':
      return 'canceled the scheduled merge'
    case 'merge-failed':
      return `scheduled a merge that failed. ${entry.message}`
    case 'merged':
      return entry.scheduled ? 'merged this into main, as scheduled, as' : 'merged this into main as'
    case 'reverted':
      return 'reverted this in'
  }
}
