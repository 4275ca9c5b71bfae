import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck, LogIn } from 'lucide-react'
import { useEffect } from 'react'
import {
  activateSamlProviderMutation,
  deactivateSamlProviderMutation,
  testSamlProviderMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { SamlTest, SignOnSettings } from '../../../client/types.gen.ts'
import type { Role } from '../../../contract/roles/roles.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { labelOf } from '../role-labels.ts'
import { samlTestOptions, invalidateSignOn } from './sign-on-queries.ts'
import { signOnLabels } from './sign-on-text.ts'

const outcomes = {
  known: 'is linked to this identity and would be signed in',
  linked: 'is a member with this email; the account would be linked',
  new: 'would get a new account and join',
} as const

function TestResult({ test }: { readonly test: SamlTest }) {
  if (test.state === 'waiting') return <p className="text-ink-soft">Waiting for the identity provider.</p>
  if (test.state === 'failed')
    return (
      <div role="alert" className="flex gap-2.5 rounded-base bg-rust-soft p-3">
        <Icon of={CircleAlert} className="mt-0.5 text-rust" />
        <div className="grid min-w-0 gap-1">
          <p className="font-strong">The test failed. Nothing was changed.</p>
          {test.problem !== undefined && <p>{signOnLabels[test.problem]}</p>}
          {test.detail !== undefined && <p className="break-words text-ink-soft">{test.detail}</p>}
        </div>
      </div>
    )
  const { person } = test
  return (
    <div className="grid gap-3 rounded-base bg-moss-soft p-3">
      <p className="flex gap-2.5 font-strong">
        <Icon of={CircleCheck} className="mt-0.5 text-moss" />
        The test passed. You were not signed in.
      </p>
      {person !== undefined && (
        <p>
          <span className="font-strong">{person.displayName}</span> {outcomes[person.outcome]}, as{' '}
          {labelOf(person.role as Role | null)}.
        </p>
      )}
      <dl className="grid gap-1 text-caption">
        <div className="flex flex-wrap gap-x-2">
          <dt className="text-ink-soft">NameID</dt>
          <dd className="font-mono break-all">{test.nameId}</dd>
        </div>
        {Object.entries(test.attributes ?? {}).map(([name, values]) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="break-all text-ink-soft">{name}</dt>
            <dd className="font-mono break-all">{values.join(', ')}</dd>
          </div>
        ))}
      </dl>
      <details>
        <summary className="cursor-default">Verified assertion</summary>
        <pre className="mt-2 max-h-60 overflow-auto rounded-base bg-paper p-2 font-mono text-caption break-all whitespace-pre-wrap">
          {test.assertion}
        </pre>
      </details>
    </div>
  )
}

export interface ProviderTestProps {
  readonly org: string
  readonly state: SignOnSettings['providers'][number]
  /** The test whose result is shown. */
  readonly test: string | undefined
}

/** Tests the sign-in without signing in, shows the resulting user, and enables or disables the provider. */
export function ProviderTest({ org, state, test }: ProviderTestProps) {
  const client = useQueryClient()
  const path = { organizationId: org, samlProviderId: state.id }
  const result = useQuery({
    ...samlTestOptions(org, state.id, test ?? ''),
    enabled: test !== undefined,
  })
  const passed = result.data?.state === 'passed'
  useEffect(() => {
    // The queries were fetched before the provider redirected back with the result.
    if (passed) void invalidateSignOn(client, org)
  }, [client, org, passed])
  const begin = useMutation({
    ...testSamlProviderMutation(),
    onSuccess: ({ startURL }) => window.location.assign(startURL),
  })
  const changed = { onSuccess: () => invalidateSignOn(client, org) }
  const on = useMutation({ ...activateSamlProviderMutation(), ...changed })
  const off = useMutation({ ...deactivateSamlProviderMutation(), ...changed })
  const error = begin.error ?? on.error ?? off.error
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={state.active ? 'moss' : 'plain'}>{state.active ? 'Active' : 'Inactive'}</Badge>
        <span className="text-ink-soft">
          {state.testedAt === undefined ? (
            'These settings have not passed a test yet.'
          ) : (
            <>
              Passed a test <RelativeTime at={state.testedAt} />.
            </>
          )}{' '}
          <span className="figures">
            {state.people} {state.people === 1 ? 'person has' : 'people have'} signed in with it.
          </span>
        </span>
      </div>
      {test !== undefined && result.data !== undefined && <TestResult test={result.data} />}
      <FormError error={error} />
      <div className="flex flex-wrap gap-2">
        <Button
          icon={LogIn}
          busy={begin.isPending}
          disabledReason={
            state.complete ? undefined : 'Save the entity ID, sign-on URL and certificate first.'
          }
          onClick={() => begin.mutate({ path })}
        >
          Test sign-in
        </Button>
        {state.active ? (
          <Button busy={off.isPending} onClick={() => off.mutate({ path })}>
            Deactivate
          </Button>
        ) : (
          <Button
            variant="primary"
            busy={on.isPending}
            disabledReason={state.testedAt === undefined ? 'Run a successful test first.' : undefined}
            onClick={() => on.mutate({ path })}
          >
            Activate
          </Button>
        )}
      </div>
    </div>
  )
}
