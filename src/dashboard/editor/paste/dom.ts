/** DOM helpers for pasted documents, before they are parsed. */

export const each = (root: ParentNode, selector: string, visit: (element: HTMLElement) => void): void => {
  for (const element of root.querySelectorAll<HTMLElement>(selector)) visit(element)
}

export const unwrap = (element: Element): void => element.replaceWith(...element.childNodes)

/** Wraps the content of an element in another one. */
export const wrapIn = (element: Element, tag: string): void => {
  const outer = element.ownerDocument.createElement(tag)
  outer.append(...element.childNodes)
  element.append(outer)
}

/** Replaces an element by one of another tag with the same content and no attributes. */
export const retag = (element: Element, tag: string): HTMLElement => {
  const next = element.ownerDocument.createElement(tag)
  next.append(...element.childNodes)
  element.replaceWith(next)
  return next
}

/** Makes the schema parse an element as a block of this type. */
export const mark = (element: HTMLElement, block: string, data: object = {}): void => {
  element.dataset['block'] = block
  element.dataset['data'] = JSON.stringify(data)
}

/** The raw style attribute, including properties that browsers do not know. */
export const styleOf = (element: Element): string => element.getAttribute('style') ?? ''

export const wordsOf = (element: Element): string => (element.textContent ?? '').trim()

/** All text nodes of an element, in order. */
export const textsAndSpaces = (element: Element): readonly Text[] => {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  for (let next = walker.nextNode(); next !== null; next = walker.nextNode())
    if (next instanceof Text) found.push(next)
  return found
}

/** The text nodes of an element, except whitespace. */
export const textsIn = (element: Element): readonly Text[] =>
  textsAndSpaces(element).filter((text) => (text.nodeValue ?? '').trim() !== '')
