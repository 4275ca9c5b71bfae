import { useMutation, useQueryClient } from '@tanstack/react-query'
import { consentToScopesMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { Installation, Integration } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { showToast } from '../../ui/toast.ts'
import { ScopeList } from '../detail/scope-list.tsx'

export interface ConsentNoticeProps {
  readonly integration: Pick<Integration, 'name' | 'title'>
  readonly installation: Pick<Installation, 'id' | 'version'>
  readonly consent: NonNullable<Installation['consent']>
  /** Why the person may not agree; undefined if they may. */
  readonly refused: string | undefined
}

/** A newer version asks for more; the old one runs until an administrator agrees. */
export function ConsentNotice({ integration, installation, consent, refused }: ConsentNoticeProps) {
  const client = useQueryClient()
  const agree = useMutation({
    ...consentToScopesMutation(),
    onSuccess: () => {
      void showToast({ text: `Updated ${integration.title} to version ${consent.version}` })
    },
    // Also after an error: another version may have been published meanwhile.
    onSettled: () => invalidateAfter(client, ['integration.configured'], {}),
  })
  return (
    <Note tone="warning">
      <p className="font-strong">Version {consent.version} asks for more permissions</p>
      <p className="mb-2">
        Version {installation.version} keeps running until you agree. In addition, it could:
      </p>
      <ScopeList label="Additional permissions" scopes={consent.scopes} />
      <div className="mt-3 grid justify-items-start gap-2">
        <Button
          busy={agree.isPending}
          disabledReason={refused}
          onClick={() =>
            agree.mutate({
              path: { integrationName: integration.name, installationId: installation.id },
              body: { version: consent.version },
            })
          }
        >
          Agree and update
        </Button>
        <FormError error={agree.error} />
      </div>
    </Note>
  )
}
