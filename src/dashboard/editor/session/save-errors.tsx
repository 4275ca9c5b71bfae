import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { processError } from '../../api/process-error.ts'
import { buttonClass } from '../../ui/buttons/button-class.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx'
import { ErrorNote } from '../../ui/feedback/error-note.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import type { PageSession } from './page-session-state.ts'
import { useFollowSession } from './use-page-session.ts'

/** The number of unsaved changes, as the end of a line. */
const unsavedText = (places: number): string =>
  places === 0 ? '' : places === 1 ? ' – 1 unsaved change' : ` – ${places} unsaved changes`

/** Why something is not saved, what is safe, and what can be done; nothing while there is no problem. */
export function SaveTrouble({ session }: { readonly session: PageSession }) {
  useFollowSession(session)
  const { href } = useLocation()
  const [isDiscarding, setDiscarding] = useState(false)
  const state = session.state()
  const retryButton = <Button onClick={() => void session.flush()}>Try again</Button>
  switch (state.is) {
    case 'offline':
      return (
        <Note tone="warning">
          <p className="font-strong">Can’t reach the server{unsavedText(session.unsent())}</p>
          <p>Keep writing. Your changes are kept in this browser and saved when the server responds again.</p>
          <div className="mt-2">{retryButton}</div>
        </Note>
      )
    case 'signed-out':
      return (
        <Note tone="warning">
          <p className="font-strong">You are signed out{unsavedText(session.unsent())}</p>
          <p>Your changes are kept in this browser. Sign in again to save them.</p>
          <div className="mt-2 flex gap-2">
            <a href={`/sign-in?returnTo=${encodeURIComponent(href)}`} className={buttonClass('primary')}>
              Sign in
            </a>
            {retryButton}
          </div>
        </Note>
      )
    case 'closed':
    case 'refused': {
      const { title, what, requestId } = processError(state.error)
      return (
        <div className="grid gap-2">
          <ErrorNote
            title={title}
            what={what}
            safe="Your changes are still here, and kept in this browser."
            requestId={requestId}
            onRetry={() => void session.flush()}
          />
          <Button className="justify-self-start" onClick={() => setDiscarding(true)}>
            Discard unsaved changes
          </Button>
          <ConfirmDialog
            open={isDiscarding}
            onOpenChange={setDiscarding}
            title="Discard unsaved changes"
            confirmLabel="Discard"
            danger
            busy={false}
            error={null}
            onConfirm={() => {
              setDiscarding(false)
              void session.drop()
            }}
          >
            The page goes back to the last saved version. You can’t undo this.
          </ConfirmDialog>
        </div>
      )
    }
    case 'gone':
      return (
        <ErrorNote
          title="This page was deleted"
          what="Someone deleted it in this change request. Your text is still below; copy it if you need it elsewhere."
        />
      )
    default:
      return null
  }
}
