import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { enforceSignOnMutation, releaseSignOnMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { SignOnSettings } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { invalidateSignOn } from './sign-on-queries.ts'

const trialMinutes = 15

export interface RequireSignOnProps {
  readonly org: string
  readonly settings: SignOnSettings
}

/** Makes single sign-on compulsory, permanently or for a trial period that ends automatically. */
export function RequireSignOn({ org, settings }: RequireSignOnProps) {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const onSuccess = async () => {
    setAsking(false)
    await invalidateSignOn(client, org)
  }
  const enforce = useMutation({ ...enforceSignOnMutation(), onSuccess })
  const release = useMutation({ ...releaseSignOnMutation(), onSuccess })
  const { enforced, enforcedUntil } = settings
  const disabledReason = settings.enforceable
    ? undefined
    : 'An administrator must pass the test of an active provider first. A test counts for one hour.'
  const path = { organizationId: org }
  const error = enforce.error ?? release.error
  return (
    <Section
      title="Require single sign-on"
      lead="Members can then sign in only through an identity provider. Administrators can still use their password, so a failing provider cannot lock everyone out."
    >
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={enforced ? 'accent' : 'plain'}>{enforced ? 'Required' : 'Optional'}</Badge>
        {enforcedUntil !== undefined && (
          <span className="text-ink-soft">
            Trial: becomes optional again <RelativeTime at={enforcedUntil} />.
          </span>
        )}
      </p>
      <FormError error={asking ? undefined : error} />
      <div className="flex flex-wrap gap-2">
        {(!enforced || enforcedUntil !== undefined) && (
          <>
            <Button
              busy={enforce.isPending && !asking}
              disabledReason={disabledReason}
              onClick={() => enforce.mutate({ path, body: { minutes: trialMinutes } })}
            >
              Require for {trialMinutes} minutes
            </Button>
            <Button disabledReason={disabledReason} onClick={() => setAsking(true)}>
              Require single sign-on…
            </Button>
          </>
        )}
        {enforced && (
          <Button busy={release.isPending} onClick={() => release.mutate({ path })}>
            Make optional
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Require single sign-on?"
        confirmLabel="Require single sign-on"
        onConfirm={() => enforce.mutate({ path, body: {} })}
        busy={enforce.isPending}
        error={<FormError error={enforce.error} />}
      >
        Members who signed in with a password lose access to this organization until they sign in through a
        provider. Their current API tokens stop working here; tokens they create afterwards work.
        Administrators keep their access.
      </ConfirmDialog>
    </Section>
  )
}
