import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react'
import type { ChangeRequest } from '../../client/types.gen.ts'
import { emptyDocument } from '../../content/document.ts'
import { Note } from '../ui/note.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { PageEditor } from './page-editor.tsx'
import { PageHead } from './page-head.tsx'
import type { PageChange } from './page-fields.ts'
import type { PageSession, Seen } from './page-session.ts'
import type { EditorSurroundings } from './rich-text.tsx'
import { SaveSign } from './save-sign.tsx'
import { SaveTrouble } from './save-trouble.tsx'
import { useFollowSession, usePageSession } from './use-page-session.ts'

export interface PageDeskProps {
  readonly change: ChangeRequest
  readonly page: string
  /** The page as the service has it at a revision. Read once: give another `key` for another page. */
  readonly begin: Seen
  /** Why nothing can be edited here; undefined when it can. */
  readonly closed: ReactNode
  readonly surroundings: EditorSurroundings
  readonly onWritten: (revision: string, change: PageChange) => void
}

/** The page that is edited: its name, its text, and whether all of it is saved. */
export function PageDesk(props: PageDeskProps) {
  const { change, page, begin, onWritten } = props
  const session = usePageSession({ change, page, begin, onWritten })
  if (session === undefined) return <Skeleton shape="lines" count={12} label="Loading the page" />
  return <OpenPage {...props} session={session} />
}

function OpenPage({
  change,
  closed,
  surroundings,
  session,
}: PageDeskProps & { readonly session: PageSession }) {
  useFollowSession(session)
  const frame = useRef<HTMLElement>(null)
  const state = session.state()
  const readOnly = closed !== undefined || state.is === 'gone'
  const { revision } = change
  const look = useEffectEvent(() => {
    if (revision !== session.revision()) void session.catchUp()
  })
  // Somebody else wrote, or another window did.
  useEffect(() => look(), [revision])
  const brought = session.brought()
  const [shown] = useState(brought)
  const incoming = useMemo(
    () =>
      brought === shown
        ? undefined
        : { number: brought, document: session.fields().document ?? emptyDocument },
    [brought, shown, session],
  )
  const document = useMemo(() => session.fields().document, [session])
  return (
    // Whoever leaves the page has written something that can be saved; nothing else is heard here.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      ref={frame}
      aria-label="Page"
      className="-mx-4 grid grid-cols-[minmax(0,1fr)] content-start gap-4 bg-paper px-4 pb-8 sm:mx-0 sm:rounded-base sm:px-8 sm:ring-1 sm:ring-line sm:ring-inset"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) void session.flush()
      }}
    >
      <PageEditor
        {...surroundings}
        document={document ?? emptyDocument}
        readOnly={readOnly}
        onChange={(read) => session.note({ document: read })}
        incoming={incoming}
        tools={<SaveSign session={session} />}
        head={
          <>
            {closed !== undefined && <Note>{closed}</Note>}
            <SaveTrouble session={session} />
            <PageHead
              session={session}
              readOnly={readOnly}
              onLeave={() =>
                frame.current
                  ?.querySelector<HTMLElement>('[role=textbox][aria-multiline], [data-source]')
                  ?.focus()
              }
            />
          </>
        }
      />
    </article>
  )
}
