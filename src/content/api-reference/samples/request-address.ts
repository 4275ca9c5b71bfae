/** Addresses of requests: parameters written into path and query, everything percent-encoded. */
import type { Json } from '../../document/document.ts'
import { isJsonObject } from '../../document/reference.ts'
import { valueText } from '../schema-text.ts'

/** Percent-encodes everything but unreserved characters. */
const encodePart = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /[!'()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )

/** Characters that stay as they are in a written address; all others are percent-encoded. */
const encodeAddress = (text: string): string =>
  text.toWellFormed().replace(/[^\w\-.~:/?#@!&+,;=%]+/g, (part) => encodePart(part))

/** A path such as `/users/{id}` with values for its parameters. */
export const pathWith = (path: string, values: ReadonlyMap<string, Json>): string => {
  const start = path.startsWith('/') || path === '' ? '' : '/'
  return `${start}${path
    .split(/(\{[^{}]*\})/)
    .map((part) => {
      if (!part.startsWith('{')) return encodeAddress(part)
      const value = values.get(part.slice(1, -1))
      if (value === undefined || value === null) return encodePart(part.slice(1, -1).toUpperCase())
      return Array.isArray(value)
        ? (value as readonly Json[]).map((one) => encodePart(valueText(one))).join(',')
        : encodePart(valueText(value))
    })
    .join('')}`
}

/** A query parameter in the style that it declares, as pairs that are not encoded yet. */
export const queryPairs = (
  {
    name,
    style = 'form',
    explode,
  }: { readonly name: string; readonly style?: string; readonly explode?: boolean },
  value: Json,
): readonly (readonly [string, string])[] => {
  const isExploded = explode ?? style === 'form'
  if (Array.isArray(value)) {
    const texts = (value as readonly Json[]).map((one) => valueText(one))
    if (isExploded) return texts.map((text) => [name, text] as const)
    const separator = style === 'spaceDelimited' ? ' ' : style === 'pipeDelimited' ? '|' : ','
    return [[name, texts.join(separator)]]
  }
  if (!isJsonObject(value)) return [[name, valueText(value)]]
  const entries = Object.entries(value).map(([key, one]) => [key, valueText(one)] as const)
  if (style === 'deepObject') return entries.map(([key, text]) => [`${name}[${key}]`, text] as const)
  return isExploded ? entries : [[name, entries.flat().join(',')]]
}

/** An address with pairs added to its query. */
export const addressWith = (address: string, pairs: readonly (readonly [string, string])[]): string => {
  const query = pairs.map(([name, value]) => `${encodePart(name)}=${encodePart(value)}`).join('&')
  const written = encodeAddress(address)
  return query === '' ? written : `${written}${written.includes('?') ? '&' : '?'}${query}`
}
