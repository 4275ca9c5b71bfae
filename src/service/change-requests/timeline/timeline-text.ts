/** Entries of a timeline as sentences, for documents. */
import type { TimelineEntry } from '../../../contract/change-requests/timeline-schemas.ts'

/** A time for documents, which have readers anywhere: `2026-03-01 09:00 UTC`. */
export const utcMinute = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`

const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

const named = (subject: string): string => (subject === '' ? '' : ` “${subject}”`)

const granteesOf = ({
  users,
  teams,
}: Extract<TimelineEntry, { kind: 'review-requested' | 'review-request-withdrawn' }>): string =>
  [...users.map(({ displayName }) => displayName), ...teams.map(({ title }) => title)].join(', ')

const mergedText = (entry: Extract<TimelineEntry, { kind: 'merged' }>): string => {
  const states = { passed: 'passed', failed: 'not met', bypassed: 'bypassed' } as const
  const rules = entry.rules.map(({ message, state }) => `${message.replace(/\.$/, '')} (${states[state]})`)
  const objections = entry.objections.map(({ by, text }) => `${by.displayName}${named(text)}`)
  return [
    `merged it as revision ${entry.number} of main${entry.scheduled ? ', as scheduled' : ''}.`,
    ...(rules.length === 0 ? [] : [`Rules: ${rules.join('; ')}.`]),
    ...(objections.length === 0 ? [] : [`Open objections: ${objections.join(', ')}.`]),
  ].join(' ')
}

const deedOf = (entry: TimelineEntry): string => {
  switch (entry.kind) {
    case 'created':
      return entry.reverts
        ? `created this change request to revert #${entry.reverts.number}${named(entry.reverts.subject)}.`
        : `created this change request${named(entry.subject)}${entry.restores === undefined ? '' : ' to restore an earlier revision'}.`
    case 'opened':
      return 'marked it as ready for review.'
    case 'returned-to-draft':
      return 'returned it to draft.'
    case 'archived':
      return 'archived it.'
    case 'reopened':
      return 'reopened it.'
    case 'edited':
      return `made ${counted(entry.edits, 'edit')} to ${counted(entry.pages.count, 'page')}${entry.pages.items.length === 0 ? '' : `: ${entry.pages.items.map(({ title }) => title).join(', ')}`}.`
    case 'subject-changed':
      return `changed the subject from “${entry.from}” to “${entry.to}”.`
    case 'description-changed':
      return 'changed the description.'
    case 'review-requested':
      return `requested a review from ${granteesOf(entry)}.`
    case 'review-request-withdrawn':
      return `withdrew the review request for ${granteesOf(entry)}.`
    case 'reviewed':
      return `${entry.status === 'approved' ? 'approved' : 'requested changes'}${entry.summary === '' ? '.' : `: “${entry.summary}”`}`
    case 'review-dismissed':
      return `dismissed the review of ${entry.reviewer.displayName}${entry.message === undefined ? '.' : `: “${entry.message}”`}`
    case 'suggestion-accepted':
      return `accepted a suggestion of ${entry.author.displayName}${entry.page ? ` on “${entry.page.title}”` : ''}.`
    case 'suggestion-dismissed':
      return `dismissed a suggestion of ${entry.author.displayName}.`
    case 'thread-opened':
      return 'started a thread.'
    case 'thread-resolved':
      return 'resolved a thread.'
    case 'thread-reopened':
      return 'reopened a thread.'
    case 'updated-from-main':
      return `updated it from main${entry.conflicts === 0 ? '' : `, with ${counted(entry.conflicts, 'conflict')} resolved`}.`
    case 'rules-changed':
      return `changed the merge rules to: ${entry.rules.join('; ') || 'none'}.`
    case 'merge-scheduled':
      return entry.at === undefined
        ? 'scheduled the merge for when the rules are met.'
        : `scheduled the merge for ${utcMinute(entry.at)}.`
    case 'scheduled-merge-cancelled':
      return 'canceled the scheduled merge.'
    case 'merge-failed':
      return `scheduled a merge that failed: ${entry.message}`
    case 'merged':
      return mergedText(entry)
    case 'reverted':
      return `created #${entry.changeRequest.number}${named(entry.changeRequest.subject)} to revert it.`
  }
}

/** What happened, as a sentence that starts with who did it. */
export const timelineText = (entry: TimelineEntry): string => `${entry.actor.displayName} ${deedOf(entry)}`
