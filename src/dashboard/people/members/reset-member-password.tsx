import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { createPasswordResetMutation } from '../../../client/@tanstack/react-query.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { CopyField } from '../../ui/fields/copy-field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

export interface ResetMemberPasswordProps {
  readonly org: string
  readonly person: string
  readonly name: string
  readonly disabledReason: string | undefined
}

/** Creates a link with which a member chooses a new password. */
export function ResetMemberPassword({ org, person, name, disabledReason }: ResetMemberPasswordProps) {
  const [isOpen, setOpen] = useState(false)
  const create = useMutation({ ...createPasswordResetMutation() })
  const close = (): void => {
    setOpen(false)
    create.reset()
  }
  const url = create.data?.urls.app
  return (
    <>
      <Button icon={KeyRound} onClick={() => setOpen(true)} disabledReason={disabledReason}>
        Reset password
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={close}
        title={url === undefined ? `Reset the password of ${name}?` : 'Reset link created'}
        description={
          url === undefined
            ? 'Creates a link with which they choose a new password. Their current password works until they use it.'
            : `Recto doesn’t send email. Send the link to ${name} yourself. It works once, within 24 hours.`
        }
        footer={
          url === undefined ? (
            <>
              <Button onClick={close}>Cancel</Button>
              <Button
                variant="primary"
                busy={create.isPending}
                onClick={() => create.mutate({ path: { organizationId: org, userId: person } })}
              >
                Create reset link
              </Button>
            </>
          ) : (
            <Button variant="primary" onClick={close}>
              Done
            </Button>
          )
        }
      >
        {url === undefined ? (
          <p className="text-ink-soft">
            Using it signs them out everywhere and revokes their API tokens. Two-factor methods stay.
          </p>
        ) : (
          <CopyField text={url} what="link" label={`Password reset link for ${name}`} />
        )}
        <FormError error={create.error} />
      </Dialog>
    </>
  )
}
