/** Edits that reviewers suggest for a block of a change request, and their state. */
import { mostSuggestionsAtOnce } from '../wire/batch-limits.ts'
import { z } from 'zod'
import { Comment, CommentBody } from './schemas.ts'
import { longestSuggestion } from '../documents/limits.ts'
import { RichTextDocument, writing } from '../documents/schemas.ts'
import { User } from '../people/schemas.ts'
import { Id, ListQuery, Timestamp } from '../wire/shapes.ts'

export const SuggestionState = z.enum(['open', 'accepted', 'dismissed']).meta({ id: 'SuggestionState' })

export const Suggestion = z
  .object({
    object: z.literal('suggestion'),
    id: Id,
    state: SuggestionState,
    page: z.object({ id: Id, title: z.string() }),
    node: Id.describe('Key of the block.'),
    base: RichTextDocument.describe('The block as it was when the wording was suggested.'),
    replacement: RichTextDocument.describe('The blocks that would take its place; none takes it away.'),
    current: RichTextDocument.optional().describe(
      'The block as it is, where an open suggestion finds it changed.',
    ),
    fit: z
      .enum(['fresh', 'merges', 'conflicts', 'gone'])
      .describe(
        'Of an open one: `fresh`: the block is as it was; `merges`: it changed and both can stand; `conflicts`: both changed the same words; `gone`: there is no such block any more.',
      ),
    comment: Id.describe('Its thread, whose first words are the reason.'),
    createdBy: User,
    createdAt: Timestamp,
    settledBy: User.optional(),
    settledAt: Timestamp.optional(),
    revision: Id.optional().describe('The revision that accepting it made.'),
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
    node: Id.describe('Key of the block.'),
    revision: Id.optional().describe('The head that was looked at; absent: the present one.'),
    replacement: writing(longestSuggestion).describe(
      'What takes the place of the block; an empty text takes it away.',
    ),
    message: CommentBody.optional().describe('Why, as the first words of its thread.'),
  })
  .meta({ id: 'NewSuggestion' })
export type NewSuggestion = z.output<typeof NewSuggestion>

export const AcceptSuggestions = z
  .strictObject({ ids: z.array(Id).min(1).max(mostSuggestionsAtOnce) })
  .meta({ id: 'AcceptSuggestions' })

export const MadeSuggestion = Suggestion.extend({ thread: Comment }).meta({ id: 'MadeSuggestion' })

export const AcceptedSuggestions = z
  .object({ revision: Id.describe('The head now.'), items: z.array(Suggestion) })
  .meta({ id: 'AcceptedSuggestions' })
