import { useSuspenseQuery } from '@tanstack/react-query'
import { integrationOptions } from '../../integrations/integration-queries.ts'
import { PublishScreen, type PublishScreenProps } from '../../integrations/publishing/publish-screen.tsx'
import { ForbiddenNote } from '../../shell/failures/forbidden-note.tsx'

export interface NewVersionProps extends Pick<PublishScreenProps, 'org' | 'organization'> {
  /** Name of the published integration. */
  readonly name: string
}

/** Publishes a new version of an integration, for the administrators of its owner. */
export function NewVersion({ org, organization, name }: NewVersionProps) {
  const { data: integration } = useSuspenseQuery(integrationOptions(name))
  return integration.permissions.admin ? (
    <PublishScreen org={org} organization={organization} former={integration} />
  ) : (
    <ForbiddenNote
      action={`publish ${integration.title}`}
      needs={`Administrator of ${integration.owner.title}`}
      helpers={[]}
    />
  )
}
