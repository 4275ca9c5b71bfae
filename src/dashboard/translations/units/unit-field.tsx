import { useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { cx } from '../../ui/class-names.ts'
import { editablePieces, type Selected } from './unit-text.ts'

export interface UnitFieldProps {
  readonly label: string
  readonly text: string
  readonly onText: (text: string) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  readonly language: string
  readonly direction: 'ltr' | 'rtl'
  readonly field: RefObject<HTMLTextAreaElement | null>
  /** Id of what describes the text: a problem with its tags. */
  readonly describedBy: string | undefined
  readonly readOnly: boolean
}

// Both layers of the field must break lines alike.
const layer =
  'col-start-1 row-start-1 min-h-16 w-full p-2 font-sans text-base whitespace-pre-wrap [overflow-wrap:anywhere] pointer-coarse:text-[1rem]'

/** The text of a unit while it is edited: grows with it, and marks its tags behind the text. */
export function UnitField({
  label,
  text,
  onText,
  onKeyDown,
  language,
  direction,
  field,
  describedBy,
  readOnly,
}: UnitFieldProps) {
  return (
    <div className="grid rounded-base bg-raised ring-1 ring-edge ring-inset focus-within:ring-2 focus-within:ring-accent">
      <div aria-hidden="true" dir={direction} className={cx(layer, 'pointer-events-none text-transparent')}>
        {editablePieces(text).map(({ text: part, tag }, index) =>
          tag === undefined ? (
            part
          ) : (
            <span key={index} className="rounded-small bg-plum-soft">
              {part}
            </span>
          ),
        )}
        {'\n'}
      </div>
      <textarea
        ref={field}
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={describedBy === undefined ? undefined : true}
        lang={language}
        dir={direction}
        value={text}
        readOnly={readOnly}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
        className={cx(layer, 'resize-none overflow-hidden bg-transparent text-ink outline-none')}
      />
    </div>
  )
}

/** Changes the text of a field together with its selection, which React would move to the end. */
export const useSelectionEdit = (
  field: RefObject<HTMLTextAreaElement | null>,
  onText: (text: string) => void,
): ((edit: (selected: Selected) => Selected) => void) => {
  const wanted = useRef<Selected>(undefined)
  useLayoutEffect(() => {
    const selected = wanted.current
    if (selected === undefined || field.current?.value !== selected.text) return
    wanted.current = undefined
    field.current.focus()
    field.current.setSelectionRange(selected.start, selected.end)
  })
  return (edit) => {
    if (field.current === null) return
    const { value, selectionStart, selectionEnd } = field.current
    wanted.current = edit({ text: value, start: selectionStart, end: selectionEnd })
    onText(wanted.current.text)
    field.current.focus()
  }
}
