import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { LinkPicker, type PickablePage } from './link-picker.tsx'
import type { PageSession } from './page-session.ts'
import { useFollowSession } from './use-page-session.ts'

export interface LinkTargetProps {
  readonly session: PageSession
  readonly pages: readonly PickablePage[]
  readonly closed: string | undefined
}

/** Where a link of the tree leads, and a way to lead it elsewhere. */
export function LinkTarget({ session, pages, closed }: LinkTargetProps) {
  useFollowSession(session)
  const [picking, setPicking] = useState(false)
  const { target } = session.fields()
  const words =
    target?.kind === 'url'
      ? target.url
      : target?.kind === 'page'
        ? (pages.find(({ id }) => id === target.page)?.title ?? 'A page that is gone')
        : 'Something outside this space'
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>
        Leads to <strong className="font-strong break-words">{words}</strong>
      </p>
      <Button disabledReason={closed} onClick={() => setPicking(true)}>
        Change
      </Button>
      <LinkPicker
        open={picking}
        pages={pages}
        onClose={() => setPicking(false)}
        onPick={(next) => {
          setPicking(false)
          if (next !== undefined) session.note({ target: next })
        }}
      />
    </div>
  )
}
