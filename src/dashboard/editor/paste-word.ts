/** Lists of Microsoft Word: paragraphs that say their level by style, with their sign as words. */

interface Said {
  readonly line: HTMLElement
  readonly level: number
  readonly ordered: boolean
  /** Lists that follow each other have names of their own. */
  readonly name: string
}

const saidBy = (line: Element): Said | undefined => {
  if (!(line instanceof HTMLElement) || line.tagName !== 'P') return undefined
  const match = /mso-list:\s*([^\s;]+)\s+level(\d+)/u.exec(line.getAttribute('style') ?? '')
  if (match === null) return undefined
  const sign = [...line.querySelectorAll<HTMLElement>('span')].find((span) =>
    /mso-list:\s*ignore/iu.test(span.getAttribute('style') ?? ''),
  )
  const words = sign?.textContent ?? ''
  sign?.remove()
  return {
    line,
    name: match[1] ?? '',
    level: Number(match[2]),
    ordered: /^\s*[\da-z]{1,4}[.)]/iu.test(words),
  }
}

/** Makes real lists of them, as deep as they say. */
export const wordLists = (root: HTMLElement): void => {
  // Each list still open, from the outermost, with its level.
  let open: { readonly list: HTMLElement; readonly level: number }[] = []
  let last: Element | undefined
  let name = ''
  for (const line of root.querySelectorAll('p')) {
    const said = saidBy(line)
    if (said === undefined) continue
    const follows = last !== undefined && line.previousElementSibling === last
    if (!follows || said.name !== name) open = []
    ;({ name } = said)
    while (open.length > 0 && (open.at(-1)?.level ?? 0) > said.level) open.pop()
    const around = open.at(-1)
    let list = around?.level === said.level ? around.list : undefined
    if (list === undefined) {
      list = line.ownerDocument.createElement(said.ordered ? 'ol' : 'ul')
      const item = around?.list.lastElementChild
      if (item === null || item === undefined) line.before(list)
      else item.append(list)
      open.push({ list, level: said.level })
    }
    const item = line.ownerDocument.createElement('li')
    item.append(...line.childNodes)
    list.append(item)
    line.remove()
    last = open[0]?.list
  }
}
