import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateSamlProviderMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { SamlProvider, SignOnSettings } from '../../../client/types.gen.ts'
import { NewSamlProvider } from '../../../contract/people/sign-on-schemas.ts'
import { wireBody } from '../../api/request-body.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { FormTextArea } from '../../forms/form-text-area.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { emptyAs, useContractForm } from '../../forms/use-contract-form.ts'
import { showToast } from '../../ui/toast.ts'
import { CertificateList } from './certificate-list.tsx'
import { JoiningDefaults } from './joining-defaults.tsx'
import { MetadataImport } from './metadata-import.tsx'
import { invalidateSignOn } from './sign-on-queries.ts'

const fields = NewSamlProvider.pick({ label: true, entityID: true, certificate: true }).extend({
  ssoURL: emptyAs(undefined, NewSamlProvider.shape.ssoURL),
})

export interface ProviderFormProps {
  readonly org: string
  readonly provider: SamlProvider
  readonly certificates: SignOnSettings['providers'][number]['certificates']
}

const useProviderForm = ({ label, entityID, ssoURL, certificate }: SamlProvider) =>
  useContractForm(fields, { label, entityID, ssoURL, certificate })

function ProviderFields({ form }: { readonly form: ReturnType<typeof useProviderForm> }) {
  return (
    <>
      <FormTextField
        form={form}
        name="label"
        label="Name"
        hint="Shown on the button of the sign-in page."
        autoComplete="off"
      />
      <FormTextField
        form={form}
        name="entityID"
        label="Entity ID"
        optional
        autoComplete="off"
        spellCheck={false}
      />
      <FormTextField
        form={form}
        name="ssoURL"
        label="Sign-on URL"
        optional
        hint="Where people are redirected to sign in (HTTP-Redirect binding)."
        type="url"
        counted={false}
        autoComplete="off"
        spellCheck={false}
      />
      <FormTextArea
        form={form}
        name="certificate"
        label="Certificate"
        optional
        hint="Verifies the signature of responses. While the provider rotates its certificate, paste both."
        rows={4}
        className="font-mono text-caption"
        spellCheck={false}
        autoComplete="off"
      />
    </>
  )
}

/** The settings of an identity provider. */
export function ProviderForm({ org, provider, certificates }: ProviderFormProps) {
  const client = useQueryClient()
  const form = useProviderForm(provider)
  const update = useMutation({
    ...updateSamlProviderMutation(),
    onSuccess: async () => {
      form.reset(form.getValues())
      await invalidateSignOn(client, org)
      void showToast({ text: 'Provider saved' })
    },
  })
  return (
    <div className="grid gap-5">
      <MetadataImport
        org={org}
        onRead={({ entityID, ssoURL, certificate }) => {
          const options = { shouldDirty: true, shouldValidate: true }
          form.setValue('entityID', entityID, options)
          form.setValue('ssoURL', ssoURL, options)
          form.setValue('certificate', certificate, options)
        }}
      />
      <FormPage
        form={form}
        onSubmit={(values) =>
          update.mutate({
            path: { organizationId: org, samlProviderId: provider.id },
            body: wireBody(values),
          })
        }
        pending={update.isPending}
        error={update.error}
        submitLabel="Save"
        settings
      >
        <ProviderFields form={form} />
        <CertificateList certificates={certificates} />
      </FormPage>
      <JoiningDefaults org={org} provider={provider} />
    </div>
  )
}
