import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { deleteSamlProviderMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { SamlProvider } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { ProviderFacts } from './provider-facts.tsx'
import { ProviderForm } from './provider-form.tsx'
import { ProviderTest } from './provider-test.tsx'
import { SignOnDuty } from './require-sign-on.tsx'
import { providersOptions, signOnChanged, signOnSettingsOptions } from './sign-on-queries.ts'

/** Search parameters of the screen. */
export interface SignOnSearch {
  readonly provider?: string
  readonly test?: string
}

export interface SignOnScreenProps {
  readonly org: string
  readonly search: SignOnSearch
  readonly onSearch: (search: SignOnSearch) => void
}

function DeleteProvider({
  org,
  provider,
  onDone,
}: {
  org: string
  provider: SamlProvider
  onDone: () => void
}) {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const remove = useMutation({
    ...deleteSamlProviderMutation(),
    onSuccess: async () => {
      setAsking(false)
      onDone()
      await signOnChanged(client, org)
    },
  })
  return (
    <>
      <Button variant="bare" className="text-rust" onClick={() => setAsking(true)}>
        Delete the provider…
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${provider.label}?`}
        confirmLabel="Delete the provider"
        danger
        onConfirm={() => remove.mutate({ path: { organizationId: org, samlProviderId: provider.id } })}
        busy={remove.isPending}
        error={<FormError error={remove.error === null ? undefined : processError(remove.error)} />}
      >
        Nobody signs in through it any more, and it is forgotten whom it means by which name. Members stay
        members.
      </ConfirmDialog>
    </>
  )
}

/**
 * The sign-on providers of an organization: values to enter there, settings, test, and whether sign-on is
 * compulsory.
 */
export function SignOnScreen({ org, search, onSearch }: SignOnScreenProps) {
  const { data: list } = useSuspenseQuery(providersOptions(org))
  const { data: settings } = useSuspenseQuery(signOnSettingsOptions(org))
  const [adding, setAdding] = useState(false)
  const chosen = adding ? undefined : (list.items.find(({ id }) => id === search.provider) ?? list.items[0])
  const state = settings.providers.find(({ id }) => id === chosen?.id)
  const add = (
    <Button icon={Plus} onClick={() => setAdding(true)}>
      Add a provider
    </Button>
  )
  if (list.items.length === 0 && !adding)
    return (
      <EmptyState title="Nobody signs in through a provider yet" action={add}>
        An identity provider that speaks SAML 2.0, such as Entra ID, Okta, Google Workspace or Keycloak, can
        let your people in, and make accounts for new ones.
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="flex flex-wrap items-center gap-2">
        {list.items.map((one) => (
          <Button
            key={one.id}
            variant={one.id === chosen?.id ? 'quiet' : 'bare'}
            aria-pressed={one.id === chosen?.id}
            onClick={() => {
              setAdding(false)
              onSearch({ provider: one.id })
            }}
          >
            {one.label}
          </Button>
        ))}
        {!adding && add}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2 lg:items-start">
        <Section title="1. Give to the identity provider">
          {chosen === undefined ? (
            <p className="text-ink-soft">The addresses stand here as soon as the provider has a name.</p>
          ) : (
            <ProviderFacts provider={chosen} />
          )}
        </Section>
        <Section title="2. Get from the identity provider">
          <ProviderForm
            key={chosen?.id ?? 'new'}
            org={org}
            provider={chosen}
            certificates={state?.certificates ?? []}
            onSaved={(id) => {
              setAdding(false)
              onSearch({ provider: id })
            }}
          />
        </Section>
      </div>
      {chosen !== undefined && state !== undefined && (
        <Section
          title="3. Test and activate"
          lead="The test goes through the whole sign-in and shows what the provider says and whom it means."
          actions={<DeleteProvider org={org} provider={chosen} onDone={() => onSearch({})} />}
        >
          <ProviderTest org={org} state={state} test={search.test} />
        </Section>
      )}
      <SignOnDuty org={org} settings={settings} />
    </div>
  )
}
