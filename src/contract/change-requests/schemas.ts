/** Change requests: proposed edits of a space, what they change, and what prevents merging them. */
import { mostPagesAtOnce } from '../wire/batch-limits.ts'
import { z } from 'zod'
import { ContentReference, JsonValue, RichTextDocument } from '../documents/schemas.ts'
import { previewListLimit, Resolution } from './merge-preview.ts'
import { MergePlan } from './merge-plans.ts'
import { User } from '../people/schemas.ts'
import { ReviewSummary } from './review-schemas.ts'
import { Id, listOf, ListQuery, recordOf, text, Timestamp } from '../wire/shapes.ts'

export const ChangeRequestStatus = z
  .enum(['draft', 'open', 'archived', 'merged'])
  .meta({ id: 'ChangeRequestStatus' })
export type ChangeRequestStatus = z.infer<typeof ChangeRequestStatus>

/** A summary of the merge rules; `…/merge-checks` has the details. */
export const RuleSummary = z
  .object({
    total: z.int().describe('Rules in force.'),
    met: z.int().describe('Those that are met, or that the caller may pass by.'),
    unmet: z.array(z.string()).describe('The sentences of the others.'),
    ready: z
      .boolean()
      .describe(
        'Whether they let the caller merge. In a space without rules: whether it is approved and nobody asks for ' +
          'changes.',
      ),
  })
  .meta({ id: 'RuleSummary' })
export type RuleSummary = z.output<typeof RuleSummary>

/** Number of pages by kind of change. */
export const ChangeSize = z
  .object({ added: z.int(), changed: z.int(), deleted: z.int() })
  .meta({ id: 'ChangeSize' })
export type ChangeSize = z.output<typeof ChangeSize>

/** Maximum number of sites listed for a space. */
export const mostShownOn = 20

export const ChangeRequest = z
  .object({
    object: z.literal('change-request'),
    id: Id,
    number: z.int().describe('Counts the change requests of the space.'),
    status: ChangeRequestStatus,
    subject: z.string(),
    description: RichTextDocument.optional(),
    createdBy: User,
    createdAt: Timestamp,
    updatedAt: Timestamp,
    space: Id,
    revision: Id.describe('Its head.'),
    revisionInitial: Id.describe('The revision of the space that it started from.'),
    revisionMergedAncestor: Id.describe('The revision of the space that it was last updated from.'),
    revisionMerged: Id.optional().describe('The revision of the space that the merge made.'),
    comments: z.int().describe('Open threads.'),
    outdated: z.boolean().describe('Whether the space has moved since.'),
    conversationsIssuesCluster: Id.optional(),
    review: ReviewSummary,
    rules: RuleSummary.optional().describe('In lists, of those that are open or a draft.'),
    size: ChangeSize.optional().describe('In lists that ask for `sizes`: the pages that it touches.'),
    shownOn: z
      .array(z.object({ site: Id, title: z.string() }))
      .max(mostShownOn)
      .optional()
      .describe(
        'In lists that ask for `shownOn`: sites that show its space and that the caller sees, published or not, by ' +
          'title. Each can be looked at with the change in the place of main.',
      ),
    mergePlan: MergePlan.optional().describe('A merge that is to be made later, or that could not be made.'),
    urls: z.object({ app: z.string(), location: z.string() }),
  })
  .meta({ id: 'ChangeRequest' })
export type ChangeRequest = z.infer<typeof ChangeRequest>

export const Subject = text({ max: 100 })

/** Values for the `ref:NAME` references of the template's content. */
export const TemplateParams = z
  .strictObject({ contentRefs: recordOf(z.string().max(256), ContentReference, 1000).optional() })
  .meta({ id: 'TemplateParams' })

/** The specification allows further members; they are ignored. */
export const NewChangeRequest = z
  .object({
    subject: Subject.optional(),
    template: z.strictObject({ id: Id, params: TemplateParams.optional() }).optional(),
  })
  .meta({ id: 'NewChangeRequest' })

export const ChangeRequestUpdate = z
  .strictObject({
    subject: Subject.optional(),
    description: RichTextDocument.optional(),
    status: z.enum(['draft', 'open', 'archived']).optional(),
  })
  .meta({ id: 'ChangeRequestUpdate' })

export const ChangeRequestListQuery = ListQuery.extend({
  status: z
    .enum([...ChangeRequestStatus.options, 'active', 'all'])
    .default('open')
    .describe('`active`: drafts and open ones.'),
  creator: Id.optional().describe('Made by this person.'),
  contributor: Id.optional().describe('Edited or discussed by this person.'),
  requestedReviewer: Id.optional().describe('Waits for a review of this person, or of a team of theirs.'),
  reviewer: Id.optional().describe('Reviewed by this person, or waits for a review of theirs.'),
  ready: z
    .boolean()
    .optional()
    .describe('Only those that can be merged as `rules.ready` says, or only those that cannot.'),
  conflicts: z
    .boolean()
    .optional()
    .describe('Only those that are in conflict with their space and wait for an answer, or only the others.'),
  outdated: z
    .boolean()
    .optional()
    .describe('Only those whose space has moved since, or only those where it has not.'),
  reviewState: ReviewSummary.shape.state.optional().describe('Only those in this state of review.'),
  query: text({ max: 100 }).optional().describe('Part of the subject, or the number.'),
  conversationsIssuesCluster: Id.optional(),
  sizes: z.boolean().default(false).describe('Whether each tells how many pages it touches.'),
  shownOn: z.boolean().default(false).describe('Whether each tells the sites that show its space.'),
  orderBy: z.enum(['updatedAt', 'createdAt']).default('updatedAt').describe('The latest first.'),
})

