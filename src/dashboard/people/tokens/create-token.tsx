import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { createTokenMutation, listTokensQueryKey } from '../../../client/@tanstack/react-query.gen.ts'
import { scopes } from '../../../contract/operation/operation.ts'
import { NewToken } from '../../../contract/people/schemas.ts'
import { wireBody } from '../../api/request-body.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { CodeBlock } from '../../ui/layout/code-block.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { scopeLabels } from './scope-labels.ts'

const lifetimes = [
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: '1 year' },
  { value: '', label: 'No expiration' },
] as const
type Lifetime = (typeof lifetimes)[number]['value']

const expiryOf = (days: Lifetime): string | undefined =>
  days === '' ? undefined : new Date(Date.now() + Number(days) * 86_400_000).toISOString()

export interface CreateTokenProps {
  readonly open: boolean
  readonly onClose: () => void
}

/** Creates a token and shows it once. */
export function CreateToken({ open, onClose }: CreateTokenProps) {
  const client = useQueryClient()
  const [secret, setSecret] = useState<string>()
  const [days, setDays] = useState<Lifetime>('90')
  const form = useContractForm(NewToken, { name: '', scope: 'read' })
  const scope = useWatch({ control: form.control, name: 'scope' })
  const create = useMutation({
    ...createTokenMutation(),
    onSuccess: (made) => {
      setSecret(made.token)
      form.reset()
      onClose()
      return client.invalidateQueries({ queryKey: listTokensQueryKey() })
    },
  })
  return (
    <>
      <FormDialog
        form={form}
        open={open}
        onClose={() => {
          create.reset()
          onClose()
        }}
        title="New token"
        onSubmit={(values) => {
          create.mutate({ body: wireBody({ ...values, expiresAt: expiryOf(days) }) })
        }}
        pending={create.isPending}
        error={create.error}
        submitLabel="Create token"
      >
        <FormTextField
          form={form}
          name="name"
          label="Name"
          hint="Describe what uses this token, such as “Nightly export”."
          autoComplete="off"
        />
        <RadioCards
          legend="Scope"
          value={scope ?? 'read'}
          onValueChange={(value) => form.setValue('scope', value, { shouldDirty: true })}
          options={scopes.map((value) => ({ value, ...scopeLabels[value] }))}
        />
        <Select label="Expiration" value={days} onValueChange={setDays} options={lifetimes} />
      </FormDialog>
      <Dialog
        open={secret !== undefined}
        onOpenChange={() => setSecret(undefined)}
        title="Your new token"
        description="Copy it now. You won’t be able to see it again."
        footer={
          <Button variant="primary" onClick={() => setSecret(undefined)}>
            Done
          </Button>
        }
      >
        <CodeBlock label="Token" code={secret ?? ''} />
      </Dialog>
    </>
  )
}
