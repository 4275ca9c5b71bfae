/** Which pages a PDF of changes contains, and the record that goes with them. */
import type { EntryChange } from '../../../content/diff/trie-diff.ts'
import { diffTrees } from '../../../content/diff/trie-diff.ts'
import type { PageEntry } from '../../../content/revision/revision.ts'
import { sameValue } from '../../../content/revision/entry-lines.ts'
import { timelineViews } from '../../change-requests/timeline/list-timeline.ts'
import { timelineText } from '../../change-requests/timeline/timeline-text.ts'
import type { ContentSnapshot } from '../../content/revisions/content-snapshot.ts'
import { revisionOf } from '../../content/revisions/revision-rows.ts'
import { objectLoader } from '../../storage/objects/objects.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import type { ChangedPdfPage, RecordLine } from './pdf-differences.ts'

/** Maximum number of entries of the timeline in one PDF. */
const mostRecorded = 2000

const noteOf: Readonly<Partial<Record<keyof PageEntry, string>>> = {
  slug: 'The path changed.',
  parent: 'It was moved below another page.',
  description: 'The description changed.',
  icon: 'The icon changed.',
  emoji: 'The emoji changed.',
  cover: 'The cover changed.',
  layout: 'The layout changed.',
  hidden: 'Its visibility in the navigation changed.',
  condition: 'The condition for showing it changed.',
  variables: 'Its variables changed.',
}

const notesOf = (before: PageEntry, after: PageEntry): string[] => [
  ...(before.title === after.title ? [] : [`The title was “${before.title}”.`]),
  ...(Object.keys(noteOf) as (keyof PageEntry)[]).flatMap((name) =>
    sameValue(before[name] as never, after[name] as never) ? [] : [noteOf[name] ?? ''],
  ),
]

const changedPage = ({ before, after }: EntryChange<PageEntry>): ChangedPdfPage | undefined => {
  const page = after ?? before
  if (page === undefined) return undefined
  return {
    id: page.id,
    title: page.title,
    status: before === undefined ? 'Added' : after === undefined ? 'Deleted' : 'Changed',
    notes: before && after ? notesOf(before, after) : [],
    before: before?.document,
    after: after?.document,
  }
}

/** The pages that differ between two roots: in reading order, then the deleted ones by title. */
export const changedPagesOf = async (
  { store }: Context,
  space: string,
  from: string,
  snapshot: ContentSnapshot,
  root: string,
): Promise<readonly ChangedPdfPage[]> => {
  const { root: base } = await revisionOf(store.read, space, from)
  const differing = await diffTrees(base, root, objectLoader(store, store.read, space))
  const pages = differing
    .filter(({ before, after }) => (after ?? before)?.kind === 'page')
    .flatMap((change) => changedPage(change as EntryChange<PageEntry>) ?? [])
    // A page that only got another place among its siblings shows no difference.
    .filter(
      ({ status, notes, before, after }) => status !== 'Changed' || notes.length > 0 || before !== after,
    )
  const places = new Map([...snapshot.tree.byId.keys()].map((id, place) => [id, place]))
  const placeOf = ({ id }: ChangedPdfPage) => places.get(id) ?? places.size
  return pages.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.title < b.title ? -1 : 1))
}

/** The timeline of a change request as lines, oldest first. */
export const recordOf = async (
  ctx: Context,
  db: Db,
  space: string,
  changeRequest: string,
): Promise<readonly RecordLine[]> => {
  const rows = await db
    .selectFrom('timeline_entries')
    .selectAll()
    .where('space', '=', space)
    .where('change_request', '=', changeRequest)
    .orderBy('arrival')
    .limit(mostRecorded)
    .execute()
  return (await timelineViews(ctx, db, rows)).map((entry) => ({
    at: entry.createdAt,
    text: timelineText(entry),
  }))
}
