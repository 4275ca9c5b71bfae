/**
 * Tagged text for DeepL: `<g id="1">` for what wraps text, `<x id="2">word</x>` for atoms, to be sent with `x` among
 * `ignore_tags`.
 */
import { escapeText, partsOfText } from './read-tags.ts'
import { idOf, readMarkup, wordOfAtom, type MarkupForm, type ReadAnswer } from './read-markup.ts'
import type { Tagged } from './tagged-text.ts'
import { replaceUnfit } from './xml-text.ts'

const xmlText = (text: string): string => escapeText(replaceUnfit(text, () => ' '))

export const toXmlMarkup = (source: Tagged): string => {
  const wordOf = wordOfAtom(source)
  let xml = ''
  for (const part of partsOfText(source.text)) {
    if (part.kind === 'text') xml += xmlText(part.text)
    else if (part.kind === 'open') xml += `<g id="${part.id}">`
    else if (part.kind === 'close') xml += '</g>'
    else xml += `<x id="${part.id}">${xmlText(wordOf(part.id))}</x>`
  }
  return xml
}

const form: MarkupForm = {
  open: ({ name, attributes }) => {
    const id = idOf(attributes.get('id'))
    if (id === undefined || attributes.size !== 1 || (name !== 'g' && name !== 'x')) return undefined
    return { kind: name === 'x' ? 'atom' : 'wrap', id }
  },
  entities: {},
}

export const fromXmlMarkup = (answer: string, source: Tagged): ReadAnswer => readMarkup(answer, source, form)
