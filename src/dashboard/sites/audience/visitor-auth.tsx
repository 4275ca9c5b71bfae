import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Eye, EyeOff, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import {
  getSitePublishingAuthOptions,
  regenerateSitePublishingAuthMutation,
  updateSitePublishingAuthMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { SitePublishingAuth } from '../../../client/types.gen.ts'
import { SitePublishingAuthUpdate } from '../../../contract/sites/access/schemas.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { FormPage } from '../../forms/form-page.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { CodeBlock } from '../../ui/layout/code-block.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { TokenDebugger } from './token-debugger.tsx'
import type { SitePartProps } from './visibility-choice.tsx'

/** Sample code that creates a token and redirects the visitor. */
const sample = (audience: string, address: string): string => `import { SignJWT } from 'jose'

// VISITOR_KEY: the key above. Keep it on the server.
const key = new TextEncoder().encode(process.env.VISITOR_KEY)
const token = await new SignJWT({ plan: 'pro', staff: false })
  .setProtectedHeader({ alg: 'HS256' })
  .setAudience('${audience}')
  .setIssuedAt()
  .setExpirationTime('1h')
  .sign(key)

response.redirect(\`${address}?jwt_token=\${token}\`)`

/** A URL, or empty to remove it. */
const address = SitePublishingAuthUpdate.shape.fallbackURL.or(z.literal(''))
const schema = z.object({ fallbackURL: address, logoutURL: address })

function Addresses({
  org,
  site,
  auth,
}: Omit<SitePartProps, 'refused'> & { readonly auth: SitePublishingAuth }) {
  const client = useQueryClient()
  const path = { organizationId: org, siteId: site.id }
  const form = useContractForm(schema, {
    fallbackURL: auth.fallbackURL ?? '',
    logoutURL: auth.logoutURL ?? '',
  })
  const update = useMutation({
    ...updateSitePublishingAuthMutation(),
    onSuccess: (after) => {
      client.setQueryData(getSitePublishingAuthOptions({ path }).queryKey, after)
      form.reset({ fallbackURL: after.fallbackURL ?? '', logoutURL: after.logoutURL ?? '' })
      void showToast({ text: 'The addresses are saved' })
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
      submitLabel="Save the addresses"
    >
      <FormTextField
        form={form}
        name="fallbackURL"
        label="Where visitors without a token are sent"
        hint="Your sign-in. The page that they wanted comes along as location."
        counted={false}
        optional
        inputMode="url"
        autoComplete="off"
      />
      <FormTextField
        form={form}
        name="logoutURL"
        label="Where visitors sign out"
        counted={false}
        optional
        inputMode="url"
        autoComplete="off"
      />
    </FormPage>
  )
}

/** Visitor authentication by the user's own backend: key, URLs, sample code, and a token debugger. */
export function VisitorAuth({ org, site, refused }: SitePartProps) {
  const client = useQueryClient()
  const path = { organizationId: org, siteId: site.id }
  const options = getSitePublishingAuthOptions({ path })
  const auth = useQuery({ ...options, enabled: refused === undefined })
  const [shown, setShown] = useState(false)
  const [asking, setAsking] = useState(false)
  const regenerate = useMutation({
    ...regenerateSitePublishingAuthMutation(),
    onSuccess: (after) => {
      client.setQueryData(options.queryKey, after)
      setAsking(false)
      setShown(true)
      void showToast({
        text: 'There is a new key',
        detail: 'Tokens of the one before are taken for a day more.',
      })
    },
  })
  if (refused !== undefined) return <p className="text-ink-soft">{refused}</p>
  if (auth.isPending) return <Skeleton shape="block" label="Loading the key" />
  if (auth.data === undefined) return <FormError error={processError(auth.error)} />
  const { privateKey, audience, keyCreatedAt, formerKeyValidUntil } = auth.data
  return (
    <div className="grid gap-6">
      <div className="grid gap-2">
        <p>
          Your program signs tokens with this key ({auth.data.algorithm}) and sends visitors to the site with{' '}
          <code className="font-mono">?jwt_token=</code>. Whoever has the key decides who reads the site.
        </p>
        {shown && privateKey !== undefined ? (
          <CodeBlock code={privateKey} label="Key of visitors" />
        ) : (
          <p className="font-mono tracking-widest text-ink-soft" aria-label="The key is hidden">
            ••••••••••••••••
          </p>
        )}
        <p className="text-caption text-ink-soft">
          Made <RelativeTime at={keyCreatedAt} />.
          {formerKeyValidUntil !== undefined && (
            <>
              {' '}
              The key before ends <RelativeTime at={formerKeyValidUntil} />.
            </>
          )}
        </p>
        <span className="flex flex-wrap gap-2">
          <Button icon={shown ? EyeOff : Eye} onClick={() => setShown(!shown)}>
            {shown ? 'Hide the key' : 'Show the key'}
          </Button>
          <Button icon={RefreshCw} onClick={() => setAsking(true)}>
            Make a new key
          </Button>
        </span>
      </div>
      <Addresses org={org} site={site} auth={auth.data} />
      <details>
        <summary className="cursor-pointer py-1 font-strong">Sample code</summary>
        <div className="py-2">
          <CodeBlock
            code={sample(audience, site.urls.published ?? 'https://your-site')}
            label="Sample code"
          />
        </div>
      </details>
      <TokenDebugger
        audiences={[
          ...new Set([audience, site.id, site.basename, site.hostname].filter((name) => name !== undefined)),
        ]}
        signingKey={privateKey}
      />
      <ConfirmDialog
        open={asking}
        onOpenChange={(open) => {
          setAsking(open)
          if (!open) regenerate.reset()
        }}
        title="Make a new key"
        confirmLabel="Make a new key"
        busy={regenerate.isPending}
        error={<FormError error={regenerate.error === null ? undefined : processError(regenerate.error)} />}
        onConfirm={() => regenerate.mutate({ path })}
      >
        Give it to your program within a day: until then tokens of the key before are taken as well, and
        afterwards no more.
      </ConfirmDialog>
    </div>
  )
}
