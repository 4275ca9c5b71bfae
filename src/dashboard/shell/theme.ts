/**
 * Light, dark or system theme. The choice is stored in this browser only, under a key that `public/theme.js` reads
 * before the first paint.
 */
import { browserStore, type StoredFormat } from '../api/browser-store.ts'
import { useStore } from '../ui/external-store.ts'

export type ThemeChoice = 'light' | 'dark' | 'system'

const lightOrDark: StoredFormat<ThemeChoice> = {
  parse: (text) => (text === 'light' || text === 'dark' ? text : undefined),
  format: (choice) => choice,
}

const storedTheme = browserStore<ThemeChoice>({
  prefix: 'recto-theme',
  format: lightOrDark,
  initial: 'system',
  maxLength: 5,
}).at('')

const applyTheme = (): void => {
  const choice = storedTheme.get()
  const isDark =
    choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
}

/** Stores and applies the choice. Without storage it lasts until the page is closed. */
export const chooseTheme = (choice: ThemeChoice): void => {
  storedTheme.set(choice)
}

/** Keeps the theme in sync with the choice, the system and other tabs; called once at startup. */
export const followTheme = (): void => {
  applyTheme()
  storedTheme.subscribe(applyTheme)
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme)
}

/** The current choice. */
export const useThemeChoice = (): ThemeChoice => useStore(storedTheme)
