/** Light and dark by the reader's choice, kept on this site's origin. */
const root = document.documentElement
for (const button of document.querySelectorAll<HTMLElement>('[data-theme-switch]')) {
  button.hidden = false
  button.addEventListener('click', () => {
    const theme = root.dataset['theme'] === 'dark' ? 'light' : 'dark'
    root.dataset['theme'] = theme
    try {
      localStorage.setItem('recto-theme', theme)
    } catch {
      // Storing is forbidden here: the choice holds for this page.
    }
  })
}
