/** What a block of an integration says without being drawn: its name and its text. */
import type { JsonObject } from './document.ts'
import { isJsonObject } from './reference.ts'

/** `integration/block`. */
export const integrationName = ({ integration, block }: JsonObject): string =>
  [integration, block].filter((part): part is string => typeof part === 'string' && part !== '').join('/')

/**
 * The props that are text to read, such as the source of a diagram or the label of a form, by name. A value without
 * white space is an id or a URL.
 */
export const integrationText = ({ props }: JsonObject): string =>
  isJsonObject(props)
    ? Object.entries(props)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .flatMap(([, value]) => (typeof value === 'string' && /\S\s+\S/.test(value) ? [value.trim()] : []))
        .join('\n')
    : ''
