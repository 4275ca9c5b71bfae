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
  readonly keys: readonly (readonly [keys: string, what: string])[]
}[] = [
  {
    name: 'Words',
    keys: [
      ['mod+b', 'Bold'],
      ['mod+i', 'Italic'],
      ['mod+e', 'Code'],
      ['mod+shift+x', 'Struck through'],
      ['mod+k', 'Link what is selected, or change the link'],
      ['shift+enter', 'Line break'],
    ],
  },
  {
    name: 'Blocks',
    keys: [
      ['mod+alt+0', 'Text'],
      ['mod+alt+1', 'Heading 1, and 2 and 3'],
      ['mod+/', 'What can be done with this block'],
      ['alt+arrowup', 'Move up, rows too'],
      ['alt+arrowdown', 'Move down, rows too'],
      ['shift+alt+arrowup', 'Move by the smallest step, out of what is around it'],
      ['mod+alt+arrowright', 'Move the column'],
      ['tab', 'Next cell, deeper item, indented code'],
      ['alt+f10', 'Go to the tools of this block; Escape comes back'],
      ['mod+shift+m', 'Comment on this block'],
      ['mod+shift+e', 'Suggest other words for this block'],
      ['mod+enter', 'A new line below the table, code or tabs'],
      ['escape', 'Leave code; then Tab leaves the text'],
    ],
  },
  {
    name: 'Page',
    keys: [
      ['mod+z', 'Undo'],
      ['mod+shift+z', 'Redo'],
      ['mod+f', 'Find and replace in this page'],
      ['mod+shift+s', 'Edit as Markdown, or as it looks'],
      ['mod+shift+d', 'See the difference'],
    ],
  },
]

const typed: readonly (readonly [sign: string, what: string])[] = [
  ['/', 'Any block, by its name'],
  ['@', 'A person, a page, a file; @# a section of this page'],
  [':', 'Emoji'],
  ['# ## ###', 'Headings'],
  ['- 1. [ ]', 'Lists and tasks'],
  ['> ``` ---', 'Quote, code, divider'],
  ['**b** *i* `c` ~~s~~', 'Marks'],
  ['[words](https://…)', 'A link'],
  ['![words](https://…)', 'A picture, with its description'],
  ['> [!NOTE]', 'A hint; TIP, WARNING and CAUTION too'],
  ['$$a^2$$', 'Math'],
]

/** All shortcuts and input rules of the editor. */
export function EditorKeys({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="Keys of the editor" wide>
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
              {keys.map(([stroke, what]) => (
                <li key={stroke} className="flex touch-row items-center justify-between gap-4">
                  {what}
                  <Kbd keys={labelsOf(stroke)} />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <section>
          <h3 className="pb-1 text-caption text-ink-soft">While typing</h3>
          <ul>
            {typed.map(([sign, what]) => (
              <li key={sign} className="flex touch-row items-center justify-between gap-4">
                {what}
                <code className="shrink-0 font-mono text-caption">{sign}</code>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Dialog>
  )
}
