import { useState } from 'react'
import type { ContentReference } from '../../../content/document/document.ts'
import { Button } from '../../ui/buttons/button.tsx'
import type { PageSession } from '../session/page-session-state.ts'
import { ReferencePicker } from '../references/reference-picker.tsx'
import type { ReferenceContext } from '../references/targets.ts'
import { useTargetText } from '../references/use-target-text.ts'
import { useFollowSession } from '../session/use-page-session.ts'

export interface LinkTargetProps {
  readonly session: PageSession
  readonly references: ReferenceContext
  readonly closed: string | undefined
}

const nowhere: ContentReference = { kind: 'url', url: '' }

/** The target of a link in the page tree, and a button to change it. */
export function LinkTarget({ session, references, closed }: LinkTargetProps) {
  useFollowSession(session)
  const [picking, setPicking] = useState(false)
  const { target } = session.fields()
  const { title, detail } = useTargetText(target ?? nowhere, references)
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p>
        Links to <strong className="font-strong break-words">{title === '' ? 'nowhere' : title}</strong>{' '}
        <span className="text-ink-soft">{detail}</span>
      </p>
      <Button disabledReason={closed} onClick={() => setPicking(true)}>
        Change
      </Button>
      {picking && (
        <ReferencePicker
          title="Link target"
          references={references}
          onClose={() => setPicking(false)}
          onPick={(next) => {
            setPicking(false)
            session.note({ target: next })
          }}
        />
      )}
    </div>
  )
}
