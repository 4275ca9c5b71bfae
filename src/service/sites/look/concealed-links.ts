/**
 * Links in the look of a site to spaces that whoever looks may not see: the space stands there under a name that only
 * this site understands, so that the look can be sent back with a change elsewhere and the link stays what it was.
 */
import { concealedId, isConcealedId } from '../../../contract/sites/concealed-spaces.ts'
import type { Caller } from '../../access/caller.ts'
import type { SiteSubject } from '../../access/load-site.ts'
import type { Keys } from '../../keys.ts'
import type { SiteRow } from '../../storage/schema/site-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { Context } from '../../context.ts'
import { loadLookDraft } from './look-draft.store.ts'
import { loadStructure } from '../model/site-items.store.ts'
import { spacesOfSite } from '../model/site-spaces.queries.ts'
import { viewerOf } from '../structure/site-subject.ts'

/** A look with other spaces in its references: the only member of a look that is called `space`. */
const withSpaces = <Look>(look: Look, name: (space: string) => string): Look =>
  JSON.parse(JSON.stringify(look), (key, value: unknown) =>
    key === 'space' && typeof value === 'string' ? name(value) : value,
  ) as Look

const spacesIn = (look: unknown): Set<string> => {
  const found = new Set<string>()
  withSpaces(look, (space) => {
    found.add(space)
    return space
  })
  return found
}

const nameOf = (keys: Keys, { id }: Pick<SiteRow, 'id'>, space: string): string =>
  concealedId(keys.sign('concealed-space', `${id} ${space}`))

/** Looks of a site as the caller may see them. */
export const concealLinks = async <Look>(
  ctx: Context,
  db: Db,
  subject: SiteSubject,
  caller: Caller,
  look: Look,
): Promise<Look> => {
  const named = spacesIn(look)
  if (named.size === 0) return look
  const spaces = await spacesOfSite(ctx, db, viewerOf(subject, caller), [...named])
  return withSpaces(look, (space) =>
    spaces.get(space)?.readable === false ? nameOf(ctx.keys, subject.site, space) : space,
  )
}

/** What was sent, with the spaces that concealed links stand for. Precondition: the row of the site is held. */
export const revealLinks = async <Look>(
  { keys }: Context,
  db: Db,
  site: SiteRow,
  look: Look,
): Promise<Look> => {
  if (![...spacesIn(look)].some(isConcealedId)) return look
  const { overrides } = await loadStructure(db, site)
  const stored = [site.customization, ...overrides.values()].map(
    (json) => JSON.parse(json ?? '{}') as unknown,
  )
  const known = spacesIn([stored, await loadLookDraft(db, site)])
  const byName = new Map([...known].map((space) => [nameOf(keys, site, space), space]))
  return withSpaces(look, (space) => byName.get(space) ?? space)
}
