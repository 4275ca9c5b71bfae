/**
 * Tells the style sheet how wide the place of the page's scrollbar is: 0 where it floats over the page. Measured
 * before anything is open, while the place is kept free; see `look/base.css` for what it is needed for.
 */
export const measureGutter = (): void => {
  const page = document.documentElement
  // Not `clientWidth`, which knows of scrollbars but not of a place that is kept for one.
  page.style.setProperty('--gutter', `${window.innerWidth - page.getBoundingClientRect().width}px`)
}
