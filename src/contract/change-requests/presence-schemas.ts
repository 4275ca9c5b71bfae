/** Who is currently editing a change request. Expires within a minute of the last report of a browser window. */
import { z } from 'zod'
import { User } from '../people/schemas.ts'
import { Id, Timestamp } from '../wire/shapes.ts'

const Present = z
  .object({
    user: User,
    page: Id.optional().describe('The open page, if any.'),
    since: Timestamp,
  })
  .meta({ id: 'Present' })
type Present = z.output<typeof Present>

export const Presence = z
  .object({
    object: z.literal('change-request-presence'),
    people: z
      .array(Present)
      .describe('One entry per person and page, including the caller, in the order in which they arrived.'),
  })
  .meta({ id: 'Presence' })
export type Presence = z.output<typeof Presence>

export const PresenceUpdate = z
  .strictObject({
    window: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .describe('Identifies the window. The client chooses it.'),
    page: Id.optional(),
    left: z.literal(true).optional().describe('Announces that the window was closed or stopped editing.'),
  })
  .meta({ id: 'PresenceUpdate' })
