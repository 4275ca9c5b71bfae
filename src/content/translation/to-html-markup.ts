/** Tagged text for LibreTranslate: `<span id="1">`, and `<span id="2" translate="no">word</span>` for atoms. */
import type { Tagged } from './tagged-text.ts'

export type ReadAnswer = { readonly text: string } | { readonly problems: readonly string[] }

export const toHtmlMarkup = (_tagged: Tagged): string => {
  throw new Error('to follow')
}
export const fromHtmlMarkup = (_answer: string, _source: Tagged): ReadAnswer => {
  throw new Error('to follow')
}
