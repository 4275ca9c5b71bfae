import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { FolderInput, FolderPlus, Plus } from 'lucide-react'
import { getCollectionOptions, getOrganizationOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../../api/not-found-error.ts'
import { requireOwnOrganization } from '../../api/require-own-organization.ts'
import { ResourceAccess } from '../../people/access/resource-access.tsx'
import { MissingScreen } from '../../shell/failures/lazy-missing-screen.ts'
import { allCollectionsOptions, allSpacesOptions } from '../../spaces/tree/space-queries.ts'
import { nameOf, whoCanHelp } from '../../spaces/tree/arrange-permissions.ts'
import { CollectionContents } from '../../spaces/resources/collection-contents.tsx'
import { CollectionSettings } from '../../spaces/settings/collection-settings.tsx'
import { ancestorsOf } from '../../spaces/tree/space-tree.ts'
import { resourceOfCollection, type Resource } from '../../spaces/tree/resource.ts'
import { ResourceMenu, type ResourceMenuProps } from '../../spaces/resources/resource-menu.tsx'
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
})

function CollectionPage() {
  const { org, collection: id } = Route.useParams()
  const { data: collection } = useSuspenseQuery(collectionOptions(id))
  const { data: collections } = useSuspenseQuery(allCollectionsOptions(org))
  const { data: spaces } = useSuspenseQuery(allSpacesOptions(org))
  const { data: organization } = useQuery(getOrganizationOptions({ path: { organizationId: org } }))
  const { runAction, dialogs } = useResourceActions(org)
  const resource = resourceOfCollection(collection)
  const ancestors = ancestorsOf(collections.map(resourceOfCollection), id)
  const children = {
    collections: collections.filter(({ parent }) => parent === id),
    spaces: spaces.filter(({ parent }) => parent === id),
  }
  const addButtons = <AddButtons resource={resource} onAction={runAction} />
  const empty = children.collections.length + children.spaces.length === 0
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-8">
      <CollectionHeading
        org={org}
        resource={resource}
        ancestors={ancestors}
        description={collection.description}
        onAction={runAction}
      />
      <Section title="In this collection" actions={!empty && addButtons}>
        {empty ? (
          <EmptyState title="This collection is empty" action={addButtons}>
            Create a space, import docs, or drag a space onto the collection in the sidebar.
          </EmptyState>
        ) : (
          <CollectionContents
            org={org}
            {...children}
            all={collections}
            organization={organization}
            onAction={runAction}
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
          title="Access"
          lead="Applies to everything in this collection, unless a nested collection or space overrides it."
        >
          <ResourceAccess
            resource={{ kind: 'collection', org, id, title: resource.name }}
            canManage={collection.permissions.admin}
            canTrace={organization?.permissions.admin === true}
          />
        </Section>
      )}
      {dialogs}
    </div>
  )
}

/** Creates a space or a collection in this one, or imports into it. */
function AddButtons({ resource, onAction }: Pick<ResourceMenuProps, 'resource' | 'onAction'>) {
  const disabledReason = resource.arrangeable ? undefined : whoCanHelp
  return (
    <div className="flex flex-wrap gap-2">
      <Button icon={Plus} onClick={() => onAction('new-space', resource)} disabledReason={disabledReason}>
        New space
      </Button>
      <Button
        icon={FolderPlus}
        onClick={() => onAction('new-collection', resource)}
        disabledReason={disabledReason}
      >
        New collection
      </Button>
      <Button icon={FolderInput} onClick={() => onAction('import', resource)} disabledReason={disabledReason}>
        Import
      </Button>
    </div>
  )
}

interface CollectionHeadingProps extends Pick<ResourceMenuProps, 'resource' | 'onAction'> {
  readonly org: string
  readonly ancestors: readonly Resource[]
  readonly description: string | undefined
}

/** The parent collections, the name with its menu, and the description. */
function CollectionHeading({ org, resource, ancestors, description, onAction }: CollectionHeadingProps) {
  return (
    <div>
      {ancestors.length > 0 && (
        <p className="text-caption text-ink-soft">
          {ancestors.map((one) => (
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
        <h1 className="min-w-0 flex-1 truncate text-display font-strong">{resource.name}</h1>
        <ResourceMenu resource={resource} onAction={onAction} />
      </div>
      {description !== undefined && <p className="max-w-measure text-ink-soft">{description}</p>}
    </div>
  )
}
