/**
 * HTML of other programs as HTML that the schema reads well. Each of them says lists, tasks, marks and pictures in its
 * own way; what runs, loads or looks is left behind. Works on a document without a window: nothing in it is fetched.
 */
import { alertStyle } from './alerts.ts'
import { wordLists } from './paste-word.ts'

export interface PastedPicture {
  /** What stands in the attribute `pending` of its place. */
  readonly id: string
  readonly src: string
  readonly alt: string
}

export interface Cleaned {
  readonly html: string
  /** Pictures that are to be uploaded: they came with the text or lie on the machine that it came from. */
  readonly pictures: readonly PastedPicture[]
}

const unwanted =
  'script, style, iframe, frame, object, embed, template, noscript, meta, link, base, title, svg, math, select, textarea, button, audio, video, canvas'

const each = (root: ParentNode, selector: string, visit: (element: HTMLElement) => void): void => {
  for (const element of root.querySelectorAll<HTMLElement>(selector)) visit(element)
}
const unwrap = (element: Element): void => element.replaceWith(...element.childNodes)
const wrapIn = (element: Element, tag: string): void => {
  const outer = element.ownerDocument.createElement(tag)
  outer.append(...element.childNodes)
  element.append(outer)
}
const retag = (element: Element, tag: string): HTMLElement => {
  const next = element.ownerDocument.createElement(tag)
  next.append(...element.childNodes)
  element.replaceWith(next)
  return next
}
const mark = (element: HTMLElement, block: string, data: object = {}): void => {
  element.dataset['block'] = block
  element.dataset['data'] = JSON.stringify(data)
}

/** Google Docs and web pages say marks by style alone. */
const marksOfStyle = (root: ParentNode): void => {
  each(root, 'b, strong', (bold) => {
    if (/^(?:normal|[1-4]00)$/u.test(bold.style.fontWeight)) unwrap(bold)
  })
  each(root, 'span', (span) => {
    const { fontWeight, fontStyle, verticalAlign, fontFamily } = span.style
    const line = `${span.style.textDecoration} ${span.style.textDecorationLine}`
    const heading = span.closest('h1, h2, h3, h4, h5, h6') !== null
    if (!heading && /^(?:bold|bolder|[6-9]00)$/u.test(fontWeight)) wrapIn(span, 'strong')
    if (fontStyle === 'italic') wrapIn(span, 'em')
    if (line.includes('line-through')) wrapIn(span, 's')
    if (verticalAlign === 'super') wrapIn(span, 'sup')
    if (verticalAlign === 'sub') wrapIn(span, 'sub')
    if (/mono|courier|consolas|menlo/iu.test(fontFamily) && span.closest('pre, code') === null)
      wrapIn(span, 'code')
  })
}

/** A list inside of a list without an item around it belongs to the item before it. */
const nestLists = (root: ParentNode): void =>
  each(root, ':is(ul, ol) > :is(ul, ol)', (list) => {
    const before = list.previousElementSibling
    if (before?.tagName === 'LI') before.append(list)
    else {
      const item = list.ownerDocument.createElement('li')
      list.replaceWith(item)
      item.append(list)
    }
  })

/** Whether the item of a list is a task, and done; what says so is taken out. */
const taskOf = (item: HTMLElement): boolean | undefined => {
  const box = item.querySelector<HTMLElement>(
    ':scope > :is(input[type=checkbox], .checkbox), :scope > :is(p, label) > input[type=checkbox]',
  )
  if (box !== null) {
    const done = box.hasAttribute('checked') || box.classList.contains('checkbox-on')
    box.remove()
    return done
  }
  const said = item.getAttribute('aria-checked')
  if (item.getAttribute('role') === 'checkbox' && said !== null) return said === 'true'
  const walker = item.ownerDocument.createTreeWalker(item, 4)
  const first = walker.nextNode()
  const match = /^\s*\[([ xX])\]\s+/u.exec(first?.nodeValue ?? '')
  if (first === null || match === null) return undefined
  first.nodeValue = (first.nodeValue ?? '').slice(match[0].length)
  return match[1] !== ' '
}

const taskLists = (root: ParentNode): void =>
  each(root, 'ul', (list) => {
    const items = [...list.children].filter((item): item is HTMLElement => item.tagName === 'LI')
    const tasks = items.map(taskOf)
    if (!tasks.some((done) => done !== undefined)) return
    mark(list, 'list-tasks')
    items.forEach((item, at) => mark(item, 'list-item', { checked: tasks[at] ?? false }))
  })

const foldings = (root: ParentNode): void =>
  each(root, 'details', (details) => {
    const summary = details.querySelector(':scope > summary')
    const title = details.ownerDocument.createElement('p')
    title.append(...(summary?.childNodes ?? []))
    summary?.remove()
    const body = details.ownerDocument.createElement('div')
    body.append(...details.childNodes)
    mark(title, 'expandable-title')
    mark(body, 'expandable-body')
    const outer = retag(details, 'div')
    mark(outer, 'expandable')
    outer.replaceChildren(title, body)
  })

/** The first place of a row that no cell covers yet. */
const nextFree = (line: readonly (HTMLElement | undefined)[]): number => {
  const hole = line.findIndex((cell) => cell === undefined)
  return hole < 0 ? line.length : hole
}

