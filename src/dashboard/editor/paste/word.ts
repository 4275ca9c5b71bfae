/** Microsoft Word's own markup: paragraphs as list items, titles, quotes, tracked changes. */
import { each, retag, styleOf, unwrap, wordsOf } from './dom.ts'
import { listsOf, type ListLine } from './list-runs.ts'

interface ListItemStyle extends ListLine {
  /** Consecutive lists have different names. */
  readonly name: string
}

/** Removes and returns the list marker that Word rendered; undefined if there is none. */
const takeMarker = (line: Element): string | undefined => {
  const sign = [...line.querySelectorAll<HTMLElement>('span')].find((span) =>
    /mso-list:\s*ignore/iu.test(styleOf(span)),
  )
  sign?.remove()
  return sign?.textContent ?? undefined
}

const isParagraph = (line: Element | null): line is HTMLElement =>
  line instanceof HTMLElement && line.tagName === 'P'

const saidBy = (line: Element | null): ListItemStyle | undefined => {
  if (!isParagraph(line)) return undefined
  const match = /mso-list:\s{0,9}([^\s;]{1,99})\s{1,9}level(\d{1,3})/u.exec(styleOf(line))
  if (match === null) return undefined
  const sign = (takeMarker(line) ?? '').replaceAll('\u00A0', ' ').trim()
  return {
    name: match[1] ?? '',
    level: Number(match[2]),
    ordered: /^\(?[\da-z.]{1,8}[.)]$/iu.test(sign),
    ...(/^\(?\d{1,6}[.)]$/u.test(sign) && { number: Number(sign.replaceAll(/\D/gu, '')) }),
    nodes: [...line.childNodes],
  }
}

/** Points per unit of length. */
const points: { readonly [unit: string]: number } = { pt: 1, in: 72, cm: 28.35, mm: 2.835 }

/** Further paragraphs of an item have no marker; their indentation tells which item they belong to. */
const furtherOf = (line: Element | null, of: ListItemStyle): ListItemStyle | undefined => {
  if (!isParagraph(line) || wordsOf(line) === '') return undefined
  if (!/^Mso(?:ListParagraph|ListContinue)/u.test(line.className)) return undefined
  const [, far, unit] = /margin-left:\s*([\d.]+)(pt|in|cm|mm)/u.exec(styleOf(line)) ?? []
  const level =
    far === undefined ? 1 : Math.max(1, Math.round((Number(far) * (points[unit ?? ''] ?? 1)) / 36))
  const paragraph = line.ownerDocument.createElement('p')
  paragraph.append(...line.childNodes)
  return { name: of.name, level, ordered: of.ordered, goesOn: true, nodes: [paragraph] }
}

const lists = (root: HTMLElement): void => {
  const taken = new Set<Element>()
  for (const first of root.querySelectorAll('p')) {
    if (taken.has(first)) continue
    const begin = saidBy(first)
    if (begin === undefined) continue
    const lines: ListItemStyle[] = [begin]
    const gone: Element[] = [first]
    for (let next = first.nextElementSibling; next !== null; next = next.nextElementSibling) {
      const marker = saidBy(next) ?? furtherOf(next, lines.at(-1) ?? begin)
      if (marker === undefined) break
      lines.push(marker)
      taken.add(next)
      gone.push(next)
    }
    // Each name is a separate list.
    let from = 0
    lines.forEach((line, at) => {
      if (lines[at + 1]?.name === line.name) return
      first.before(...listsOf(first.ownerDocument, lines.slice(from, at + 1)))
      from = at + 1
    })
    for (const line of gone) line.remove()
  }
}

/** Converts Word's HTML to standard HTML. */
export const fromWord = (root: HTMLElement): void => {
  // Word ends paragraphs with an element that contains a space.
  each(root, 'o\\:p', (end) => (wordsOf(end) === '' ? end.remove() : unwrap(end)))
  // Deleted text and reviewers' comments are not part of the text.
  each(root, 'span.msoDel, del[cite], a.msocomanchor, span.MsoCommentReference', (gone) => gone.remove())
  each(root, '[style*="mso-element:comment-list"], [style*="mso-element: comment-list"]', (list) =>
    list.remove(),
  )
  // Word's table of contents repeats the headings, with page numbers.
  each(root, 'p[class^="MsoToc"]', (line) => line.remove())
  lists(root)
  each(root, 'h1, h2, h3, h4, h5, h6', (heading) => void takeMarker(heading))
  each(root, 'p.MsoTitle', (title) => void retag(title, 'h1'))
  each(root, 'p.MsoQuote, p.MsoIntenseQuote', (line) => {
    const quote = root.ownerDocument.createElement('blockquote')
    const before = line.previousElementSibling
    line.before(quote)
    quote.append(line)
    line.className = ''
    if (before?.tagName !== 'BLOCKQUOTE') return
    before.append(...quote.childNodes)
    quote.remove()
  })
}
