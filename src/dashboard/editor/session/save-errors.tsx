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
const keptText = (places: number): string =>
  places === 0 ? '' : places === 1 ? ' – one change kept here' : ` – ${places} changes kept here`

/** Why something is not saved, what is safe, and what can be done; nothing while there is no problem. */
export function SaveTrouble({ session }: { readonly session: PageSession }) {
  useFollowSession(session)
  const { href } = useLocation()
  const [forgetting, setForgetting] = useState(false)
  const state = session.state()
  const again = <Button onClick={() => void session.flush()}>Try again now</Button>
  switch (state.is) {
    case 'offline':
      return (
        <Note tone="warning">
          <p className="font-strong">The service cannot be reached{keptText(session.unsent())}</p>
          <p>Go on writing: what you type is kept in this browser and saved as soon as it answers.</p>
          <div className="mt-2">{again}</div>
        </Note>
      )
    case 'signed-out':
      return (
        <Note tone="warning">
          <p className="font-strong">You are signed out{keptText(session.unsent())}</p>
          <p>What you typed is kept in this browser. Sign in again, and it is saved.</p>
          <div className="mt-2 flex gap-2">
            <a href={`/sign-in?returnTo=${encodeURIComponent(href)}`} className={buttonClass('primary')}>
              Sign in
            </a>
            {again}
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
            safe="What you typed is still here, and kept in this browser."
            requestId={requestId}
            onRetry={() => void session.flush()}
          />
          <Button className="justify-self-start" onClick={() => setForgetting(true)}>
            Forget what is not saved
          </Button>
          <ConfirmDialog
            open={forgetting}
            onOpenChange={setForgetting}
            title="Forget what is not saved"
            confirmLabel="Forget it"
            danger
            busy={false}
            error={null}
            onConfirm={() => {
              setForgetting(false)
              void session.drop()
            }}
          >
            The page is shown as the service has it. What you typed since is gone then.
          </ConfirmDialog>
        </div>
      )
    }
    case 'gone':
      return (
        <ErrorNote
          title="The page is gone"
          what="Somebody deleted it in this change request. What you typed is below; copy it if you need it elsewhere."
        />
      )
    default:
      return null
  }
}
