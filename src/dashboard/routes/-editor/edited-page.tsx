/** The editor of the page given in the URL, with its comments. */
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { MessageSquare } from 'lucide-react'
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react'
import { getUserOptions } from '../../../client/@tanstack/react-query.gen.ts'
import type { ChangeRequest, Page } from '../../../client/types.gen.ts'
import type { TreePage } from '../../api/pages/page-tree.ts'
import { changeRequestOptions } from '../../change-requests/change-queries.ts'
import type { DrawBlocks } from '../../comments/draw-blocks.ts'
import { SidePanel } from '../../editor/page/side-panel.tsx'
import { pageAtOptions } from '../../editor/session/edit-requests.ts'
import { PageWorkspace, type PageWorkspaceProps } from '../../editor/page/page-workspace.tsx'
import { fieldsOf } from '../../editor/session/page-fields.ts'
import { addressOf, placedPages } from '../../editor/panel/page-rows.ts'
import { PresenceAvatars } from '../../editor/session/presence-avatars.tsx'
import { usePresence, type PresenceOf } from '../../editor/session/use-presence.ts'
import { isComputed, isGenerated } from '../../ui/generated-page.ts'
import { MissingScreen } from '../../shell/failures/missing-screen.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { GeneratedNotice } from '../-reader/generated-notice.tsx'
import { EditSource } from './edit-source.tsx'
import { type EditorDiscussion, useEditorDiscussion } from './use-editor-discussion.ts'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'
import { Later } from '../../ui/loading/later.tsx'

// Lazy: needed only for reading or writing comments.
const EditorThreads = lazyComponent(async () => (await import('./editor-threads.tsx')).EditorThreads)
const SuggestWording = lazyComponent(async () => (await import('./suggest-wording.tsx')).SuggestWording)

export interface EditedPageProps {
  readonly org: string
  readonly space: string
  readonly number: string
  readonly page: string
  readonly closed: string | undefined
  readonly pages: readonly TreePage[]
  readonly context: PageWorkspaceProps['context']
  readonly drawDifference: PageWorkspaceProps['drawDifference']
  readonly drawBlocks: DrawBlocks
  readonly mayComment: boolean
  readonly onTextWritten: (revision: string) => void
}

const generatedText = 'This page is generated, so you can’t edit it.'

const textFields = new Set(['operation', 'page', 'document', 'description'])

/** Who else has the change request open. */
const useOtherPeople = (of: PresenceOf) => {
  const { data: person } = useQuery(getUserOptions())
  return usePresence(of).filter(({ user }) => user.id !== person?.id)
}

