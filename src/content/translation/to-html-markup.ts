/**
 * Tagged text for LibreTranslate: `<span id="1">` for what wraps text, `<span id="2" translate="no">word</span>` for atoms,
 * `<br>` for line breaks.
 */
import { escapeText, partsOfText } from './read-tags.ts'
import { idOf, readMarkup, wordOfAtom, type MarkupForm, type ReadAnswer } from './read-markup.ts'
import type { Tagged } from './tagged-text.ts'

export const toHtmlMarkup = (source: Tagged): string => {
  const wordOf = wordOfAtom(source)
  let html = ''
  for (const part of partsOfText(source.text)) {
    if (part.kind === 'text') html += escapeText(part.text).replaceAll('\n', '<br>')
    else if (part.kind === 'open') html += `<span id="${part.id}">`
    else if (part.kind === 'close') html += '</span>'
    else html += `<span id="${part.id}" translate="no">${escapeText(wordOf(part.id))}</span>`
  }
  return html
}

const form: MarkupForm = {
  open: ({ name, attributes, isEmpty }) => {
    if (name === 'br') return attributes.size === 0 ? 'break' : undefined
    const id = idOf(attributes.get('id'))
    const isAtom = attributes.get('translate') === 'no'
    if (name !== 'span' || id === undefined || isEmpty || attributes.size !== (isAtom ? 2 : 1))
      return undefined
    return { kind: isAtom ? 'atom' : 'wrap', id }
  },
  entities: { nbsp: '\u00a0' },
}

export const fromHtmlMarkup = (answer: string, source: Tagged): ReadAnswer => readMarkup(answer, source, form)
