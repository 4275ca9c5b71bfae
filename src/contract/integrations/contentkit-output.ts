/**
 * Reads what an integration answers to a render: limits, normal form, schema.
 *
 * The value is not trusted. It is measured without recursion first; what follows descends at most `limits.levels`
 * levels. Time grows with the size of the value, and not past the limits.
 */
import type { z } from 'zod'
import type { RenderOutput } from '../../content/contentkit/elements.ts'
import type { ErrorDetail } from '../operation/errors.ts'
import { CompleteOutput, ElementOutput } from './contentkit.ts'
import { normalizedElement } from './contentkit-normal-form.ts'

/** Limits of one output. */
export const outputLimits = {
  /** UTF-8 bytes of the JSON text. */
  bytes: 512 * 1024,
  /** Levels of JSON values. */
  levels: 100,
  /** Elements and texts. */
  nodes: 2000,
  /** Elements within each other. */
  depth: 20,
} as const

/** The output, or what is wrong with it. Paths are those of the value that was passed in. */
export type OutputReading = { readonly output: RenderOutput } | { readonly problems: readonly ErrorDetail[] }

const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const bytesOf = (value: string): number =>
  value.length > outputLimits.bytes ? value.length : new TextEncoder().encode(value).length + 2

/** Why the value is too large, or undefined. Stops at the limit. */
function tooLarge(value: unknown): string | undefined {
  let bytes = 0
  const left: [value: unknown, level: number][] = [[value, 0]]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [one, level] = next
    if (level > outputLimits.levels) return `Is nested more than ${outputLimits.levels} levels deep.`
    bytes += typeof one === 'string' ? bytesOf(one) : 1
    if (Array.isArray(one)) {
      bytes += one.length
      if (bytes <= outputLimits.bytes) for (const item of one) left.push([item, level + 1])
    } else if (isObject(one)) {
      for (const name in one) {
        bytes += bytesOf(name) + 2
        if (bytes > outputLimits.bytes) break
        left.push([one[name], level + 1])
      }
    }
    if (bytes > outputLimits.bytes) return `Is larger than ${outputLimits.bytes / 1024} KB.`
  }
  return undefined
}

/**
 * Reads an answer of an integration, parsed from JSON.
 *
 * `integrationsUrl` is the origin of the integrations' own addresses: a URL given in parts (`{host, pathname, query}`)
 * takes its scheme where the host is the same, else https.
 */
export function readOutput(
  value: unknown,
  { integrationsUrl }: { readonly integrationsUrl: string },
): OutputReading {
  const problem = tooLarge(value)
  if (problem !== undefined) return { problems: [{ path: '', message: problem }] }
  if (!isObject(value)) return { problems: [{ path: '', message: 'Must be an object.' }] }
  if (value['type'] === 'complete') return checked(CompleteOutput, dropNull(value), (path) => path)
  const { element, problems, sourcePath } = normalizedElement(value['element'], {
    integrationsUrl,
    limits: outputLimits,
  })
  if (problems.length > 0) return { problems }
  const { canAccessVisitorClaims: _ours, ...given } = dropNull(value)
  return checked(ElementOutput, { state: {}, props: {}, ...given, element }, sourcePath)
}

const dropNull = (value: { readonly [name: string]: unknown }): { [name: string]: unknown } =>
  Object.fromEntries(Object.entries(value).filter(([, member]) => member !== null && member !== undefined))

/** At most so many problems are told. */
const mostProblems = 20

function checked(
  schema: z.ZodType<RenderOutput>,
  value: unknown,
  sourcePath: (path: readonly PropertyKey[]) => readonly PropertyKey[],
): OutputReading {
  const parsed = schema.safeParse(value)
  if (parsed.success) return { output: parsed.data }
  return {
    problems: parsed.error.issues.slice(0, mostProblems).map(({ path, message }) => ({
      path: sourcePath(path).map(String).join('.'),
      message,
    })),
  }
}
