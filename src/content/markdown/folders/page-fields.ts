/** Maps the front matter of a page to its fields and back. */
import { stableJson } from '../../document/canonical.ts'
import type { ContentReference, Json, JsonObject } from '../../document/document.ts'
import type { PageCover, PageEntry, PageLayout } from '../../revision/revision.ts'
import type { FrontMatter } from '../front-matter.ts'

type Writable<T> = { -readonly [K in keyof T]: T[K] }

/** The fields of a page stored in its front matter. */
export type PageFields = Pick<
  PageEntry,
  | 'description'
  | 'icon'
  | 'hidden'
  | 'noIndex'
  | 'noRobotsIndex'
  | 'layout'
  | 'cover'
  | 'computed'
  | 'computedSeed'
>

const isMap = (value: Json | undefined): value is JsonObject =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

const parts = ['title', 'description', 'tableOfContents', 'outline', 'pagination', 'metadata'] as const

/** A string value, trimmed; undefined if it is empty or not a string or number. */
export function textValue(value: Json | undefined): string | undefined {
  const text = typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
  return text === '' ? undefined : text
}

/** Reads the fields; values of the wrong type are ignored. */
export function fieldsOf(
  values: FrontMatter['values'],
  resolve: (href: string) => ContentReference,
): PageFields {
  const fields: Writable<PageFields> = {}
  const description = textValue(values['description'])
  const icon = textValue(values['icon'])
  if (description !== undefined) fields.description = description
  if (icon !== undefined) fields.icon = icon
  for (const name of ['hidden', 'noIndex', 'noRobotsIndex'] as const)
    if (values[name] === true) fields[name] = true
  const layout = layoutOf(values['layout'])
  if (layout !== undefined) fields.layout = layout
  const cover = textValue(values['cover'])
  if (cover !== undefined) {
    const made: Writable<PageCover> = { ref: resolve(cover) }
    const dark = textValue(values['coverDark'])
    if (dark !== undefined) made.refDark = resolve(dark)
    if (typeof values['coverY'] === 'number') made.yPos = values['coverY']
    if (typeof values['coverHeight'] === 'number') made.height = values['coverHeight']
    fields.cover = made
  }
  return { ...fields, ...computedOf(values['computed']) }
}

const sourceType = /^(?:builtin:(?:openapi|translation)|integration:[^:]{1,100}:[^:]{1,150})$/
/** Characters of the JSON of a source. */
const longestSource = 128 * 1024

/** The source of a computed page, with its seed. Nothing if it could not be stored. */
function computedOf(value: Json | undefined): Pick<PageFields, 'computed' | 'computedSeed'> {
  if (!isMap(value) || typeof value['type'] !== 'string' || !sourceType.test(value['type'])) return {}
  const { type, props, dependencies, seed } = value
  if ((props !== undefined && !isMap(props)) || (dependencies !== undefined && !isMap(dependencies)))
    return {}
  const computed = { type, ...(props && { props }), ...(dependencies && { dependencies }) }
  if (JSON.stringify(computed).length > longestSource) return {}
  const isSeed = typeof seed === 'string' && /^[\w-]{1,64}$/.test(seed)
  return { computed, ...(isSeed && { computedSeed: seed }) }
}

function layoutOf(value: Json | undefined): PageLayout | undefined {
  if (!isMap(value)) return undefined
  const layout: Writable<PageLayout> = {}
  const visible = (name: string): boolean | undefined => {
    const part = value[name]
    return isMap(part) && typeof part['visible'] === 'boolean' ? part['visible'] : undefined
  }
  if (value['width'] === 'default' || value['width'] === 'wide') layout.width = value['width']
  const cover = visible('cover')
  if (cover !== undefined) layout.cover = cover
  const size = isMap(value['cover']) ? value['cover']['size'] : undefined
  if (size === 'hero' || size === 'full') layout.coverSize = size
  for (const name of parts) {
    const isVisible = visible(name)
    if (isVisible !== undefined) layout[name] = isVisible
  }
  return Object.keys(layout).length === 0 ? undefined : layout
}

/**
 * The front matter keys to change when a page was read as `before` and is now `after`: undefined removes one. Unknown
 * keys of a layout are kept.
 */
export function frontMatterChanges(
  before: PageFields,
  after: PageFields,
  values: FrontMatter['values'],
  href: (reference: ContentReference) => string,
): { readonly [key: string]: Json | undefined } {
  const changes: { [key: string]: Json | undefined } = {}
  const differs = (name: keyof PageFields): boolean =>
    stableJson(before[name] ?? null) !== stableJson(after[name] ?? null)
  for (const name of ['description', 'icon'] as const) if (differs(name)) changes[name] = after[name]
  for (const name of ['hidden', 'noIndex', 'noRobotsIndex'] as const)
    if ((before[name] === true) !== (after[name] === true))
      changes[name] = after[name] === true ? true : undefined
  if (differs('cover')) {
    const { ref, refDark, yPos, height } = after.cover ?? {}
    changes['cover'] = ref === undefined ? undefined : href(ref)
    changes['coverDark'] = refDark === undefined ? undefined : href(refDark)
    changes['coverY'] = yPos
    changes['coverHeight'] = height
  }
  if (differs('computed') || differs('computedSeed'))
    changes['computed'] = after.computed && {
      ...after.computed,
      ...(after.computedSeed !== undefined && { seed: after.computedSeed }),
    }
  if (differs('layout')) changes['layout'] = writtenLayout(after.layout ?? {}, values['layout'])
  return changes
}

function writtenLayout(layout: PageLayout, former: Json | undefined): Json | undefined {
  const written: { [name: string]: Json } = { ...(isMap(former) ? former : {}) }
  const set = (name: string, key: string, value: Json | undefined): void => {
    const { [key]: _, ...rest } = isMap(written[name]) ? written[name] : {}
    const part = value === undefined ? rest : { ...rest, [key]: value }
    if (Object.keys(part).length > 0) written[name] = part
    else delete written[name]
  }
  if (layout.width === undefined) delete written['width']
  else written['width'] = layout.width
  set('cover', 'visible', layout.cover)
  set('cover', 'size', layout.coverSize)
  for (const name of parts) set(name, 'visible', layout[name])
  return Object.keys(written).length === 0 ? undefined : written
}
