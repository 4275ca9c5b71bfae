import { singleKeyShortcuts } from '../../shell/preference-flags.ts'
import { useFlag } from '../../shell/stored-flag.ts'
import { chooseTheme, useThemeChoice } from '../../shell/theme.ts'
import { Select } from '../../ui/fields/select.tsx'
import { Switch } from '../../ui/fields/switch.tsx'

/** Preferences stored in this browser. */
export function Preferences() {
  const theme = useThemeChoice()
  const single = useFlag(singleKeyShortcuts)
  return (
    <div className="grid max-w-form gap-3">
      <Select
        label="Theme"
        value={theme}
        onValueChange={chooseTheme}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
          { value: 'system', label: 'System' },
        ]}
      />
      <Switch
        label="Single-key shortcuts"
        hint="When off, only shortcuts with Control or Command work. Press ? to see all shortcuts."
        checked={single}
        onCheckedChange={singleKeyShortcuts.set}
      />
    </div>
  )
}
