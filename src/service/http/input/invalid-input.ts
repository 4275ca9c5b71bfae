/** Turns schema issues into sentences with the path of the field. */
import type { z } from 'zod'
import type { ErrorDetail } from '../../../contract/operation/errors.ts'
import { Failure } from '../failure.ts'

const listed = (values: readonly unknown[]): string => values.map((value) => JSON.stringify(value)).join(', ')

const sentence = (issue: z.core.$ZodIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Is required.' : `Must be ${article(issue.expected)}.`
    case 'too_big':
      return issue.origin === 'string'
        ? `Must have at most ${issue.maximum} characters.`
        : issue.origin === 'array'
          ? `Must have at most ${issue.maximum} items.`
          : `Must be at most ${issue.maximum}.`
    case 'too_small':
      return issue.origin === 'string'
        ? `Must have at least ${issue.minimum} characters.`
        : issue.origin === 'array'
          ? `Must have at least ${issue.minimum} items.`
          : `Must be at least ${issue.minimum}.`
    case 'invalid_value':
      return issue.values.length === 1
        ? `Must be ${listed(issue.values)}.`
        : `Must be one of ${listed(issue.values)}.`
    case 'unrecognized_keys':
      return `Does not accept ${listed(issue.keys)}.`
    default:
      return issue.message
  }
}

const article = (type: string): string =>
  type === 'int' ? 'a whole number' : /^[aeio]/.test(type) ? `an ${type}` : `a ${type}`

/** The issues of the union's alternative that came closest: reporting all of them would bury the one that matters. */
const closest = (issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] => {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const depth = (issues: readonly z.core.$ZodIssue[]) => Math.max(...issues.map(({ path }) => path.length))
  const best = issue.errors.toSorted((a, b) => depth(b) - depth(a) || a.length - b.length)[0] ?? []
  return best.flatMap((inner) => closest({ ...inner, path: [...issue.path, ...inner.path] }))
}

/** The failure for a part of a request that does not match its schema. `part` is `body`, `query` or `path`. */
export const invalidInput = (
  part: 'body' | 'query' | 'path',
  error: z.core.$ZodError,
  reason: 'invalid-input' | 'bad-content' = 'invalid-input',
): Failure => {
  const details: ErrorDetail[] = error.issues.flatMap(closest).map((issue) => ({
    path: [part, ...issue.path.map(String)].join('.'),
    message: sentence(issue),
  }))
  const first = details[0]
  return new Failure(reason, first ? `${first.path}: ${first.message}` : 'The request is not valid.', {
    details: details.slice(0, 50),
  })
}
