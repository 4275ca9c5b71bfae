/** Trusted markup. Only `markup` creates it and, in one place each, `trusted`. */
export interface Html {
  readonly markup: string
}

/** A value in a template: text is escaped, markup is not, and false and undefined print nothing. */
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

/** Escapes text for element content and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"'`\0\r]/g, (c) => escapes[c] ?? '')

const print = (value: HtmlValue): string => {
  if (value === false || value === undefined) return ''
  if (typeof value === 'string') return escapeHtml(value)
  if (typeof value === 'number') return String(value)
  if ('markup' in value) return value.markup
  return value.map(print).join('')
}

/**
 * A template that escapes its values: markup`<a href="${href}">${title}</a>`. Values are only safe between tags or
 * inside quoted attributes; never as names of tags or attributes, unquoted, or inside `script`.
 */
export const markup = (parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html => {
  let made = parts[0] ?? ''
  for (const [index, value] of values.entries()) made += print(value) + (parts[index + 1] ?? '')
  return { markup: made }
}

/** Markup from a source that escapes its own output: the document printer, the formula renderer, constants. */
export const trusted = (markup: string): Html => ({ markup })

export const nothing: Html = { markup: '' }

/** Attributes, omitting those without a value; `true` prints an empty value. Names must be constants. */
export const attributes = (given: Readonly<Record<string, string | number | boolean | undefined>>): Html => {
  let made = ''
  for (const [name, value] of Object.entries(given)) {
    if (value === undefined || value === false) continue
    made += value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`
  }
  return { markup: made }
}
