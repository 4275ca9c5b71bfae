/** The reader's choice of light or dark theme, stored on this site's origin. */
const root = document.documentElement
for (const button of document.querySelectorAll<HTMLElement>('[data-theme-switch]')) {
  button.hidden = false
  button.addEventListener('click', () => {
    const theme = root.dataset['theme'] === 'dark' ? 'light' : 'dark'
    root.dataset['theme'] = theme
    try {
      localStorage.setItem('recto-theme', theme)
    } catch {
      // Storage is forbidden: the choice applies to this page only.
    }
  })
}
