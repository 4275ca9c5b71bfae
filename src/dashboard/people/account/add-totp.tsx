import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { renderSVG } from 'uqr'
import { confirmTotpMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { TotpStart } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
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
  const picture = `data:image/svg+xml;utf8,${encodeURIComponent(renderSVG(start.uri, { border: 2 }))}`
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
          src={picture}
          alt="Code to scan with the app"
          className="size-44 rounded-base bg-white [image-rendering:pixelated]"
        />
        <div className="grid min-w-0 flex-1 gap-2">
          <p>Scan the picture with an authenticator app, or type this secret into it:</p>
          <code className="font-mono break-all select-all">{start.secret}</code>
          <CopyButton text={start.secret} what="secret" />
        </div>
      </div>
      <TextField
        label="Code of the app"
        hint="Six digits. It shows that the app has the secret."
        value={code}
        onValueChange={setCode}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <FormError error={confirm.error === null ? undefined : processError(confirm.error)} />
      <div className="flex gap-2">
        <Button
          type="submit"
          variant="primary"
          busy={confirm.isPending}
          disabledReason={code.trim() === '' ? 'Type the code first.' : undefined}
        >
          Confirm
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
