/** Finds the texts of a page that are still in the language of its source. */
import type { RichTextDocument } from '../../content/document/document.ts'
import { unitsOfDocument } from '../../content/translation/document-units.ts'
import type { PageFields, PageUnit } from '../../content/translation/page-units.ts'
import { unitsOfPage } from '../../content/translation/page-units.ts'
import { sourceForm } from '../../content/translation/source-form.ts'
import type { Tagged } from '../../content/translation/tagged-text.ts'
import { textHash } from './units/page-units.task.ts'

export interface SourceTexts {
  /** As of a space. */
  readonly language: string
  /** By page or reusable content, and by unit: hashes of the texts that it has in the source. */
  readonly units: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>
}

const isIn = (units: ReadonlyMap<string, readonly string[]>, id: string, tagged: Tagged): boolean => {
  const hashes = units.get(id)
  return (
    hashes !== undefined &&
    (hashes.includes(textHash(tagged.text)) || hashes.includes(textHash(sourceForm(tagged))))
  )
}

/** The units of a document that are in the language of the source. Linear; `owner`: its page or reusable content. */
export const unitsInSource = (
  { units }: SourceTexts,
  owner: string,
  document: RichTextDocument,
): ReadonlySet<string> => {
  const known = units.get(owner)
  if (known === undefined || known.size === 0) return new Set()
  return new Set(
    unitsOfDocument(document)
      .filter(({ id, tagged }) => isIn(known, id, tagged))
      .map(({ id }) => id),
  )
}

/** The fields of a page that are in the language of the source. */
export const fieldsInSource = (
  { units }: SourceTexts,
  page: string,
  fields: PageFields,
): ReadonlySet<PageUnit['id']> =>
  new Set(
    unitsOfPage(fields)
      .filter(({ id, tagged }) => isIn(units.get(page) ?? new Map(), id, tagged))
      .map(({ id }) => id),
  )
