import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { FolderInput, FolderPlus, Plus } from 'lucide-react'
import { getCollectionOptions, getOrganizationOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../../api/not-found-error.ts'
import { requireOwnOrganization } from '../../api/require-own-organization.ts'
import { ResourceAccess } from '../../people/access/resource-access.tsx'
import { FailureScreen } from '../../shell/failures/failure-screen.tsx'
import { MissingScreen } from '../../shell/failures/missing-screen.tsx'
import { allCollectionsOptions, allSpacesOptions } from '../../spaces/tree/space-queries.ts'
import { nameOf, whoCanHelp } from '../../spaces/tree/arrange-permissions.ts'
import { CollectionContents } from '../../spaces/resources/collection-contents.tsx'
import { CollectionSettings } from '../../spaces/settings/collection-settings.tsx'
import { collectionsAround } from '../../spaces/tree/space-tree.ts'
import { resourceOfCollection } from '../../spaces/tree/resource.ts'
import { ResourceMenu } from '../../spaces/resources/resource-menu.tsx'
import { useResourceActions } from '../../spaces/resources/use-resource-actions.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const collectionOptions = (collection: string) => getCollectionOptions({ path: { collectionId: collection } })

export const Route = createFileRoute('/o/$org/c/$collection')({
  loader: async ({ context: { queryClient }, params: { org, collection }, location }) => {
    const [read] = await Promise.all([
      orNotFound(queryClient.ensureQueryData(collectionOptions(collection))),
      queryClient.ensureQueryData(allCollectionsOptions(org)),
      queryClient.ensureQueryData(allSpacesOptions(org)),
    ])
    await requireOwnOrganization(
      read,
      () => queryClient.fetchQuery({ ...collectionOptions(collection), staleTime: 0 }),
      { org, href: location.href },
    )
    return { crumb: nameOf(read) }
  },
  component: CollectionPage,
  pendingComponent: () => <Skeleton shape="rows" count={8} label="Loading the collection" />,
  notFoundComponent: MissingScreen,
  errorComponent: FailureScreen,
})

function CollectionPage() {
  const { org, collection: id } = Route.useParams()
  const { data: collection } = useSuspenseQuery(collectionOptions(id))
  const { data: collections } = useSuspenseQuery(allCollectionsOptions(org))
  const { data: spaces } = useSuspenseQuery(allSpacesOptions(org))
  const { data: organization } = useQuery(getOrganizationOptions({ path: { organizationId: org } }))
  const { ask, dialogs } = useResourceActions(org)
  const thing = resourceOfCollection(collection)
  const around = collectionsAround(collections.map(resourceOfCollection), id)
  const inside = {
    collections: collections.filter(({ parent }) => parent === id),
    spaces: spaces.filter(({ parent }) => parent === id),
  }
  const refused = thing.arrangeable ? undefined : whoCanHelp
  const make = (
    <div className="flex flex-wrap gap-2">
      <Button icon={Plus} onClick={() => ask('new-space', thing)} disabledReason={refused}>
        New space
      </Button>
      <Button icon={FolderPlus} onClick={() => ask('new-collection', thing)} disabledReason={refused}>
        New collection
      </Button>
      <Button icon={FolderInput} onClick={() => ask('import', thing)} disabledReason={refused}>
        Import
      </Button>
    </div>
  )
  const empty = inside.collections.length + inside.spaces.length === 0
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-8">
      <div>
        {around.length > 0 && (
          <p className="text-caption text-ink-soft">
            {around.map((one) => (
              <span key={one.id}>
                <Link
                  to="/o/$org/c/$collection"
                  params={{ org, collection: one.id }}
                  className="hover:text-ink hover:underline"
                >
                  {one.name}
                </Link>{' '}
                /{' '}
              </span>
            ))}
          </p>
        )}
        <div className="flex items-center gap-2">
          <h1 className="min-w-0 flex-1 truncate text-display font-strong">{thing.name}</h1>
          <ResourceMenu thing={thing} onAction={ask} />
        </div>
        {collection.description !== undefined && (
          <p className="max-w-measure text-ink-soft">{collection.description}</p>
        )}
      </div>
      <Section title="In this collection" actions={!empty && make}>
        {empty ? (
          <EmptyState title="Nothing lies here yet" action={make}>
            Make something here, bring documentation with you, or drag a space onto the collection in the tree
            at the left.
          </EmptyState>
        ) : (
          <CollectionContents
            org={org}
            {...inside}
            all={collections}
            organization={organization}
            onAction={ask}
          />
        )}
      </Section>
      <div id="settings">
        <Section title="Settings">
          <CollectionSettings key={id} org={org} collection={collection} />
        </Section>
      </div>
      {collection.permissions.create && (
        <Section
          title="Who may do what"
          lead="It holds in everything that lies here, unless something nearer says otherwise."
        >
          <ResourceAccess
            thing={{ kind: 'collection', org, id, title: thing.name }}
            manages={collection.permissions.admin}
            traces={organization?.permissions.admin === true}
          />
        </Section>
      )}
      {dialogs}
    </div>
  )
}
