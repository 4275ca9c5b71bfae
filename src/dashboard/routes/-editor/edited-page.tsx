/** The editor of the page given in the URL, with its comments. */
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { MessageSquare } from 'lucide-react'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { getUserOptions } from '../../../client/@tanstack/react-query.gen.ts'
import type { Page } from '../../../client/types.gen.ts'
import { changeRequestOptions } from '../../change-requests/change-queries.ts'
import type { DrawBlocks } from '../../comments/draw-blocks.ts'
import { BesideText } from '../../editor/page/side-panel.tsx'
import { pageAtOptions } from '../../editor/session/edit-requests.ts'
import { PageDesk, type PageDeskProps } from '../../editor/page/page-workspace.tsx'
import { fieldsOf } from '../../editor/session/page-fields.ts'
import { addressOf, standingPages } from '../../editor/panel/page-rows.ts'
import { PresenceAvatars } from '../../editor/session/presence-avatars.tsx'
import { usePresence } from '../../editor/session/use-presence.ts'
import { MissingScreen } from '../../shell/failures/missing-screen.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useEditorDiscussion } from './use-editor-discussion.ts'

// Lazy: needed only for reading or writing comments.
const EditorThreads = lazy(async () => ({
  default: (await import('./editor-threads.tsx')).EditorThreads,
}))
const SuggestWording = lazy(async () => ({
  default: (await import('./suggest-wording.tsx')).SuggestWording,
}))

export interface EditedPageProps {
  readonly space: string
  readonly number: string
  readonly page: string
  readonly closed: string | undefined
  readonly pages: readonly Page[]
  readonly surroundings: PageDeskProps['surroundings']
  readonly drawDifference: PageDeskProps['drawDifference']
  readonly drawBlocks: DrawBlocks
  readonly mayComment: boolean
  readonly onTextWritten: (revision: string) => void
}

const textFields = new Set(['operation', 'page', 'document', 'description'])

/** The page as it was when opened; from then on the editor follows changes itself. */
export function EditedPage({
  space,
  number,
  page,
  closed,
  pages,
  surroundings,
  drawDifference,
  drawBlocks,
  mayComment,
  onTextWritten,
}: EditedPageProps) {
  const { data: change } = useSuspenseQuery(changeRequestOptions(space, number))
  const place = useMemo(() => ({ space, change: change.id }), [space, change.id])
  const discussion = useEditorDiscussion(place, page)
  const { data: person } = useQuery(getUserOptions())
  const present = usePresence({ space, change: change.id, page, edits: closed === undefined })
  const opener = useRef<HTMLButtonElement>(null)
  const [wording, setWording] = useState<string>()
  const [from] = useState(change.revision)
  const { data: found, error } = useQuery(pageAtOptions(space, from, page))
  const { takenSlugs, pathAbove } = useMemo(() => addressOf(standingPages(pages), page), [pages, page])
  if (error !== null) throw error
  if (found === undefined) return <Skeleton shape="lines" count={12} label="Loading the page" />
  if (found === null) return <MissingScreen />
  const { waiting, open } = discussion
  return (
    <BesideText
      open={open}
      onClose={() => {
        discussion.show(false)
        opener.current?.focus()
      }}
      title="Comments on this page"
      beside={
        <Suspense fallback={<Skeleton shape="lines" count={4} label="Loading what is said" />}>
          <EditorThreads
            place={place}
            page={page}
            discussion={discussion}
            mayComment={mayComment}
            drawBlocks={drawBlocks}
          />
        </Suspense>
      }
    >
      <PageDesk
        change={change}
        page={page}
        type={found.type}
        takenSlugs={takenSlugs}
        pathAbove={pathAbove}
        begin={{ revision: from, fields: fieldsOf(found) }}
        closed={closed}
        surroundings={surroundings}
        drawDifference={drawDifference}
        onNote={
          mayComment
            ? (key, as, words = {}) => {
                if (as === 'wording') setWording(key)
                else discussion.say({ key, words })
              }
            : undefined
        }
        notes={discussion.notes}
        tools={
          <>
            <PresenceAvatars
              others={present.filter(({ user }) => user.id !== person?.id)}
              page={page}
              titleOf={(id) => pages.find((one) => one.id === id)?.title}
            />
            <Button
              ref={opener}
              variant="bare"
              icon={MessageSquare}
              className="px-2 aria-pressed:bg-chosen"
              aria-pressed={open}
              aria-label={waiting === 0 ? 'Comments on this page' : `Comments on this page: ${waiting} open`}
              onClick={() => discussion.show(!open)}
            >
              {waiting > 0 && <span className="figures">{waiting}</span>}
            </Button>
          </>
        }
        onWritten={(revision, written) => {
          if (Object.keys(written).every((name) => textFields.has(name))) onTextWritten(revision)
        }}
      />
      <Dialog
        wide
        open={wording !== undefined}
        onOpenChange={() => setWording(undefined)}
        title="Suggest other words for this block"
      >
        {wording !== undefined && (
          <Suspense fallback={<Skeleton shape="lines" count={4} label="Loading the text of the block" />}>
            <SuggestWording
              place={place}
              change={change}
              page={page}
              node={wording}
              drawBlocks={drawBlocks}
              onDone={() => setWording(undefined)}
            />
          </Suspense>
        )}
      </Dialog>
    </BesideText>
  )
}
