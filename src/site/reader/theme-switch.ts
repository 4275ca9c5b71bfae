/** The reader's choice of light or dark theme, stored on this site's origin. */
const root = document.documentElement

// Also in `blocks/current-theme.ts`: a file of its own would be another request on every page.
const isDark = (): boolean =>
  root.dataset['theme'] === 'dark' ||
  (root.dataset['theme'] === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)

for (const button of document.querySelectorAll<HTMLElement>('[data-theme-switch]')) {
  button.hidden = false
  button.addEventListener('click', () => {
    const theme = isDark() ? 'light' : 'dark'
    root.dataset['theme'] = theme
    try {
      localStorage.setItem('recto-theme', theme)
    } catch {
      // Storage is forbidden: the choice applies to this page only.
    }
  })
}
