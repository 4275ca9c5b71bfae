import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { getOrganizationOptions, getSpaceOptions } from '../../../client/@tanstack/react-query.gen.ts'
import type { Space } from '../../../client/types.gen.ts'
import { orNotFound } from '../../api/not-found-error.ts'
import { MissingScreen } from '../../shell/failures/lazy-missing-screen.ts'
import { allCollectionsOptions } from '../../spaces/tree/space-queries.ts'
import { nameOf, pathText } from '../../spaces/tree/arrange-permissions.ts'
import { ImportChoiceField } from '../../spaces/transfer/import-choice.tsx'
import type { ImportChoice } from '../../spaces/transfer/import-files.ts'
import { ImportForm } from '../../spaces/transfer/import-form.tsx'
import { ImportProgress } from '../../spaces/transfer/import-progress.tsx'
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

const textParameter = (name: keyof ImportSearch, value: unknown): ImportSearch =>
  typeof value === 'string' && value !== '' ? { [name]: value } : {}

const spaceOptions = (space: string) => getSpaceOptions({ path: { spaceId: space } })
const organizationOptions = (org: string) => getOrganizationOptions({ path: { organizationId: org } })

export const Route = createFileRoute('/o/$org/import')({
  validateSearch: (search: Record<string, unknown>): ImportSearch => ({
    ...textParameter('parent', search['parent']),
    ...textParameter('space', search['space']),
    ...(search['site'] === true && search['space'] === undefined && { site: true as const }),
    ...textParameter('job', search['job']),
    ...textParameter('q', search['q']),
    ...textParameter('kind', search['kind']),
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
})

interface ImportDestination {
  readonly site: boolean
  /** The space whose change request the import becomes. */
  readonly target: Space | undefined
  /** Whether spaces may be created at the top level. */
  readonly top: boolean
  /** Whether spaces may be created in a collection. */
  readonly hasParents: boolean
}

/** Why the user may not import there; undefined if they may. */
const missingPermission = ({ site, target, top, hasParents }: ImportDestination): string | undefined => {
  if (site) return top ? undefined : 'You need the Creator role in the organization. Ask an administrator.'
  if (target !== undefined)
    return target.permissions.edit
      ? undefined
      : 'You need the Editor role in this space. Ask a space administrator.'
  return top || hasParents
    ? undefined
    : 'You need the Creator role in the organization or a collection. Ask an administrator.'
}

function Import() {
  const { org } = Route.useParams()
  const { parent, space, site, job, q, kind } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { data: organization } = useSuspenseQuery(organizationOptions(org))
  const { data: collections } = useSuspenseQuery(allCollectionsOptions(org))
  const { data: target } = useQuery({ ...spaceOptions(space ?? ''), enabled: space !== undefined })
  const [choice, setChoice] = useState<ImportChoice>()
  const upload = useImport(org, (id) => {
    setChoice(undefined)
    void navigate({ search: { job: id, ...(site === true && { site }) } })
  })
  const parents = collections
    .filter(({ permissions }) => permissions.create)
    .map(({ id }) => ({ value: id, label: pathText(id, collections) }))
  const top = organization.permissions.createContent
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-6">
      <div>
        <h1 className="text-display font-strong">Import documentation</h1>
        {job === undefined && <ImportLead site={site === true} target={target} />}
      </div>
      {job !== undefined ? (
        <ImportProgress
          key={job}
          org={org}
          job={job}
          text={q ?? ''}
          code={kind}
          onFilter={({ text, code }) =>
            void navigate({
              search: {
                job,
                ...(site === true && { site }),
                ...(text !== '' && { q: text }),
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
            upload.forget()
            setChoice(chosen)
          }}
          disabledReason={missingPermission({
            site: site === true,
            target,
            top,
            hasParents: parents.length > 0,
          })}
        />
      ) : (
        <ImportForm
          choice={choice}
          collections={parents}
          top={top}
          parent={
            parents.some(({ value }) => value === parent) ? parent : top ? undefined : parents[0]?.value
          }
          into={target === undefined ? undefined : nameOf(target)}
          site={site === true}
          step={upload.step}
          error={upload.error}
          onImport={(values) => upload.start(space === undefined ? { ...values, choice } : { space, choice })}
          onOther={() => setChoice(undefined)}
          onStop={upload.stop}
        />
      )}
    </div>
  )
}

/** What a folder becomes. */
function ImportLead({ site, target }: Pick<ImportDestination, 'site' | 'target'>) {
  const result = site
    ? 'a space and a site that shows it'
    : target === undefined
      ? 'a space'
      : `a change request in “${nameOf(target)}”`
  return (
    <p className="mt-1 max-w-measure text-ink-soft">
      A folder of Markdown becomes {result} with its pages, images, and files. If there is a SUMMARY.md, it
      sets the page order.
    </p>
  )
}
