/** Tables of the timelines of change requests. */
import type { Generated, Selectable } from 'kysely'

/** Something that happened to a change request, with names as they were then. */
interface TimelineEntryTable {
  /** The order of entries. */
  arrival: Generated<number>
  id: string
  space: string
  change_request: string
  kind: string
  actor: string
  actor_name: string
  /** What belongs to the kind, as JSON (`TimelineData`). */
  data: string
  revision: string | null
  /** For edits: how many the entry stands for. */
  edits: Generated<number>
  created_at: string
  /** For edits: when the last one was made. */
  updated_at: string
}

/** The pages touched by edits. */
interface TimelinePageTable {
  space: string
  entry: string
  page: string
  title: string
}

export interface TimelineTables {
  timeline_entries: TimelineEntryTable
  timeline_pages: TimelinePageTable
}

export type TimelineRow = Selectable<TimelineEntryTable>
