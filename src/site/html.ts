/** Text with markup that is trusted as it is. The only ways to make it are `markup` and, in one place each, `trusted`. */
export interface Html {
  readonly markup: string
}

/** What may stand between the words of a template: text is escaped, markup is not, and nothing leaves nothing. */
export type HtmlValue = string | number | Html | readonly HtmlValue[] | false | undefined

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
  '\0': '',
  '\r': '&#13;',
}

/** Text as it may stand between tags and between the quotes of an attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"'`\0\r]/g, (c) => escapes[c] ?? '')

const print = (value: HtmlValue): string => {
  if (value === false || value === undefined) return ''
  if (typeof value === 'string') return escapeHtml(value)
  if (typeof value === 'number') return String(value)
  if ('markup' in value) return value.markup
  return value.map(print).join('')
}

/**
 * A template whose values are escaped: markup`<a href="${href}">${title}</a>`. Values stand between tags or inside
 * quoted attributes, nowhere else: not as names of tags or attributes, not without quotes, not inside `script`.
 */
export const markup = (parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html => {
  let made = parts[0] ?? ''
  for (const [index, value] of values.entries()) made += print(value) + (parts[index + 1] ?? '')
  return { markup: made }
}

/** Markup from a source that escapes by itself: the printer of documents, the maker of formulas, constants. */
export const trusted = (markup: string): Html => ({ markup })

export const nothing: Html = { markup: '' }

/** Attributes with those left out that have no value; `true` is the empty text. Names are constants of ours. */
export const attributes = (given: Readonly<Record<string, string | number | boolean | undefined>>): Html => {
  let made = ''
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || value === false) continue
    made += value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`
  }
  return { markup: made }
}
