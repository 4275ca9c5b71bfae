/** Small changes of a document that was pasted, before it is read. */

export const each = (root: ParentNode, selector: string, visit: (element: HTMLElement) => void): void => {
  for (const element of root.querySelectorAll<HTMLElement>(selector)) visit(element)
}

export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes)

/** Puts an element around all that another one holds. */
export const wrapIn = (element: Element, tag: string): void => {
  const outer = element.ownerDocument.createElement(tag)
  outer.append(...element.childNodes)
  element.append(outer)
}

/** The same words in another element, without what the first one said of itself. */
export const retag = (element: Element, tag: string): HTMLElement => {
  const next = element.ownerDocument.createElement(tag)
  next.append(...element.childNodes)
  element.replaceWith(next)
  return next
}

/** Makes the schema read an element as a block of this type. */
export const mark = (element: HTMLElement, block: string, data: object = {}): void => {
  element.dataset['block'] = block
  element.dataset['data'] = JSON.stringify(data)
}

/** What an element says of its look, with the words that are no CSS for a browser. */
export const styleOf = (element: Element): string => element.getAttribute('style') ?? ''

export const wordsOf = (element: Element): string => (element.textContent ?? '').trim()

/** All texts of an element, in their order. */
export const textsAndSpaces = (element: Element): readonly Text[] => {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let next = walker.nextNode(); next !== null; next = walker.nextNode())
    if (next instanceof Text) found.push(next)
  return found
}

/** Texts of an element, without those of nothing but space. */
export const textsIn = (element: Element): readonly Text[] =>
  textsAndSpaces(element).filter((text) => (text.nodeValue ?? '').trim() !== '')
