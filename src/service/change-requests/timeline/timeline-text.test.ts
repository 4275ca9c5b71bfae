/** Each kind of entry as the sentence that documents show. */
import { expect, it } from 'vitest'
import type { TimelineEntry } from '../../../contract/change-requests/timeline-schemas.ts'
import { timelineText } from './timeline-text.ts'

const person = (displayName: string) => ({ displayName })

/** Only what the sentence needs. */
const entries: readonly (readonly [object, string])[] = [
  [{ kind: 'created', subject: '' }, 'created this change request.'],
  [
    { kind: 'created', subject: 'Oak', restores: 'r1' },
    'created this change request “Oak” to restore an earlier revision.',
  ],
  [
    { kind: 'created', subject: 'x', reverts: { number: 4, subject: 'Ash' } },
    'created this change request to revert #4 “Ash”.',
  ],
  [{ kind: 'edited', edits: 1, pages: { count: 1, items: [] } }, 'made 1 edit to 1 page.'],
  [
    { kind: 'edited', edits: 3, pages: { count: 2, items: [{ title: 'Care' }, { title: 'Shop' }] } },
    'made 3 edits to 2 pages: Care, Shop.',
  ],
  [{ kind: 'subject-changed', from: 'Oak', to: 'Ash' }, 'changed the subject from “Oak” to “Ash”.'],
  [
    { kind: 'review-requested', users: [person('Noor')], teams: [{ title: 'Editors' }] },
    'requested a review from Noor, Editors.',
  ],
  [
    { kind: 'review-request-withdrawn', users: [person('Noor')], teams: [] },
    'withdrew the review request for Noor.',
  ],
  [{ kind: 'reviewed', status: 'approved', summary: '' }, 'approved.'],
  [{ kind: 'reviewed', status: 'changes-requested', summary: 'Too long.' }, 'requested changes: “Too long.”'],
  [{ kind: 'review-dismissed', reviewer: person('Noor') }, 'dismissed the review of Noor.'],
  [
    { kind: 'review-dismissed', reviewer: person('Noor'), message: 'Outdated' },
    'dismissed the review of Noor: “Outdated”',
  ],
  [{ kind: 'suggestion-accepted', author: person('Noor') }, 'accepted a suggestion of Noor.'],
  [
    { kind: 'suggestion-accepted', author: person('Noor'), page: { title: 'Care' } },
    'accepted a suggestion of Noor on “Care”.',
  ],
  [{ kind: 'updated-from-main', conflicts: 0 }, 'updated it from main.'],
  [{ kind: 'updated-from-main', conflicts: 1 }, 'updated it from main, with 1 conflict resolved.'],
  [{ kind: 'rules-changed', rules: [] }, 'changed the merge rules to: none.'],
  [
    { kind: 'rules-changed', rules: ['A subject', 'At least one review'] },
    'changed the merge rules to: A subject; At least one review.',
  ],
  [{ kind: 'merge-scheduled', when: 'rules-pass' }, 'scheduled the merge for when the rules are met.'],
  [
    { kind: 'merge-scheduled', when: 'at', at: '2026-03-01T09:00:00.000Z' },
    'scheduled the merge for 2026-03-01 09:00 UTC.',
  ],
  [{ kind: 'merge-failed', message: 'A conflict.' }, 'scheduled a merge that failed: A conflict.'],
  [
    { kind: 'merged', number: 7, scheduled: false, rules: [], objections: [] },
    'merged it as revision 7 of main.',
  ],
  [
    {
      ...{ kind: 'merged', number: 7, scheduled: true },
      rules: [
        { message: 'Needs one approval.', state: 'bypassed' },
        { message: 'Named', state: 'passed' },
      ],
      objections: [
        { by: person('Noor'), text: 'Too long.' },
        { by: person('Jonas'), text: '' },
      ],
    },
    'merged it as revision 7 of main, as scheduled. Rules: Needs one approval (bypassed); Named (passed). Open objections: Noor “Too long.”, Jonas.',
  ],
  [{ kind: 'reverted', changeRequest: { number: 9, subject: 'Back' } }, 'created #9 “Back” to revert it.'],
]

it.each(entries)('%j', (entry, sentence) => {
  expect(timelineText({ ...entry, actor: person('Mara') } as TimelineEntry)).toBe(`Mara ${sentence}`)
})
