/**
 * What a site knows about its visitors: a JSON Schema (draft 07) of their claims, restricted to what conditions can be
 * built from. Claims under `unsigned` come from the visitor and are not verified.
 */
import { z } from 'zod'
import { unstorable } from '../documents/schemas.ts'
import { recordOf, Timestamp } from '../wire/shapes.ts'

const description = z.string().max(1000)

const primitives = [
  z.strictObject({ type: z.literal('boolean'), description }),
  z.strictObject({
    type: z.literal('string'),
    description,
    enum: z.array(z.string().max(256)).min(1).max(1000).exactOptional(),
  }),
  z.strictObject({ type: z.literal('number'), description }),
] as const

type Primitive = z.output<(typeof primitives)[number]>
export type AdaptiveClaim =
  | Primitive
  | { type: 'array'; description: string; items: Primitive }
  | AdaptiveClaimGroup
interface AdaptiveClaimGroup {
  type: 'object'
  description: string
  properties: Record<string, AdaptiveClaim>
  additionalProperties: false
}

const ClaimName = z.string().min(1).max(256)
const mostClaims = 1000

const Group = z
  .strictObject({
    type: z.literal('object'),
    description,
    get properties(): z.ZodRecord<typeof ClaimName, z.ZodType<AdaptiveClaim, AdaptiveClaim>> {
      return recordOf(ClaimName, Claim, mostClaims)
    },
    additionalProperties: z.literal(false),
  })
  .meta({ id: 'AdaptiveClaimGroup' })

const Claim: z.ZodType<AdaptiveClaim, AdaptiveClaim> = z
  .discriminatedUnion('type', [
    ...primitives,
    z.strictObject({
      type: z.literal('array'),
      description,
      items: z.discriminatedUnion('type', primitives),
    }),
    Group,
  ])
  .meta({ id: 'AdaptiveClaim' })

const Schema = z
  .strictObject({
    $schema: z.literal('http://json-schema.org/draft-07/schema#').exactOptional(),
    type: z.literal('object'),
    properties: z
      .object({ unsigned: Group.exactOptional() })
      .catchall(Claim)
      // A catch-all validates the values, not the names.
      .refine((claims) => Object.keys(claims).every((name) => ClaimName.safeParse(name).success), {
        error: 'Names of claims have 1 to 256 characters.',
      })
      .refine((claims) => Object.keys(claims).length <= mostClaims, {
        error: `Must have at most ${mostClaims} entries.`,
      })
      .meta({ maxProperties: mostClaims }),
    additionalProperties: z.literal(false),
  })
  .meta({ id: 'AdaptiveJsonSchema' })
export type AdaptiveJsonSchema = z.output<typeof Schema>

/**
 * The schema as input. It is recursive, so the value is first checked iteratively: excessive nesting would otherwise
 * overflow the stack instead of being rejected. The step accepts anything, so the cast restores the type and
 * description of the schema for callers.
 */
const Sent = z.preprocess((value, context) => {
  const problem = unstorable(value)
  if (problem === undefined) return value
  context.addIssue({ code: 'custom', message: problem, input: value })
  return z.NEVER
}, Schema) as unknown as typeof Schema

export const SiteAdaptiveSchema = z
  .object({ object: z.literal('site-adaptive-schema'), jsonSchema: Schema, updatedAt: Timestamp })
  .meta({ id: 'SiteAdaptiveSchema' })
export type SiteAdaptiveSchema = z.output<typeof SiteAdaptiveSchema>

export const SiteAdaptiveSchemaUpdate = z
  .strictObject({ jsonSchema: Sent })
  .meta({ id: 'SiteAdaptiveSchemaUpdate' })

/** Suggested conditions, derived from the claims of the schema. */
export const TemplateConditions = z
  .object({ items: z.array(z.object({ description: z.string(), condition: z.string() })) })
  .meta({ id: 'TemplateConditions' })
