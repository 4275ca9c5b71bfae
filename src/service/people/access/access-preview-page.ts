/** A comparison of access as a page of a list. */
import { sql } from 'kysely'
import type { z } from 'zod'
import type { AccessPreview } from '../../../contract/access/preview-schemas.ts'
import { namedSites } from '../../../contract/access/preview-schemas.ts'
import { roleOfRank } from '../../../contract/roles/roles.ts'
import type { ListQuery } from '../../../contract/wire/shapes.ts'
import type { Change, Comparison, Step } from '../../access/compare-access.ts'
import { listPage } from '../../http/list-page.ts'
import type { PersonRow } from '../../storage/schema/schema.ts'
import { among } from '../../storage/sql.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { personView } from '../person-view.ts'

type Shown = Change & { readonly row: PersonRow }

const loses = (change: Change): boolean =>
  change.loses + change.sites.loses > 0 || change.after < change.before
const gains = (change: Change): boolean =>
  change.gains + change.sites.gains > 0 || change.after > change.before
const isHidden = ({ hidden, sites, before, after }: Change): boolean =>
  hidden + sites.hidden > 0 || (after === 0 && before > 0)

const titlesOf = async ({ store }: Context, db: Db, shown: readonly Shown[]) => {
  const ids = new Set(shown.flatMap(({ sites }) => sites.steps.map(({ id }) => id)))
  if (ids.size === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('sites')
    .select(['id', 'title'])
    .where(among(store.engine, sql.ref('id'), [...ids]))
    .execute()
  return new Map(rows.map(({ id, title }) => [id, title]))
}

/** Losses first, then by title. */
const firstSites = (steps: readonly Step[], titles: ReadonlyMap<string, string>) =>
  steps
    .map(({ id, before, after }) => ({ id, title: titles.get(id) ?? '', before, after }))
    .toSorted(
      (one, other) =>
        Number(one.after > one.before) - Number(other.after > other.before) ||
        (one.title < other.title ? -1 : one.title > other.title ? 1 : 0),
    )
    .slice(0, namedSites)
    .map((step) => ({ ...step, before: roleOfRank(step.before), after: roleOfRank(step.after) }))

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
  const rows = await db
    .selectFrom('persons')
    .selectAll()
    .where(
      among(
        ctx.store.engine,
        sql.ref('id'),
        changes.map(({ person }) => person),
      ),
    )
    .execute()
  const named = new Map(rows.map((row) => [row.id, row]))
  const keyOf = (shown: Shown): [number, string, string] => [
    loses(shown) ? 0 : 1,
    shown.row.display_name,
    shown.row.id,
  ]
  const behind = (one: readonly (string | number)[], other: readonly (string | number)[]): number => {
    const at = one.findIndex((value, index) => value !== other[index])
    return at < 0 ? 0 : (one[at] ?? 0) < (other[at] ?? 0) ? -1 : 1
  }
  const sorted = changes
    .flatMap((change): Shown[] => {
      const row = named.get(change.person)
      return row ? [{ ...change, row }] : []
    })
    .toSorted((one, other) => behind(keyOf(one), keyOf(other)))
  const page = await listPage<Shown, z.input<typeof AccessPreview>['items'][number]>(ctx.keys, {
    list,
    query,
    count: () => Promise.resolve(sorted.length),
    rows: (after, limit) => {
      const rest =
        after === undefined
          ? sorted
          : sorted.filter(
              (one) =>
                behind(
                  keyOf(one),
                  after.map((value) => value ?? ''),
                ) > 0,
            )
      return Promise.resolve(rest.slice(0, limit))
    },
    key: keyOf,
    items: async (shown) => {
      const titles = await titlesOf(ctx, db, shown)
      return shown.map((change) => ({
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
          first: firstSites(change.sites.steps, titles),
        },
      }))
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
