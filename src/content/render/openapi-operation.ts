/**
 * What the block of an API operation says by itself. Newer files name a specification and hold a link to it; older ones
 * (`swagger`) hold the whole description as tags in the body, which is kept as it was written.
 */
import type { JsonObject } from '../document.ts'
import { safeLink } from './safe-url.ts'

export interface OperationParameter {
  readonly name: string
  /** `path`, `query`, `header`, `cookie` or `body`; '' when it is not said. */
  readonly place: string
  readonly type: string
  readonly required: boolean
  readonly text: string
}

export interface OperationAnswer {
  readonly status: string
  readonly text: string
}

export interface OperationText {
  readonly summary: string
  readonly description: string
  /** Where the API stands; '' when it is not said. */
  readonly server: string
  /** The specification, as the body links it. */
  readonly source?: { readonly title: string; readonly href: string }
  readonly parameters: readonly OperationParameter[]
  readonly answers: readonly OperationAnswer[]
}

/** So many are shown; a body is text of a stranger and may hold any number. */
const mostRows = 100

const textOf = (data: JsonObject, name: string): string => {
  const value = data[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** Text of a tag without the little Markdown and HTML that such texts hold. */
const plain = (text: string): string =>
  text
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/?[a-z][^>]{0,200}>/gi, '')
    .replace(/\[([^\]\n]{0,500})\]\([^)\n]{0,2000}\)/g, '$1')
    .replace(/\\$/gm, '')
    .replace(/(?:\*\*|`)/g, '')
    .trim()

const attribute = (text: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(text)?.[1] ?? ''

/** The attributes and the content of every tag of a name; tags do not nest. */
const tags = (body: string, name: string): { readonly given: string; readonly content: string }[] => {
  const found: { given: string; content: string }[] = []
  const end = `{% end${name} %}`
  for (const part of body.split(`{% ${name}`).slice(1, mostRows + 1)) {
    const close = part.indexOf('%}')
    const stop = part.indexOf(end)
    if (close < 0 || !/^[\s%]/.test(part)) continue
    found.push({ given: part.slice(0, close), content: stop < close ? '' : part.slice(close + 2, stop) })
  }
  return found
}

/** Reads the data of an `openapi-operation`. What is not there is empty. */
export const operationText = (data: JsonObject): OperationText => {
  const body = textOf(data, 'body')
  const [, title = '', address = ''] = /^\[([^\]\n]*)\]\(<?([^)\s>]+)>?\)$/.exec(body) ?? []
  const href = safeLink(address)
  return {
    summary: textOf(data, 'summary'),
    description: plain(tags(body, 'swagger-description')[0]?.content ?? ''),
    server: textOf(data, 'baseUrl'),
    ...(href !== undefined && /^https?:/i.test(href) && { source: { title: title || href, href } }),
    parameters: tags(body, 'swagger-parameter').map(({ given, content }) => ({
      name: attribute(given, 'name'),
      place: attribute(given, 'in'),
      type: attribute(given, 'type'),
      required: attribute(given, 'required') === 'true',
      text: plain(content),
    })),
    answers: tags(body, 'swagger-response').map(({ given }) => ({
      status: attribute(given, 'status').replace(/:.*$/, ''),
      text: plain(attribute(given, 'description')),
    })),
  }
}
