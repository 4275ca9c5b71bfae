import { useMutation, useQuery } from '@tanstack/react-query'
import { createFileRoute, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import {
  previewReplacementMutation,
  startReplacementMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import { processError } from '../../api/process-error.ts'
import { ReplaceForm } from '../../search/replace-form.tsx'
import { ReplacePreview } from '../../search/replace-preview.tsx'
import { replaceSearch, replaceRule, type ReplaceSearch } from '../../search/replace-search.ts'
import { ReplaceProgress } from '../../search/replace-progress.tsx'
import { MissingScreen } from '../../shell/failures/lazy-missing-screen.ts'
import { allSpacesOptions } from '../../spaces/tree/space-queries.ts'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export const Route = createFileRoute('/o/$org/replace')({
  validateSearch: replaceSearch,
  loader: ({ context: { queryClient }, params: { org } }) =>
    queryClient.ensureQueryData(allSpacesOptions(org)).then(() => undefined),
  staticData: { crumb: 'Find and replace' },
  component: Replace,
  pendingComponent: () => <Skeleton shape="block" label="Loading" />,
  notFoundComponent: MissingScreen,
})

function Replace() {
  const { org } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const router = useRouter()
  const { data: spaces = [] } = useQuery(allSpacesOptions(org))
  const path = { organizationId: org }
  const preview = useMutation(previewReplacementMutation())
  const start = useMutation({
    ...startReplacementMutation(),
    onSuccess: ({ id }) => void navigate({ search: { job: id } }),
  })
  const rule = replaceRule(search)
  const ruleText = rule === undefined ? undefined : JSON.stringify(rule)
  const runPreview = (): void => {
    if (rule !== undefined) preview.mutate({ path, body: rule })
  }
  // The URL contains the query: opening it runs the search.
  const onRuleChange = useEffectEvent(runPreview)
  useEffect(() => {
    if (ruleText !== undefined) onRuleChange()
  }, [ruleText])
  const error = preview.error ?? start.error
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <h1 className="text-display font-strong">Find and replace</h1>
        <p className="max-w-measure text-ink-soft">
          Search and replace text in all spaces. Each space gets its own change request.
        </p>
      </div>
      {search.job === undefined ? (
        <>
          <ReplaceForm
            search={search}
            spaces={spaces}
            busy={preview.isPending}
            onSearch={(next: ReplaceSearch) => {
              // Submitting the same query again runs it again.
              if (JSON.stringify(replaceRule(next)) === ruleText) runPreview()
              else void navigate({ search: next, resetScroll: false })
            }}
          />
          {error !== null && (
            <ErrorNote
              {...processError(error)}
              onRetry={() => {
                start.reset()
                runPreview()
              }}
            />
          )}
          {preview.isPending ? (
            <Skeleton shape="rows" count={6} label="Searching all spaces" />
          ) : (
            rule !== undefined &&
            preview.data !== undefined && (
              <ReplacePreview
                key={`${ruleText} ${preview.submittedAt}`}
                rule={rule}
                found={preview.data}
                busy={start.isPending}
                onReplace={(chosen) => {
                  start.mutate({ path, body: { ...rule, spaces: [...chosen] } })
                }}
              />
            )
          )}
        </>
      ) : (
        <ReplaceProgress
          org={org}
          job={search.job}
          onAgain={() => void navigate({ search: {} })}
          onGo={(to) => router.history.push(to)}
        />
      )}
    </div>
  )
}
