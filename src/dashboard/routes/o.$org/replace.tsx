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
import { replaceSearch, ruleIn, type ReplaceSearch } from '../../search/replace-search.ts'
import { ReplaceWatch } from '../../search/replace-progress.tsx'
import { FailureScreen } from '../../shell/failures/failure-screen.tsx'
import { MissingScreen } from '../../shell/failures/missing-screen.tsx'
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
  errorComponent: FailureScreen,
})

function Replace() {
  const { org } = Route.useParams()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  const router = useRouter()
  const { data: spaces = [] } = useQuery(allSpacesOptions(org))
  const path = { organizationId: org }
  const look = useMutation(previewReplacementMutation())
  const start = useMutation({
    ...startReplacementMutation(),
    onSuccess: ({ id }) => void navigate({ search: { job: id } }),
  })
  const rule = ruleIn(search)
  const asked = rule === undefined ? undefined : JSON.stringify(rule)
  const ask = (): void => {
    if (rule !== undefined) look.mutate({ path, body: rule })
  }
  // The URL contains the query: opening it runs the search.
  const onAddress = useEffectEvent(ask)
  useEffect(() => {
    if (asked !== undefined) onAddress()
  }, [asked])
  const error = look.error ?? start.error
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <h1 className="text-display font-strong">Find and replace</h1>
        <p className="max-w-measure text-ink-soft">
          In all spaces at once. What you choose becomes one change request for each space.
        </p>
      </div>
      {search.job === undefined ? (
        <>
          <ReplaceForm
            search={search}
            spaces={spaces}
            busy={look.isPending}
            onLook={(next: ReplaceSearch) => {
              // Submitting the same query again runs it again.
              if (JSON.stringify(ruleIn(next)) === asked) ask()
              else void navigate({ search: next, resetScroll: false })
            }}
          />
          {error !== null && (
            <ErrorNote
              {...processError(error)}
              onRetry={() => {
                start.reset()
                ask()
              }}
            />
          )}
          {look.isPending ? (
            <Skeleton shape="rows" count={6} label="Looking through all spaces" />
          ) : (
            rule !== undefined &&
            look.data !== undefined && (
              <ReplacePreview
                key={`${asked} ${look.submittedAt}`}
                rule={rule}
                found={look.data}
                busy={start.isPending}
                onReplace={(chosen) => {
                  start.mutate({ path, body: { ...rule, spaces: [...chosen] } })
                }}
              />
            )
          )}
        </>
      ) : (
        <ReplaceWatch
          org={org}
          job={search.job}
          onAgain={() => void navigate({ search: {} })}
          onGo={(to) => router.history.push(to)}
        />
      )}
    </div>
  )
}
