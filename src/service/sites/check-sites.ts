/** Checks the consistency of all sites in a store, for `recto fsck`. Read-only. */
import { checkSiteTree } from '../../content/site-tree/check-site-tree.ts'
import { allSiteSpaces } from '../../content/site-tree/site-tree.ts'
import { SiteCustomization } from '../../contract/sites/look/schemas.ts'
import { CustomizationOverride } from '../../contract/sites/look/default-look.ts'
import type { SiteRow } from '../storage/schema/site-tables.ts'
import type { Db } from '../storage/store.ts'
import { loadLookDraft } from './look/look-draft.store.ts'
import { destinationOf, targetSource } from './model/redirects.store.ts'
import { loadStructure } from './model/site-items.store.ts'

type Report = (message: string) => void

const isValid = (schema: typeof SiteCustomization | typeof CustomizationOverride, json: string): boolean => {
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
  report: Report,
): Promise<void> => {
  if (site.customization !== null && !isValid(SiteCustomization, site.customization))
    report('Its customization is invalid.')
  for (const [id, json] of overrides)
    if (!isValid(CustomizationOverride, json)) report(`The overrides of its site space ${id} are invalid.`)
  const waiting = await loadLookDraft(db, site)
  if (waiting.site !== undefined && !isValid(SiteCustomization, JSON.stringify(waiting.site)))
    report('Its unpublished customization is invalid.')
  for (const [id, override] of Object.entries(waiting.siteSpaces))
    if (!isValid(CustomizationOverride, JSON.stringify(override)))
      report(`The unpublished overrides of its site space ${id} are invalid.`)
}

/** Cycles among redirects of single paths. */
const checkRedirects = async (db: Db, site: SiteRow, report: Report): Promise<void> => {
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
      return to.kind === 'path' ? [[row.source, targetSource(to.path)] as const] : []
    }),
  )
  const visited = new Set<string>()
  for (const start of next.keys()) {
    // Paths walked before lead out, or their cycle was reported.
    const walk = new Set<string>()
    let at: string | undefined = start
    while (at !== undefined && !visited.has(at) && !walk.has(at)) {
      walk.add(at)
      at = next.get(at)
    }
    if (at !== undefined && walk.has(at)) report(`The redirect from /${at} is part of a loop.`)
    for (const source of walk) visited.add(source)
  }
}

const checkSite = async (
  db: Db,
  site: SiteRow,
  organizations: ReadonlyMap<string, string>,
  report: Report,
): Promise<void> => {
  const { tree, overrides } = await loadStructure(db, site)
  for (const { message, item } of checkSiteTree(tree))
    report(`Structure${item === '' ? '' : ` at ${item}`}: ${message}`)
  const siteSpaces = allSiteSpaces(tree)
  for (const { id, space } of siteSpaces) {
    const organization = organizations.get(space)
    if (organization === undefined) report(`Its site space ${id} shows the space ${space}, which is missing.`)
    else if (organization !== site.organization)
      report(`Its site space ${id} shows the space ${space} of another organization.`)
  }
  if (site.site_spaces !== siteSpaces.length)
    report(`Its row counts ${site.site_spaces} site spaces, but there are ${siteSpaces.length}.`)
  await checkLooks(db, site, overrides, report)
  await checkRedirects(db, site, report)
}

/**
 * Reports problems of each site's structure, spaces, customization and redirects. `organizations` maps every space to
 * its organization. Returns the number of sites.
 */
export const checkSites = async (
  db: Db,
  organizations: ReadonlyMap<string, string>,
  report: Report,
): Promise<number> => {
  const sites = await db.selectFrom('sites').selectAll().orderBy('id').execute()
  for (const site of sites)
    await checkSite(db, site, organizations, (message) => report(`Site ${site.id}: ${message}`))
  return sites.length
}
