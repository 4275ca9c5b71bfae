/** Change requests: proposed edits of a space, what they change, and what prevents merging them. */
import { mostPagesAtOnce } from '../wire/batch-limits.ts'
import { z } from 'zod'
import { ContentReference, JsonValue, RichTextDocument } from '../documents/schemas.ts'
import { previewListLimit, Resolution } from './merge-preview.ts'
import { MergePlan } from './merge-plans.ts'
import { CauseFilter, ChangeRequestCause } from './causes.ts'
import { inactiveDays, longestSubject } from './limits.ts'
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
    met: z.int().describe('Rules that are met or that the caller can bypass.'),
    unmet: z.array(z.string()).describe('Descriptions of the unmet rules.'),
    ready: z
      .boolean()
      .describe(
        'Whether the rules allow the caller to merge. In a space without rules: whether it is approved and nobody requested changes.',
      ),
  })
  .meta({ id: 'RuleSummary' })
export type RuleSummary = z.output<typeof RuleSummary>

/** Number of pages by kind of change, without groups. */
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
    number: z.int().describe('Unique within the space, counting from 1.'),
    status: ChangeRequestStatus,
    subject: z.string(),
    description: RichTextDocument.optional(),
    createdBy: User,
    createdAt: Timestamp,
    updatedAt: Timestamp,
    space: Id,
    revision: Id.describe('The head revision of the change request.'),
    revisionInitial: Id.describe('The revision of the space that it started from.'),
    revisionMergedAncestor: Id.describe('The revision of the space that it was last updated from.'),
    revisionMerged: Id.optional().describe('The revision of the space that the merge created.'),
    comments: z.int().describe('The number of open threads.'),
    outdated: z.boolean().describe('Whether main changed since the last update.'),
    conversationsIssuesCluster: Id.optional(),
    cause: ChangeRequestCause.optional()
      .describe('What it answers, as stated when it was created.')
      .meta({ 'x-extension': true }),
    review: ReviewSummary,
    rules: RuleSummary.optional().describe('In lists, only for drafts and open change requests.'),
    size: ChangeSize.optional().describe(
      'The number of pages that it changes, without groups. Only in lists with `sizes`.',
    ),
    shownOn: z
      .array(z.object({ site: Id, title: z.string() }))
      .max(mostShownOn)
      .optional()
      .describe(
        'Sites that show the space and that the caller can see, published or not, by title. Each can preview the change request. Only in lists with `shownOn`.',
      ),
    mergePlan: MergePlan.optional().describe('A scheduled merge, or one that failed.'),
    urls: z.object({ app: z.string(), location: z.string() }),
  })
  .meta({ id: 'ChangeRequest' })
export type ChangeRequest = z.infer<typeof ChangeRequest>

export const Subject = text({ max: longestSubject })

/** Values for the `ref:NAME` references of the template's content. */
export const TemplateParams = z
  .strictObject({ contentRefs: recordOf(z.string().max(256), ContentReference, 1000).optional() })
  .meta({ id: 'TemplateParams' })

/** The specification allows further members; they are ignored. */
export const NewChangeRequest = z
  .object({
    subject: Subject.optional(),
    description: RichTextDocument.optional(),
    template: z.strictObject({ id: Id, params: TemplateParams.optional() }).optional(),
    cause: ChangeRequestCause.optional()
      .describe('What it answers. Everyone who can see the change request can see it. It cannot be changed.')
      .meta({ 'x-extension': true }),
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
    .describe('`active`: drafts and open change requests.'),
  creator: Id.optional().describe('Created by this person.'),
  contributor: Id.optional().describe('Edited or discussed by this person.'),
  requestedReviewer: Id.optional().describe('Review requested from this person or one of their teams.'),
  reviewer: Id.optional().describe('Reviewed by this person, or with a pending review request for them.'),
  ready: z.boolean().optional().describe('True: only those with `rules.ready`. False: only the others.'),
  conflicts: z
    .boolean()
    .optional()
    .describe('True: only those with unresolved conflicts. False: only those without.'),
  outdated: z
    .boolean()
    .optional()
    .describe('True: only outdated ones. False: only those that are up to date.'),
  inactive: z
    .boolean()
    .optional()
    .describe(`True: only those without activity in the last ${inactiveDays} days. False: only the others.`)
    .meta({ 'x-extension': true }),
  reviewState: ReviewSummary.shape.state.optional().describe('Only those with this review state.'),
  query: text({ max: 100 }).optional().describe('Text in the subject, or the number.'),
  conversationsIssuesCluster: Id.optional(),
  cause: CauseFilter,
  sizes: z.boolean().default(false).describe('Whether to include `size`.'),
  shownOn: z.boolean().default(false).describe('Whether to include `shownOn`.'),
  orderBy: z.enum(['updatedAt', 'createdAt']).default('updatedAt').describe('Latest first.'),
})

