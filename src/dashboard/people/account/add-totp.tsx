import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { renderSVG } from 'uqr'
import { confirmTotpMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { TotpStart } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

export interface AddTotpProps {
  readonly start: TotpStart
  readonly onDone: (recoveryCodes: readonly string[]) => void
  readonly onCancel: () => void
}

/** QR code and secret for an authenticator app, and a field for the code that confirms it. */
export function AddTotp({ start, onDone, onCancel }: AddTotpProps) {
  const [code, setCode] = useState('')
  const confirm = useMutation({
    ...confirmTotpMutation(),
    onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes),
  })
  const qrCode = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(start.uri, { border: 2 }))}`
  return (
    <form
      className="grid max-w-form gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim() !== '') confirm.mutate({ path: { factorId: start.id }, body: { code: code.trim() } })
      }}
    >
      <div className="flex flex-wrap items-start gap-4">
        <img
          src={qrCode}
          alt="QR code for the authenticator app"
          className="size-44 rounded-base bg-white [image-rendering:pixelated]"
        />
        <div className="grid min-w-0 flex-1 gap-2">
          <p>Scan the QR code with an authenticator app, or enter this secret:</p>
          <code className="font-mono break-all select-all">{start.secret}</code>
          <CopyButton text={start.secret} what="secret" isShown />
        </div>
      </div>
      <TextField
        label="Authentication code"
        hint="The six-digit code from your authenticator app."
        value={code}
        onValueChange={setCode}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <FormError error={confirm.error} />
      <div className="flex gap-2">
        <Button
          type="submit"
          variant="primary"
          busy={confirm.isPending}
          disabledReason={code.trim() === '' ? 'Enter the code first.' : undefined}
        >
          Confirm
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
