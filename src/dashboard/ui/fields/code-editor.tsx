import { useRef, type KeyboardEvent, type Ref } from 'react'
import { Field } from './field.tsx'
import { indented } from './indentation.ts'

export interface CodeEditorProps {
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  readonly value: string
  readonly onValueChange: (value: string) => void
  readonly onBlur?: () => void
  readonly minLines?: number
  /** For a form that focuses the field with the first error. */
  readonly ref?: Ref<HTMLTextAreaElement>
}

/**
 * A small editor for code: line numbers, and Tab indents the selected lines. After Escape, Tab moves the focus, so that
 * the keyboard is not trapped.
 */
export function CodeEditor(props: CodeEditorProps) {
  const { label, hint, error, value, onValueChange, onBlur, minLines = 12, ref } = props
  const isLeaving = useRef(false)
  const lines = Math.max(minLines, value.split('\n').length)
  const press = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (event.key === 'Escape') isLeaving.current = true
    if (event.key !== 'Tab' || isLeaving.current || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    const area = event.currentTarget
    const next = indented(value, { start: area.selectionStart, end: area.selectionEnd }, event.shiftKey)
    onValueChange(next.text)
    // After React has written the new text, which moves the caret to its end.
    requestAnimationFrame(() => area.setSelectionRange(next.start, next.end))
  }
  return (
    <Field label={label} hint={hint ?? 'Tab indents. Press Escape, then Tab, to leave.'} error={error}>
      {(control) => (
        <div
          data-code-frame=""
          className="max-h-[32rem] overflow-auto rounded-base border border-edge bg-paper font-mono text-base has-focus-visible:outline-2 has-focus-visible:outline-accent has-aria-invalid:border-rust pointer-coarse:text-[1rem] pointer-coarse:leading-6"
        >
          <div className="flex min-h-full">
            <pre
              aria-hidden="true"
              className="figures sticky left-0 shrink-0 border-r border-line bg-paper px-2 py-2 text-right text-ink-soft select-none"
            >
              {Array.from({ length: lines }, (_, index) => index + 1).join('\n')}
            </pre>
            <textarea
              {...control}
              ref={ref}
              rows={lines}
              wrap="off"
              value={value}
              onChange={(event) => onValueChange(event.target.value)}
              onKeyDown={press}
              onFocus={() => {
                isLeaving.current = false
              }}
              onBlur={onBlur}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              className="min-w-0 flex-1 resize-none overflow-y-hidden bg-transparent px-3 py-2 outline-none"
            />
          </div>
        </div>
      )}
    </Field>
  )
}

/** Selects a line of the editor's text, from 1, and scrolls to it. */
export const selectLine = (area: HTMLTextAreaElement, line: number): void => {
  const lines = area.value.split('\n')
  const index = Math.min(line, lines.length) - 1
  const start = lines.slice(0, index).reduce((sum, { length }) => sum + length + 1, 0)
  area.focus({ preventScroll: true })
  area.setSelectionRange(start, start + (lines[index]?.length ?? 0))
  const frame = area.closest<HTMLElement>('[data-code-frame]')
  const height = area.scrollHeight / Math.max(1, area.rows)
  if (frame !== null) frame.scrollTop = Math.max(0, index * height - frame.clientHeight / 2)
  frame?.scrollIntoView({ block: 'nearest' })
}
