import type { Organization } from '../../client/types.gen.ts'
import { OrganizationUpdate } from '../../contract/organizations/schemas.ts'
import { FormPage } from '../forms/form-page.tsx'
import { FormTextField } from '../forms/form-text-field.tsx'
import { emptyAs, useContractForm } from '../forms/use-contract-form.ts'
import { useUpdateOrganization } from './use-update-organization.ts'

const GeneralSettings = OrganizationUpdate.pick({ title: true })
  .required()
  .extend({
    hostname: emptyAs(undefined, OrganizationUpdate.shape.hostname),
    // Null removes it.
    logo: emptyAs(null, OrganizationUpdate.shape.logo),
  })

export interface SettingsFormProps {
  readonly organization: Organization
  /** Why the user cannot change it, and who can help. */
  readonly disabledReason: string | undefined
}

/** Name, logo and host name of an organization. */
export function GeneralForm({ organization, disabledReason }: SettingsFormProps) {
  const { id, title, hostname, urls } = organization
  const form = useContractForm(GeneralSettings, {
    title,
    hostname: hostname ?? '',
    logo: urls.logo ?? '',
  })
  const update = useUpdateOrganization(id, 'Settings saved')
  return (
    <FormPage
      form={form}
      onSubmit={(values) =>
        update.mutate(values, {
          onSuccess: () =>
            form.reset({ ...values, hostname: values.hostname ?? '', logo: values.logo ?? '' }),
        })
      }
      pending={update.isPending}
      error={update.error}
      submitLabel="Save"
      settings
      disabledReason={disabledReason}
    >
      <FormTextField form={form} name="title" label="Name" autoComplete="off" />
      <FormTextField
        form={form}
        name="hostname"
        label="Hostname"
        optional={hostname === undefined}
        hint={
          hostname === undefined
            ? 'Not set. Public content is served at this hostname. Only one organization can use it.'
            : 'Public content is served at this hostname. You can change it, but not remove it.'
        }
        autoComplete="off"
        spellCheck={false}
      />
      <FormTextField
        form={form}
        name="logo"
        label="Logo"
        optional
        hint={urls.logo === undefined ? 'Not set. URL of an image.' : 'URL of an image.'}
        type="url"
        counted={false}
        autoComplete="off"
        spellCheck={false}
      />
    </FormPage>
  )
}
