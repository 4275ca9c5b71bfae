import { Eye, EyeOff, RefreshCw } from 'lucide-react'
import type { SitePublishingAuth } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { CodeBlock } from '../../ui/layout/code-block.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'

export interface SigningKeyProps {
  readonly auth: SitePublishingAuth
  /** Undefined until it is shown and loaded. */
  readonly privateKey: string | undefined
  /** Why it could not be loaded, or null. */
  readonly error: unknown
  readonly isVisible: boolean
  readonly onVisibleChange: (isVisible: boolean) => void
  readonly onRegenerate: () => void
}

/** The key that signs tokens, hidden at first. An integration gets it without anybody copying it. */
export function SigningKey({
  auth,
  privateKey,
  error,
  isVisible,
  onVisibleChange,
  onRegenerate,
}: SigningKeyProps) {
  const { backend, keyCreatedAt, formerKeyValidUntil } = auth
  const isCustom = backend === 'custom'
  return (
    <div className="grid gap-2">
      {isCustom ? (
        <p>
          On your server, sign a token with this key ({auth.algorithm}) and send the visitor to the site with{' '}
          <code className="font-mono">?jwt_token=</code>. Keep the key secret: anyone who has it can let
          visitors in.
        </p>
      ) : (
        <p>The integration signs tokens with a key of this site, which it receives automatically.</p>
      )}
      {isCustom &&
        (isVisible && privateKey !== undefined ? (
          <CodeBlock code={privateKey} label="Signing key" />
        ) : (
          <p className="font-mono tracking-widest text-ink-soft" aria-label="Signing key, hidden">
            ••••••••••••••••
          </p>
        ))}
      <FormError error={error} />
      <p className="text-caption text-ink-soft">
        {isCustom ? 'Created' : 'Key created'} <RelativeTime at={keyCreatedAt} />.
        {formerKeyValidUntil !== undefined && (
          <>
            {' '}
            The previous key expires <RelativeTime at={formerKeyValidUntil} />.
          </>
        )}
        {isCustom && ' The audit log records who shows the key.'}
      </p>
      <span className="flex flex-wrap gap-2">
        {isCustom && (
          <Button icon={isVisible ? EyeOff : Eye} onClick={() => onVisibleChange(!isVisible)}>
            {isVisible ? 'Hide key' : 'Show key'}
          </Button>
        )}
        <Button icon={RefreshCw} onClick={onRegenerate}>
          Generate new key
        </Button>
      </span>
    </div>
  )
}
