/**
 * Light, dark or system theme. The choice is stored in this browser only, under a name that `public/theme.js` reads
 * before the first paint.
 */
import { useSyncExternalStore } from 'react'

export type ThemeChoice = 'light' | 'dark' | 'system'

const storageName = 'recto-theme'
const changed = new EventTarget()

const read = (): ThemeChoice => {
  try {
    const stored = localStorage.getItem(storageName)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

const apply = (): void => {
  const choice = read()
  const dark =
    choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
}

/** Stores and applies the choice. Without storage it only notifies the listeners. */
export const chooseTheme = (choice: ThemeChoice): void => {
  try {
    if (choice === 'system') localStorage.removeItem(storageName)
    else localStorage.setItem(storageName, choice)
  } catch {
    // A browser without storage keeps the system's theme.
  }
  apply()
  changed.dispatchEvent(new Event('change'))
}

/** Keeps the theme in sync with the system and other tabs; called once at startup. */
export const followTheme = (): void => {
  apply()
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', apply)
  addEventListener('storage', (event) => {
    if (event.key !== storageName) return
    apply()
    changed.dispatchEvent(new Event('change'))
  })
}

const subscribe = (listener: () => void): (() => void) => {
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}

/** The choice, and a component that follows it. */
export const useThemeChoice = (): ThemeChoice => useSyncExternalStore(subscribe, read)
