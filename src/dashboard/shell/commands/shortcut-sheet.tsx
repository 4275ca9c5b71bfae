import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Kbd } from '../../ui/kbd.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { appleKeys } from './apple-keys.ts'
import { commandGroups, useAllCommands } from './commands.ts'
import { singleKeyShortcuts } from '../preference-flags.ts'
import { isSingleKey, keyLabels } from './key-sequences.ts'
import { useFlag } from '../stored-flag.ts'

/** All shortcuts of the current screen. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const single = useFlag(singleKeyShortcuts)
  const commands = useAllCommands().flatMap((command) =>
    command.keys === undefined ? [] : [{ ...command, keys: command.keys }],
  )
  const groups = commandGroups.filter((group) => commands.some((command) => command.group === group))
  return (
    <Dialog open onOpenChange={onClose} title="Keyboard shortcuts" wide>
      <div className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {groups.map((group) => (
          <section key={group}>
            <h3 className="pb-1 text-caption text-ink-soft">{group}</h3>
            <ul>
              {commands
                .filter((command) => command.group === group)
                .map((command) => (
                  <li key={command.id} className="flex touch-row items-center justify-between gap-4">
                    <span
                      className={isSingleKey(command.keys) && !single ? 'text-ink-soft line-through' : ''}
                    >
                      {command.label}
                    </span>
                    <Kbd keys={keyLabels(command.keys, appleKeys)} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="mt-4 border-t border-line pt-3">
        <Switch
          label="Single-key shortcuts"
          hint="When off, only shortcuts with Control or Command work."
          checked={single}
          onCheckedChange={singleKeyShortcuts.set}
        />
      </div>
    </Dialog>
  )
}
