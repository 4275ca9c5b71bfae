// Runs before the first paint: puts the remembered theme on the document, so that a dark screen never flashes white.
// src/dashboard/shell/theme.ts keeps it up to date afterwards and owns the meaning of the stored value.
try {
  var stored = localStorage.getItem('recto-theme')
  var dark = stored === 'dark' || (stored !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
} catch {
  document.documentElement.dataset.theme = 'light'
}
