import type { Command } from '@tiptap/pm/state'
import { Hash, ListCollapse, WrapText } from 'lucide-react'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { dataOf, setData, textIn, type BlockAtCaret } from './block-at-caret.ts'
import { LanguagePicker } from './language-picker.tsx'
import { LineField } from './line-field.tsx'

export interface CodeToolsProps {
  readonly code: BlockAtCaret
  readonly run: (command: Command) => void
}

/** Settings of a code block: language, title, and display of its lines. */
export function CodeTools({ code, run }: CodeToolsProps) {
  const data = dataOf(code)
  const wraps = data['overflow'] === 'wrap'
  const numbered = data['lineNumbers'] === true || data['lineNumbers'] === 'true'
  const folds = data['expandable'] === true || data['expandable'] === 'true'
  return (
    <>
      <LanguagePicker value={textIn(code, 'syntax')} onChange={(syntax) => run(setData(code, { syntax }))} />
      <LineField
        key={code.at}
        label="Title"
        placeholder="app.js"
        value={textIn(code, 'title')}
        onChange={(title) => run(setData(code, { title }))}
      />
      <IconButton
        icon={Hash}
        label="Line numbers"
        aria-pressed={numbered}
        onClick={() => run(setData(code, { lineNumbers: !numbered }))}
      />
      <IconButton
        icon={WrapText}
        label="Wrap long lines"
        aria-pressed={wraps}
        onClick={() => run(setData(code, { overflow: wraps ? undefined : 'wrap' }))}
      />
      <IconButton
        icon={ListCollapse}
        label="Collapse long code"
        aria-pressed={folds}
        onClick={() => run(setData(code, { expandable: !folds }))}
      />
    </>
  )
}
