/**
 * Removes credentials from answers if the token's scope does not cover them
 * (`contract/operation/credential-fields.ts`).
 */
import type { z } from 'zod'
import {
  credentialScope,
  hasParts,
  holdsCredential,
  innerSchemas,
  isCredential,
} from '../../../contract/operation/credential-fields.ts'
import type { Caller } from '../../access/caller.ts'
import { scopeAllows } from '../../access/caller.ts'
import { ReadyJson } from '../ready-json.ts'

/** The schemas that can describe a value: the alternatives of unions, without wrappers. */
const alternativesOf = (schema: z.ZodType): readonly z.ZodType[] =>
  hasParts(schema) ? [schema] : innerSchemas(schema).flatMap(({ schema: next }) => alternativesOf(next))

/** The schemas of a field or, without a key, of a list's elements. */
const schemasOf = (alternatives: readonly z.ZodType[], key?: string): readonly z.ZodType[] =>
  alternatives.flatMap((schema) => {
    const found = innerSchemas(schema)
    const byKey = found.filter((one) => one.key === key)
    return (byKey.length > 0 ? byKey : found.filter((one) => one.key === '*')).map((one) => one.schema)
  })

const without = (value: unknown, schemas: readonly z.ZodType[]): unknown => {
  const holding = schemas.filter(holdsCredential)
  if (holding.length === 0 || typeof value !== 'object' || value === null) return value
  const alternatives = holding.flatMap(alternativesOf)
  if (Array.isArray(value)) {
    const elements = schemasOf(alternatives)
    return elements.some(isCredential) ? [] : value.map((one: unknown) => without(one, elements))
  }
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]: [string, unknown]) => {
      const field = schemasOf(alternatives, key)
      return field.some(isCredential) ? [] : [[key, without(one, field)]]
    }),
  )
}

/** The verb's answer without what is withheld from the caller. */
export const withheldFrom = (
  caller: Pick<Caller, 'scope'> | undefined,
  shape: z.ZodType,
  answer: unknown,
): unknown => {
  if (caller !== undefined && scopeAllows(caller.scope, credentialScope)) return answer
  if (!holdsCredential(shape)) return answer
  return without(answer instanceof ReadyJson ? JSON.parse(answer.text) : answer, [shape])
}
