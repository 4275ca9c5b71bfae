/** Marks in the editor's schema: those of the content model, links, and unknown ones. */
import type { MarkSpec } from '@tiptap/pm/model'

/** A value as an HTML attribute. */
export const attributeText = (value: unknown): string | null =>
  typeof value === 'string'
    ? value
    : typeof value === 'boolean' || typeof value === 'number'
      ? `${value}`
      : null

const mark = (tag: string, ...more: readonly string[]): MarkSpec => ({
  attrs: { data: { default: {} } },
  parseDOM: [tag, ...more].map((name) => ({ tag: name })),
  toDOM: () => [tag, 0],
})

export const marks: { [name: string]: MarkSpec } = {
  // Outermost, so that a link is a single element. `nth` separates neighbors with equal targets.
  link: {
    attrs: { data: { default: {} }, nth: { default: 0 } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (dom) => {
          const url = dom.getAttribute('href') ?? ''
          return /^(?:https?:|mailto:|#|\/)/u.test(url) ? { data: { ref: { kind: 'url', url } } } : false
        },
      },
    ],
    toDOM: ({ attrs: { data } }) => [
      'a',
      { 'data-href': attributeText(data.ref?.url) ?? '', role: 'link' },
      0,
    ],
  },
  bold: mark('strong', 'b'),
  italic: mark('em', 'i'),
  strikethrough: mark('s', 'del', 'strike'),
  superscript: mark('sup'),
  subscript: mark('sub'),
  keyboard: mark('kbd'),
  code: { ...mark('code'), code: true },
  color: {
    attrs: { data: { default: {} } },
    toDOM: ({ attrs: { data } }) => [
      'mark',
      { 'data-ink': attributeText(data.text), 'data-ground': attributeText(data.background) },
      0,
    ],
  },
  /** Marks of unknown types; a text can have several. */
  other: {
    attrs: { type: {}, data: { default: {} } },
    excludes: '',
    toDOM: ({ attrs: { type } }) => ['span', { 'data-mark': attributeText(type) }, 0],
  },
}
