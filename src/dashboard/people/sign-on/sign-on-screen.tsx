import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { deleteSamlProviderMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { SamlProvider } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { AddProvider } from './add-provider.tsx'
import { EmailDomains } from './email-domains.tsx'
import { ServiceProviderDetails } from './service-provider-details.tsx'
import { ProviderForm } from './provider-form.tsx'
import { ProviderTest } from './provider-test.tsx'
import { RequireSignOn } from './require-sign-on.tsx'
import { providersOptions, invalidateSignOn, signOnSettingsOptions } from './sign-on-queries.ts'

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
      await invalidateSignOn(client, org)
    },
  })
  return (
    <>
      <Button variant="bare" className="text-rust" onClick={() => setAsking(true)}>
        Delete provider…
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${provider.label}?`}
        confirmLabel="Delete provider"
        danger
        onConfirm={() => remove.mutate({ path: { organizationId: org, samlProviderId: provider.id } })}
        busy={remove.isPending}
        error={<FormError error={remove.error} />}
      >
        No one can sign in with it anymore, and the links between its identities and accounts are deleted.
        Members stay members.
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
  const chosen = list.items.find(({ id }) => id === search.provider) ?? list.items[0]
  const state = settings.providers.find(({ id }) => id === chosen?.id)
  const add = (
    <>
      <Button icon={Plus} onClick={() => setAdding(true)}>
        Add provider
      </Button>
      <AddProvider
        org={org}
        open={adding}
        onClose={() => setAdding(false)}
        onAdded={(provider) => {
          setAdding(false)
          onSearch({ provider })
        }}
      />
    </>
  )
  if (chosen === undefined)
    return (
      <EmptyState title="No identity provider yet" action={add}>
        Connect a SAML 2.0 identity provider, such as Entra ID, Okta, Google Workspace or Keycloak, so that
        your people can sign in with it. New people get an account automatically.
      </EmptyState>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="flex flex-wrap items-center gap-2">
        {list.items.map((one) => (
          <Button
            key={one.id}
            variant={one.id === chosen.id ? 'quiet' : 'bare'}
            aria-pressed={one.id === chosen.id}
            onClick={() => onSearch({ provider: one.id })}
          >
            {one.label}
          </Button>
        ))}
        {add}
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-2 lg:items-start">
        <Section title="1. Service provider details">
          <ServiceProviderDetails provider={chosen} />
        </Section>
        <Section title="2. Identity provider settings">
          <ProviderForm
            key={chosen.id}
            org={org}
            provider={chosen}
            certificates={state?.certificates ?? []}
          />
        </Section>
      </div>
      {state !== undefined && (
        <Section
          title="3. Test and activate"
          lead="The test runs a complete sign-in and shows what the provider sends and which account it matches."
          actions={<DeleteProvider org={org} provider={chosen} onDone={() => onSearch({})} />}
        >
          <ProviderTest org={org} state={state} test={search.test} />
        </Section>
      )}
      <EmailDomains org={org} domains={settings.domains} />
      <RequireSignOn org={org} settings={settings} />
    </div>
  )
}
