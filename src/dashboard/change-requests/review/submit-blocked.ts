import { mostComments, type ReviewDraft, type Verdict } from './review-draft.local.ts'

/** Why a draft cannot be submitted with a verdict; undefined if it can. */
export const submitBlocked = (
  draft: ReviewDraft,
  verdict: Verdict,
  disabledReasons: Readonly<Record<Verdict, string | undefined>>,
): string | undefined => {
  const isEmpty = draft.words.trim() === '' && draft.comments.length === 0
  if (draft.comments.length > mostComments)
    return `A review can have at most ${mostComments} comments. Remove some of them.`
  if (disabledReasons[verdict] !== undefined) return disabledReasons[verdict]
  if (verdict === 'comment' && isEmpty) return 'Enter a comment first.'
  if (verdict === 'changes-requested' && isEmpty)
    return 'Describe what should change, here or in a comment on a block.'
  return undefined
}
