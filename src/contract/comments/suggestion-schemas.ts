/** Edits that reviewers suggest for a block of a change request, and their state. */
import { mostSuggestionsAtOnce } from '../wire/batch-limits.ts'
import { z } from 'zod'
import { Comment, CommentBody } from './schemas.ts'
import { longestSuggestion } from '../documents/limits.ts'
import { RichTextDocument, writing } from '../documents/schemas.ts'
import { User } from '../people/schemas.ts'
import { Id, ListQuery, Timestamp } from '../wire/shapes.ts'

const SuggestionState = z.enum(['open', 'accepted', 'dismissed']).meta({ id: 'SuggestionState' })

export const Suggestion = z
  .object({
    object: z.literal('suggestion'),
    id: Id,
    state: SuggestionState,
    page: z.object({ id: Id, title: z.string() }),
    node: Id.describe('The key of the block.'),
    base: RichTextDocument.describe('The block when the suggestion was created.'),
    replacement: RichTextDocument.describe('The blocks that replace it. Empty: the block is deleted.'),
    current: RichTextDocument.optional().describe(
      'For an open suggestion: the current block, if it has changed.',
    ),
    fit: z
      .enum(['fresh', 'merges', 'conflicts', 'gone'])
      .describe(
        'For an open suggestion. `fresh`: the block is unchanged. `merges`: it changed and both can be kept. `conflicts`: both changed the same text. `gone`: the block no longer exists.',
      ),
    comment: Id.describe('The comment thread, which starts with the reason.'),
    createdBy: User,
    createdAt: Timestamp,
    settledBy: User.optional(),
    settledAt: Timestamp.optional(),
    revision: Id.optional().describe('The revision created when it was accepted.'),
    permissions: z.object({ accept: z.boolean(), dismiss: z.boolean() }),
  })
  .meta({ id: 'Suggestion' })
export type Suggestion = z.output<typeof Suggestion>

export const SuggestionListQuery = ListQuery.extend({
  state: z.enum(['all', ...SuggestionState.options]).default('open'),
  targetPage: Id.optional().describe('Only those on this page.'),
})

export const NewSuggestion = z
  .strictObject({
    page: Id,
    node: Id.describe('The key of the block.'),
    revision: Id.optional().describe('The head that was viewed. Default: the current head.'),
    replacement: writing(longestSuggestion).describe('Replaces the block. Empty text deletes it.'),
    message: CommentBody.optional().describe('The reason, which starts the thread.'),
  })
  .meta({ id: 'NewSuggestion' })
export type NewSuggestion = z.output<typeof NewSuggestion>

export const AcceptSuggestions = z
  .strictObject({ ids: z.array(Id).min(1).max(mostSuggestionsAtOnce) })
  .meta({ id: 'AcceptSuggestions' })

export const MadeSuggestion = Suggestion.extend({ thread: Comment }).meta({ id: 'MadeSuggestion' })

export const AcceptedSuggestions = z
  .object({ revision: Id.describe('The current head.'), items: z.array(Suggestion) })
  .meta({ id: 'AcceptedSuggestions' })
