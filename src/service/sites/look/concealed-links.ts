/**
 * Links in a site's customization to spaces that the caller cannot see. The space id is replaced by a token that only
 * this site can decode, so that the customization can be sent back with other changes and the link is preserved.
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

/** Replaces the spaces in the references of a customization; no other member is called `space`. */
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

/** Customizations of a site as the caller may see them. */
export const concealLinks = async <Look>(
  ctx: Context,
  db: Db,
  subject: SiteSubject,
  caller: Caller,
  look: Look,
): Promise<Look> => {
  const spaceIds = spacesIn(look)
  if (spaceIds.size === 0) return look
  const spaces = await spacesOfSite(ctx, db, viewerOf(subject, caller), [...spaceIds])
  return withSpaces(look, (space) =>
    spaces.get(space)?.readable === false ? nameOf(ctx.keys, subject.site, space) : space,
  )
}

/** The request's customization with the tokens decoded. Precondition: the site's row is locked. */
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
