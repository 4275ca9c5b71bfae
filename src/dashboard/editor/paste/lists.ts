/** Lists of other programs: nested lists, and tasks. */
import { each, mark } from './dom.ts'

/** A list directly inside of a list belongs to the preceding item. */
export const nestLists = (root: ParentNode): void =>
  each(root, ':is(ul, ol) > :is(ul, ol)', (list) => {
    const before = list.previousElementSibling
    if (before?.tagName === 'LI') before.append(list)
    else {
      const item = list.ownerDocument.createElement('li')
      list.replaceWith(item)
      item.append(list)
    }
  })

/** Whether a list item is a task, and whether it is done; removes the marker. */
const taskOf = (item: HTMLElement): boolean | undefined => {
  // Google Docs adds a picture of the checkbox to the element with the role.
  const drawn = item.querySelector(':scope > img[role="presentation"], :scope > img[aria-roledescription]')
  if (item.getAttribute('role') === 'checkbox') drawn?.remove()
  const box = item.querySelector<HTMLElement>(
    ':scope > :is(input[type=checkbox], .checkbox), :scope > :is(p, label) > input[type=checkbox]',
  )
  if (box !== null) {
    const done = box.hasAttribute('checked') || box.classList.contains('checkbox-on')
    box.remove()
    return done
  }
  const checked = item.getAttribute('aria-checked')
  if (item.getAttribute('role') === 'checkbox' && checked !== null) return checked === 'true'
  const walker = item.ownerDocument.createTreeWalker(item, 4)
  const first = walker.nextNode()
  const match = /^\s*\[([ xX])\]\s+/u.exec(first?.nodeValue ?? '')
  if (first === null || match === null) return undefined
  first.nodeValue = (first.nodeValue ?? '').slice(match[0].length)
  return match[1] !== ' '
}

/** The start of a numbered list, if not one. */
export const numberedLists = (root: ParentNode): void =>
  each(root, 'ol[start]', (list) => {
    const start = Number(list.getAttribute('start'))
    if (Number.isInteger(start) && start > 1) mark(list, 'list-ordered', { start })
  })

export const taskLists = (root: ParentNode): void =>
  each(root, 'ul', (list) => {
    const items = [...list.children].filter((item): item is HTMLElement => item.tagName === 'LI')
    const tasks = items.map(taskOf)
    if (!tasks.some((done) => done !== undefined)) return
    mark(list, 'list-tasks')
    items.forEach((item, at) => mark(item, 'list-item', { checked: tasks[at] ?? false }))
  })
