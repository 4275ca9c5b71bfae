/**
 * Response fields that grant access to whoever has them, without authentication: invite links, share links, signing
 * keys, tokens. Such a field is declared with `credential()`. A caller whose token lacks the scope below gets the
 * response without it; otherwise a read token could be exchanged for more access than it was created for, or for access
 * that remains after the token is revoked.
 */
import { z } from 'zod'
import type { Operation, Scope } from './operation.ts'

/** The scope that a token needs to receive credentials. Sessions have every scope. */
export const credentialScope: Scope = 'admin'

const mark = 'x-credential'

/**
 * Declares that the field with this schema is a credential. Also make it `optional()` if an operation that returns it
 * needs a lower scope: the service omits it there.
 */
export const credential = <Schema extends z.ZodType>(schema: Schema): Schema => {
  const { description } = z.globalRegistry.get(schema) ?? {}
  const notice = `A secret: only for the scope "${credentialScope}", left out for other tokens.`
  return schema.meta({
    description: description === undefined ? notice : `${description} ${notice}`,
    [mark]: credentialScope,
  })
}

/** A schema inside another one. `key` names the field; list elements and alternatives have none. */
export interface Inner {
  readonly key?: string
  readonly schema: z.ZodType
}

const inner = (...schemas: readonly unknown[]): Inner[] =>
  schemas.map((schema) => ({ schema: schema as z.ZodType }))

/** The direct child schemas; entries of records have the key `*`. */
export const innerSchemas = (schema: z.ZodType): readonly Inner[] => {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([key, field]) => ({ key, schema: field as z.ZodType }))
    const { catchall } = schema.def
    return catchall === undefined ? fields : [...fields, { key: '*', schema: catchall as z.ZodType }]
  }
  if (schema instanceof z.ZodRecord) return [{ key: '*', schema: schema.valueType as z.ZodType }]
  if (schema instanceof z.ZodArray) return inner(schema.element)
  if (schema instanceof z.ZodTuple) return inner(...schema.def.items, schema.def.rest ?? z.never())
  if (schema instanceof z.ZodUnion) return inner(...schema.options)
  if (schema instanceof z.ZodIntersection) return inner(schema.def.left, schema.def.right)
  if (schema instanceof z.ZodLazy) return inner(schema.unwrap())
  if (schema instanceof z.ZodPipe) return inner(schema.def.out)
  const { innerType } = schema.def as { readonly innerType?: unknown }
  return innerType === undefined ? [] : inner(innerType)
}

/** Whether its values have parts. Any other schema is primitive, or wraps other schemas of the same value. */
export const hasParts = ({ def: { type } }: z.ZodType): boolean =>
  type === 'object' || type === 'record' || type === 'array' || type === 'tuple'

/** Whether values of the schema are credentials themselves, in at least one alternative. */
export const isCredential = (schema: z.ZodType): boolean =>
  z.globalRegistry.get(schema)?.[mark] !== undefined ||
  (!hasParts(schema) && innerSchemas(schema).some((one) => isCredential(one.schema)))

export interface CredentialField {
  /** Such as `items[].urls.app`. */
  readonly path: string
  /** Whether it may be missing from responses. */
  readonly optional: boolean
}

/** The credential fields of a schema; for a recursive schema those of its first level. */
export const credentialFields = (shape: z.ZodType | undefined): readonly CredentialField[] => {
  const found = new Map<string, CredentialField>()
  const visit = (schema: z.ZodType, path: string, around: readonly z.ZodType[]): void => {
    if (isCredential(schema)) {
      found.set(path, { path, optional: schema instanceof z.ZodOptional })
      return
    }
    if (around.includes(schema)) return
    for (const { key, schema: next } of innerSchemas(schema)) {
      const list = schema instanceof z.ZodArray || schema instanceof z.ZodTuple ? '[]' : ''
      const name = key === undefined ? list : path === '' ? key : `.${key}`
      visit(next, path + name, [...around, schema])
    }
  }
  if (shape !== undefined && holdsCredential(shape)) visit(shape, '', [])
  return [...found.values()]
}

const holding = new WeakMap<z.ZodType, boolean>()

/** Whether values of the schema may contain a credential at any depth. */
export const holdsCredential = (schema: z.ZodType): boolean => {
  const known = holding.get(schema)
  if (known !== undefined) return known
  const seen = new Set([schema])
  let holds = false
  for (const one of seen) {
    if (isCredential(one)) holds = true
    for (const { schema: next } of innerSchemas(one)) seen.add(next)
  }
  holding.set(schema, holds)
  return holds
}

/** Documentation of the credentials in the response of an operation that callers with a lower scope can also use. */
export const credentialNotice = ({ result, scope }: Operation): string | undefined => {
  if (scope === credentialScope) return undefined
  const paths = credentialFields(result).map(({ path }) => `\`${path}\``)
  if (paths.length === 0) return undefined
  return `A token needs the scope \`${credentialScope}\` to be told ${paths.join(', ')}: a secret that gives more than this operation needs. Other tokens get the answer without it.`
}
