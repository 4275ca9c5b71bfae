/** Saved filters of the list of change requests. They are private to the person. */
import { z } from 'zod'
import { Id, listOf, text, Timestamp } from '../wire/shapes.ts'

/** The views of the list; each is its own query on state and caller. */
const changeRequestViews = [
  'open',
  'review',
  'mine',
  'waiting',
  'ready',
  'draft',
  'merged',
  'archived',
] as const

export const ChangeRequestFilter = z
  .strictObject({
    view: z.enum(changeRequestViews).exactOptional().describe('Default: `open`.'),
    query: text({ max: 100 }).exactOptional().describe('Text in the subject, or the number.'),
    outdated: z.literal(true).exactOptional(),
    conflicts: z.literal(true).exactOptional(),
    inactive: z.literal(true).exactOptional(),
    orderBy: z.enum(['updatedAt', 'createdAt']).exactOptional(),
    creator: Id.exactOptional(),
    contributor: Id.exactOptional(),
    reviewer: Id.exactOptional(),
    space: Id.exactOptional().describe('Absent: all spaces.'),
  })
  .meta({ id: 'ChangeRequestFilter' })
export type ChangeRequestFilter = z.output<typeof ChangeRequestFilter>

/** Maximum number of saved filters of a person in one organization. */
export const savedFilterLimit = 50

const SavedFilterName = text({ min: 1, max: 50 })

export const SavedFilter = z
  .object({
    object: z.literal('saved-filter'),
    id: Id,
    name: z.string(),
    filter: ChangeRequestFilter,
    createdAt: Timestamp,
    urls: z.object({ location: z.string() }),
  })
  .meta({ id: 'SavedFilter' })
export type SavedFilter = z.output<typeof SavedFilter>

export const NewSavedFilter = z
  .strictObject({ name: SavedFilterName, filter: ChangeRequestFilter })
  .meta({ id: 'NewSavedFilter' })

export const SavedFilterUpdate = z
  .strictObject({ name: SavedFilterName.optional(), filter: ChangeRequestFilter.optional() })
  .meta({ id: 'SavedFilterUpdate' })

export const SavedFilterList = listOf(SavedFilter)
