import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { enforceSignOnMutation, releaseSignOnMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { SignOnSettings } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { signOnChanged } from './sign-on-queries.ts'

const trial = 15

export interface SignOnDutyProps {
  readonly org: string
  readonly settings: SignOnSettings
}

/** Makes single sign-on compulsory, permanently or for a trial period that ends automatically. */
export function SignOnDuty({ org, settings }: SignOnDutyProps) {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const onSuccess = async () => {
    setAsking(false)
    await signOnChanged(client, org)
  }
  const enforce = useMutation({ ...enforceSignOnMutation(), onSuccess })
  const release = useMutation({ ...releaseSignOnMutation(), onSuccess })
  const { enforced, enforcedUntil } = settings
  const refused = settings.enforceable
    ? undefined
    : 'An administrator must have passed the test of an active provider within the last hour.'
  const path = { organizationId: org }
  const error = enforce.error ?? release.error
  return (
    <Section
      title="Compulsory"
      lead="Members who are no administrators then come in through a provider only. Administrators can always use their password, so that a provider that fails locks nobody out for good."
    >
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={enforced ? 'accent' : 'plain'}>{enforced ? 'Compulsory' : 'A choice'}</Badge>
        {enforcedUntil !== undefined && (
          <span className="text-ink-soft">
            On a trial, which takes itself back <RelativeTime at={enforcedUntil} />.
          </span>
        )}
      </p>
      <FormError error={asking || error === null ? undefined : processError(error)} />
      <div className="flex flex-wrap gap-2">
        {(!enforced || enforcedUntil !== undefined) && (
          <>
            <Button
              busy={enforce.isPending && !asking}
              disabledReason={refused}
              onClick={() => enforce.mutate({ path, body: { minutes: trial } })}
            >
              Try it for {trial} minutes
            </Button>
            <Button disabledReason={refused} onClick={() => setAsking(true)}>
              Make it compulsory…
            </Button>
          </>
        )}
        {enforced && (
          <Button busy={release.isPending} onClick={() => release.mutate({ path })}>
            Make it a choice again
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Make single sign-on compulsory?"
        confirmLabel="Make it compulsory"
        onConfirm={() => enforce.mutate({ path, body: {} })}
        busy={enforce.isPending}
        error={<FormError error={enforce.error === null ? undefined : processError(enforce.error)} />}
      >
        Members who are signed in with a password see nothing of this organization until they sign in through
        a provider. Their tokens stop working here; tokens that they make after that work. Administrators stay
        in.
      </ConfirmDialog>
    </Section>
  )
}