/** The page as it was when opened; from then on the editor follows changes itself. */
export function EditedPage(props: EditedPageProps) {
  const { space, number, page, closed, pages, context, drawBlocks } = props
  const { data: change } = useSuspenseQuery(changeRequestOptions(space, number))
  const place = useMemo(() => ({ space, change: change.id }), [space, change.id])
  const discussion = useEditorDiscussion(place, page)
  const others = useOtherPeople({ space, change: change.id, page, edits: closed === undefined })
  const opener = useRef<HTMLButtonElement>(null)
  const [suggestFor, setSuggestFor] = useState<string>()
  const [from] = useState(change.revision)
  const { data: found, error } = useQuery(pageAtOptions(space, from, page))
  const { takenSlugs, pathAbove } = useMemo(() => addressOf(placedPages(pages), page), [pages, page])
  if (error !== null) throw error
  if (found === undefined) return <Skeleton shape="lines" count={12} label="Loading the page" />
  if (found === null) return <MissingScreen />
  const startNote: PageWorkspaceProps['onNote'] = (key, as, text = {}) => {
    if (as === 'wording') setSuggestFor(key)
    else discussion.newComment.start({ key, text })
  }
  return (
    <SidePanel
      open={discussion.isOpen}
      onClose={() => {
        discussion.setOpen(false)
        opener.current?.focus()
      }}
      title="Comments on this page"
      panel={
        <Later fallback={<Skeleton shape="lines" count={4} label="Loading comments" />}>
          <EditorThreads {...props} place={place} discussion={discussion} />
        </Later>
      }
    >
      <PageWorkspace
        change={change}
        page={page}
        type={isComputed(found) ? 'computed' : found.type}
        notice={<SourceNotice {...props} change={change} found={found} />}
        takenSlugs={takenSlugs}
        pathAbove={pathAbove}
        begin={{ revision: from, fields: fieldsOf(found) }}
        closed={isGenerated(found) ? (closed ?? generatedText) : closed}
        context={context}
        drawDifference={props.drawDifference}
        onNote={props.mayComment ? startNote : undefined}
        notes={discussion.notes}
        tools={
          <>
            <PresenceAvatars
              others={others}
              page={page}
              titleOf={(id) => pages.find((one) => one.id === id)?.title}
            />
            <CommentsButton buttonRef={opener} discussion={discussion} />
          </>
        }
        onWritten={(revision, written) => {
          if (Object.keys(written).every((name) => textFields.has(name))) props.onTextWritten(revision)
        }}
      />
      <SuggestionDialog block={suggestFor} onClose={() => setSuggestFor(undefined)}>
        {(node) => (
          <SuggestWording
            place={place}
            change={change}
            page={page}
            node={node}
            drawBlocks={drawBlocks}
            onDone={() => setSuggestFor(undefined)}
          />
        )}
      </SuggestionDialog>
    </SidePanel>
  )
}

interface SourceNoticeProps extends Pick<EditedPageProps, 'org' | 'space' | 'number' | 'closed' | 'pages'> {
  readonly change: ChangeRequest
  readonly found: Page
}

/** Where the content of a generated page comes from. */
function SourceNotice({ org, space, number, closed, pages, change, found }: SourceNoticeProps) {
  const generator = placedPages(pages).find(({ page }) => page.id === found.generatedBy)
  return (
    <GeneratedNotice
      space={space}
      page={found}
      generator={generator?.page.title}
      linkTo={editorLink(org, space, number)}
      action={<EditSource org={org} change={change} page={found} closed={closed} />}
    />
  )
}

/** A link to a page in the editor of the change request. */
const editorLink = (org: string, space: string, number: string) =>
  function EditorLink(page: string, text: string) {
    return (
      <Link
        to="/o/$org/s/$space/changes/$number/edit/$page"
        params={{ org, space, number, page }}
        className="text-accent underline"
      >
        {text}
      </Link>
    )
  }

/** Shows and hides the comments, and counts the open ones. */
function CommentsButton({
  buttonRef,
  discussion: { isOpen, openCount, setOpen },
}: {
  readonly buttonRef: RefObject<HTMLButtonElement | null>
  readonly discussion: EditorDiscussion
}) {
  return (
    <Button
      ref={buttonRef}
      variant="bare"
      icon={MessageSquare}
      className="px-2 aria-pressed:bg-chosen"
      aria-pressed={isOpen}
      aria-label={openCount === 0 ? 'Comments on this page' : `Comments on this page: ${openCount} open`}
      onClick={() => setOpen(!isOpen)}
    >
      {openCount > 0 && <span className="figures">{openCount}</span>}
    </Button>
  )
}

/** The dialog in which an edit to a block is suggested; closed without a block. */
function SuggestionDialog({
  block,
  onClose,
  children,
}: {
  readonly block: string | undefined
  readonly onClose: () => void
  readonly children: (block: string) => ReactNode
}) {
  return (
    <Dialog wide open={block !== undefined} onOpenChange={onClose} title="Suggest an edit to this block">
      {block !== undefined && (
        <Later fallback={<Skeleton shape="lines" count={4} label="Loading the block" />}>
          {children(block)}
        </Later>
      )}
    </Dialog>
  )
}