export const OrganizationChangeRequestListQuery = ChangeRequestListQuery.extend({
  space: Id.optional().describe('Only those of this space.'),
})

export const MergeQuery = z.object({
  ifRevision: Id.optional().describe('Refuses the merge when the head of the change request is another one.'),
})

export const MergeResult = z
  .object({ revision: Id, result: z.enum(['merge', 'conflicts']) })
  .meta({ id: 'MergeResult' })
export const UpdateResult = z
  .object({ revision: Id, result: z.enum(['update', 'conflicts']) })
  .meta({ id: 'UpdateResult' })

/** Moves or copies pages from one change request of a space into another, in their version of the first. */
export const PageTransfer = z
  .strictObject({
    pages: z.array(Id).min(1).max(mostPagesAtOnce).describe('Pages that it adds, changes, moves or deletes.'),
    to: Id.describe('The other change request, by id or number.'),
    keep: z.boolean().default(true).describe('False: the first one has them no more.'),
  })
  .meta({ id: 'PageTransfer' })

const Choice = z.enum(['main', 'change', 'both', 'edited', 'moved'])
const Place = z.union([z.enum(['restore-parent', 'nearest']), z.strictObject({ into: Id.nullable() })])

export const ConflictAnswer = z
  .strictObject({
    choice: Choice,
    first: z.enum(['main', 'change']).exactOptional().describe('With `both`: whose blocks come first.'),
    value: JsonValue.exactOptional().describe(
      'With `edited`: the value of the field, the slug, the block or a list of blocks.',
    ),
    place: Place.exactOptional().describe(
      'Where the page goes; `into` null is the root. With `moved`: the page that takes what the change did to the ' +
        'page or block that main deleted.',
    ),
  })
  .refine(({ choice, value, place }) => choice !== 'edited' || value !== undefined || place !== undefined, {
    path: ['value'],
    error: 'Is needed with the choice "edited".',
  })
  .refine(({ choice, place }) => choice !== 'moved' || (typeof place === 'object' && place.into !== null), {
    path: ['place'],
    error: 'With the choice "moved", name the page as `{"into": ID}`.',
  })
  .meta({ id: 'ConflictAnswer' })
export type ConflictAnswer = z.output<typeof ConflictAnswer>

export const Conflict = z
  .object({
    id: Id.describe('Stands for what it is about and the three values; another value is another conflict.'),
    kind: z.enum(['field', 'block', 'deleted', 'moved-both', 'parent-deleted', 'cycle', 'slug']),
    subject: z.object({
      kind: z.enum(['page', 'file', 'variable', 'reusable-content']),
      id: z.string(),
      title: z.string().optional().describe('On the side of the change, else of main, else of base.'),
      field: z.string().optional(),
      block: z.string().optional().describe('Key of the block.'),
    }),
    base: JsonValue.optional(),
    main: JsonValue.optional(),
    change: JsonValue.optional(),
    choices: z
      .array(z.object({ choice: Choice, place: Place.optional() }))
      .describe('What can be answered; the first stands while nobody answers.'),
    wentTo: z
      .object({ page: Id, title: z.string() })
      .optional()
      .describe('Of a page or block that main deleted: the page in which main has its blocks now.'),
    fields: z
      .array(z.string())
      .optional()
      .describe(
        'Of a block that both sides edited: which parts could not be merged, such as `text`, `lines`, the name of ' +
          'an attribute or `cell ROW:COLUMN`.',
      ),
    mainBy: User.optional().describe(
      'Who wrote what main has now: this block, this field, this place. Of what was merged, its writer in the change ' +
        'request that was merged. Absent when it was written too many revisions ago.',
    ),
    mainAt: Timestamp.optional().describe('When it was written.'),
    changeBy: User.optional().describe('Who wrote what the change has now.'),
    changeAt: Timestamp.optional(),
    answer: ConflictAnswer.optional(),
    answeredBy: User.optional(),
    earlier: z
      .object({ answer: ConflictAnswer, answeredBy: User.optional() })
      .optional()
      .describe('An answer to what this was before one of the texts changed; it holds no more.'),
  })
  .meta({ id: 'Conflict' })
export type Conflict = z.output<typeof Conflict>

export const ConflictList = listOf(Conflict).extend({
  open: z.int().describe('Those without an answer.'),
  resolved: z
    .object({ count: z.int(), items: z.array(Resolution).max(previewListLimit) })
    .optional()
    .describe('What was settled without a person; on the first page of the list.'),
  base: Id,
  main: Id,
  change: Id.describe('The three revisions that were compared.'),
})
