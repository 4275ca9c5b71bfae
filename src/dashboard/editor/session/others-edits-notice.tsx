import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { getRevisionOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { emptyDocument, type RichTextDocument } from '../../../content/document/document.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Note } from '../../ui/feedback/note.tsx'
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
    <Told
      others={others}
      space={space}
      drawDifference={drawDifference}
      onAnswer={(side) => session.answerOthers(side)}
    />
  )
}

interface ToldProps extends Omit<OthersNoteProps, 'session'> {
  readonly others: OthersEdit
  readonly onAnswer: PageSession['answerOthers']
}

function Told({ others: { before, after }, space, drawDifference, onAnswer }: ToldProps) {
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
  const back = <Button onClick={() => answer('mine')}>Put back what stood before</Button>
  const fine = (
    <Button variant="primary" onClick={() => answer('theirs')}>
      Keep their change
    </Button>
  )
  return (
    <Note>
      <p className="font-strong">
        {data?.name ?? 'Somebody'} changed this page{' '}
        {data !== undefined && <RelativeTime at={data.createdAt} />}
      </p>
      <p>Their change is shown below, together with yours.</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button onClick={() => setOpen(true)}>See what changed</Button>
        {back}
        {fine}
      </div>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="What changed"
        wide
        footer={
          <>
            {back}
            {fine}
          </>
        }
      >
        {other.length > 0 && (
          <p className="pb-2 text-ink-soft">Changed beside the text: {other.join(', ')}.</p>
        )}
        {names.includes('document') &&
          drawDifference(before.document ?? emptyDocument, after.fields.document ?? emptyDocument)}
      </Dialog>
    </Note>
  )
}
