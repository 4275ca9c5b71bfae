/**
 * HTML of other programs as HTML that the schema reads well. Each of them says lists, tasks, marks and pictures in its
 * own way; what runs, loads or looks is left behind. Works on a document without a window: nothing in it is fetched.
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
  /** Pictures that are to be uploaded: they came with the text or lie on the machine that it came from. */
  readonly pictures: readonly PastedPicture[]
}

const unwanted =
  'script, style, iframe, frame, object, embed, template, noscript, meta, link, base, title, svg, math, select, textarea, button, audio, video, canvas, clipboard-copy, .sr-only'

/** Where a link of another program really leads. */
const plainLinks = (root: ParentNode): void =>
  each(root, 'a[href]', (link) => {
    const href = link.getAttribute('href') ?? ''
    if (!href.startsWith('https://www.google.com/url?')) return
    const target = new URLSearchParams(href.slice(href.indexOf('?'))).get('q')
    if (target !== null && /^https?:\/\//u.test(target)) link.setAttribute('href', target)
  })

/** Links to places of the page that was left behind lead nowhere here; the words stay. */
const leftLinks = (root: ParentNode): void =>
  each(root, 'a', (link) => {
    const href = link.getAttribute('href')
    if (href === null || href.startsWith('#')) unwrap(link)
    // A heading that links to itself.
    else if (wordsOf(link) === '' && link.querySelector('img') === null) link.remove()
  })

/** Breaks between blocks: empty lines of a page, that are no lines of the text. */
const looseBreaks = (root: HTMLElement): void =>
  each(root, 'br', (end) => {
    const around = end.parentElement
    const beside = [end.previousElementSibling, end.nextElementSibling]
    const loose = (one: Element | null): boolean =>
      one === null || /^(?:P|H[1-6]|UL|OL|TABLE|DIV|PRE|BLOCKQUOTE|BR|HR)$/u.test(one.tagName)
    const texts = [end.previousSibling, end.nextSibling].every(
      (one) => one === null || one.nodeType !== 3 || (one.nodeValue ?? '').trim() === '',
    )
    if (around !== null && /^(?:BODY|DIV)$/u.test(around.tagName) && texts && beside.every(loose))
      end.remove()
  })

/** The document of a pasted text, with nothing in it that asks for attention: handlers would be refused, and told. */
const inert = (html: string): Document => new DOMParser().parseFromString(withoutHandlers(html), 'text/html')

/** A title of Google Docs is a paragraph whose letters are as large as a title's. */
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

/** Makes what the schema reads of whatever another program put on the clipboard. */
export const cleanHtml = (html: string): Cleaned => {
  const { body } = inert(html)
  // Only this editor says what a block holds; a page that pretends to is not believed.
  each(body, '*', (element) => {
    // How deep an item stands is said there too.
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
