import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { endIntegrationDevelopmentMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { Installation, Integration } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { ConsentNotice } from '../installing/consent-notice.tsx'

export interface NoticesProps {
  readonly org: string
  readonly integration: Integration
  readonly installation: Installation | undefined
  /** Why the person may not manage the installation; undefined if they may. */
  readonly refused: string | undefined
}

/** What a person has to know about an integration before anything else. */
export function Notices({ org, integration, installation, refused }: NoticesProps) {
  const { unavailable, development, name } = integration
  return (
    <>
      {unavailable !== undefined && (
        <Note tone="warning">
          <p className="font-strong">Integrations cannot run on this server</p>
          <p>{unavailable}</p>
        </Note>
      )}
      {development !== undefined && <DevelopmentNotice name={name} development={development} />}
      {installation?.status === 'paused' && (
        <Note tone="warning">
          <p className="font-strong">{installation.pausedReason ?? 'Paused by an administrator.'}</p>
          <p>It receives no events, and its blocks and scripts do not run.</p>
        </Note>
      )}
      {installation?.status === 'pending' && (
        <Note tone="warning">
          <p className="font-strong">Waiting for set-up</p>
          <p>
            Required settings are missing.{' '}
            <Link
              to="/o/$org/integrations/$name/configuration"
              params={{ org, name }}
              className="text-accent underline"
            >
              Continue set-up
            </Link>
          </p>
        </Note>
      )}
      {installation?.consent !== undefined && (
        <ConsentNotice
          integration={integration}
          installation={installation}
          consent={installation.consent}
          refused={refused}
        />
      )}
    </>
  )
}

interface DevelopmentNoticeProps {
  readonly name: string
  readonly development: NonNullable<Integration['development']>
}

/** Shown on every screen of the integration while its events leave the server. */
function DevelopmentNotice({ name, development }: DevelopmentNoticeProps) {
  const client = useQueryClient()
  const end = useMutation({
    ...endIntegrationDevelopmentMutation(),
    onSuccess: () => invalidateAfter(client, ['integration.development-ended'], {}),
  })
  return (
    <Note tone="warning">
      <p className="font-strong">Development mode is on</p>
      <p>
        Events {development.all ? 'of all organizations' : 'of this organization'}, with their secrets, are
        sent to <code className="font-mono break-all">{development.tunnelUrl}</code>. It ends automatically{' '}
        <RelativeTime at={development.endsAt} />.
      </p>
      <div className="mt-2 grid justify-items-start gap-2">
        <Button busy={end.isPending} onClick={() => end.mutate({ path: { integrationName: name } })}>
          End development mode
        </Button>
        <FormError error={end.error} />
      </div>
    </Note>
  )
}
