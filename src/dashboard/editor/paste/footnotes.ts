/** Footnotes of other programs, which are at the end of the text, as notes at their references. */
import { DOMParser as SchemaParser } from '@tiptap/pm/model'
import { fromEditor } from '../schema/from-editor.ts'
import { schema } from '../schema/schema.ts'
import type { EditorNode } from '../schema/editor-node.ts'
import { each, styleOf, wordsOf } from './dom.ts'

/** `1`, `[1]`, `iv`, `*`: footnote references in a text. */
const sign = /^\[?(?:[\divxlc]{1,5}|[a-z]|[*†‡]{1,3})\]?$/iu

/** The fragment that a link points to on its own page. */
const nameIn = (link: Element): string => /#([^#\s]+)$/u.exec(link.getAttribute('href') ?? '')?.[1] ?? ''

const isNotes = (element: Element): boolean =>
  /mso-element:\s*(?:footnote|endnote)-list/iu.test(styleOf(element)) ||
  element.matches('section.footnotes, .footnotes, section[role="doc-endnotes"]')

/** The element of a fragment: the whole note, including its back link. */
const bodyOf = (root: HTMLElement, name: string, from: Element): HTMLElement | undefined => {
  const target = [...root.querySelectorAll<HTMLElement>('[id], a[name]')].find(
    (one) => one.id === name || one.getAttribute('name') === name,
  )
  if (target === undefined) return undefined
  const container = target.closest<HTMLElement>('li, div')
  const body = container !== null && !container.contains(from) ? container : target.closest<HTMLElement>('p')
  const back = body?.querySelector('a[href*="#"]') ?? null
  return body === null || body.contains(from) || back === null ? undefined : body
}

const inlineOf = (body: HTMLElement): object => {
  each(body, 'a[href*="#"]', (back) => {
    if (sign.test(wordsOf(back)) || !/[\p{L}\p{N}]/u.test(wordsOf(back))) back.remove()
  })
  const parsed = SchemaParser.fromSchema(schema).parse(body).toJSON() as EditorNode
  return {
    object: 'inline',
    type: 'annotation',
    data: {},
    nodes: [],
    fragments: [{ object: 'fragment', fragment: 'annotation-body', nodes: fromEditor(parsed).nodes }],
  }
}

/** Moves each note to its reference. Notes without a reference stay where they are. */
export const footnotes = (root: HTMLElement): void => {
  const bodies = new Map<string, HTMLElement>()
  const refs: { readonly link: HTMLElement; readonly name: string }[] = []
  each(root, 'a[href*="#"]', (link) => {
    if (!sign.test(wordsOf(link))) return
    const name = nameIn(link)
    const body = bodies.get(name) ?? bodyOf(root, name, link)
    // A back link is inside of a note.
    if (body === undefined || [...bodies.values()].some((one) => one.contains(link))) return
    bodies.set(name, body)
    refs.push({ link, name })
  })
  const inlines = new Map([...bodies].map(([name, body]) => [name, inlineOf(body)]))
  for (const { link, name } of refs) {
    const span = link.ownerDocument.createElement('span')
    span.dataset['inline'] = 'annotation'
    span.dataset['data'] = JSON.stringify(inlines.get(name))
    const raised = link.closest('sup')
    ;(raised !== null && wordsOf(raised) === wordsOf(link) ? raised : link).replaceWith(span)
  }
  for (const body of bodies.values()) body.remove()
  each(root, '*', (element) => {
    if (bodies.size > 0 && isNotes(element) && element.querySelector('li, p') === null) element.remove()
  })
}
