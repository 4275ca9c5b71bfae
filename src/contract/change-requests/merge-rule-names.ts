import type { InputShape } from '../../content/expressions/input-shape.ts'

/**
 * What a custom merge rule can read, each name with a one-sentence description: the dashboard shows it next to the
 * field, and the service builds its input in this shape. The language is that of `content/expressions`.
 */
export const mergeRuleNames = [
  {
    name: 'changeRequest.subject',
    example: `changeRequest.subject.startsWith('Docs')`,
    says: 'The subject, as text.',
  },
  {
    name: 'changeRequest.description',
    example: `changeRequest.description != ''`,
    says: 'The description, as plain text.',
  },
  { name: 'changeRequest.number', example: 'changeRequest.number > 100', says: 'The number in the space.' },
  {
    name: 'changeRequest.outdated',
    example: '!changeRequest.outdated',
    says: 'Whether main changed since the last update.',
  },
  {
    name: 'changeRequest.comments',
    example: 'changeRequest.comments == 0',
    says: 'The number of open threads.',
  },
  {
    name: 'changeRequest.createdBy.id',
    example: 'changeRequest.createdBy.id != actor.id',
    says: 'The id of the author.',
  },
  {
    name: 'contributors',
    example: 'contributors.length < 3',
    says: 'A list of the ids of people who edited it.',
  },
  {
    name: 'reviews',
    example: `reviews.filter(r => r.status == 'approved').length >= 2`,
    says: 'A list of the latest review of each reviewer, without outdated and dismissed reviews.',
  },
  {
    name: 'reviews[0].status',
    example: `reviews.every(r => r.status == 'approved')`,
    says: `The status of a review: 'approved' or 'changes-requested'.`,
  },
  {
    name: 'reviews[0].reviewer.id',
    example: 'reviews.some(r => r.reviewer.id == changeRequest.createdBy.id)',
    says: 'The id of the reviewer.',
  },
  {
    name: 'requested',
    example: 'requested == 0',
    says: 'The number of people and teams whose review is pending.',
  },
  { name: 'actor.id', example: `actor.id in contributors`, says: 'The id of the person who merges.' },
] as const satisfies readonly { readonly name: string; readonly example: string; readonly says: string }[]

/** The same names, as what a condition can read. */
export const mergeRuleInput = {
  changeRequest: {
    members: {
      subject: 'text',
      description: 'text',
      number: 'number',
      outdated: 'boolean',
      comments: 'number',
      createdBy: { members: { id: 'text' } },
    },
  },
  contributors: { list: 'text' },
  reviews: { list: { members: { status: 'text', reviewer: { members: { id: 'text' } } } } },
  requested: 'number',
  actor: { members: { id: 'text' } },
} as const satisfies Readonly<Record<string, InputShape>>
