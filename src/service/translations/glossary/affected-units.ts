/** The units that a change of the glossary concerns. */
import { sql } from 'kysely'
import { findTerms } from '../../../content/translation/glossary-terms.ts'
import { plainOfTagged } from '../../../content/translation/tagged-text.ts'
import { breather } from '../../computing/yield-to-requests.ts'
import type { TranslationRow } from '../../storage/schema/translation-tables.ts'
import type { Db } from '../../storage/store.ts'
import type { ShownUnit } from '../units/unit-view.ts'
import type { Glossary } from './glossary.store.ts'

const translated = sql`u.held <> 'missing'`

/** The units whose source has one of the terms. */
export const affectedUnits = async (
  db: Db,
  row: TranslationRow,
  touched: Glossary,
  which = translated,
): Promise<ShownUnit[]> => {
  const found: ShownUnit[] = []
  let after = ['', '']
  const breathe = breather()
  for (;;) {
    const { rows } = await sql<ShownUnit>`select u.*, 0 as inconsistent, p.title as page_title
      from translation_units u join translation_pages p on p.translation = u.translation and p.page = u.page
      where u.translation = ${row.id} and ${which} and p.position >= 0
        and (u.page, u.unit) > (${after[0]}, ${after[1]})
      order by u.page, u.unit limit 1000`.execute(db)
    for (const unit of rows)
      if (findTerms(plainOfTagged(unit.source), touched, row.source_language, row.language).length > 0)
        found.push(unit)
    const last = rows.at(-1)
    if (rows.length < 1000 || last === undefined) return found
    after = [last.page, last.unit]
    await breathe()
  }
}

export const isMachine = ({ held }: ShownUnit): boolean => held === 'machine'