export const OrganizationChangeRequestListQuery = ChangeRequestListQuery.extend({
  space: Id.optional().describe('Only those of this space.'),
})

export const MergeQuery = z.object({
  ifRevision: Id.optional().describe('Rejects the merge if the head of the change request has changed.'),
  objections: Id.optional()
    .describe(
      'The `objections.key` of the merge checks that the caller was shown. Rejects the merge if there are others now. Absent: objections are not considered.',
    )
    .meta({ 'x-extension': true }),
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
    pages: z
      .array(Id)
      .min(1)
      .max(mostPagesAtOnce)
      .describe('Pages that the change request adds, changes, moves, or deletes.'),
    to: Id.describe('The id or number of the other change request.'),
    keep: z.boolean().default(true).describe('False: the pages are removed from the first change request.'),
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
      'The new position of the page. With `moved`: the page that receives the changes to the page or block that main deleted.',
    ),
  })
  .refine(({ choice, value, place }) => choice !== 'edited' || value !== undefined || place !== undefined, {
    path: ['value'],
    error: 'Required with the choice "edited".',
  })
  .refine(({ choice, place }) => choice !== 'moved' || (typeof place === 'object' && place.into !== null), {
    path: ['place'],
    error: 'With the choice "moved", provide the page as `{"into": ID}`.',
  })
  .meta({ id: 'ConflictAnswer' })
export type ConflictAnswer = z.output<typeof ConflictAnswer>

export const Conflict = z
  .object({
    id: Id.describe('Identifies the subject and its three values. If a value changes, it is a new conflict.'),
    kind: z.enum(['field', 'block', 'deleted', 'moved-both', 'parent-deleted', 'cycle', 'slug']),
    subject: z.object({
      kind: z.enum(['page', 'file', 'variable', 'reusable-content']),
      id: z.string(),
      title: z
        .string()
        .optional()
        .describe('The title in the change request, else on main, else in the base revision.'),
      field: z.string().optional(),
      block: z.string().optional().describe('The key of the block.'),
    }),
    base: JsonValue.optional(),
    main: JsonValue.optional(),
    change: JsonValue.optional(),
    choices: z
      .array(z.object({ choice: Choice, place: Place.optional() }))
      .describe('The available choices. The first applies until the conflict is resolved.'),
    wentTo: z
      .object({ page: Id, title: z.string() })
      .optional()
      .describe('For a page or block that main deleted: the page that now contains its blocks.'),
    fields: z
      .array(z.string())
      .optional()
      .describe(
        'For a block that both sides edited: the parts that could not be merged, such as `text`, `lines`, the name of an attribute, or `cell ROW:COLUMN`.',
      ),
    mainBy: User.optional().describe(
      'The author of the value on main; for merged content, its author in the change request. Absent if it was written too many revisions ago.',
    ),
    mainAt: Timestamp.optional().describe('When that was written.'),
    changeBy: User.optional().describe('The author of the value in the change request.'),
    changeAt: Timestamp.optional(),
    answer: ConflictAnswer.optional(),
    answeredBy: User.optional(),
    earlier: z
      .object({ answer: ConflictAnswer, answeredBy: User.optional() })
      .optional()
      .describe('A resolution of an earlier version of this conflict, which no longer applies.'),
  })
  .meta({ id: 'Conflict' })
export type Conflict = z.output<typeof Conflict>

export const ConflictList = listOf(Conflict).extend({
  open: z.int().describe('Unresolved conflicts.'),
  resolved: z
    .object({ count: z.int(), items: z.array(Resolution).max(previewListLimit) })
    .optional()
    .describe('Conflicts resolved automatically. Only on the first page of the list.'),
  base: Id,
  main: Id,
  change: Id.describe('The three revisions that were compared.'),
})
