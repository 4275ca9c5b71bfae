import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react'
import { Settings2 } from 'lucide-react'
import type { ChangeRequest, Page } from '../../../client/types.gen.ts'
import { emptyDocument } from '../../../content/document/document.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { BeginNote } from '../margin/begin-comment.ts'
import type { TextNotes } from '../margin/margin-indicators.tsx'
import { ConflictDialog } from '../session/conflict-dialog.tsx'
import { OthersNote, type DrawDifference } from '../session/others-edits-notice.tsx'
import { LinkTarget } from '../panel/link-target.tsx'
import { PageEditor } from './page-editor.tsx'
import { PageHead } from './page-heading.tsx'
import type { PageChange } from '../session/page-fields.ts'
import type { PageSession, Seen } from '../session/page-session-state.ts'
import type { EditorContext } from '../editor-context.ts'
import { PageOptions } from '../options/page-options.tsx'
import { SaveIndicator } from '../session/save-indicator.tsx'
import { SideSheet } from './side-sheet.tsx'
import { SaveTrouble } from '../session/save-errors.tsx'
import { useFollowSession, usePageSession } from '../session/use-page-session.ts'

export interface PageDeskProps {
  readonly change: ChangeRequest
  readonly page: string
  /** The page at a revision. Read once: use another `key` for another page. */
  readonly begin: Seen
  readonly type: Page['type']
  /** Titles of siblings by their slug. */
  readonly takenSlugs: ReadonlyMap<string, string>
  /** The part of the page's URL before the slug. */
  readonly pathAbove: string
  /** Why editing is disabled; undefined if it is possible. */
  readonly closed: string | undefined
  readonly surroundings: EditorContext
  readonly drawDifference: DrawDifference
  /** Starts a comment or a suggestion on a block; undefined without the right. */
  readonly onNote: BeginNote | undefined
  /** Comments on blocks, beside them; undefined while unknown. */
  readonly notes: TextNotes | undefined
  /** In the bar, before the page options. */
  readonly tools?: ReactNode
  readonly onWritten: (revision: string, change: PageChange) => void
}

/** The edited page: its title, its text, and the save state. */
export function PageDesk(props: PageDeskProps) {
  const { change, page, begin, onWritten, takenSlugs } = props
  const session = usePageSession({ change, page, begin, onWritten, takenSlugs })
  if (session === undefined) return <Skeleton shape="lines" count={12} label="Loading the page" />
  return <OpenPage {...props} session={session} />
}

function OpenPage({
  change,
  type,
  pathAbove,
  closed,
  surroundings,
  drawDifference,
  onNote,
  notes,
  tools: ownTools,
  session,
}: PageDeskProps & { readonly session: PageSession }) {
  useFollowSession(session)
  const frame = useRef<HTMLElement>(null)
  const [options, setOptions] = useState(false)
  const state = session.state()
  const readOnly = closed !== undefined || state.is === 'gone'
  const { revision } = change
  const look = useEffectEvent(() => {
    if (revision !== session.revision()) void session.catchUp()
  })
  // Someone else, or another window, saved changes.
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
  const note = async (...about: Parameters<BeginNote>): Promise<void> => {
    // Only saved blocks can be commented on.
    if (await session.flush()) onNote?.(...about)
  }
  const document = useMemo(() => session.fields().document, [session])
  const tools = (
    <>
      <SaveIndicator session={session} />
      {ownTools}
      <IconButton icon={Settings2} label="Options of the page" onClick={() => setOptions(true)} />
    </>
  )
  const head = (
    <>
      {closed !== undefined && <Note>{closed}</Note>}
      <SaveTrouble session={session} />
      <ConflictDialog session={session} drawBlock={surroundings.drawBlock} />
      <OthersNote session={session} space={change.space} drawDifference={drawDifference} />
      <PageHead
        session={session}
        readOnly={readOnly}
        described={type === 'document' || type === 'group'}
        onLeave={() =>
          frame.current?.querySelector<HTMLElement>('[role=textbox][aria-multiline], [data-source]')?.focus()
        }
      />
    </>
  )
  return (
    // Saves on blur; the element handles no other events.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <article
      ref={frame}
      aria-label="Page"
      className="-mx-4 grid grid-cols-[minmax(0,1fr)] content-start gap-4 bg-paper px-4 pb-8 sm:mx-0 sm:rounded-base sm:px-8 sm:ring-1 sm:ring-line sm:ring-inset"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) void session.flush()
      }}
    >
      {type === 'document' ? (
        <PageEditor
          surroundings={surroundings}
          document={document ?? emptyDocument}
          readOnly={readOnly}
          onChange={(read) => session.note({ document: read })}
          onNote={onNote && ((...about) => void note(...about))}
          notes={notes}
          incoming={incoming}
          tools={tools}
          head={head}
        />
      ) : (
        <>
          <div className="flex items-center justify-end gap-1 py-1">{tools}</div>
          {head}
          {type === 'link' && <LinkTarget session={session} ground={surroundings.ground} closed={closed} />}
          {type === 'computed' && (
            <Note>The text of this page is made from a source when it is read, and cannot be edited.</Note>
          )}
        </>
      )}
      <SideSheet open={options} onOpenChange={setOptions} title="Options of the page">
        <PageOptions
          session={session}
          type={type}
          pictures={surroundings.ground.files.filter(({ contentType }) => contentType.startsWith('image/'))}
          pathAbove={pathAbove}
          closed={closed}
        />
      </SideSheet>
    </article>
  )
}
