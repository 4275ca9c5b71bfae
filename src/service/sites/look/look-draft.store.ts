/** The unpublished customization of a site, as a row. */
import { createHash } from 'node:crypto'
import type { SiteCustomization } from '../../../contract/sites/look/schemas.ts'
import type { CustomizationOverride } from '../../../contract/sites/look/default-look.ts'
import type { SiteRow } from '../../storage/schema/site-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { SiteName } from '../model/site-items.store.ts'

export interface WaitingLook {
  readonly site?: SiteCustomization | undefined
  /** The complete overrides of site spaces. */
  readonly siteSpaces: Readonly<Record<string, CustomizationOverride>>
}

export interface LookDraft extends WaitingLook {
  /** 0 if there is no draft. */
  readonly version: number
  /** Also of drafts that were published or discarded: no version names two drafts. */
  readonly lastVersion: number
  readonly base: string
  readonly person?: string
  readonly updatedAt?: string
}

/** Hash of the published state: the site's customization with all overrides of its site spaces. */
export const liveLook = (site: SiteRow, overrides: ReadonlyMap<string, string>): string =>
  createHash('sha256')
    .update(JSON.stringify([site.customization, [...overrides].toSorted(([a], [b]) => (a < b ? -1 : 1))]))
    .digest('base64url')

const rowOf = (db: Db, { organization, id }: SiteName) =>
  db
    .selectFrom('site_look_drafts')
    .selectAll()
    .where('organization', '=', organization)
    .where('site', '=', id)
    .executeTakeFirst()

/** The look of a draft that was published or discarded. */
export const emptyLook: WaitingLook = { siteSpaces: {} }

const isEmptyLook = ({ site, siteSpaces }: WaitingLook): boolean =>
  site === undefined && Object.keys(siteSpaces).length === 0

/** The draft; `base` is `live` if there is none. */
export const loadLookDraft = async (db: Db, site: SiteName, live = ''): Promise<LookDraft> => {
  const row = await rowOf(db, site)
  const lastVersion = row?.version ?? 0
  const waiting: WaitingLook = row === undefined ? emptyLook : (JSON.parse(row.look) as WaitingLook)
  if (row === undefined || isEmptyLook(waiting)) return { version: 0, lastVersion, base: live, ...emptyLook }
  const { base, version, person, updated_at: updatedAt } = row
  return { ...waiting, base, version, lastVersion, person, updatedAt }
}

/** Replaces the draft; one without changes ends it. Precondition: this transaction has locked the site's row. */
export const saveLookDraft = async (
  db: Db,
  site: SiteName,
  look: WaitingLook,
  { base, lastVersion }: Pick<LookDraft, 'base' | 'lastVersion'>,
  { person, at }: { readonly person: string; readonly at: string },
): Promise<void> => {
  const change = { look: JSON.stringify(look), base, version: lastVersion + 1, person, updated_at: at }
  await db
    .insertInto('site_look_drafts')
    .values({ organization: site.organization, site: site.id, ...change })
    .onConflict((conflict) => conflict.columns(['organization', 'site']).doUpdateSet(change))
    .execute()
}
