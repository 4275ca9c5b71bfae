/** Changes what is drawn into what was answered. What is the same stays, so that frames are not loaded again. */

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE

/** Attributes that make an element another one. */
const identity: Readonly<Record<string, readonly string[]>> = {
  IFRAME: ['src', 'data-src'],
  INPUT: ['type', 'data-state', 'data-value'],
  SELECT: ['data-state', 'data-choices', 'multiple'],
  DATALIST: ['data-choices'],
  TEXTAREA: ['data-state'],
}

const isSame = (old: Node, fresh: Node): boolean => {
  if (old.nodeName !== fresh.nodeName || !isElement(old) || !isElement(fresh))
    return old.nodeName === fresh.nodeName
  return (identity[old.nodeName] ?? []).every(
    (name) =>
      old.getAttribute(name) === fresh.getAttribute(name) ||
      // The address of a frame of the integration is set by the script.
      (name === 'src' && old.hasAttribute('data-src')),
  )
}

/** `style` is of frames that asked for a size, `open` what the reader unfolded. */
const ours: ReadonlySet<string> = new Set(['style', 'open', 'src', 'aria-busy'])

const copyAttributes = (old: Element, fresh: Element): void => {
  for (const { name } of [...old.attributes])
    if (!fresh.hasAttribute(name) && !ours.has(name)) old.removeAttribute(name)
  for (const { name, value } of fresh.attributes)
    if (!ours.has(name) && old.getAttribute(name) !== value) old.setAttribute(name, value)
}

const change = (old: Node, fresh: Node): void => {
  if (!isElement(old) || !isElement(fresh)) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue
    return
  }
  copyAttributes(old, fresh)
  if (old.nodeName === 'IMG' && old.getAttribute('src') !== fresh.getAttribute('src'))
    old.setAttribute('src', fresh.getAttribute('src') ?? '')
  // The size of a frame is kept in the drawing beside it, and options come later than their select.
  if (!old.matches('.ck-ratio[data-sized], textarea, [data-choices]')) changeChildren(old, fresh)
}

const changeChildren = (old: ParentNode & Node, fresh: ParentNode & Node): void => {
  const wanted = [...fresh.childNodes]
  for (const [index, node] of wanted.entries()) {
    const present = old.childNodes[index]
    if (present === undefined) old.append(node)
    else if (isSame(present, node)) change(present, node)
    else present.replaceWith(node)
  }
  while (old.childNodes.length > wanted.length) old.lastChild?.remove()
}

/** Draws HTML of our own printer in an element. */
export const morph = (element: Element, html: string): void => {
  const template = document.createElement('template')
  template.innerHTML = html
  changeChildren(element, template.content)
}
