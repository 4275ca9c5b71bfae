import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import {
  deleteTokenMutation,
  listTokensOptions,
  listTokensQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { processError } from '../../api/process-error.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Table } from '../../ui/layout/table.tsx'
import { CreateToken } from './create-token.tsx'
import { scopeLabels } from './scope-labels.ts'

/** The user's tokens: scope, last use, and revocation. */
export function TokenList() {
  const client = useQueryClient()
  const { data: tokens } = useSuspenseQuery(listTokensOptions())
  const [creating, setCreating] = useState(false)
  const [ending, setEnding] = useState<{ readonly id: string; readonly name: string }>()
  const revoke = useMutation({
    ...deleteTokenMutation(),
    onSuccess: () => {
      setEnding(undefined)
      return client.invalidateQueries({ queryKey: listTokensQueryKey() })
    },
  })
  const create = (
    <Button icon={Plus} onClick={() => setCreating(true)}>
      New token
    </Button>
  )
  return (
    <Section
      title="Tokens"
      lead="A token lets a script or another program act as you through the API. Anybody who has it can."
      actions={tokens.items.length > 0 && create}
    >
      <Table
        caption="Tokens"
        rows={tokens.items}
        rowKey={(token) => token.id}
        empty={
          <EmptyState title="You have no tokens" action={create}>
            Make one for each script, so that you can end one without stopping the others.
          </EmptyState>
        }
        columns={[
          { key: 'name', header: 'Name', names: true, cell: (token) => token.name },
          { key: 'scope', header: 'May', cell: (token) => scopeLabels[token.scope].label },
          {
            key: 'used',
            header: 'Last used',
            cell: (token) =>
              token.lastUsedAt === undefined ? 'Never' : <RelativeTime at={token.lastUsedAt} />,
          },
          {
            key: 'expires',
            header: 'Ends',
            className: 'max-sm:hidden',
            cell: (token) =>
              token.expiresAt === undefined ? 'Never' : <RelativeTime at={token.expiresAt} />,
          },
          {
            key: 'actions',
            header: 'Actions',
            quiet: true,
            className: 'text-right',
            cell: (token) => (
              <Button
                variant="bare"
                className="text-rust"
                onClick={() => setEnding(token)}
                aria-label={`Revoke ${token.name}`}
              >
                Revoke
              </Button>
            ),
          },
        ]}
      />
      <CreateToken open={creating} onClose={() => setCreating(false)} />
      <ConfirmDialog
        open={ending !== undefined}
        onOpenChange={(open) => {
          if (open) return
          setEnding(undefined)
          revoke.reset()
        }}
        title={`Revoke “${ending?.name ?? ''}”`}
        confirmLabel="Revoke token"
        danger
        busy={revoke.isPending}
        error={<FormError error={revoke.error === null ? undefined : processError(revoke.error)} />}
        onConfirm={() => ending !== undefined && revoke.mutate({ path: { tokenId: ending.id } })}
      >
        What uses it stops working at once. A revoked token does not come back; you can make a new one.
      </ConfirmDialog>
    </Section>
  )
}
