/** Issues of an organization in pages, for tasks in other processes. */
import type { Db } from '../../storage/store.ts'

/** Issues of one page. */
const perPage = 5000

export interface StoredIssue {
  readonly id: string
  readonly cluster: string | null
  /** Whether a person decided on the cluster. */
  readonly pinned: boolean
  readonly features: string
}

export interface IssueAsks {
  /** The issues after an id, in the order of ids; none at the end. */
  readonly issuesAfter: (id: string) => Promise<readonly StoredIssue[]>
  readonly [name: string]: (question: never) => Promise<unknown>
}

export const issuePages = (
  db: Db,
  organization: string,
  { clusteredOnly }: { readonly clusteredOnly: boolean },
): IssueAsks => ({
  issuesAfter: async (after) => {
    const rows = await db
      .selectFrom('conversation_issues')
      .select(['id', 'cluster', 'pinned_by', 'features'])
      .where('organization', '=', organization)
      .where('id', '>', after)
      .$if(clusteredOnly, (some) => some.where('cluster', 'is not', null))
      .orderBy('id')
      .limit(perPage)
      .execute()
    return rows.map(({ id, cluster, pinned_by: by, features }) => ({
      ...{ id, cluster, features },
      pinned: by !== null,
    }))
  },
})

export const allIssues = async ({ issuesAfter }: Pick<IssueAsks, 'issuesAfter'>): Promise<StoredIssue[]> => {
  const all: StoredIssue[] = []
  for (;;) {
    const some = await issuesAfter(all.at(-1)?.id ?? '')
    if (some.length === 0) return all
    for (const one of some) all.push(one)
  }
}
