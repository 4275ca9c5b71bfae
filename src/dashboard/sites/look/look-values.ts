/** Values of a look by dotted path, differences between two looks, and overrides of site spaces. */
import { SiteCustomization } from '../../../contract/sites/look/schemas.ts'
import type { CustomizationOverride } from '../../../contract/sites/look/default-look.ts'
// Sets up the error messages of schemas.
import '../../forms/use-contract-form.ts'

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (isFields(at) ? at[name] : undefined), value)

/** A copy with another value at a path; undefined removes the member. */
export const withValue = (value: Fields, path: string, next: unknown): Fields => {
  const [name = '', ...rest] = path.split('.')
  const below = value[name]
  const inner = rest.length === 0 ? next : withValue(isFields(below) ? below : {}, rest.join('.'), next)
  const { [name]: _before, ...others } = value
  return inner === undefined ? others : { ...value, [name]: inner }
}

/**
 * A look with one setting changed. Required sibling settings are added, and a part is removed with its only
 * setting.
 */
export const withSetting = (look: SiteCustomization, path: string, next: unknown): SiteCustomization => {
  const begun: Fields =
    path.startsWith('announcement.') && look.announcement === undefined
      ? { ...look, announcement: { enabled: false, message: '', style: 'info' } }
      : look
  const whole =
    path === 'favicon.emoji'
      ? withValue(begun, 'favicon', next === undefined ? {} : { emoji: next })
      : path === 'styling.tint.color'
        ? withValue(begun, 'styling.tint', next === undefined ? undefined : { color: next })
        : withValue(begun, path, next)
  // Validated as a whole before it is saved (`lookProblems`).
  return whole as SiteCustomization
}

/** Groups that a site space overrides member by member; everything else is overridden as a whole. */
const groups = new Set(['styling', 'header', 'footer', 'themes', 'pageActions'])

/** The part that is overridden for a path: `styling.theme`, `announcement`. */
export const unitOf = (path: string): string => {
  const [group = '', member] = path.split('.')
  return groups.has(group) && member !== undefined ? `${group}.${member}` : group
}

/** Whether a site space overrides the part that contains a path. */
export const isApart = (override: CustomizationOverride, path: string): boolean =>
  valueAt(override, unitOf(path)) !== undefined

const unitsOf = (look: SiteCustomization): string[] =>
  Object.entries(look).flatMap(([name, value]) =>
    groups.has(name) && isFields(value) ? Object.keys(value).map((member) => `${name}.${member}`) : [name],
  )

/** Normalizes the order of members and drops undefined ones. */
const inOrder = (value: unknown): unknown =>
  isFields(value)
    ? Object.fromEntries(
        Object.keys(value)
          .toSorted()
          .map((name) => [name, inOrder(value[name])]),
      )
    : Array.isArray(value)
      ? value.map(inOrder)
      : value

/** Whether two values are equal; the service may reorder members. */
export const alike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))

/** Whether two looks are equal. */
export const sameLook = (one: SiteCustomization, other: SiteCustomization): boolean =>
  [...new Set([...unitsOf(one), ...unitsOf(other)])].every((unit) =>
    alike(valueAt(one, unit), valueAt(other, unit)),
  )

/** The override that changes a site space's look from one to another; removed members become null. */
export const apartChange = (before: SiteCustomization, after: SiteCustomization): CustomizationOverride =>
  [...new Set([...unitsOf(before), ...unitsOf(after)])]
    .filter((unit) => !alike(valueAt(before, unit), valueAt(after, unit)))
    .reduce<Fields>(
      (change, unit) => withValue(change, unit, valueAt(after, unit) ?? null),
      {},
    ) as CustomizationOverride

/** The override that resets a part to that of the site. */
export const apartReset = (path: string): CustomizationOverride =>
  withValue({}, unitOf(path), null) as CustomizationOverride

/**
 * A look with the theme of another site: colors, shapes and color scheme. Uploaded fonts belong to their
 * site, so ours are kept, as are links, images and text.
 */
export const themeOfOther = (look: SiteCustomization, other: SiteCustomization): SiteCustomization => {
  const { font, monospaceFont } = other.styling
  return {
    ...look,
    themes: other.themes,
    styling: {
      ...other.styling,
      font: typeof font === 'string' ? font : look.styling.font,
      monospaceFont: typeof monospaceFont === 'string' ? monospaceFont : look.styling.monospaceFont,
    },
  }
}

/** Validation errors of a look by the path of the field; empty if it is valid. */
export const lookProblems = (look: SiteCustomization): ReadonlyMap<string, string> => {
  const read = SiteCustomization.safeParse(look)
  const problems = new Map<string, string>()
  for (const { path, message } of read.error?.issues ?? []) {
    const at = path.map(String).join('.')
    if (!problems.has(at)) problems.set(at, message)
  }
  return problems
}

interface Definition {
  readonly type: string
  readonly innerType?: unknown
  readonly shape?: Readonly<Record<string, unknown>>
  readonly options?: readonly unknown[]
  readonly entries?: Readonly<Record<string, string>>
}
// Schemas are inspected as data; Zod types each definition only by its own kind.
const definition = (schema: unknown): Definition =>
  (schema as { readonly _zod: { readonly def: Definition } })._zod.def

const choicesIn = (schema: unknown): readonly string[] => {
  const { innerType, options, entries } = definition(schema)
  if (innerType !== undefined) return choicesIn(innerType)
  if (entries !== undefined) return Object.values(entries)
  return (options ?? []).flatMap(choicesIn)
}

const schemaAt = (schema: unknown, path: readonly string[]): unknown => {
  const { innerType, shape } = definition(schema)
  if (innerType !== undefined) return schemaAt(innerType, path)
  const [name, ...rest] = path
  if (name === undefined) return schema
  const below = shape?.[name]
  if (below === undefined) throw new Error(`The look has no ${path.join('.')}`)
  return schemaAt(below, rest)
}

/**
 * The allowed values of a setting in the contract, in order. Throws for an unknown path, which is a
 * programming error.
 */
export const documentedChoices = (path: string): readonly string[] =>
  choicesIn(schemaAt(SiteCustomization, path.split('.')))
