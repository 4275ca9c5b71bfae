import { useState } from 'react'
import type { ContentReference, Link } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { redirectTo, type FormerAddress } from './site-redirects.ts'
import { TargetField } from './target-field.tsx'
import { useFormerAddresses } from './use-former-addresses.ts'
import { RedirectRejected, useRedirectLinks } from './use-redirect-links.ts'

export interface RedirectLinksProps {
  readonly org: string
  readonly space: string
  /** All of them point to deleted pages of the space. */
  readonly links: readonly Link[]
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Why the redirects cannot be saved yet. */
const problemWith = (
  addresses: readonly FormerAddress[],
  target: ContentReference | null,
): string | undefined => {
  if (addresses.length === 0) return 'There are no URLs that you can redirect.'
  if (target === null) return 'Select a target first.'
  return addresses.every((from) => redirectTo(from, target) === undefined)
    ? 'Select a page or a URL. Files cannot be redirect targets.'
    : undefined
}

/** Redirects the former URLs of deleted pages; the links get the same target in a change request. */
export function RedirectLinks({ org, space, links, onClose, onDone }: RedirectLinksProps) {
  const [target, setTarget] = useState<ContentReference | null>(null)
  const [fixesLinks, setFixesLinks] = useState(true)
  const { pending, error, addresses, forbidden } = useFormerAddresses(org, space, links)
  const save = useRedirectLinks(org, space, links, onDone)
  return (
    <Dialog
      wide
      open
      onOpenChange={(next) => {
        if (!next && !save.isPending) onClose()
      }}
      title="Redirect old URLs"
      description="Redirects take effect immediately. A new page at the same URL takes precedence."
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={save.isPending}
            disabledReason={problemWith(addresses, target)}
            onClick={() => {
              if (target !== null) save.mutate({ addresses, target, fixesLinks })
            }}
          >
            Redirect
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <FormError error={error} />
        {pending ? (
          <Skeleton shape="rows" count={2} label="Loading old URLs" />
        ) : (
          <OldUrls addresses={addresses} forbidden={forbidden} />
        )}
        {addresses.length > 0 && (
          <>
            <TargetField space={space} value={target} onChange={setTarget} />
            <Checkbox
              label="Also update the links in a change request"
              hint="Otherwise the links stay broken."
              checked={fixesLinks}
              onCheckedChange={setFixesLinks}
            />
          </>
        )}
        {save.error instanceof RedirectRejected ? (
          <ErrorNote title="A redirect was rejected" what={save.error.message} />
        ) : (
          save.error !== null && <FormError error={save.error} />
        )}
      </div>
    </Dialog>
  )
}

interface OldUrlsProps {
  readonly addresses: readonly FormerAddress[]
  /** Titles of sites on which the user may not redirect. */
  readonly forbidden: readonly string[]
}

function OldUrls({ addresses, forbidden }: OldUrlsProps) {
  return (
    <section aria-label="Old URLs">
      <h3 className="mb-1 font-strong">{addresses.length === 0 ? 'No URLs to redirect' : 'Old URLs'}</h3>
      <ul className="grid gap-1">
        {addresses.map(({ address, siteSpace }) => (
          <li key={`${siteSpace} ${address}`} className="wrap-anywhere text-ink-soft">
            {address}
          </li>
        ))}
      </ul>
      {addresses.length === 0 && forbidden.length === 0 && (
        <p className="text-ink-soft">This space is not on a published site.</p>
      )}
      {forbidden.length > 0 && (
        <Note>You need the Creator role on {forbidden.join(', ')}. Ask a site administrator.</Note>
      )}
    </section>
  )
}
