import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { getOrganizationOptions, getSpaceOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../../api/not-found-error.ts'
import { FailureScreen } from '../../shell/failures/failure-screen.tsx'
import { MissingScreen } from '../../shell/failures/missing-screen.tsx'
import { allCollectionsOptions } from '../../spaces/tree/space-queries.ts'
import { nameOf, pathText } from '../../spaces/tree/arrange-permissions.ts'
import { ImportChoiceField } from '../../spaces/transfer/import-choice.tsx'
import type { ImportChoice } from '../../spaces/transfer/import-files.ts'
import { ImportForm } from '../../spaces/transfer/import-form.tsx'
import { ImportWatch } from '../../spaces/transfer/import-progress.tsx'
import { useImport } from '../../spaces/transfer/use-import.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

interface ImportSearch {
  /** Parent collection of the new space. */
  readonly parent?: string
  /** Import into a new change request of this space; absent: creates a space. */
  readonly space?: string
  /** Creates a site that shows the new space. */
  readonly site?: true
  /** Job id of the import; its report stays at this URL. */
  readonly job?: string
  /** Filter of the report's warnings. */
  readonly q?: string
  readonly kind?: string
}

const text = (name: keyof ImportSearch, value: unknown): ImportSearch =>
  typeof value === 'string' && value !== '' ? { [name]: value } : {}

const spaceOptions = (space: string) => getSpaceOptions({ path: { spaceId: space } })
const organizationOptions = (org: string) => getOrganizationOptions({ path: { organizationId: org } })

export const Route = createFileRoute('/o/$org/import')({
  validateSearch: (search: Record<string, unknown>): ImportSearch => ({
    ...text('parent', search['parent']),
    ...text('space', search['space']),
    ...(search['site'] === true && search['space'] === undefined && { site: true as const }),
    ...text('job', search['job']),
    ...text('q', search['q']),
    ...text('kind', search['kind']),
  }),
  loaderDeps: ({ search: { space } }) => ({ space }),
  loader: async ({ context: { queryClient }, params: { org }, deps: { space } }) => {
    await Promise.all([
      space === undefined ? undefined : orNotFound(queryClient.ensureQueryData(spaceOptions(space))),
      queryClient.ensureQueryData(organizationOptions(org)),
      queryClient.ensureQueryData(allCollectionsOptions(org)),
    ])
  },
  staticData: { crumb: 'Import' },
  component: Import,
  pendingComponent: () => <Skeleton shape="block" label="Loading" />,
  notFoundComponent: MissingScreen,
  errorComponent: FailureScreen,
})

function Import() {
  const { org } = Route.useParams()
  const { parent, space, site, job, q, kind } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: organization } = useSuspenseQuery(organizationOptions(org))
  const { data: collections } = useSuspenseQuery(allCollectionsOptions(org))
  const { data: target } = useQuery({ ...spaceOptions(space ?? ''), enabled: space !== undefined })
  const [choice, setChoice] = useState<ImportChoice>()
  const sending = useImport(org, (id) => {
    setChoice(undefined)
    void navigate({ search: { job: id, ...(site === true && { site }) } })
  })
  const into = collections
    .filter(({ permissions }) => permissions.create)
    .map(({ id }) => ({ value: id, label: pathText(id, collections) }))
  const top = organization.permissions.createContent
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <h1 className="text-display font-strong">Import documentation</h1>
        {job === undefined && (
          <p className="mt-1 max-w-measure text-ink-soft">
            A folder of Markdown becomes{' '}
            {site === true
              ? 'a space and a site that shows it'
              : target === undefined
                ? 'a space of its own'
                : `a change request of “${nameOf(target)}”`}
            : its pages, their order from SUMMARY.md where there is one, and its pictures and files.
          </p>
        )}
      </div>
      {job !== undefined ? (
        <ImportWatch
          key={job}
          org={org}
          job={job}
          words={q ?? ''}
          code={kind}
          onFilter={({ words, code }) =>
            void navigate({
              search: {
                job,
                ...(site === true && { site }),
                ...(words !== '' && { q: words }),
                ...(code !== undefined && { kind: code }),
              },
              replace: true,
            })
          }
          onAgain={() => void navigate({ search: site === true ? { site } : {} })}
        />
      ) : choice === undefined ? (
        <ImportChoiceField
          onChoice={(chosen) => {
            sending.forget()
            setChoice(chosen)
          }}
          disabledReason={
            (site === true ? top : target === undefined ? top || into.length > 0 : target.permissions.edit)
              ? undefined
              : target !== undefined
                ? 'It takes the role Editor in the space. Somebody who administers it can give it to you.'
                : site === true
                  ? 'It takes the role Creator in the organization. An administrator can give it to you.'
                  : 'It takes the role Creator in the organization or in a collection. An administrator can give it to you.'
          }
        />
      ) : (
        <ImportForm
          choice={choice}
          collections={into}
          top={top}
          parent={into.some(({ value }) => value === parent) ? parent : top ? undefined : into[0]?.value}
          into={target === undefined ? undefined : nameOf(target)}
          site={site === true}
          step={sending.step}
          error={sending.error}
          onImport={(named) => sending.start(space === undefined ? { ...named, choice } : { space, choice })}
          onOther={() => setChoice(undefined)}
          onStop={sending.stop}
        />
      )}
    </div>
  )
}
