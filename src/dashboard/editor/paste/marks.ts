/** Marks that other programs express only by style, and those that are unintended. */
import { each, retag, styleOf, textsIn, unwrap, wordsOf, wrapIn } from './dom.ts'

const mono = /mono|courier|consolas|menlo/iu

/** Whether an element uses a monospace font. */
export const isMono = (element: HTMLElement): boolean =>
  mono.test(element.style.fontFamily) || mono.test(element.getAttribute('face') ?? '')

const headings = 'h1, h2, h3, h4, h5, h6'

/** Headings are bold by default: a mark around the whole heading is redundant. */
const plainHeadings = (root: ParentNode): void =>
  each(root, headings, (heading) => {
    each(heading, 'b, strong, i, em, code', (mark) => {
      if (wordsOf(mark) === wordsOf(heading)) unwrap(mark)
    })
  })

/** Google Docs and web pages express marks only by style. */
export const marksOfStyle = (root: ParentNode): void => {
  each(root, 'b, strong', (bold) => {
    if (/^(?:normal|[1-4]00)$/u.test(bold.style.fontWeight)) unwrap(bold)
  })
  each(root, 'i, em', (leaning) => {
    if (leaning.style.fontStyle === 'normal') unwrap(leaning)
  })
  each(root, 'tt, samp', (typed) => void retag(typed, 'code'))
  each(root, 'span, font', (span) => {
    const { fontWeight, fontStyle, verticalAlign } = span.style
    const line = `${span.style.textDecoration} ${span.style.textDecorationLine}`
    if (/^(?:bold|bolder|[6-9]00)$/u.test(fontWeight)) wrapIn(span, 'strong')
    if (fontStyle === 'italic') wrapIn(span, 'em')
    if (line.includes('line-through')) wrapIn(span, 's')
    if (verticalAlign === 'super') wrapIn(span, 'sup')
    if (verticalAlign === 'sub') wrapIn(span, 'sub')
    if (isMono(span) && span.closest('pre, code') === null) wrapIn(span, 'code')
  })
  plainHeadings(root)
}

/** Non-breaking spaces that are meant as plain spaces. */
export const plainSpaces = (root: ParentNode): void =>
  each(root, 'span', (span) => {
    const kept = span.className === 'Apple-converted-space' || /mso-spacerun/iu.test(styleOf(span))
    if (kept) span.replaceWith(' ')
  })

/** Whether all text of an element is monospace. */
export const isAllMono = (element: HTMLElement): boolean => {
  const texts = textsIn(element)
  return (
    texts.length > 0 &&
    texts.every((text) => {
      for (let ancestor = text.parentElement; ancestor !== null; ancestor = ancestor.parentElement) {
        if (isMono(ancestor) || ancestor.tagName === 'CODE') return true
        if (ancestor === element) return false
      }
      return false
    })
  )
}
