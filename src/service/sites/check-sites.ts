/** Checks the consistency of all sites in a store, for `recto fsck`. Read-only. */
import { checkSiteTree } from '../../content/site-tree/check-site-tree.ts'
import { allSiteSpaces } from '../../content/site-tree/site-tree.ts'
import { SiteCustomization } from '../../contract/sites/look/schemas.ts'
import { CustomizationOverride } from '../../contract/sites/look/default-look.ts'
import type { SiteRow } from '../storage/schema/site-tables.ts'
import type { Db } from '../storage/store.ts'
import { loadLookDraft } from './look/look-draft.store.ts'
import { destinationOf, redirectSource } from './model/redirects.store.ts'
import { loadStructure } from './model/site-items.store.ts'

type Say = (message: string) => void

const sound = (schema: typeof SiteCustomization | typeof CustomizationOverride, json: string): boolean => {
  try {
    return schema.safeParse(JSON.parse(json)).success
  } catch {
    return false
  }
}

const checkLooks = async (
  db: Db,
  site: SiteRow,
  overrides: ReadonlyMap<string, string>,
  say: Say,
): Promise<void> => {
  if (site.customization !== null && !sound(SiteCustomization, site.customization))
    say('Its look cannot be read.')
  for (const [id, json] of overrides)
    if (!sound(CustomizationOverride, json)) say(`What its site space ${id} sets apart cannot be read.`)
  const waiting = await loadLookDraft(db, site)
  if (waiting.site !== undefined && !sound(SiteCustomization, JSON.stringify(waiting.site)))
    say('The look that waits cannot be read.')
  for (const [id, override] of Object.entries(waiting.siteSpaces))
    if (!sound(CustomizationOverride, JSON.stringify(override)))
      say(`The look that waits for its site space ${id} cannot be read.`)
}

/** Cycles among redirects of single paths. */
const checkRedirects = async (db: Db, site: SiteRow, say: Say): Promise<void> => {
  const rows = await db
    .selectFrom('site_redirects')
    .selectAll()
    .where('organization', '=', site.organization)
    .where('site', '=', site.id)
    .orderBy('source')
    .execute()
  const next = new Map(
    rows.flatMap((row) => {
      const to = destinationOf(row)
      return to.kind === 'path' ? [[row.source, redirectSource(to.path)] as const] : []
    }),
  )
  const looked = new Set<string>()
  for (const start of next.keys()) {
    // Paths walked before lead out, or their cycle was reported.
    const walk = new Set<string>()
    let at: string | undefined = start
    while (at !== undefined && !looked.has(at) && !walk.has(at)) {
      walk.add(at)
      at = next.get(at)
    }
    if (at !== undefined && walk.has(at)) say(`The redirect of /${at} leads round in a circle.`)
    for (const source of walk) looked.add(source)
  }
}

const checkSite = async (
  db: Db,
  site: SiteRow,
  organizations: ReadonlyMap<string, string>,
  say: Say,
): Promise<void> => {
  const { tree, overrides } = await loadStructure(db, site)
  for (const { message, item } of checkSiteTree(tree))
    say(`Structure${item === '' ? '' : ` at ${item}`}: ${message}`)
  const siteSpaces = allSiteSpaces(tree)
  for (const { id, space } of siteSpaces) {
    const organization = organizations.get(space)
    if (organization === undefined) say(`Its site space ${id} shows the space ${space}, which is missing.`)
    else if (organization !== site.organization)
      say(`Its site space ${id} shows the space ${space} of another organization.`)
  }
  if (site.site_spaces !== siteSpaces.length)
    say(`It counts ${site.site_spaces} site spaces; there are ${siteSpaces.length}.`)
  await checkLooks(db, site, overrides, say)
  await checkRedirects(db, site, say)
}

/**
 * Reports problems of each site's structure, spaces, customization and redirects. `organizations` maps every space to
 * its organization. Returns the number of sites.
 */
export const checkSites = async (
  db: Db,
  organizations: ReadonlyMap<string, string>,
  say: Say,
): Promise<number> => {
  const sites = await db.selectFrom('sites').selectAll().orderBy('id').execute()
  for (const site of sites)
    await checkSite(db, site, organizations, (message) => say(`Site ${site.id}: ${message}`))
  return sites.length
}
