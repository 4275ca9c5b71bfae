/**
 * What the block of an API operation contains itself. Newer files name a specification and contain a link to it; older
 * ones (`swagger`) contain the whole description as tags in the body, which is stored as written.
 */
import type { JsonObject } from '../document/document.ts'
import { beforeAny } from '../document/linear-text.ts'
import { safeLink } from './safe-url.ts'

interface OperationParameter {
  readonly name: string
  /** `path`, `query`, `header`, `cookie` or `body`; '' if not specified. */
  readonly place: string
  readonly type: string
  readonly required: boolean
  readonly text: string
}

interface OperationAnswer {
  readonly status: string
  readonly text: string
}

export interface OperationText {
  readonly summary: string
  readonly description: string
  /** Base URL of the API; '' if not specified. */
  readonly server: string
  /** The specification linked in the body. */
  readonly source?: { readonly title: string; readonly href: string }
  readonly parameters: readonly OperationParameter[]
  readonly answers: readonly OperationAnswer[]
}

/** Maximum number shown; a body is untrusted text and may contain any number. */
const mostRows = 100

const textOf = (data: JsonObject, name: string): string => {
  const value = data[name]
  return typeof value === 'string' ? value.trim() : ''
}

/** Searches for characters from increasing positions, so that no part of the text is scanned twice. */
const finder = (text: string, set: string): ((from: number) => number) => {
  let found = -1
  return (from) => {
    if (found < from) for (found = from; found < text.length && !set.includes(text.charAt(found));) found += 1
    return found
  }
}

/** Replaces what `read` recognizes at each occurrence; it returns the end of what it read, and the replacement. */
const changed = (
  text: string,
  begin: string,
  read: (start: number) => { readonly end: number; readonly instead: string } | undefined,
): string => {
  let result = ''
  let from = 0
  for (let start = text.indexOf(begin); start >= 0; start = text.indexOf(begin, Math.max(from, start + 1))) {
    const part = read(start)
    if (part === undefined) continue
    result += text.slice(from, start) + part.instead
    from = part.end
  }
  return result + text.slice(from)
}

const longestTag = 200
const longestLabel = 500
const longestAddress = 2000

const withoutTags = (text: string): string => {
  const close = finder(text, '>')
  return changed(text, '<', (start) => {
    const end = close(start)
    const isTag =
      end < text.length && end - start <= longestTag && /^<\/?[a-z]/i.test(text.slice(start, start + 3))
    return isTag ? { end: end + 1, instead: '' } : undefined
  })
}

const withoutAddresses = (text: string): string => {
  const [labelEnd, addressEnd] = [finder(text, ']\n'), finder(text, ')\n')]
  return changed(text, '[', (start) => {
    const label = labelEnd(start)
    if (!text.startsWith('](', label) || label - start > longestLabel) return undefined
    const address = addressEnd(label)
    if (text[address] !== ')' || address - label > longestAddress) return undefined
    return { end: address + 1, instead: text.slice(start + 1, label) }
  })
}

/** Text of a tag without the few Markdown and HTML constructs used in such texts. */
const plain = (text: string): string =>
  withoutAddresses(withoutTags(text.replace(/<br\s*\/?>/gi, '\n')))
    .replace(/\\$/gm, '')
    .replace(/(?:\*\*|`)/g, '')
    .trim()

const attribute = (text: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(text)?.[1] ?? ''

/** The attributes and content of every tag with this name; tags do not nest. */
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

/** Reads the data of an `openapi-operation`. Missing values are empty. */
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
      status: beforeAny(attribute(given, 'status'), ':'),
      text: plain(attribute(given, 'description')),
    })),
  }
}
