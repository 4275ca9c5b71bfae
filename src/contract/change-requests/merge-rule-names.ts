/**
 * What a custom merge rule can read, each name with a one-sentence description: the dashboard shows it next to the
 * field, and the service builds its input in this shape. The language is that of `content/expressions`.
 */
export const mergeRuleNames = [
  {
    name: 'changeRequest.subject',
    example: `changeRequest.subject.startsWith('Docs')`,
    says: 'Its subject, a text.',
  },
  {
    name: 'changeRequest.description',
    example: `changeRequest.description != ''`,
    says: 'The words of its description, a text.',
  },
  { name: 'changeRequest.number', example: 'changeRequest.number > 100', says: 'Its number in the space.' },
  {
    name: 'changeRequest.outdated',
    example: '!changeRequest.outdated',
    says: 'Whether the space has moved since its last update.',
  },
  {
    name: 'changeRequest.comments',
    example: 'changeRequest.comments == 0',
    says: 'How many threads are open on it.',
  },
  {
    name: 'changeRequest.createdBy.id',
    example: 'changeRequest.createdBy.id != actor.id',
    says: 'Who began it.',
  },
  {
    name: 'contributors',
    example: 'contributors.length < 3',
    says: 'Ids of those who wrote content in it, a list of texts.',
  },
  {
    name: 'reviews',
    example: `reviews.filter(r => r.status == 'approved').length >= 2`,
    says: 'The reviews that count: the latest of each reviewer, neither outdated nor dismissed, a list.',
  },
  {
    name: 'reviews[0].status',
    example: `reviews.every(r => r.status == 'approved')`,
    says: `Of a review: 'approved' or 'changes-requested'.`,
  },
  {
    name: 'reviews[0].reviewer.id',
    example: 'reviews.some(r => r.reviewer.id == changeRequest.createdBy.id)',
    says: 'Of a review: who gave it.',
  },
  {
    name: 'requested',
    example: 'requested == 0',
    says: 'How many people and teams were asked for a review and have not answered.',
  },
  { name: 'actor.id', example: `actor.id in contributors`, says: 'Who merges.' },
] as const satisfies readonly { readonly name: string; readonly example: string; readonly says: string }[]

/** The root names that a condition can read. */
export const mergeRuleRoots: ReadonlySet<string> = new Set(
  mergeRuleNames.map(({ name }) => /^\w+/.exec(name)?.[0] ?? name),
)
