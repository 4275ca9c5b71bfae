/** All looks of a site as one text, to find out whether one of them uses a file. */
import type { SiteRow } from '../../storage/schema/site-tables.ts'
import type { Db } from '../../storage/store.ts'
import { loadStructure } from '../model/site-items.store.ts'
import { loadLookDraft } from './look-draft.store.ts'

/** The customization, the overrides of site spaces and the draft. */
export const looksOfSite = async (db: Db, site: SiteRow): Promise<string> => {
  const { overrides } = await loadStructure(db, site)
  const waiting = await loadLookDraft(db, site)
  return [site.customization ?? '', ...overrides.values(), JSON.stringify(waiting)].join('\n')
}
