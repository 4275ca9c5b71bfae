/** Compares request bodies and responses. */
import { isObject, pointerOf } from '../api-document/references.ts'
import type { JsonObject } from '../document/document.ts'
import type { Direction } from './checks.ts'
import { compareNamedValues, headersOf } from './compare-parameters.ts'
import type { Comparison } from './schema-pairs.ts'
import { compareSchemas } from './compare-schemas.ts'
import type { DocumentSide, Part } from './document-side.ts'
import { partsAt } from './document-side.ts'
import type { FindingScope } from './findings.ts'

export interface BodyContext {
  readonly comparison: Comparison
  readonly scope: FindingScope
  readonly direction: Direction
}

interface MediaType {
  readonly name: string
  readonly part: Part
}

/** `Application/JSON; charset=utf-8` and `application/json` are one media type, unless a document has both. */
const bareName = (name: string): string => (name.split(';')[0] ?? '').trim().toLowerCase()

const mediaTypesOf = (side: DocumentSide, { node, pointer }: Part): ReadonlyMap<string, MediaType> => {
  const { content } = node
  const found = new Map<string, MediaType>()
  const entries = Object.entries(isObject(content) ? content : {}).sort(([a], [b]) => (a < b ? -1 : 1))
  const same = Map.groupBy(entries, ([name]) => bareName(name))
  for (const [name, value] of entries) {
    const part = side.object(value, `${pointer}/content${pointerOf([name])}`)
    const bare = bareName(name)
    if (part !== undefined) found.set((same.get(bare)?.length ?? 0) > 1 ? name : bare, { name, part })
  }
  return found
}

/** What the content of a body belongs to. */
interface Holder {
  readonly place: string
  readonly subject: string
  readonly adjective: string
}

const compareContent = (context: BodyContext, holder: Holder, from: Part, to: Part): void => {
  const { comparison, scope, direction } = context
  const { place, subject, adjective } = holder
  const [before, after] = [mediaTypesOf(comparison.from, from), mediaTypesOf(comparison.to, to)]
  // What all media types share is reported once.
  const reported = new Set<string>()
  for (const [key, { name, part }] of before) {
    const other = after.get(key)
    if (other === undefined) {
      const texts = { before: name, from: part.pointer, to: to.pointer }
      comparison.findings.add(scope, {
        check: 'media-type-removed',
        ...{ direction, place, subject, ...texts },
      })
      continue
    }
    compareSchemas(
      comparison,
      { scope, direction, place: `${place} ${other.name}`, subject, adjective, kind: 'body', reported },
      comparison.from.schemaOf(partsAt(part.node['schema'], `${part.pointer}/schema`)),
      comparison.to.schemaOf(partsAt(other.part.node['schema'], `${other.part.pointer}/schema`)),
    )
  }
  for (const [key, { name, part }] of after) {
    if (before.has(key)) continue
    const texts = { after: name, from: from.pointer, to: part.pointer }
    comparison.findings.add(scope, { check: 'media-type-added', ...{ direction, place, subject, ...texts } })
  }
}

export const compareRequestBodies = (context: BodyContext, from: Part, to: Part): void => {
  const { comparison, scope, direction } = context
  const { findings } = comparison
  const holder: Holder = { place: 'request body', subject: 'the request body', adjective: 'request' }
  const before = comparison.from.object(from.node['requestBody'], `${from.pointer}/requestBody`)
  const after = comparison.to.object(to.node['requestBody'], `${to.pointer}/requestBody`)
  const isRequired = (part: Part): boolean => part.node['required'] === true
  const place = { direction, place: holder.place }
  if (before !== undefined && after !== undefined) {
    const where = { from: before.pointer, to: after.pointer }
    if (isRequired(before) !== isRequired(after)) {
      const check = isRequired(after) ? 'body-became-required' : 'body-became-optional'
      findings.add(scope, { check, ...place, ...where })
    }
    compareContent(context, holder, before, after)
  } else if (before !== undefined)
    findings.add(scope, { check: 'body-removed', ...place, from: before.pointer, to: to.pointer })
  else if (after !== undefined)
    findings.add(scope, {
      check: isRequired(after) ? 'required-body-added' : 'optional-body-added',
      ...{ ...place, from: from.pointer, to: after.pointer },
    })
}

const isSuccess = (status: string): boolean => status.startsWith('2')

const responsesOf = (side: DocumentSide, { node, pointer }: Part): ReadonlyMap<string, Part> => {
  const { responses } = node
  const found = new Map<string, Part>()
  for (const status of Object.keys(isObject(responses) ? responses : {}).sort()) {
    if (status.startsWith('x-')) continue
    const part = side.object((responses as JsonObject)[status], `${pointer}/responses${pointerOf([status])}`)
    if (part !== undefined)
      found.set(status.toUpperCase() === 'DEFAULT' ? 'default' : status.toUpperCase(), part)
  }
  return found
}

/** The statuses that answer to `status` on the other side: itself, the range that it lies in, or those in its range. */
const counterparts = (status: string, others: ReadonlyMap<string, Part>): readonly string[] => {
  const range = `${status.charAt(0)}XX`
  const whole = [status, range].find((one) => others.has(one))
  if (whole !== undefined) return [whole]
  return status === range ? [...others.keys()].filter((one) => one.startsWith(status.charAt(0))) : []
}

export const compareResponses = (context: BodyContext, from: Part, to: Part): void => {
  const { comparison, scope, direction } = context
  const [before, after] = [responsesOf(comparison.from, from), responsesOf(comparison.to, to)]
  for (const [status, part] of before) {
    const place = `response ${status}`
    const responses = counterparts(status, after).flatMap((one) => after.get(one) ?? [])
    if (responses.length === 0) {
      const check = isSuccess(status) ? 'success-status-removed' : 'error-status-removed'
      comparison.findings.add(scope, { check, place, before: status, from: part.pointer, to: to.pointer })
      continue
    }
    const headers = headersOf(comparison.from, part, place)
    const holder: Holder = { place, subject: 'the response body', adjective: 'response' }
    for (const response of responses) {
      compareNamedValues(context, headers, headersOf(comparison.to, response, place))
      compareContent({ comparison, scope, direction }, holder, part, response)
    }
  }
  for (const [status, part] of after) {
    if (counterparts(status, before).length > 0) continue
    const where = { place: `response ${status}`, after: status, from: from.pointer, to: part.pointer }
    comparison.findings.add(scope, { check: 'status-added', ...where })
  }
}
