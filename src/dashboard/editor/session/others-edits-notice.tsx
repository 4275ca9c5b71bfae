import { useQuery } from '@tanstack/react-query'
import { UserPen } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { getRevisionOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { emptyDocument, type RichTextDocument } from '../../../content/document/document.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'
import { changedFields, fieldLabels } from './page-fields.ts'
import type { OthersEdit, PageSession } from './page-session-state.ts'
import { useFollowSession } from './use-page-session.ts'

/** Renders two versions of a text side by side, as in a review. */
export type DrawDifference = (before: RichTextDocument, after: RichTextDocument) => ReactNode

export interface OthersNoteProps {
  readonly session: PageSession
  readonly space: string
  readonly drawDifference: DrawDifference
}

/** Someone else changed the open page: who, when, what, and whether to keep it. Nothing waits for the answer. */
export function OthersNote({ session, space, drawDifference }: OthersNoteProps) {
  useFollowSession(session)
  const others = session.others()
  if (others === undefined || session.state().is === 'conflict') return null
  return (
    <OthersEditNote
      others={others}
      space={space}
      drawDifference={drawDifference}
      onAnswer={(side) => session.answerOthers(side)}
    />
  )
}

interface OthersEditNoteProps extends Omit<OthersNoteProps, 'session'> {
  readonly others: OthersEdit
  readonly onAnswer: PageSession['answerOthers']
}

function OthersEditNote({ others: { before, after }, space, drawDifference, onAnswer }: OthersEditNoteProps) {
  const [open, setOpen] = useState(false)
  const { data } = useQuery({
    ...getRevisionOptions({ path: { spaceId: space, revisionId: after.revision } }),
    select: ({ createdAt, createdBy }) => ({ createdAt, name: createdBy?.displayName }),
    staleTime: Infinity,
    // It contains the whole tree of pages.
    gcTime: 0,
  })
  const names = changedFields(before, after.fields)
  const other = names.filter((name) => name !== 'document').map((name) => fieldLabels[name])
  const answer = (side: 'theirs' | 'mine'): void => {
    setOpen(false)
    onAnswer(side)
  }
  const revertButton = (
    <Button aria-label="Revert their change" onClick={() => answer('mine')}>
      Revert
    </Button>
  )
  const keepButton = (
    <Button aria-label="Keep their change" onClick={() => answer('theirs')}>
      Keep
    </Button>
  )
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-base bg-raised p-2 pl-3 shadow-float ring-1 ring-line ring-inset">
      <Icon of={UserPen} className="text-accent" />
      <output className="mr-auto">
        <strong className="font-strong">{data?.name ?? 'Someone'} changed this page</strong>{' '}
        {data !== undefined && <RelativeTime at={data.createdAt} />}
        <span className="max-sm:hidden"> · merged with your text</span>
      </output>
      <Button variant="bare" onClick={() => setOpen(true)}>
        View change
      </Button>
      {revertButton}
      {keepButton}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="What changed"
        wide
        footer={
          <>
            {revertButton}
            {keepButton}
          </>
        }
      >
        {other.length > 0 && <p className="pb-2 text-ink-soft">Also changed: {other.join(', ')}.</p>}
        {names.includes('document') &&
          drawDifference(before.document ?? emptyDocument, after.fields.document ?? emptyDocument)}
      </Dialog>
    </div>
  )
}
