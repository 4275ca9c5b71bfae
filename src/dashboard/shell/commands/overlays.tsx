import { Command, Keyboard, Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { Later } from '../../ui/loading/later.tsx'
import { useLoadedOnInteraction } from '../../ui/loading/use-loaded-on-interaction.ts'
import { useCommands } from './commands.ts'
import { chooseTheme } from '../theme.ts'
import { useKeyboard } from './use-keyboard.ts'
import { useTypeAhead } from './use-type-ahead.ts'
import type { PaletteResults } from './palette.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'

const loadPalette = () => import('./palette.tsx')
const Palette = lazyComponent(async () => (await loadPalette()).Palette)
const ShortcutSheet = lazyComponent(async () => (await import('./shortcut-sheet.tsx')).ShortcutSheet)

export type Overlay = 'palette' | 'shortcuts' | undefined

export interface OverlaysProps {
  readonly overlay: Overlay
  readonly onShow: (overlay: Overlay) => void
  readonly results?: PaletteResults | undefined
}

/** The command palette, the shortcut sheet, the keys that open them, and the keyboard handler. */
export function Overlays({ overlay, onShow, results }: OverlaysProps) {
  useKeyboard()
  // Preloaded, because people type as soon as the palette opens.
  useLoadedOnInteraction(loadPalette)
  const [query, setQuery] = useState('')
  const close = (): void => onShow(undefined)
  useTypeAhead({
    isWaiting: () => overlay === 'palette' && document.activeElement?.closest('[data-palette]') === null,
    type: setQuery,
    cancel: close,
  })
  useCommands([
    {
      id: 'palette',
      label: 'Open command palette',
      group: 'Actions',
      icon: Command,
      keys: 'mod+k',
      run: () => onShow(overlay === 'palette' ? undefined : 'palette'),
    },
    {
      id: 'shortcuts',
      label: 'Show keyboard shortcuts',
      group: 'Actions',
      icon: Keyboard,
      keys: '?',
      run: () => onShow('shortcuts'),
    },
    {
      id: 'light',
      label: 'Switch to light theme',
      group: 'Settings',
      icon: Sun,
      run: () => chooseTheme('light'),
    },
    {
      id: 'dark',
      label: 'Switch to dark theme',
      group: 'Settings',
      icon: Moon,
      run: () => chooseTheme('dark'),
    },
    {
      id: 'system',
      label: 'Use system theme',
      group: 'Settings',
      icon: Monitor,
      run: () => chooseTheme('system'),
    },
  ])
  if (overlay !== 'palette' && query !== '') setQuery('')
  return (
    <>
      {overlay === 'palette' && (
        <Later>
          <Palette query={query} onQuery={setQuery} onClose={close} results={results} />
        </Later>
      )}
      {overlay === 'shortcuts' && (
        <Later>
          <ShortcutSheet onClose={close} />
        </Later>
      )}
    </>
  )
}
