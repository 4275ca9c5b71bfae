import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react'
import { Settings2 } from 'lucide-react'
import type { ChangeRequest, Page } from '../../../client/types.gen.ts'
import { emptyDocument } from '../../../content/document/document.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { BeginNote } from '../margin/begin-comment.ts'
import type { TextNotes } from '../margin/margin-indicators.tsx'
import type { ConflictsInText } from '../margin/text-conflict-cards.tsx'
import { ConflictDialog } from '../session/conflict-dialog.tsx'
import { OthersNote, type DrawDifference } from '../session/others-edits-notice.tsx'
import { LinkTarget } from '../panel/link-target.tsx'
import { PageEditor } from './page-editor.tsx'
import { PageHeading } from './page-heading.tsx'
import type { PageChange } from '../session/page-fields.ts'
import type { PageSession, PageVersion } from '../session/page-session-state.ts'
import type { Incoming } from '../text/use-editor-view.ts'
import type { EditorContext } from '../editor-context.ts'
import { PageOptions } from '../options/page-options.tsx'
import { SaveIndicator } from '../session/save-indicator.tsx'
import { SideSheet } from './side-sheet.tsx'
import { SaveTrouble } from '../session/save-errors.tsx'
import { useFollowSession, usePageSession } from '../session/use-page-session.ts'

export interface PageWorkspaceProps {
  readonly change: ChangeRequest
  readonly page: string
  /** The page at a revision. Read once: use another `key` for another page. */
  readonly begin: PageVersion
  readonly type: Page['type']
  /** Titles of siblings by their slug. */
  readonly takenSlugs: ReadonlyMap<string, string>
  /** The part of the page's URL before the slug. */
  readonly pathAbove: string
  /** Why editing is disabled; undefined if it is possible. */
  readonly closed: string | undefined
  readonly context: EditorContext
  readonly drawDifference: DrawDifference
  /** Starts a comment or a suggestion on a block; undefined without the right. */
  readonly onNote: BeginNote | undefined
  /** Comments on blocks, beside them; undefined while unknown. */
  readonly notes: TextNotes | undefined
  /** Above the title: where the content of a generated page comes from. */
  readonly notice?: ReactNode
  /** In the bar, before the page options. */
  readonly tools?: ReactNode
  readonly onWritten: (revision: string, change: PageChange) => void
}

/** The edited page: its title, its text, and the save state. */
export function PageWorkspace(props: PageWorkspaceProps) {
  const { change, page, begin, onWritten, takenSlugs } = props
  const session = usePageSession({ change, page, begin, onWritten, takenSlugs })
  if (session === undefined) return <Skeleton shape="lines" count={12} label="Loading the page" />
  return <OpenPage {...props} session={session} />
}

/** Only saved blocks can be commented on. */
const afterSaving = (session: PageSession, begin: BeginNote): BeginNote => {
  const start = async (...about: Parameters<BeginNote>): Promise<void> => {
    if (await session.flush()) begin(...about)
  }
  return (...about) => void start(...about)
}

const focusText = (frame: HTMLElement | null): void =>
  frame?.querySelector<HTMLElement>('[role=textbox][aria-multiline], [data-source]')?.focus()

/** The text of the session once it was replaced other than by typing; undefined before. */
const useIncomingDocument = (session: PageSession): Incoming | undefined => {
  const replacements = session.replacements()
  const [initial] = useState(replacements)
  return useMemo(
    () =>
      replacements === initial
        ? undefined
        : { number: replacements, document: session.fields().document ?? emptyDocument },
    [replacements, initial, session],
  )
}

/** Merges in what someone else, or another window, saved. */
const useCatchUp = (session: PageSession, revision: string): void => {
  const catchUp = useEffectEvent(() => {
    if (revision !== session.revision()) void session.catchUp()
  })
  useEffect(() => catchUp(), [revision])
}

const useTextConflicts = (session: PageSession): ConflictsInText => {
  const all = session.textConflicts()
  return useMemo(() => ({ all, onAnswer: session.answerConflict }), [all, session])
}

const picturesOf = ({ references }: EditorContext): EditorContext['references']['files'] =>
  references.files.filter(({ contentType }) => contentType.startsWith('image/'))

function OpenPage(props: PageWorkspaceProps & { readonly session: PageSession }) {
  const { change, type, closed, context, session } = props
  useFollowSession(session)
  const frame = useRef<HTMLElement>(null)
  const [options, setOptions] = useState(false)
  const state = session.state()
  const readOnly = closed !== undefined || state.is === 'gone'
  useCatchUp(session, change.revision)
  const incoming = useIncomingDocument(session)
  const conflicts = useTextConflicts(session)
  const document = useMemo(() => session.fields().document, [session])
  const showOptions = (): void => setOptions(true)
  const tools = (
    <>
      <SaveIndicator session={session} />
      {props.tools}
      <IconButton icon={Settings2} label="Page options" onClick={showOptions} />
    </>
  )
  const head = (
    <>
      {props.notice}
      {closed !== undefined && <Note>{closed}</Note>}
      <PageHeading
        session={session}
        readOnly={readOnly}
        described={type === 'document' || type === 'group'}
        pathAbove={props.pathAbove}
        onOptions={showOptions}
        onLeave={() => focusText(frame.current)}
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
          context={context}
          document={document ?? emptyDocument}
          readOnly={readOnly}
          onChange={(read) => session.note({ document: read })}
          onNote={props.onNote && afterSaving(session, props.onNote)}
          notes={props.notes}
          conflicts={conflicts}
          incoming={incoming}
          tools={tools}
          head={head}
        />
      ) : (
        <>
          <div className="flex items-center justify-end gap-1 py-1">{tools}</div>
          {head}
          {type === 'link' && (
            <LinkTarget session={session} references={context.references} closed={closed} />
          )}
        </>
      )}
      <SessionNotices
        session={session}
        space={change.space}
        drawBlock={context.drawBlock}
        drawDifference={props.drawDifference}
      />
      <SideSheet open={options} onOpenChange={setOptions} title="Page options">
        <PageOptions {...props} pictures={picturesOf(context)} />
      </SideSheet>
    </article>
  )
}

interface SessionNoticesProps extends Pick<PageWorkspaceProps, 'drawDifference'> {
  readonly session: PageSession
  readonly space: string
  readonly drawBlock: EditorContext['drawBlock']
}

/** Below the text and sticky, so that nothing moves what is being read or typed. */
function SessionNotices({ session, space, drawBlock, drawDifference }: SessionNoticesProps) {
  return (
    <div className="sticky bottom-4 z-20 grid gap-2 empty:hidden">
      <SaveTrouble session={session} />
      <ConflictDialog session={session} drawBlock={drawBlock} />
      <OthersNote session={session} space={space} drawDifference={drawDifference} />
    </div>
  )
}
