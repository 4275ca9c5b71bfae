/** The default access of members to a site; uses the field of spaces. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { setSiteDefaultLevelMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { Site } from '../../../client/types.gen.ts'
import { SiteDefaultLevel } from '../../../contract/access/permission-schemas.ts'
import type { DefaultLevel } from '../../../contract/roles/roles.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { isPeopleQuery } from '../../people/people-queries.ts'
import { siteRefusal } from '../../sites/site-permission-text.ts'
import { siteOptions } from '../../sites/site-queries.ts'
import { DefaultLevelSelect } from '../../spaces/settings/default-level-select.tsx'
import { showToast } from '../../ui/toast.ts'

/** The roles that differ on a site. */
const levelsOfSites = {
  read: 'View',
  edit: 'Edit, without publishing',
  create: 'Edit and publish',
  admin: 'Administer',
} as const

export function SiteLevel({ org, site }: { readonly org: string; readonly site: Site }) {
  const client = useQueryClient()
  const saved: DefaultLevel = site.defaultLevelSource.kind === 'site' ? site.defaultLevel : 'inherit'
  const form = useContractForm(SiteDefaultLevel, { defaultLevel: saved })
  const update = useMutation({
    ...setSiteDefaultLevelMutation(),
    onSuccess: (after, { body }) => {
      client.setQueryData(siteOptions(org, site.id).queryKey, after)
      form.reset(body)
      void showToast({ text: 'Default level saved' })
      return client.invalidateQueries({ predicate: isPeopleQuery })
    },
  })
  return (
    <FormPage
      form={form}
      onSubmit={(body) => update.mutate({ path: { organizationId: org, siteId: site.id }, body })}
      pending={update.isPending}
      error={update.error}
      submitLabel="Save"
      settings
      disabledReason={siteRefusal(site, 'admin')}
    >
      <DefaultLevelSelect
        value={form.watch('defaultLevel')}
        onValueChange={(level) => form.setValue('defaultLevel', level, { shouldDirty: true })}
        inherited="Their role in the organization"
        labels={levelsOfSites}
      />
    </FormPage>
  )
}
