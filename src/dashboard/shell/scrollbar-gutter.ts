/**
 * Sets the width of the page's scrollbar gutter as a CSS variable: 0 for overlay scrollbars. Measured before any
 * overlay opens, while the gutter is reserved; `look/base.css` explains its use.
 */
export const measureGutter = (): void => {
  const page = document.documentElement
  // Not `clientWidth`, which includes scrollbars but not a reserved gutter.
  page.style.setProperty('--gutter', `${window.innerWidth - page.getBoundingClientRect().width}px`)
}
