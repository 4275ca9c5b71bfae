/** The verbs of comments and suggestions. */
import type { Verb } from '../http/verb.ts'
import { accepting } from './suggestions/accept-suggestions.ts'
import { suggestions } from './suggestions/suggestion-verbs.ts'
import { comments } from './threads/comment-verbs.ts'
import { listSpacePeople } from './threads/list-people.ts'
import { replies } from './threads/reply-verbs.ts'

export const commentVerbs: readonly Verb[] = [
  listSpacePeople,
  ...comments,
  ...replies,
  ...suggestions,
  ...accepting,
]
