import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck, ExternalLink } from 'lucide-react'
import { useEffect } from 'react'
import { safeLink } from '../../../content/render/safe-url.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { ButtonField } from './configuration-fields.ts'
import { usePopup, type PopupState } from './use-popup.ts'

export interface ConnectButtonProps {
  readonly field: ButtonField
  /** Public endpoint of what is configured: the installation, or one of its spaces or sites. */
  readonly endpoint: string
  /** Whether the integration has stored what the button is for. */
  readonly done: boolean
  readonly disabledReason: string | undefined
}

/** A step that the integration does in a window of its own, such as signing in at a provider. */
export function ConnectButton({ field, endpoint, done, disabledReason }: ConnectButtonProps) {
  const client = useQueryClient()
  const [popup, open] = usePopup()
  const { label, property, required } = field
  const url = `${endpoint}${property.callback_url}`
  useEffect(() => {
    // The integration saves before its window closes; this page may not have heard of it yet.
    if (popup === 'closed') void invalidateAfter(client, ['integration.configured'], {})
  }, [client, popup])
  return (
    <div className="grid justify-items-start gap-1">
      <span className="font-strong">
        {label}
        {!required && <span className="font-normal text-ink-soft"> (optional)</span>}
      </span>
      {property.description !== undefined && <p className="text-ink-soft">{property.description}</p>}
      <span className="flex flex-wrap items-center gap-3">
        <Button icon={ExternalLink} disabledReason={disabledReason} onClick={() => open(url)}>
          {property.button_text}
        </Button>
        <output className={done ? 'inline-flex items-center gap-1 text-moss' : 'text-ink-soft'}>
          {done ? (
            <>
              <Icon of={CircleCheck} /> Connected
            </>
          ) : (
            <PopupNotice state={popup} url={url} />
          )}
        </output>
      </span>
    </div>
  )
}

/** What the person has to do, by what became of the window. */
function PopupNotice({ state, url }: { readonly state: PopupState; readonly url: string }) {
  switch (state) {
    case 'none':
      return null
    case 'open':
      return 'Finish in the window that opened. This page updates automatically.'
    case 'closed':
      return 'The window was closed before you were connected. Try again.'
    case 'blocked':
      return (
        <>
          Your browser blocked the window. Allow pop-ups for this page, or{' '}
          <a href={safeLink(url)} target="_blank" rel="noopener noreferrer" className="text-accent underline">
            open it in a new tab
          </a>
          .
        </>
      )
  }
}
