/** Change requests as the API shows them. */
import type { RichTextDocument } from '../../content/document.ts'
import { personViews } from '../people/person-view.ts'
import type { PersonView } from '../people/person-view.ts'
import type { ChangeRequestRow } from '../storage/schema.ts'
import type { Db } from '../storage/store.ts'
import type { Surroundings } from '../surroundings.ts'

export const isOpen = ({ status }: Pick<ChangeRequestRow, 'status'>): boolean =>
  status === 'draft' || status === 'open'

const view = (
  around: Surroundings,
  row: ChangeRequestRow,
  head: string,
  people: ReadonlyMap<string, PersonView>,
) => {
  const creator = people.get(row.created_by)
  if (!creator) throw new Error(`The creator of change request ${row.id} is missing.`)
  return {
    object: 'change-request' as const,
    id: row.id,
    number: row.number,
    status: row.status as 'draft',
    subject: row.subject,
    ...(row.description !== null && { description: JSON.parse(row.description) as RichTextDocument }),
    createdBy: creator,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    space: row.space,
    revision: row.revision,
    revisionInitial: row.revision_initial,
    revisionMergedAncestor: row.revision_merged_ancestor,
    ...(row.revision_merged !== null && { revisionMerged: row.revision_merged }),
    comments: row.open_comments,
    outdated: isOpen(row) && head !== row.revision_merged_ancestor,
    ...(row.cluster !== null && { conversationsIssuesCluster: row.cluster }),
    urls: around.addresses.changeRequest(row.organization, row.space, row),
  }
}

/** The rows as they are shown, in their order. `heads`: the head of main by space. Two queries at most. */
export const changeRequestViews = async (
  around: Surroundings,
  db: Db,
  rows: readonly ChangeRequestRow[],
  heads: ReadonlyMap<string, string>,
) => {
  const people = await personViews(
    around,
    db,
    rows.map(({ created_by }) => created_by),
  )
  return rows.map((row) => view(around, row, heads.get(row.space) ?? '', people))
}

export const showChangeRequest = async (
  around: Surroundings,
  db: Db,
  row: ChangeRequestRow,
  head: string,
): Promise<ReturnType<typeof view>> => {
  const [shown] = await changeRequestViews(around, db, [row], new Map([[row.space, head]]))
  if (!shown) throw new Error('No row was given.')
  return shown
}
