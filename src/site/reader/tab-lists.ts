/** Tabs: sections below each other become a tab list with its standard keys. */
import { decodeEscapes } from '../../content/links/decode-escapes.ts'
let lists = 0
/** Whether the browser searches hidden text and shows what it finds. */
const canBeFound = 'onbeforematch' in document.body
const groups = [...document.querySelectorAll<HTMLElement>('.tabs')]
const shows: ((title: string) => void)[] = []

for (const group of groups) {
  const tabs = [...group.children].filter((child) => child.classList.contains('tab')) as HTMLElement[]
  if (tabs.length < 2) continue
  const list = document.createElement('div')
  list.className = 'tab-list'
  list.setAttribute('role', 'tablist')
  const name = `@tabs-${(lists += 1)}`
  const titles = tabs.map((tab) => tab.querySelector('.tab-title')?.textContent ?? '')
  const select = (chosen: number, focus = false): void => {
    for (const [index, button] of [...list.children].entries()) {
      const on = index === chosen
      button.setAttribute('aria-selected', String(on))
      ;(button as HTMLElement).tabIndex = on ? 0 : -1
      const tab = tabs[index]
      if (tab && on) tab.removeAttribute('hidden')
      else tab?.setAttribute('hidden', canBeFound ? 'until-found' : '')
      if (on && focus) (button as HTMLElement).focus()
    }
  }
  for (const [index, tab] of tabs.entries()) {
    const button = document.createElement('button')
    button.type = 'button'
    button.id = `${name}-${index}`
    button.setAttribute('role', 'tab')
    tab.id ||= `${name}-${index}-text`
    button.setAttribute('aria-controls', tab.id)
    button.append(...[...(tab.querySelector('.tab-title')?.cloneNode(true).childNodes ?? [])])
    button.addEventListener('click', () => {
      // Select the same tab in every group that has it, without moving the current scroll position.
      const top = button.getBoundingClientRect().top
      for (const show of shows) show(titles[index] ?? '')
      select(index)
      scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' })
    })
    // A search in the page, or a link to a text, has found something in it.
    tab.addEventListener('beforematch', () => select(index))
    tab.setAttribute('role', 'tabpanel')
    tab.setAttribute('aria-labelledby', button.id)
    list.append(button)
  }
  list.addEventListener('keydown', (event) => {
    const at = [...list.children].indexOf(document.activeElement as Element)
    const back = getComputedStyle(list).direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const forward = back === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
    const to =
      event.key === forward
        ? (at + 1) % tabs.length
        : event.key === back
          ? (at + tabs.length - 1) % tabs.length
          : event.key === 'Home'
            ? 0
            : event.key === 'End'
              ? tabs.length - 1
              : -1
    if (at < 0 || to < 0) return
    event.preventDefault()
    select(to, true)
  })
  shows.push((title) => {
    const index = titles.indexOf(title)
    if (index >= 0) select(index)
  })
  group.prepend(list)
  group.classList.add('on')
  // A link into a hidden tab opens it.
  const opened =
    location.hash === '' ? undefined : document.getElementById(decodeEscapes(location.hash.slice(1)))
  select(
    Math.max(
      0,
      tabs.findIndex((tab) => opened && tab.contains(opened)),
    ),
  )
}

addEventListener('beforeprint', () => {
  for (const folded of document.querySelectorAll<HTMLDetailsElement>('.text details')) folded.open = true
})
