/** The units of a page's own fields. */
import { oneLine } from '../document/linear-text.ts'
import { readTags, textOfParts } from './read-tags.ts'
import { plainTagged, type Tagged } from './tagged-text.ts'

export interface PageFields {
  readonly title: string
  readonly description?: string | undefined
  readonly linkTitle?: string | undefined
}

export interface PageUnit {
  readonly id: 'page:title' | 'page:description' | 'page:link-title'
  readonly kind: 'page-title' | 'page-description' | 'page-link-title'
  readonly label: string
  readonly tagged: Tagged
}

const fields = [
  { field: 'title', id: 'page:title', kind: 'page-title', label: 'Page title' },
  { field: 'linkTitle', id: 'page:link-title', kind: 'page-link-title', label: 'Page link title' },
  { field: 'description', id: 'page:description', kind: 'page-description', label: 'Page description' },
] as const

/** The ids of the fields that a page has. */
export const fieldUnits = (page: PageFields): readonly PageUnit['id'][] =>
  fields.flatMap(({ field, id }) => (page[field] === undefined ? [] : [id]))

/** Fields without a letter are not translated. */
export const unitsOfPage = (page: PageFields): readonly PageUnit[] =>
  fields.flatMap(({ field, id, kind, label }) => {
    const text = page[field] ?? ''
    return /\p{L}/u.test(text) ? [{ id, kind, label, tagged: plainTagged(text) }] : []
  })

/** The page's fields with the given targets by unit id. A title becomes one line; a field that would be empty stays. */
export const translatedPage = (
  page: PageFields,
  targets: ReadonlyMap<string, string>,
): { readonly page: PageFields; readonly problems: ReadonlyMap<string, readonly string[]> } => {
  const problems = new Map<string, readonly string[]>()
  let made = page
  for (const { field, id } of fields) {
    const target = page[field] === undefined ? undefined : targets.get(id)
    if (target === undefined) continue
    const read = readTags(target)
    if ('problems' in read) problems.set(id, read.problems)
    else if (read.parts.some(({ kind }) => kind !== 'text')) problems.set(id, ['It has no tags.'])
    else {
      const whole = textOfParts(read.parts)
      const text = field === 'description' ? whole : oneLine(whole).trim()
      if (text.trim() === '') problems.set(id, ['It must not be empty.'])
      else made = { ...made, [field]: text }
    }
  }
  return { page: made, problems }
}
