import { useEffect, useLayoutEffect, useRef } from 'react'
import { resolveText } from '../../../../content/contentkit/bindings.ts'
import type { Action, CodeBlockElement as CodeValue } from '../../../../content/contentkit/elements.ts'
import { ButtonRow } from './button-element.tsx'
import { ChildElements } from './child-elements.tsx'
import { stateValue, useFrame } from './frame-context.ts'

/** Milliseconds without typing after which the component hears of a change. */
const pause = 400

/** Runs the latest function once calls pause; at once when the element goes away. */
const useAfterPause = (run: () => void): (() => void) => {
  const latest = useRef(run)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    latest.current = run
  })
  // Before the editor is gone, which ends in an effect of its own.
  useLayoutEffect(
    () => () => {
      if (timer.current === undefined) return
      clearTimeout(timer.current)
      latest.current()
    },
    [],
  )
  return () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      timer.current = undefined
      latest.current()
    }, pause)
  }
}

const codeClass = 'font-mono text-base [font-variant-ligatures:none]'

/** Code. With a state key it can be edited. */
export function CodeBlockElement({ code }: { readonly code: CodeValue }) {
  const { header, footer, buttons, syntax } = code
  const name = syntax === undefined || syntax === '' ? 'Code' : `Code, ${syntax}`
  return (
    <div className="grid gap-2">
      {header !== undefined && header.length > 0 && <ChildElements elements={header} />}
      <div className="overflow-hidden rounded-base bg-paper ring-1 ring-line ring-inset">
        {(buttons !== undefined || (syntax !== undefined && syntax !== '')) && (
          <div className="flex min-h-8 items-center justify-between gap-2 border-b border-line px-3 py-1">
            <span className="text-caption text-ink-soft">{syntax}</span>
            <ButtonRow buttons={buttons} />
          </div>
        )}
        {code.state === undefined ? (
          <ShownCode code={code} name={name} />
        ) : (
          <EditedCode code={code} name={name} stateKey={code.state} onChange={code.onContentChange} />
        )}
      </div>
      {footer !== undefined && footer.length > 0 && <ChildElements elements={footer} />}
    </div>
  )
}

function LineNumbers({ text }: { readonly text: string }) {
  return (
    <span
      aria-hidden="true"
      className="figures shrink-0 border-r border-line px-2 py-2 text-right font-mono text-base whitespace-pre text-ink-soft select-none"
    >
      {text
        .split('\n')
        .map((_, index) => index + 1)
        .join('\n')}
    </span>
  )
}

function ShownCode({ code, name }: { readonly code: CodeValue; readonly name: string }) {
  const { state } = useFrame()
  const text = resolveText(code.content, state)
  return (
    <div className="flex max-h-120 overflow-y-auto">
      {code.lineNumbers === true && <LineNumbers text={text} />}
      <div
        // The look of code in documents does not apply here, so that this is no `pre`.
        // An accessible name requires a role.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="group"
        aria-label={name}
        // Scroll containers must be reachable with the keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={`min-w-0 flex-1 overflow-x-auto px-3 py-2 whitespace-pre ${codeClass}`}
      >
        {text}
      </div>
    </div>
  )
}

interface EditedCodeProps {
  readonly code: CodeValue
  readonly name: string
  readonly stateKey: string
  readonly onChange: Action | undefined
}

function EditedCode({ code, name, stateKey, onChange }: EditedCodeProps) {
  const frame = useFrame()
  const held = stateValue(frame, stateKey)
  const text = typeof held === 'string' ? held : resolveText(code.content, frame.state)
  const changed = useAfterPause(() => {
    if (onChange !== undefined) frame.dispatch(onChange)
  })
  return (
    <div className="flex max-h-120 overflow-y-auto">
      {code.lineNumbers === true && <LineNumbers text={text} />}
      <textarea
        aria-label={name}
        value={text}
        rows={Math.min(24, Math.max(3, text.split('\n').length))}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        wrap="off"
        onChange={(event) => {
          frame.setState(stateKey, event.target.value)
          changed()
        }}
        className={`block min-w-0 flex-1 resize-none bg-transparent px-3 py-2 outline-none focus-visible:ring-2 focus-visible:ring-accent focus-visible:ring-inset pointer-coarse:text-[1rem] ${codeClass}`}
      />
    </div>
  )
}
