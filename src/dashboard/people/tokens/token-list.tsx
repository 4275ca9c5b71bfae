import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import {
  deleteTokenMutation,
  listTokensOptions,
  listTokensQueryKey,
} from '../../../client/@tanstack/react-query.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Table } from '../../ui/layout/table.tsx'
import { CreateToken } from './create-token.tsx'
import { scopeLabels } from './scope-labels.ts'

interface RevokedToken {
  readonly id: string
  readonly name: string
}

/** Revokes a token after a confirmation. */
function RevokeToken({ token, onClose }: { readonly token: RevokedToken; readonly onClose: () => void }) {
  const client = useQueryClient()
  const revoke = useMutation({
    ...deleteTokenMutation(),
    onSuccess: () => {
      onClose()
      return client.invalidateQueries({ queryKey: listTokensQueryKey() })
    },
  })
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Revoke “${token.name}”`}
      confirmLabel="Revoke token"
      danger
      busy={revoke.isPending}
      error={<FormError error={revoke.error} />}
      onConfirm={() => revoke.mutate({ path: { tokenId: token.id } })}
    >
      Anything that uses this token stops working immediately. You can’t undo this.
    </ConfirmDialog>
  )
}

/** The user's tokens: scope, last use, and revocation. */
export function TokenList() {
  const { data: tokens } = useSuspenseQuery(listTokensOptions())
  const [creating, setCreating] = useState(false)
  const [revoking, setRevoking] = useState<RevokedToken>()
  const create = (
    <Button icon={Plus} onClick={() => setCreating(true)}>
      New token
    </Button>
  )
  return (
    <Section
      title="API tokens"
      lead={
        <>
          Tokens let scripts and other programs use the{' '}
          <a href="/docs/api" className="text-accent underline">
            API
          </a>{' '}
          as you. Keep them secret.
        </>
      }
      actions={tokens.items.length > 0 && create}
    >
      <Table
        caption="Tokens"
        rows={tokens.items}
        rowKey={(token) => token.id}
        empty={
          <EmptyState title="No API tokens yet" action={create}>
            Create one token per script, so that you can revoke it without affecting the others.
          </EmptyState>
        }
        columns={[
          { key: 'name', header: 'Name', names: true, cell: (token) => token.name },
          { key: 'scope', header: 'Scope', cell: (token) => scopeLabels[token.scope].label },
          {
            key: 'used',
            header: 'Last used',
            cell: (token) =>
              token.lastUsedAt === undefined ? 'Never' : <RelativeTime at={token.lastUsedAt} />,
          },
          {
            key: 'expires',
            header: 'Expires',
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
                onClick={() => setRevoking(token)}
                aria-label={`Revoke ${token.name}`}
              >
                Revoke
              </Button>
            ),
          },
        ]}
      />
      <CreateToken open={creating} onClose={() => setCreating(false)} />
      {revoking !== undefined && <RevokeToken token={revoking} onClose={() => setRevoking(undefined)} />}
    </Section>
  )
}