/** A table with as many cells in each row, whose first row holds the titles. */
const squareTables = (root: ParentNode): void =>
  each(root, 'table', (table) => {
    const rows = [...table.querySelectorAll<HTMLTableRowElement>('tr')].filter(
      (row) => row.closest('table') === table,
    )
    const grid: HTMLElement[][] = rows.map(() => [])
    rows.forEach((row, at) => {
      const line = grid[at] ?? []
      for (const cell of row.cells) {
        const [across, down] = [Math.min(cell.colSpan, 64), Math.min(cell.rowSpan, rows.length - at)]
        const from = nextFree(line)
        for (let below = 0; below < down; below += 1)
          for (let beside = 0; beside < across; beside += 1) {
            const own = below + beside === 0 ? cell : table.ownerDocument.createElement('td')
            const target = grid[at + below]
            if (target !== undefined) target[from + beside] = own
          }
      }
    })
    const width = Math.max(1, ...grid.map((line) => line.length))
    const next = table.ownerDocument.createElement('table')
    grid.forEach((line, at) => {
      const row = next.insertRow()
      for (let column = 0; column < width; column += 1) {
        const cell = table.ownerDocument.createElement(at === 0 ? 'th' : 'td')
        const from = line[column]
        if (at === 0) cell.textContent = (from?.textContent ?? '').replaceAll(/\s+/gu, ' ').trim()
        else if (from !== undefined) cell.append(...from.childNodes)
        row.append(cell)
      }
    })
    table.replaceWith(next)
  })
/** Where a link of another program really leads. */
const plainLinks = (root: ParentNode): void =>
  each(root, 'a[href]', (link) => {
    const href = link.getAttribute('href') ?? ''
    if (!href.startsWith('https://www.google.com/url?')) return
    const target = new URLSearchParams(href.slice(href.indexOf('?'))).get('q')
    if (target !== null && /^https?:\/\//u.test(target)) link.setAttribute('href', target)
  })

const picturesIn = (root: ParentNode): readonly PastedPicture[] => {
  const found: PastedPicture[] = []
  each(root, 'img', (img) => {
    const [src, alt] = [img.getAttribute('src') ?? '', img.getAttribute('alt') ?? '']
    const tiny = img.getAttribute('width') === '1' || img.getAttribute('height') === '1'
    const remote = /^https?:\/\/\S+$/u.test(src)
    const local = /^(?:data:image\/(?:png|jpe?g|gif|webp|avif|bmp);base64,|blob:|file:|cid:)/u.test(src)
    if (tiny || (!remote && !local)) return img.remove()
    const id = `p${found.length}`
    const outer = img.ownerDocument.createElement('div')
    const figure = img.ownerDocument.createElement('figure')
    mark(outer, 'images')
    mark(figure, 'image', {
      ref: { kind: 'url', url: remote ? src : 'about:blank' },
      ...(alt === '' ? {} : { alt }),
      ...(remote ? {} : { pending: id }),
    })
    outer.append(figure)
    // A picture stands beside lines here, not in one.
    const line = img.closest('p, h1, h2, h3, h4, h5, h6, a')
    if (line === null) img.replaceWith(outer)
    else {
      img.remove()
      line.after(outer)
    }
    if (!remote) found.push({ id, src, alt })
  })
  return found
}

/** The document of a pasted text, with nothing in it that asks for attention: handlers would be refused, and told. */
const inert = (html: string): Document =>
  new DOMParser().parseFromString(
    html.replace(/<[a-z][^>]*>/giu, (tag) =>
      tag.replace(/\son[a-z]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]*)/giu, ''),
    ),
    'text/html',
  )

/** Makes what the schema reads of whatever another program put on the clipboard. */
export const cleanHtml = (html: string): Cleaned => {
  const { body } = inert(html)
  each(body, unwanted, (element) => element.remove())
  // Only this editor says what a block holds; a page that pretends to is not believed.
  each(body, '*', (element) => {
    for (const { name } of [...element.attributes])
      if (name.startsWith('data-')) element.removeAttribute(name)
  })
  each(body, 'b[id^="docs-internal-guid"]', unwrap)
  // Word ends its paragraphs with one that holds a space.
  each(body, 'o\\:p', (end) => ((end.textContent ?? '').trim() === '' ? end.remove() : unwrap(end)))
  wordLists(body)
  each(body, 'p.MsoTitle', (title) => void retag(title, 'h1'))
  marksOfStyle(body)
  nestLists(body)
  taskLists(body)
  foldings(body)
  each(body, '.markdown-alert', (alert) => {
    const name = /markdown-alert-([a-z]+)/u.exec(alert.className)?.[1] ?? ''
    alert.querySelector(':scope > .markdown-alert-title')?.remove()
    mark(alert, 'hint', { style: alertStyle(name) ?? 'info' })
  })
  each(body, 'aside', (aside) => mark(retag(aside, 'div'), 'hint', { style: 'info' }))
  plainLinks(body)
  squareTables(body)
  const pictures = picturesIn(body)
  each(body, 'p', (line) => {
    const empty = (line.textContent ?? '').trim() === '' && line.querySelector('[data-block]') === null
    if (empty && line.closest('td, th, li') === null && line.dataset['block'] === undefined) line.remove()
  })
  return { html: body.innerHTML, pictures }
}
