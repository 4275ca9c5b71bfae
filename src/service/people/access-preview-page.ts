/** A comparison of access as a page of the API. */
import { sql } from 'kysely'
import type { z } from 'zod'
import type { AccessPreview } from '../../contract/access-preview.ts'
import { roleOfRank } from '../../contract/roles.ts'
import type { ListQuery } from '../../contract/wire.ts'
import type { Comparison } from '../access/what-if.ts'
import { listPage } from '../http/list-page.ts'
import type { PersonRow } from '../storage/schema.ts'
import { among } from '../storage/sql.ts'
import type { Db } from '../storage/store.ts'
import type { Surroundings } from '../surroundings.ts'
import { personView } from './person-view.ts'

type Shown = Comparison['changes'][number] & { readonly row: PersonRow }

/** A page of a comparison: those who lose first, then by name. `list` names what was asked, down to its details. */
export const previewPage = async (
  around: Surroundings,
  db: Db,
  {
    list,
    query,
    compared,
  }: { readonly list: string; readonly query: ListQuery; readonly compared: Comparison },
): Promise<z.input<typeof AccessPreview>> => {
  const { changes, spaces } = compared
  const rows = await db
    .selectFrom('persons')
    .selectAll()
    .where(
      among(
        around.store.engine,
        sql.ref('id'),
        changes.map(({ person }) => person),
      ),
    )
    .execute()
  const named = new Map(rows.map((row) => [row.id, row]))
  const keyOf = ({ loses, before, after, row }: Shown): [number, string, string] => [
    loses > 0 || after < before ? 0 : 1,
    row.display_name,
    row.id,
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
  const page = await listPage<Shown, z.input<typeof AccessPreview>['items'][number]>(around.keys, {
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
    items: (shown) =>
      shown.map(({ row, before, after, gains, loses, hidden }) => ({
        user: personView(around, row),
        before: roleOfRank(before),
        after: roleOfRank(after),
        gains,
        loses,
        hidden,
      })),
  })
  return {
    ...page,
    gain: changes.filter(({ gains, before, after }) => gains > 0 || after > before).length,
    lose: changes.filter(({ loses, before, after }) => loses > 0 || after < before).length,
    hidden: changes.filter(({ hidden, before, after }) => hidden > 0 || (after === 0 && before > 0)).length,
    spaces,
  }
}
