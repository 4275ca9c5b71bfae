import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useMemo } from 'react'
import { getOrganizationOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import { ForbiddenNote } from '../../../shell/failures/forbidden-note.tsx'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { nameOf, pathText } from '../../../spaces/tree/arrange-permissions.ts'
import { allCollectionsOptions, allSpacesOptions } from '../../../spaces/tree/space-queries.ts'
import { NewTranslationScreen } from '../../../translations/adding/new-translation-screen.tsx'
import { enginesOptions, translationsOptions } from '../../../translations/translation-queries.ts'
import { newTranslationSearch } from '../../../translations/translation-search.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { LazyInstructionsEditor } from '../../-editor/lazy-instructions-editor.tsx'

const organizationOptions = (org: string) => getOrganizationOptions({ path: { organizationId: org } })

export const Route = createFileRoute('/o/$org/translations/new')({
  validateSearch: newTranslationSearch,
  loader: async ({ context: { queryClient }, params: { org } }) => {
    const { permissions } = await queryClient.ensureQueryData(organizationOptions(org))
    if (permissions.admin)
      await Promise.all([
        queryClient.ensureQueryData(translationsOptions(org)),
        queryClient.ensureQueryData(enginesOptions(org)),
        queryClient.ensureQueryData(allSpacesOptions(org)),
        queryClient.ensureQueryData(allCollectionsOptions(org)),
      ])
    return { crumb: 'New translation' }
  },
  component: NewTranslation,
  pendingComponent: () => <Skeleton shape="lines" count={8} label="Loading the form" />,
  notFoundComponent: MissingScreen,
})

function NewTranslation() {
  const { org } = Route.useParams()
  const { data: organization } = useSuspenseQuery(organizationOptions(org))
  return organization.permissions.admin ? (
    <Form />
  ) : (
    <ForbiddenNote action="set up translations" needs="Administrator" helpers={[]} />
  )
}

function Form() {
  const { org } = Route.useParams()
  const { space } = Route.useSearch()
  const { data: spaces } = useSuspenseQuery(allSpacesOptions(org))
  const { data: collections } = useSuspenseQuery(allCollectionsOptions(org))
  const sources = useMemo(
    () =>
      spaces
        .map((source) => {
          const location = source.parent === undefined ? '' : pathText(source.parent, collections)
          return {
            id: source.id,
            name: location === '' ? nameOf(source) : `${nameOf(source)} (${location})`,
            language: source.language,
          }
        })
        .toSorted((a, b) => a.name.localeCompare(b.name, 'en')),
    [spaces, collections],
  )
  if (sources.length === 0)
    return (
      <EmptyState title="No space to translate">Create a space first, then translate it here.</EmptyState>
    )
  return (
    <NewTranslationScreen
      org={org}
      spaces={sources}
      space={space}
      edit={(editing) => <LazyInstructionsEditor {...editing} readOnly={false} />}
    />
  )
}
