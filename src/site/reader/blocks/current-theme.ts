/** The theme that the reader sees: chosen by them or the site, or that of their system. */
const root = document.documentElement
const system = matchMedia('(prefers-color-scheme: dark)')

export const currentTheme = (): 'light' | 'dark' => {
  const { theme } = root.dataset
  return theme === 'dark' || (theme === 'system' && system.matches) ? 'dark' : 'light'
}

/** Calls `then` when the theme changes: the reader switches it, or their system does. */
export const onTheme = (then: (theme: 'light' | 'dark') => void): void => {
  let known = currentTheme()
  const look = (): void => {
    const theme = currentTheme()
    if (theme !== known) then((known = theme))
  }
  new MutationObserver(look).observe(root, { attributeFilter: ['data-theme'] })
  system.addEventListener('change', look)
}
