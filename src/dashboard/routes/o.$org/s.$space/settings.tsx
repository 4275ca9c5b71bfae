import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ArrowRightLeft, MoveRight, Trash2 } from 'lucide-react'
import { getOrganizationOptions, getSpaceOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../../../api/not-found-error.ts'
import { LastChange } from '../../../forms/last-change.tsx'
import { ResourceAccess } from '../../../people/access/resource-access.tsx'
import { MissingScreen } from '../../../shell/failures/lazy-missing-screen.ts'
import { allCollectionsOptions } from '../../../spaces/tree/space-queries.ts'
import { whoCanHelp } from '../../../spaces/tree/arrange-permissions.ts'
import { trashDays } from '../../../spaces/resources/deletion-text.ts'
import { EditingForm } from '../../../spaces/settings/editing-form.tsx'
import { ExportSpace } from '../../../spaces/transfer/export-space.tsx'
import { LevelForm } from '../../../spaces/settings/level-form.tsx'
import { SpaceForm } from '../../../spaces/settings/space-form.tsx'
import { resourceOfSpace } from '../../../spaces/tree/resource.ts'
import { useResourceActions } from '../../../spaces/resources/use-resource-actions.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SpaceIntegrations } from '../../-integrations/space-integrations.tsx'

const spaceOptions = (space: string) => getSpaceOptions({ path: { spaceId: space } })

export const Route = createFileRoute('/o/$org/s/$space/settings')({
  loader: async ({ context: { queryClient }, params: { org, space } }) => {
    await Promise.all([
      orNotFound(queryClient.ensureQueryData(spaceOptions(space))),
      queryClient.ensureQueryData(allCollectionsOptions(org)),
    ])
  },
  staticData: { crumb: 'Settings' },
  component: Settings,
  pendingComponent: () => <Skeleton shape="lines" count={10} label="Loading the settings" />,
  notFoundComponent: MissingScreen,
})

function Settings() {
  const { org, space: id } = Route.useParams()
  const { data: space } = useSuspenseQuery(spaceOptions(id))
  const { data: collections } = useSuspenseQuery(allCollectionsOptions(org))
  const { data: organization } = useQuery(getOrganizationOptions({ path: { organizationId: org } }))
  const { runAction, dialogs } = useResourceActions(org)
  const resource = resourceOfSpace(space, collections, organization)
  const { arrangeable } = resource
  const formProps = { org, space, allowed: arrangeable }
  const changed = { org, of: 'space', id, action: 'space.updated' } as const
  return (
    <div key={id} className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-10">
      <h1 className="sr-only">Settings</h1>
      <Section title="General">
        <SpaceForm {...formProps} />
        <LastChange {...changed} fields={['title', 'description', 'emoji', 'language', 'template']} />
      </Section>
      <Section title="Default access">
        <LevelForm {...formProps} allowed={space.permissions.admin} />
        <LastChange {...changed} fields={['defaultLevel']} />
      </Section>
      {space.permissions.edit && (
        <Section
          title="Access"
          lead="A role granted here overrides the default level, then the parent collections, then the organization role."
        >
          <ResourceAccess
            resource={{ kind: 'space', org, id, title: resource.name }}
            canManage={space.permissions.admin}
            canTrace={organization?.permissions.admin === true}
          />
        </Section>
      )}
      <Section title="Editing">
        <EditingForm {...formProps} canSetRules={space.permissions.admin} inherited={organization} />
        <LastChange {...changed} fields={['editMode', 'mergeRules']} />
      </Section>
      <Section title="Integrations">
        <SpaceIntegrations org={org} space={id} />
      </Section>
      <Section
        title="Export"
        lead="All pages as Markdown, with SUMMARY.md and all files. Importing the archive recreates the space."
      >
        <ExportSpace space={id} />
      </Section>
      <SpaceActions
        disabledReason={arrangeable ? undefined : whoCanHelp}
        onAction={(action) => runAction(action, resource)}
      />
      {dialogs}
    </div>
  )
}

interface SpaceActionsProps {
  readonly disabledReason: string | undefined
  readonly onAction: (action: 'move' | 'transfer' | 'delete') => void
}

/** The sections about where the space is, and whether. */
function SpaceActions({ disabledReason, onAction }: SpaceActionsProps) {
  return (
    <>
      <Section title="Location">
        <div className="flex flex-wrap gap-2">
          <Button icon={MoveRight} onClick={() => onAction('move')} disabledReason={disabledReason}>
            Move to…
          </Button>
          <Button icon={ArrowRightLeft} onClick={() => onAction('transfer')} disabledReason={disabledReason}>
            Transfer to another organization
          </Button>
        </div>
      </Section>
      <Section title="Danger zone">
        <div>
          <Button
            variant="danger"
            icon={Trash2}
            onClick={() => onAction('delete')}
            disabledReason={disabledReason}
          >
            Delete space
          </Button>
        </div>
        <p className="text-ink-soft">You can restore a deleted space from the trash for {trashDays} days.</p>
      </Section>
    </>
  )
}
