/** Notion: callouts, toggles, columns and tasks, in exported pages and in clipboard HTML. */
import { each, mark, retag, unwrap, wordsOf } from './dom.ts'

const sign =
  /^\s*\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\p{Extended_Pictographic}|\u200D|\uFE0F)*\s*/u

const styles: readonly (readonly [RegExp, string])[] = [
  [/red/u, 'danger'],
  [/yellow|orange/u, 'warning'],
  [/green|teal/u, 'success'],
]

/** Hints have their own icon, so the callout's is removed. */
const withoutMarker = (callout: HTMLElement): void => {
  const first = callout.ownerDocument.createTreeWalker(callout, 4).nextNode()
  if (first === null) return
  first.nodeValue = (first.nodeValue ?? '').replace(sign, '')
}

/** Callouts of exported pages and of clipboard HTML. */
const callouts = (root: ParentNode): void => {
  each(root, 'figure.callout', (figure) => {
    each(figure, '.icon', (icon) => {
      const parent = icon.parentElement
      icon.remove()
      if (parent !== null && parent !== figure && wordsOf(parent) === '') parent.remove()
    })
    const style = styles.find(([colour]) => colour.test(figure.className))?.[1] ?? 'info'
    mark(retag(figure, 'div'), 'hint', { style })
  })
  each(root, 'aside', (aside) => {
    withoutMarker(aside)
    mark(retag(aside, 'div'), 'hint', { style: 'info' })
  })
}

/** Columns side by side. */
const columns = (root: ParentNode): void =>
  each(root, 'div.column-list', (list) => {
    const all = [...list.children].filter((one): one is HTMLElement => one.matches('div.column'))
    if (all.length < 2) return unwrap(list)
    for (const column of all) mark(column, 'column')
    mark(list, 'columns')
  })

/** A toggle is an item of a separate list there. */
const toggles = (root: ParentNode): void =>
  each(root, 'ul.toggle', (list) => {
    for (const item of list.querySelectorAll(':scope > li')) unwrap(item)
    unwrap(list)
  })

const foldings = (root: ParentNode): void =>
  each(root, 'details', (details) => {
    const summary = details.querySelector(':scope > summary')
    const title = details.ownerDocument.createElement('p')
    title.append(...(summary?.childNodes ?? []))
    // A collapsible heading is the title of its content.
    each(title, 'h1, h2, h3, h4, h5, h6, p, div', unwrap)
    summary?.remove()
    const body = details.ownerDocument.createElement('div')
    body.append(...details.childNodes)
    mark(title, 'expandable-title')
    mark(body, 'expandable-body')
    const outer = retag(details, 'div')
    mark(outer, 'expandable')
    outer.replaceChildren(title, body)
  })

/** A bookmark card becomes a link. */
const bookmarks = (root: ParentNode): void =>
  each(root, 'a.bookmark', (card) => {
    const title = card.querySelector('.bookmark-title')
    const line = card.ownerDocument.createElement('p')
    const link = card.ownerDocument.createElement('a')
    const href = card.getAttribute('href') ?? ''
    link.setAttribute('href', href)
    link.textContent = title === null || wordsOf(title) === '' ? href : wordsOf(title)
    line.append(link)
    ;(card.closest('figure') ?? card).replaceWith(line)
  })

const ofOneKind = ['ul.bulleted-list', 'ul.to-do-list', 'ol.numbered-list']

/** There, each item is a separate list. Joins consecutive ones. */
const oneList = (root: ParentNode): void => {
  for (const kind of ofOneKind)
    each(root, kind, (list) => {
      const before = list.previousElementSibling
      if (before?.matches(kind) !== true) return
      // Its number, if any, tells whether it continues the list.
      const start = list.getAttribute('start')
      const next = Number(before.getAttribute('start') ?? 1) + before.children.length
      if (start !== null && Number(start) !== next) return
      list.prepend(...before.childNodes)
      if (start !== null) list.setAttribute('start', before.getAttribute('start') ?? '1')
      before.remove()
    })
}

/** Converts Notion elements without an HTML equivalent to our blocks. */
export const fromNotion = (root: ParentNode): void => {
  each(root, 'h1.page-title', (title) => {
    title.className = ''
  })
  oneList(root)
  bookmarks(root)
  callouts(root)
  columns(root)
  toggles(root)
  foldings(root)
}

/** Notion's plain text: Markdown, with callouts between tags on separate lines. */
export const notionMarkdown = (text: string): string => {
  let fence = false
  let begun = false
  return text
    .split('\n')
    .flatMap((line) => {
      if (/^\s*(?:```|~~~)/u.test(line)) fence = !fence
      if (fence) return [line]
      if (/^<aside>\s*$/u.test(line)) {
        begun = true
        return ['', '{% hint style="info" %}']
      }
      if (/^<\/aside>\s*$/u.test(line)) return ['{% endhint %}', '']
      // Notion puts two spaces after a checkbox.
      if (!begun || line.trim() === '') return [line.replace(/^(\s*[-*+] \[[ xX]\]) {2,}/u, '$1 ')]
      begun = false
      const content = line.replace(sign, '')
      return content === '' ? [] : [content]
    })
    .join('\n')
}
