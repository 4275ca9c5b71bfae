/**
 * Normalizes HTML of other programs for the schema. They differ in lists, tasks, marks and pictures; scripts, resources
 * and styling are dropped. Works on a document without a window, so nothing is fetched.
 */
import { alertStyle } from '../typing/github-alerts.ts'
import { codeBlocks, formulas } from './code.ts'
import { each, mark, retag, unwrap, wordsOf } from './dom.ts'
import { withoutHandlers } from './remove-event-handlers.ts'
import { nestLists, numberedLists, taskLists } from './lists.ts'
import { marksOfStyle, plainSpaces } from './marks.ts'
import { footnotes } from './footnotes.ts'
import { fromNotion } from './notion.ts'
import { picturesIn, type PastedPicture } from './pictures.ts'
import { openBoxes, squareTables } from './tables.ts'
import { fromWordOnline } from './word-online.ts'
import { fromWord } from './word.ts'

export interface Cleaned {
  readonly html: string
  /** Pictures to upload: embedded ones, and local files of the source machine. */
  readonly pictures: readonly PastedPicture[]
}

const unwanted =
  'script, style, iframe, frame, object, embed, template, noscript, meta, link, base, title, svg, math, select, textarea, button, audio, video, canvas, clipboard-copy, .sr-only'

/** The real target of links that other programs wrap. */
const plainLinks = (root: ParentNode): void =>
  each(root, 'a[href]', (link) => {
    const href = link.getAttribute('href') ?? ''
    if (!href.startsWith('https://www.google.com/url?')) return
    const target = new URLSearchParams(href.slice(href.indexOf('?'))).get('q')
    if (target !== null && /^https?:\/\//u.test(target)) link.setAttribute('href', target)
  })

/** Fragment links to the source page lead nowhere here; their text stays. */
const leftLinks = (root: ParentNode): void =>
  each(root, 'a', (link) => {
    const href = link.getAttribute('href')
    if (href === null || href.startsWith('#')) unwrap(link)
    // A heading's link to itself.
    else if (wordsOf(link) === '' && link.querySelector('img') === null) link.remove()
  })

/** Breaks between blocks are empty lines on the page, not lines of the text. */
const looseBreaks = (root: HTMLElement): void =>
  each(root, 'br', (end) => {
    const parent = end.parentElement
    const beside = [end.previousElementSibling, end.nextElementSibling]
    const loose = (one: Element | null): boolean =>
      one === null || /^(?:P|H[1-6]|UL|OL|TABLE|DIV|PRE|BLOCKQUOTE|BR|HR)$/u.test(one.tagName)
    const texts = [end.previousSibling, end.nextSibling].every(
      (one) => one === null || one.nodeType !== 3 || (one.nodeValue ?? '').trim() === '',
    )
    if (parent !== null && /^(?:BODY|DIV)$/u.test(parent.tagName) && texts && beside.every(loose))
      end.remove()
  })

/** Parses pasted HTML without event handlers, which the content security policy would refuse and report. */
const inert = (html: string): Document => new DOMParser().parseFromString(withoutHandlers(html), 'text/html')

/** A title in Google Docs is a paragraph with a title's font size. */
const docsTitles = (body: HTMLElement): void => {
  const docs = body.querySelector('b[id^="docs-internal-guid"]')
  if (docs === null) return
  each(docs, 'p', (line) => {
    const spans = [...line.querySelectorAll<HTMLElement>('span')].filter((span) => wordsOf(span) !== '')
    if (spans.length > 0 && spans.every((span) => Number.parseFloat(span.style.fontSize) >= 26))
      retag(line, 'h1')
  })
  unwrap(docs)
}

/** Normalizes whatever another program put on the clipboard for the schema. */
export const cleanHtml = (html: string): Cleaned => {
  const { body } = inert(html)
  // Only this editor may mark block data; other pages' attributes are not trusted.
  each(body, '*', (element) => {
    // Item depth is specified there too.
    const level = element.dataset['ariaLevel']
    if (level !== undefined && /^[1-9]$/u.test(level)) element.setAttribute('aria-level', level)
    for (const { name } of [...element.attributes])
      if (name.startsWith('data-')) element.removeAttribute(name)
  })
  formulas(body)
  each(body, unwanted, (element) => element.remove())
  docsTitles(body)
  plainSpaces(body)
  fromWordOnline(body)
  fromWord(body)
  codeBlocks(body)
  marksOfStyle(body)
  fromNotion(body)
  nestLists(body)
  taskLists(body)
  numberedLists(body)
  each(body, '.markdown-alert', (alert) => {
    const name = /markdown-alert-([a-z]+)/u.exec(alert.className)?.[1] ?? ''
    alert.querySelector(':scope > .markdown-alert-title')?.remove()
    mark(alert, 'hint', { style: alertStyle(name) ?? 'info' })
  })
  footnotes(body)
  plainLinks(body)
  leftLinks(body)
  openBoxes(body)
  squareTables(body)
  const pictures = picturesIn(body)
  looseBreaks(body)
  each(body, 'p', (line) => {
    const empty = wordsOf(line) === '' && line.querySelector('[data-block], [data-inline]') === null
    if (empty && line.closest('td, th, li') === null && line.dataset['block'] === undefined) line.remove()
  })
  return { html: body.innerHTML, pictures }
}
