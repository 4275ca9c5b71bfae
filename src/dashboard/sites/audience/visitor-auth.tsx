import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getSitePublishingAuthOptions,
  regenerateSitePublishingAuthMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { CodeBlock } from '../../ui/layout/code-block.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { SignInChoice } from './sign-in-choice.tsx'
import { currentChoice } from './sign-in-text.ts'
import { SigningKey } from './signing-key.tsx'
import { TokenDebugger } from './token-debugger.tsx'
import type { SiteSettingsProps } from './visibility-choice.tsx'
import { visitorAuthOptions } from './visitor-auth-query.ts'
import { VisitorUrls } from './visitor-urls.tsx'

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

/** What a token may name as its audience. */
const audiencesOf = (site: SiteSettingsProps['site'], audience: string): readonly string[] => [
  ...new Set([audience, site.id, site.basename, site.hostname].filter((name) => name !== undefined)),
]

/** Visitor authentication: what signs visitors in, the key, URLs, sample code, and a token debugger. */
export function VisitorAuth({ org, site, refused }: SiteSettingsProps) {
  const client = useQueryClient()
  const path = { organizationId: org, siteId: site.id }
  const options = visitorAuthOptions(org, site.id)
  const auth = useQuery({ ...options, enabled: refused === undefined })
  const [isKeyVisible, setKeyVisible] = useState(false)
  const keyOptions = getSitePublishingAuthOptions({ path })
  // Loaded once, when it is shown: each response with the key is recorded.
  const key = useQuery({ ...keyOptions, enabled: isKeyVisible, staleTime: Infinity })
  const [isConfirming, setConfirming] = useState(false)
  const regenerate = useMutation({
    ...regenerateSitePublishingAuthMutation(),
    onSuccess: (after) => {
      client.setQueryData(options.queryKey, after)
      client.setQueryData(keyOptions.queryKey, after)
      setConfirming(false)
      setKeyVisible(after.backend === 'custom')
      void showToast({
        text: 'New key generated',
        detail: 'Tokens signed with the previous key are accepted for one more day.',
      })
    },
  })
  if (refused !== undefined) return <p className="text-ink-soft">{refused}</p>
  if (auth.isPending) return <Skeleton shape="block" label="Loading signing key" />
  if (auth.data === undefined) return <FormError error={auth.error} />
  const { backend, audience } = auth.data
  const privateKey = isKeyVisible ? key.data?.privateKey : undefined
  const isCustom = backend === 'custom'
  const hasTokens = backend !== 'members'
  const choice = currentChoice(auth.data)
  return (
    <div className="grid gap-6">
      <SignInChoice key={choice} org={org} site={site.id} auth={auth.data} />
      {hasTokens ? (
        <SigningKey
          auth={auth.data}
          privateKey={privateKey}
          error={isKeyVisible ? key.error : null}
          isVisible={isKeyVisible}
          onVisibleChange={setKeyVisible}
          onRegenerate={() => setConfirming(true)}
        />
      ) : (
        <MemberClaims />
      )}
      <VisitorUrls key={`urls of ${choice}`} org={org} site={site} auth={auth.data} />
      {site.urls.published !== undefined && <SignOutLink site={site.urls.published} />}
      {isCustom && (
        <details>
          <summary className="cursor-pointer py-1 font-strong">Sample code</summary>
          <div className="py-2">
            <CodeBlock
              code={sample(audience, site.urls.published ?? 'https://your-site')}
              label="Sample code"
            />
          </div>
        </details>
      )}
      {hasTokens && <TokenDebugger audiences={audiencesOf(site, audience)} signingKey={privateKey} />}
      <ConfirmDialog
        open={isConfirming}
        onOpenChange={(open) => {
          setConfirming(open)
          if (!open) regenerate.reset()
        }}
        title="Generate new key"
        confirmLabel="Generate new key"
        busy={regenerate.isPending}
        error={<FormError error={regenerate.error} />}
        onConfirm={() => regenerate.mutate({ path })}
      >
        {isCustom
          ? 'Update your server with the new key within a day. After that, tokens signed with the current key stop working.'
          : 'The integration signs with the new key at once. Visitors who signed in before have to sign in again after a day at the latest.'}
      </ConfirmDialog>
    </div>
  )
}

/** `site`: the URL of the published site. */
function SignOutLink({ site }: { readonly site: string }) {
  return (
    <div className="grid gap-1">
      <p>To let visitors sign out, link to this URL, for example in the site’s header.</p>
      <CodeBlock code={`${site}/~logout`} label="Sign-out link" />
    </div>
  )
}

/** What conditions know about members. */
function MemberClaims() {
  return (
    <p>
      Conditions can use the role of a member, as in{' '}
      <code className="font-mono">visitor.claims.role == "admin"</code>, and the names of their teams, as in{' '}
      <code className="font-mono">"Support" in visitor.claims.teams</code>. When someone leaves the
      organization, they can no longer read the site.
    </p>
  )
}
