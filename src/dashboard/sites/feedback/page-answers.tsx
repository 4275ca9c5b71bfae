import { useMutation, useQueryClient, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ExternalLink, PencilLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import {
  listSiteFeedbackPagesQueryKey,
  listSiteFeedbackQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { deleteSiteFeedback } from '../../../client/sdk.gen.ts'
import type { SiteFeedback, SiteFeedbackPage } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { pageFeedbackOptions } from './feedback-queries.ts'
import type { FeedbackSearch } from './feedback-search.ts'
import { ratingLabels } from './feedback-labels.ts'

export interface PageAnswersProps {
  readonly org: string
  readonly site: string
  /** Why answers cannot be deleted; undefined if they can. */
  readonly refused: string | undefined
  readonly search: FeedbackSearch
  readonly page: SiteFeedbackPage
}

interface AnswerProps extends Pick<PageAnswersProps, 'refused'> {
  readonly answer: SiteFeedback
  readonly onDelete: () => void
}

function Answer({ answer, refused, onDelete }: AnswerProps) {
  const { label, icon, color } = ratingLabels[answer.rating]
  return (
    <li className="flex items-start gap-2 border-b border-line py-2 last:border-0">
      <span className={`mt-0.5 ${color}`}>
        <Icon of={icon} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="text-caption text-ink-soft">
          {label} · <RelativeTime at={answer.createdAt} />
        </span>
        {answer.comment !== undefined && (
          <span dir="auto" className="block max-w-measure whitespace-pre-wrap wrap-anywhere">
            {answer.comment}
          </span>
        )}
      </span>
      <IconButton icon={Trash2} label="Delete answer" disabledReason={refused} onClick={onDelete} />
    </li>
  )
}

const useDeleteAnswer = (org: string, site: string, onDeleted: () => void) => {
  const client = useQueryClient()
  const path = { organizationId: org, siteId: site }
  return useMutation({
    mutationFn: async (id: string) => {
      await deleteSiteFeedback({ path: { ...path, feedbackId: id }, throwOnError: true })
    },
    onSuccess: () => {
      onDeleted()
      return Promise.all(
        [listSiteFeedbackPagesQueryKey({ path }), listSiteFeedbackQueryKey({ path })].map((key) =>
          client.invalidateQueries({ queryKey: key.slice(0, 1) }),
        ),
      )
    },
  })
}

/** The feedback on one page, with actions. */
export function PageAnswers({ org, site, refused, search, page }: PageAnswersProps) {
  const options = pageFeedbackOptions(org, site, search, { space: page.space, page: page.page.id })
  const list = useInfiniteQuery(options)
  const [deletingId, setDeletingId] = useState<string>()
  const remove = useDeleteAnswer(org, site, () => setDeletingId(undefined))
  const answers = (list.data?.pages ?? []).flatMap(({ items }) => items)
  const { id, gone, title, urls } = page.page
  return (
    <div className="grid gap-2 pt-2 pb-3 pl-1 sm:pl-7">
      <span className="flex flex-wrap gap-2">
        {!gone && (
          <Link
            to="/o/$org/s/$space/edit/$page"
            params={{ org, space: page.space, page: id }}
            className={buttonClass('quiet')}
          >
            <Icon of={PencilLine} />
            Edit page
          </Link>
        )}
        {urls.published !== undefined && (
          <a href={urls.published} target="_blank" rel="noreferrer" className={buttonClass('bare')}>
            <Icon of={ExternalLink} />
            View on site
          </a>
        )}
      </span>
      {list.isPending && <Skeleton shape="rows" count={2} label="Loading answers" />}
      {list.isError && <FormError error={list.error} />}
      <ul aria-label={`Answers on ${title}`}>
        {answers.map((answer) => (
          <Answer
            key={answer.id}
            answer={answer}
            refused={refused}
            onDelete={() => setDeletingId(answer.id)}
          />
        ))}
      </ul>
      {list.hasNextPage && (
        <span>
          <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show older answers
          </Button>
        </span>
      )}
      <ConfirmDialog
        open={deletingId !== undefined}
        onOpenChange={(open) => {
          if (open) return
          remove.reset()
          setDeletingId(undefined)
        }}
        title="Delete answer"
        confirmLabel="Delete answer"
        danger
        busy={remove.isPending}
        error={<FormError error={remove.error} />}
        onConfirm={() => {
          if (deletingId !== undefined) remove.mutate(deletingId)
        }}
      >
        The answer is no longer counted. This cannot be undone.
      </ConfirmDialog>
    </div>
  )
}
