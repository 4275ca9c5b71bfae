import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { appleKeys } from '../../shell/commands/apple-keys.ts'

const names: { readonly [key: string]: string } = {
  mod: appleKeys ? '⌘' : 'Ctrl',
  alt: appleKeys ? '⌥' : 'Alt',
  shift: appleKeys ? '⇧' : 'Shift',
  arrowup: '↑',
  arrowdown: '↓',
  arrowright: '→',
  escape: 'Esc',
  enter: 'Enter',
  tab: 'Tab',
}

/** The keys of a shortcut, as printed on this keyboard. */
const labelsOf = (stroke: string): readonly string[] =>
  stroke.split('+').map((key) => names[key] ?? key.toUpperCase())

const groups: readonly {
  readonly name: string
  readonly keys: readonly (readonly [keys: string, action: string])[]
}[] = [
  {
    name: 'Formatting',
    keys: [
      ['mod+b', 'Bold'],
      ['mod+i', 'Italic'],
      ['mod+e', 'Code'],
      ['mod+shift+x', 'Strikethrough'],
      ['mod+k', 'Add or edit a link'],
      ['shift+enter', 'Line break'],
    ],
  },
  {
    name: 'Blocks',
    keys: [
      ['mod+alt+0', 'Text'],
      ['mod+alt+1', 'Heading 1, 2 or 3'],
      ['mod+/', 'Open the block menu'],
      ['alt+arrowup', 'Move block or row up'],
      ['alt+arrowdown', 'Move block or row down'],
      ['shift+alt+arrowup', 'Move one step up, out of its container'],
      ['mod+alt+arrowright', 'Move column'],
      ['tab', 'Next cell, or indent'],
      ['alt+f10', 'Go to the block toolbar (Esc to return)'],
      ['mod+shift+m', 'Comment on this block'],
      ['mod+shift+e', 'Suggest an edit to this block'],
      ['mod+enter', 'New line below a table, code block or tabs'],
      ['escape', 'Leave the code block; then Tab leaves the editor'],
    ],
  },
  {
    name: 'Page',
    keys: [
      ['mod+z', 'Undo'],
      ['mod+shift+z', 'Redo'],
      ['mod+f', 'Find and replace'],
      ['mod+shift+s', 'Switch between Markdown and rich text'],
      ['mod+shift+d', 'View changes'],
    ],
  },
]

const inputRules: readonly (readonly [typed: string, result: string])[] = [
  ['/', 'Insert any block'],
  ['@', 'Mention a person, page or file; @# for a section'],
  [':', 'Emoji'],
  ['# ## ###', 'Headings'],
  ['- 1. [ ]', 'Lists and tasks'],
  ['> ``` ---', 'Quote, code, divider'],
  ['**b** *i* `c` ~~s~~', 'Bold, italic, code, strikethrough'],
  ['[text](https://…)', 'Link'],
  ['![alt text](https://…)', 'Image with alt text'],
  ['> [!NOTE]', 'Hint; also TIP, WARNING and CAUTION'],
  ['$$a^2$$', 'Math'],
]

/** All shortcuts and input rules of the editor. */
export function EditorKeys({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts" wide>
      <div
        // Scroll containers must be reachable with the keyboard, and nothing inside is focusable.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="grid gap-x-10 gap-y-4 pb-4 sm:grid-cols-2"
      >
        {groups.map(({ name, keys }) => (
          <section key={name}>
            <h3 className="pb-1 text-caption text-ink-soft">{name}</h3>
            <ul>
              {keys.map(([stroke, action]) => (
                <li key={stroke} className="flex touch-row items-center justify-between gap-4">
                  {action}
                  <Kbd keys={labelsOf(stroke)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h3 className="pb-1 text-caption text-ink-soft">As you type</h3>
          <ul>
            {inputRules.map(([typed, action]) => (
              <li key={typed} className="flex touch-row items-center justify-between gap-4">
                {action}
                <code className="shrink-0 font-mono text-caption">{typed}</code>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  )
}
