import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { KeyRound, Smartphone } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import {
  beginTotpMutation,
  deleteSecondFactorMutation,
  listSecondFactorsOptions,
  listSecondFactorsQueryKey,
  renewRecoveryCodesMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import { addPasskey, beginPasskey } from '../../../client/sdk.gen.ts'
import type { OperationId } from '../../../contract/operations.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Table } from '../../ui/layout/table.tsx'
import { deviceText } from './device-text.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

const AddTotp = lazy(async () => ({ default: (await import('./add-totp.tsx')).AddTotp }))

/** Creates a passkey in the browser and registers it; returns recovery codes to store, if any. */
const makePasskey = async (): Promise<readonly string[]> => {
  const [{ startRegistration }, { data: begun }] = await Promise.all([
    import('@simplewebauthn/browser'),
    beginPasskey({ throwOnError: true }),
  ])
  const response = await startRegistration({ optionsJSON: begun.options as never })
  const { data } = await addPasskey({
    body: { ticket: begun.ticket, name: deviceText(navigator.userAgent), response: { ...response } },
    throwOnError: true,
  })
  return data.recoveryCodes
}

const firstSteps: OperationId = 'getFirstSteps'

/** The user's second factors: authenticator apps, passkeys, and recovery codes for when both are lost. */
export function SecondFactorList() {
  const client = useQueryClient()
  const { data } = useSuspenseQuery(listSecondFactorsOptions())
  const [codes, setCodes] = useState<readonly string[]>([])
  const changed = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: listSecondFactorsQueryKey() }),
      // A second factor is one of the getting-started steps of every organization.
      client.invalidateQueries({
        predicate: ({ queryKey: [first] }) =>
          typeof first === 'object' && first !== null && '_id' in first && first._id === firstSteps,
      }),
    ])
  const done = async (made: readonly string[]) => {
    setCodes(made)
    await changed()
  }
  const app = useMutation(beginTotpMutation())
  const key = useMutation({ mutationFn: makePasskey, onSuccess: done })
  const remove = useMutation({ ...deleteSecondFactorMutation(), onSuccess: changed })
  const renew = useMutation({
    ...renewRecoveryCodesMutation(),
    onSuccess: ({ recoveryCodes }) => done(recoveryCodes),
  })
  const error = app.error ?? key.error ?? remove.error ?? renew.error
  const none = data.items.length === 0
  return (
    <Section
      title="Second factor"
      lead="Asked for after your password. Signing on through an organization does not ask for it: its provider does."
    >
      <RecoveryCodes codes={codes} />
      <Table
        caption="Second factors"
        rows={data.items}
        rowKey={({ id }) => id}
        empty={<p className="text-ink-soft">You have none: your password alone signs you in.</p>}
        columns={[
          {
            key: 'name',
            header: 'What',
            names: true,
            cell: ({ kind, name }) => (
              <span className="inline-flex items-center gap-2">
                <Icon of={kind === 'totp' ? Smartphone : KeyRound} className="text-ink-soft" />
                {kind === 'totp' ? name : `Passkey of ${name}`}
              </span>
            ),
          },
          {
            key: 'used',
            header: 'Last used',
            cell: ({ lastUsedAt }) => (lastUsedAt === undefined ? 'Never' : <RelativeTime at={lastUsedAt} />),
          },
          {
            key: 'do',
            header: 'Actions',
            quiet: true,
            className: 'text-right',
            cell: ({ id, name }) => (
              <Button
                variant="bare"
                className="text-rust"
                aria-label={`Remove ${name}`}
                onClick={() => remove.mutate({ path: { factorId: id } })}
              >
                Remove
              </Button>
            ),
          },
        ]}
      />
      <FormError error={error === null ? undefined : processError(error)} />
      {app.data === undefined ? (
        <div className="flex flex-wrap items-center gap-2">
          <Button icon={Smartphone} busy={app.isPending} onClick={() => app.mutate({})}>
            {data.items.some(({ kind }) => kind === 'totp') ? 'Change the app' : 'Add an app'}
          </Button>
          <Button
            icon={KeyRound}
            busy={key.isPending}
            disabledReason={
              data.passkeys ? undefined : 'Passkeys need an address with a name and https, or localhost.'
            }
            onClick={() => key.mutate()}
          >
            Add a passkey
          </Button>
          {!none && (
            <Button variant="bare" busy={renew.isPending} onClick={() => renew.mutate({})}>
              New recovery codes
            </Button>
          )}
          {!none && <span className="figures text-ink-soft">{data.recoveryCodes} recovery codes left</span>}
        </div>
      ) : (
        <Suspense fallback={<Skeleton shape="lines" count={4} label="Loading the picture" />}>
          <AddTotp
            start={app.data}
            onCancel={() => app.reset()}
            onDone={(made) => {
              app.reset()
              void done(made)
            }}
          />
        </Suspense>
      )}
    </Section>
  )
}
