/** Tagged text for DeepL: `<g id="1">`, and `<x id="2">word</x>` for atoms; send `x` as `ignore_tags`. */
import type { Tagged } from './tagged-text.ts'
import type { ReadAnswer } from './to-html-markup.ts'

export const toXmlMarkup = (_tagged: Tagged): string => {
  throw new Error('to follow')
}
export const fromXmlMarkup = (_answer: string, _source: Tagged): ReadAnswer => {
  throw new Error('to follow')
}
