import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { oneLine } from '../../../content/document/linear-text.ts'
import { Icon } from '../../ui/icon.tsx'
import { TriangleAlert } from 'lucide-react'
import type { PageSession } from '../session/page-session-state.ts'
import { useFollowSession } from '../session/use-page-session.ts'

export interface PageHeadProps {
  readonly session: PageSession
  readonly readOnly: boolean
  /** Whether this kind of page has a description. */
  readonly described: boolean
  /** The part of the page's URL before the slug. */
  readonly pathAbove: string
  /** Opens the settings of the page, where the slug is set. */
  readonly onOptions: () => void
  /** Enter in the last line moves to the text. */
  readonly onLeave: () => void
}

interface LineProps {
  readonly session: PageSession
  readonly field: 'title' | 'description'
  readonly label: string
  readonly placeholder: string
  readonly readOnly: boolean
  readonly className: string
  readonly onEnter: () => void
}

/** A text field of the page, styled as on the page. It wraps, but contains no line breaks. */
function Line({ session, field, label, placeholder, readOnly, className, onEnter }: LineProps) {
  const current = session.line(field) ?? ''
  const [text, setText] = useState(current)
  // Typed text comes from here; any other change of the session's value came from elsewhere.
  const [was, setWas] = useState(current)
  if (was !== current) {
    setWas(current)
    setText(current)
  }
  const problem = session.held().get(field)
  return (
    <div className="grid">
      <textarea
        aria-label={label}
        aria-invalid={problem === undefined ? undefined : true}
        placeholder={placeholder}
        rows={1}
        readOnly={readOnly}
        data-line={field}
        value={text}
        onChange={(event) => {
          const value = oneLine(event.target.value)
          setText(value)
          setWas(value)
          session.note({ [field]: value })
        }}
        onBlur={() => void session.flush()}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          onEnter()
        }}
        className={`field-sizing-content w-full resize-none overflow-hidden bg-transparent outline-none placeholder:text-ink-soft ${className}`}
      />
      {problem !== undefined && (
        <p role="alert" className="flex items-center gap-1 font-sans text-caption text-rust">
          <Icon of={TriangleAlert} />
          {problem}
        </p>
      )}
    </div>
  )
}

/** Title and description of a page, edited in place. */
export function PageHeading({ session, readOnly, described, pathAbove, onOptions, onLeave }: PageHeadProps) {
  useFollowSession(session)
  const slug = session.line('slug')
  const frame = useRef<HTMLDivElement>(null)
  const focusNew = useEffectEvent(() => {
    // On a new page the title gets the focus.
    if (!readOnly && (session.line('title') === 'Untitled' || session.line('title') === 'New group'))
      frame.current?.querySelector<HTMLTextAreaElement>('[data-line=title]')?.select()
  })
  useEffect(() => focusNew(), [])
  return (
    <div ref={frame} className="grid gap-1">
      <Line
        session={session}
        field="title"
        label="Title"
        placeholder="Title"
        readOnly={readOnly}
        className="font-serif text-[1.875rem] leading-[1.2] font-bold tracking-tight"
        onEnter={() => frame.current?.querySelector<HTMLElement>('[data-line=description]')?.focus()}
      />
      {slug !== undefined && (
        <button
          type="button"
          aria-label={`Address of this page: /${pathAbove}${slug}. Change it`}
          title="Change the address"
          className="-mx-1 max-w-full justify-self-start truncate rounded-small px-1 font-mono text-caption text-ink-soft hover:bg-hover hover:text-ink"
          onClick={onOptions}
        >
          /{pathAbove}
          {slug}
        </button>
      )}
      {described && (
        <Line
          session={session}
          field="description"
          label="Description"
          placeholder="Add a description"
          readOnly={readOnly}
          className="font-serif text-page text-ink-soft"
          onEnter={onLeave}
        />
      )}
    </div>
  )
}
