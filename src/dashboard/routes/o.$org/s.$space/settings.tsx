import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { ArrowRightLeft, MoveRight, Trash2 } from 'lucide-react'
import { getOrganizationOptions, getSpaceOptions } from '../../../../client/@tanstack/react-query.gen.ts'
import { orNotFound } from '../../../api/not-found-error.ts'
import { ResourceAccess } from '../../../people/access/resource-access.tsx'
import { FailureScreen } from '../../../shell/failures/failure-screen.tsx'
import { MissingScreen } from '../../../shell/failures/missing-screen.tsx'
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
  errorComponent: FailureScreen,
})

function Settings() {
  const { org, space: id } = Route.useParams()
  const { data: space } = useSuspenseQuery(spaceOptions(id))
  const { data: collections } = useSuspenseQuery(allCollectionsOptions(org))
  const { data: organization } = useQuery(getOrganizationOptions({ path: { organizationId: org } }))
  const { ask, dialogs } = useResourceActions(org)
  const thing = resourceOfSpace(space, collections, organization)
  const { arrangeable } = thing
  const refused = arrangeable ? undefined : whoCanHelp
  const part = { org, space, allowed: arrangeable }
  return (
    <div key={id} className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-10">
      <h1 className="sr-only">Settings</h1>
      <Section title="Name and face">
        <SpaceForm {...part} />
      </Section>
      <Section title="Access">
        <LevelForm {...part} allowed={space.permissions.admin} />
      </Section>
      {space.permissions.edit && (
        <Section
          title="Who may do what"
          lead="A role given here goes before the default level, that before the collections around it, and the role in the organization comes last."
        >
          <ResourceAccess
            thing={{ kind: 'space', org, id, title: thing.name }}
            manages={space.permissions.admin}
            traces={organization?.permissions.admin === true}
          />
        </Section>
      )}
      <Section title="How edits come in">
        <EditingForm {...part} mayRule={space.permissions.admin} inherited={organization?.mergeRules} />
      </Section>
      <Section
        title="Export"
        lead="The present pages as Markdown, with SUMMARY.md and all files. Imported again, it is the same space."
      >
        <ExportSpace space={id} />
      </Section>
      <Section title="Place and end">
        <div className="flex flex-wrap gap-2">
          <Button icon={MoveRight} onClick={() => ask('move', thing)} disabledReason={refused}>
            Move to…
          </Button>
          <Button icon={ArrowRightLeft} onClick={() => ask('transfer', thing)} disabledReason={refused}>
            Transfer to another organization
          </Button>
          <Button
            variant="danger"
            icon={Trash2}
            onClick={() => ask('delete', thing)}
            disabledReason={refused}
          >
            Delete the space
          </Button>
        </div>
        <p className="text-ink-soft">A deleted space can be restored from the trash for {trashDays} days.</p>
      </Section>
      {dialogs}
    </div>
  )
}
