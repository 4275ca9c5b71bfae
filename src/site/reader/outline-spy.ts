/** Highlights the section being read in the outline, and scrolls the current page into view in the tree. */
import { decodeEscapes } from '../../content/links/decode-escapes.ts'
const links = new Map<Element, Element>()
for (const link of document.querySelectorAll<HTMLAnchorElement>('.outline a')) {
  const heading = document.getElementById(decodeEscapes(link.hash.slice(1)))
  if (heading) links.set(heading, link)
}
if (links.size > 0) {
  const headings = [...links.keys()]
  let waiting = false
  const mark = (): void => {
    waiting = false
    const line = innerHeight * 0.25
    const last = scrollY + innerHeight >= document.documentElement.scrollHeight - 4
    const above = headings.filter((heading) => heading.getBoundingClientRect().top < line)
    const read = last ? headings.at(-1) : (above.at(-1) ?? headings[0])
    for (const [heading, link] of links) {
      if (heading === read) link.setAttribute('aria-current', 'true')
      else link.removeAttribute('aria-current')
    }
  }
  addEventListener(
    'scroll',
    () => {
      if (!waiting) requestAnimationFrame(mark)
      waiting = true
    },
    { passive: true },
  )
  mark()
}

const tree = document.querySelector<HTMLElement>('.tree')
const current = tree?.querySelector<HTMLElement>('[aria-current]')
if (tree && current && tree.scrollHeight > tree.clientHeight) {
  const place = current.getBoundingClientRect().top - tree.getBoundingClientRect().top
  if (place > tree.clientHeight - 80) tree.scrollTop = place - tree.clientHeight / 2
}
