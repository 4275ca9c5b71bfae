/** Word Online: each list item in a separate list, and headings as paragraphs with a role. */
import { each, retag, unwrap } from './dom.ts'
import { listsOf, type ListLine } from './list-runs.ts'

const wrapper = 'ListContainerWrapper'

const linesIn = (around: Element): readonly ListLine[] =>
  [...around.querySelectorAll('li')].map((item) => ({
    level: Number(item.getAttribute('aria-level') ?? 1),
    ordered: item.parentElement?.tagName === 'OL',
    nodes: [...item.childNodes],
  }))

/** Must run before list normalization. */
export const fromWordOnline = (root: HTMLElement): void => {
  // A paragraph ends with a span that contains a space.
  each(root, 'span.EOP', (end) => end.remove())
  each(root, 'p[role="heading"]', (line) => {
    const level = Number(line.getAttribute('aria-level') ?? 2)
    retag(line, `h${Math.min(6, Math.max(1, level))}`)
  })
  const taken = new Set<Element>()
  each(root, `div.${wrapper}`, (first) => {
    if (taken.has(first)) return
    const run: Element[] = [first]
    let next = first.nextElementSibling
    while (next !== null && next.classList.contains(wrapper)) {
      run.push(next)
      next = next.nextElementSibling
    }
    for (const one of run) taken.add(one)
    first.before(...listsOf(first.ownerDocument, run.flatMap(linesIn)))
    for (const one of run) one.remove()
  })
  each(root, 'div.OutlineElement', unwrap)
}
