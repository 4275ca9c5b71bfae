import { useSuspenseQuery } from '@tanstack/react-query'
import { KeyRound, Smartphone } from 'lucide-react'
import { listSecondFactorsOptions } from '../../../client/@tanstack/react-query.gen.ts'
import type { SecondFactors } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Table } from '../../ui/layout/table.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useSecondFactors } from './use-second-factors.ts'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { Later } from '../../ui/loading/later.tsx'

const AddTotp = lazyComponent(async () => (await import('./add-totp.tsx')).AddTotp)

type Actions = ReturnType<typeof useSecondFactors>

interface FactorTableProps {
  readonly factors: SecondFactors['items']
  readonly onRemove: (id: string) => void
}

function FactorTable({ factors, onRemove }: FactorTableProps) {
  return (
    <Table
      caption="Second factors"
      rows={factors}
      rowKey={({ id }) => id}
      empty={<p className="text-ink-soft">No second factor. Only your password protects your account.</p>}
      columns={[
        {
          key: 'name',
          header: 'Method',
          names: true,
          cell: ({ kind, name }) => (
            <span className="inline-flex items-center gap-2">
              <Icon of={kind === 'totp' ? Smartphone : KeyRound} className="text-ink-soft" />
              {kind === 'totp' ? name : `Passkey: ${name}`}
            </span>
          ),
        },
        {
          key: 'used',
          header: 'Last used',
          cell: ({ lastUsedAt }) => (lastUsedAt === undefined ? 'Never' : <RelativeTime at={lastUsedAt} />),
        },
        {
          key: 'actions',
          header: 'Actions',
          quiet: true,
          className: 'text-right',
          cell: ({ id, name }) => (
            <Button
              variant="bare"
              className="text-rust"
              aria-label={`Remove ${name}`}
              onClick={() => onRemove(id)}
            >
              Remove
            </Button>
          ),
        },
      ]}
    />
  )
}

function AddButtons({ data, actions }: { readonly data: SecondFactors; readonly actions: Actions }) {
  const { totp, passkey, renew } = actions
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button icon={Smartphone} busy={totp.isPending} onClick={() => totp.mutate({})}>
        {data.items.some(({ kind }) => kind === 'totp')
          ? 'Replace authenticator app'
          : 'Add authenticator app'}
      </Button>
      <Button
        icon={KeyRound}
        busy={passkey.isPending}
        disabledReason={data.passkeys ? undefined : 'Passkeys require HTTPS and a domain name, or localhost.'}
        onClick={() => passkey.mutate()}
      >
        Add passkey
      </Button>
      {data.items.length > 0 && (
        <>
          <Button variant="bare" busy={renew.isPending} onClick={() => renew.mutate({})}>
            Generate new recovery codes
          </Button>
          <span className="figures text-ink-soft">{data.recoveryCodes} recovery codes left</span>
        </>
      )}
    </div>
  )
}

/** The user's second factors: authenticator apps, passkeys, and recovery codes for when both are lost. */
export function SecondFactorList() {
  const { data } = useSuspenseQuery(listSecondFactorsOptions())
  const actions = useSecondFactors()
  const { totp } = actions
  return (
    <Section
      title="Two-factor authentication"
      lead="You enter it after your password. Single sign-on doesn’t ask for it; the identity provider handles that."
    >
      <RecoveryCodes codes={actions.recoveryCodes} />
      <FactorTable
        factors={data.items}
        onRemove={(factorId) => actions.remove.mutate({ path: { factorId } })}
      />
      <FormError error={actions.error} />
      {totp.data === undefined ? (
        <AddButtons data={data} actions={actions} />
      ) : (
        <Later fallback={<Skeleton shape="lines" count={4} label="Loading the QR code" />}>
          <AddTotp start={totp.data} onCancel={() => totp.reset()} onDone={actions.finishTotp} />
        </Later>
      )}
    </Section>
  )
}
