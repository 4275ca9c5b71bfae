/** Menus close on a click or focus elsewhere; on narrow screens Escape closes the page tree. */
const close = (except?: Node | null): void => {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('.menu[open]'))
    if (!(except && menu.contains(except))) menu.open = false
}
document.addEventListener('click', (event) => close(event.target as Node))
document.addEventListener('focusin', (event) => close(event.target as Node))
document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape') return
  const open = document.querySelector<HTMLDetailsElement>('.menu[open]')
  if (open?.contains(document.activeElement)) open.querySelector('summary')?.focus()
  close()
  if (location.hash === '#@menu') location.hash = '#@text'
})
