/** A comparison of access as a page of a list. */
import { sql } from 'kysely'
import type { z } from 'zod'
import type { AccessPreview } from '../../../contract/access/preview-schemas.ts'
import { namedSites } from '../../../contract/access/preview-schemas.ts'
import { roleOfRank } from '../../../contract/roles/roles.ts'
import type { ListQuery } from '../../../contract/wire/shapes.ts'
import type { AccessChange, Comparison, RankChange } from '../../access/compare-access.ts'
import { visibleEmail } from '../../access/email-visibility.ts'
import { listPage } from '../../http/list-page.ts'
import { among } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import type { PersonColumns } from '../person-view.ts'
import { personView } from '../person-view.ts'

type ChangeOfPerson = AccessChange & { readonly row: PersonColumns }
type PreviewItem = z.input<typeof AccessPreview>['items'][number]

const loses = (change: AccessChange): boolean =>
  change.loses + change.sites.loses > 0 || change.after < change.before
const gains = (change: AccessChange): boolean =>
  change.gains + change.sites.gains > 0 || change.after > change.before
const isHidden = ({ hidden, sites, before, after }: AccessChange): boolean =>
  hidden + sites.hidden > 0 || (after === 0 && before > 0)

const siteTitles = async ({ store }: Context, db: Db, items: readonly ChangeOfPerson[]) => {
  const ids = new Set(items.flatMap(({ sites }) => sites.changes.map(({ id }) => id)))
  if (ids.size === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('sites')
    .select(['id', 'title'])
    .where(among(store.engine, sql.ref('id'), [...ids]))
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Losses first, then by title. */
const firstSites = (changes: readonly RankChange[], titles: ReadonlyMap<string, string>) =>
  changes
    .map(({ id, before, after }) => ({ id, title: titles.get(id) ?? '', before, after }))
    .toSorted(
      (one, other) =>
        Number(one.after > one.before) - Number(other.after > other.before) ||
        (one.title < other.title ? -1 : one.title > other.title ? 1 : 0),
    )
    .slice(0, namedSites)
    .map((change) => ({ ...change, before: roleOfRank(change.before), after: roleOfRank(change.after) }))

type SortKey = readonly (string | number | null)[]

/** People who lose access first, then by name. */
const keyOf = (change: ChangeOfPerson): [number, string, string] => [
  loses(change) ? 0 : 1,
  change.row.display_name,
  change.row.id,
]

const compareKeys = (one: SortKey, other: SortKey): number => {
  const index = one.findIndex((value, at) => value !== (other[at] ?? ''))
  return index < 0 ? 0 : (one[index] ?? 0) < (other[index] ?? 0) ? -1 : 1
}

/** The changes with the rows of their people, in the order of the list. */
const withPeople = async (
  { store }: Context,
  db: Db,
  changes: readonly AccessChange[],
): Promise<readonly ChangeOfPerson[]> => {
  const ids = changes.map(({ person }) => person)
  const rows = await db
    .selectFrom('persons')
    .select(['id', 'display_name', 'photo_url', visibleEmail('persons').as('email')])
    .where(among(store.engine, sql.ref('id'), ids))
    .execute()
  const rowById = new Map(rows.map((row) => [row.id, row]))
  return changes
    .flatMap((change): ChangeOfPerson[] => {
      const row = rowById.get(change.person)
      return row ? [{ ...change, row }] : []
    })
    .toSorted((one, other) => compareKeys(keyOf(one), keyOf(other)))
}

const itemView = (
  ctx: Context,
  change: ChangeOfPerson,
  titles: ReadonlyMap<string, string>,
): PreviewItem => ({
  user: personView(ctx, change.row),
  before: roleOfRank(change.before),
  after: roleOfRank(change.after),
  gains: change.gains,
  loses: change.loses,
  hidden: change.hidden,
  sites: {
    gains: change.sites.gains,
    loses: change.sites.loses,
    hidden: change.sites.hidden,
    first: firstSites(change.sites.changes, titles),
  },
})

/**
 * A page of a comparison: people who lose access first, then by name. `list` identifies the request with all its
 * parameters.
 */
export const previewPage = async (
  ctx: Context,
  db: Db,
  {
    list,
    query,
    compared,
  }: { readonly list: string; readonly query: ListQuery; readonly compared: Comparison },
): Promise<z.input<typeof AccessPreview>> => {
  const { changes, spaces, sites } = compared
  const sorted = await withPeople(ctx, db, changes)
  const page = await listPage<ChangeOfPerson, PreviewItem>(ctx.keys, {
    list,
    query,
    count: () => Promise.resolve(sorted.length),
    rows: (after, limit) => {
      const rest =
        after === undefined ? sorted : sorted.filter((change) => compareKeys(keyOf(change), after) > 0)
      return Promise.resolve(rest.slice(0, limit))
    },
    key: keyOf,
    items: async (items) => {
      const titles = await siteTitles(ctx, db, items)
      return items.map((change) => itemView(ctx, change, titles))
    },
  })
  return {
    ...page,
    gain: changes.filter(gains).length,
    lose: changes.filter(loses).length,
    hidden: changes.filter(isHidden).length,
    spaces,
    sites,
  }
}
