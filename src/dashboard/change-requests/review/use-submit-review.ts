import { useMutation } from '@tanstack/react-query'
import {
  createChangeRequestCommentMutation,
  submitChangeRequestReviewMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { ChangeRequest } from '../../../client/types.gen.ts'
import { showToast } from '../../ui/toast.ts'
import { changePath } from '../review-queries.ts'
import { useReviewRefresh } from '../use-review-refresh.ts'
import type { ReviewDraftActions, Verdict } from './review-draft.local.ts'

const successText: Readonly<Record<Verdict, string>> = {
  approved: 'Change request approved',
  'changes-requested': 'Changes requested',
  comment: 'Comments submitted',
}

/** Submits the draft of a review. A failure keeps the draft. */
export const useSubmitReview = (
  change: ChangeRequest,
  { draft, remove, clear }: ReviewDraftActions,
  verdict: Verdict,
  onSubmitted: () => void,
) => {
  const refresh = useReviewRefresh(change)
  const path = changePath(change)
  const submit = useMutation(submitChangeRequestReviewMutation())
  const comment = useMutation(createChangeRequestCommentMutation())
  const hasText = draft.words.trim() !== ''
  const submitReview = async (status: Exclude<Verdict, 'comment'>): Promise<void> => {
    await submit.mutateAsync({
      path,
      body: {
        status,
        revision: change.revision,
        ...(hasText && { comment: { markdown: draft.words } }),
        ...(draft.comments.length > 0 && { comments: draft.comments.map(({ body }) => body) }),
      },
    })
    clear()
  }
  /** Without a verdict they are separate comments. Each is removed once sent, so that none is sent twice. */
  const submitComments = async (): Promise<void> => {
    for (const { id, body } of draft.comments) {
      await comment.mutateAsync({ path, body })
      remove(id)
    }
    if (hasText) await comment.mutateAsync({ path, body: { body: { markdown: draft.words } } })
    clear()
  }
  return useMutation({
    mutationFn: () => (verdict === 'comment' ? submitComments() : submitReview(verdict)),
    onSuccess: async () => {
      void showToast({ text: successText[verdict] })
      onSubmitted()
      await refresh()
    },
    // The head may have moved: refetch what is shown; the draft stays.
    onError: refresh,
  })
}
