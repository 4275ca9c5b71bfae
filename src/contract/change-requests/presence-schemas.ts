/** Who is currently editing a change request. Expires within a minute of the last report of a browser window. */
import { z } from 'zod'
import { User } from '../people/schemas.ts'
import { Id, Timestamp } from '../wire/shapes.ts'

export const Present = z
  .object({
    user: User,
    page: Id.optional().describe('The page that is open; absent while none is.'),
    since: Timestamp,
  })
  .meta({ id: 'Present' })
export type Present = z.output<typeof Present>

export const Presence = z
  .object({
    object: z.literal('change-request-presence'),
    people: z
      .array(Present)
      .describe('Each person once a page, whoever came first before the others; the caller included.'),
  })
  .meta({ id: 'Presence' })
export type Presence = z.output<typeof Presence>

export const PresenceUpdate = z
  .strictObject({
    window: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .describe('A name that the window gave itself.'),
    page: Id.optional(),
    left: z.literal(true).optional().describe('The window is closed, or edits no more.'),
  })
  .meta({ id: 'PresenceUpdate' })
