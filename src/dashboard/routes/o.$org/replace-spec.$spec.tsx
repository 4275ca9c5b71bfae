import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { orNotFound } from '../../api/not-found-error.ts'
import { apiSpecOptions } from '../../api-specs/api-spec-queries.ts'
import { specName } from '../../api-specs/api-spec-text.ts'
import { ReplaceSourceScreen } from '../../api-specs/adding/replace-source-screen.tsx'
import { ForbiddenNote } from '../../shell/failures/forbidden-note.tsx'
import { MissingScreen } from '../../shell/failures/lazy-missing-screen.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const kinds = ['url', 'file', 'text'] as const
type Kind = (typeof kinds)[number]

export const Route = createFileRoute('/o/$org/replace-spec/$spec')({
  validateSearch: ({ kind }: Record<string, unknown>): { readonly kind?: Kind } => {
    const known = kinds.find((one) => one === kind)
    return known === undefined ? {} : { kind: known }
  },
  loader: async ({ context: { queryClient }, params: { org, spec: slug } }) => {
    const spec = await orNotFound(queryClient.ensureQueryData(apiSpecOptions(org, slug)))
    return {
      crumb: 'Replace source',
      above: [
        { name: 'API specifications', pathname: `/o/${org}/specs` },
        { name: specName(spec), pathname: `/o/${org}/specs/${spec.slug}` },
      ],
    }
  },
  component: ReplaceSource,
  pendingComponent: () => <Skeleton shape="lines" count={8} label="Loading the form" />,
  notFoundComponent: MissingScreen,
})

function ReplaceSource() {
  const { org, spec: slug } = Route.useParams()
  const { kind } = Route.useSearch()
  const { data: spec } = useSuspenseQuery(apiSpecOptions(org, slug))
  return spec.permissions.edit ? (
    <ReplaceSourceScreen key={slug} org={org} spec={spec} kind={kind} />
  ) : (
    <ForbiddenNote action="replace the source of this specification" needs="Creator" helpers={[]} />
  )
}
