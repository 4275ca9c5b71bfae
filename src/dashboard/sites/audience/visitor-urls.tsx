import { useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { updateSitePublishingAuthMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { SitePublishingAuth } from '../../../client/types.gen.ts'
import { SitePublishingAuthUpdate } from '../../../contract/sites/access/schemas.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { showToast } from '../../ui/toast.ts'
import type { SiteSettingsProps } from './visibility-choice.tsx'
import { visitorAuthOptions } from './visitor-auth-query.ts'

/** A URL, or empty to remove it. */
const address = SitePublishingAuthUpdate.shape.fallbackURL.or(z.literal(''))
const schema = z.object({ fallbackURL: address, logoutURL: address })

export interface VisitorUrlsProps extends Omit<SiteSettingsProps, 'refused'> {
  readonly auth: SitePublishingAuth
}

/** Labels of the fields by what signs visitors in. */
const fieldText = {
  custom: {
    fallback: {
      label: 'Sign-in URL',
      hint: 'Visitors without a token are sent here. The location parameter holds the page that they requested.',
    },
    signOut: 'Visitors are sent here after they sign out.',
  },
  integration: {
    fallback: {
      label: 'Fallback URL',
      hint: 'Offered to visitors while the integration cannot sign them in, such as a page of your support.',
    },
    signOut:
      'Visitors are sent here after they sign out. Without it, the integration signs them out at its provider too.',
  },
  members: {
    fallback: undefined,
    signOut: 'Visitors are sent here after they sign out of the site. They stay signed in to Recto.',
  },
} as const

/** Where visitors sign in and out. */
export function VisitorUrls({ org, site, auth }: VisitorUrlsProps) {
  const client = useQueryClient()
  const path = { organizationId: org, siteId: site.id }
  const { fallback, signOut } = fieldText[auth.backend]
  const form = useContractForm(schema, {
    fallbackURL: auth.fallbackURL ?? '',
    logoutURL: auth.logoutURL ?? '',
  })
  const update = useMutation({
    ...updateSitePublishingAuthMutation(),
    onSuccess: (after) => {
      client.setQueryData(visitorAuthOptions(org, site.id).queryKey, after)
      form.reset({ fallbackURL: after.fallbackURL ?? '', logoutURL: after.logoutURL ?? '' })
      void showToast({ text: 'URLs saved' })
    },
  })
  return (
    <FormPage
      form={form}
      onSubmit={({ fallbackURL, logoutURL }) =>
        update.mutate({
          path,
          body: { fallbackURL: fallbackURL || null, logoutURL: logoutURL || null },
        })
      }
      pending={update.isPending}
      error={update.error}
      submitLabel="Save URLs"
      settings
    >
      {fallback && (
        <FormTextField
          form={form}
          name="fallbackURL"
          label={fallback.label}
          hint={fallback.hint}
          counted={false}
          optional
          inputMode="url"
          autoComplete="off"
        />
      )}
      <FormTextField
        form={form}
        name="logoutURL"
        label="Sign-out URL"
        hint={signOut}
        counted={false}
        optional
        inputMode="url"
        autoComplete="off"
      />
    </FormPage>
  )
}
