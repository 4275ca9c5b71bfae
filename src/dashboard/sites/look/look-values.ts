/** Values of a look by their dotted path, what differs between two looks, and which part of it a site space sets apart. */
import { SiteCustomization } from '../../../contract/sites/look/schemas.ts'
import type { CustomizationOverride } from '../../../contract/sites/look/default-look.ts'
// Words for what a schema finds are set with the forms.
import '../../forms/use-contract-form.ts'

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (isFields(at) ? at[name] : undefined), value)

/** The same with another value at a path; undefined takes the member away. Nothing that was given is changed. */
export const withValue = (value: Fields, path: string, next: unknown): Fields => {
  const [name = '', ...rest] = path.split('.')
  const below = value[name]
  const inner = rest.length === 0 ? next : withValue(isFields(below) ? below : {}, rest.join('.'), next)
  const { [name]: _before, ...others } = value
  return inner === undefined ? others : { ...value, [name]: inner }
}

/**
 * A look with another value of one setting. Where a setting needs others beside it they come along, and where it was
 * the only one of its part the part goes with it.
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
  // Checked as a whole before it is saved (`lookProblems`).
  return whole as SiteCustomization
}

/** Groups that a site space sets apart member by member; everything else is set apart whole. */
const groups = new Set(['styling', 'header', 'footer', 'themes', 'pageActions'])

/** The part that is set apart when a path is: `styling.theme`, `announcement`. */
export const unitOf = (path: string): string => {
  const [group = '', member] = path.split('.')
  return groups.has(group) && member !== undefined ? `${group}.${member}` : group
}

/** Whether a site space sets the part of a path apart from its site. */
export const isApart = (override: CustomizationOverride, path: string): boolean =>
  valueAt(override, unitOf(path)) !== undefined

const unitsOf = (look: SiteCustomization): string[] =>
  Object.entries(look).flatMap(([name, value]) =>
    groups.has(name) && isFields(value) ? Object.keys(value).map((member) => `${name}.${member}`) : [name],
  )

/** The same value whatever the order of its members, of which those that are undefined are none. */
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

/** Whether two values say the same; the service gives back members in an order of its own. */
export const alike = (one: unknown, other: unknown): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))

/** Whether two looks are alike. */
export const sameLook = (one: SiteCustomization, other: SiteCustomization): boolean =>
  [...new Set([...unitsOf(one), ...unitsOf(other)])].every((unit) =>
    alike(valueAt(one, unit), valueAt(other, unit)),
  )

/** What a site space has to set apart so that its look goes from one to another; what is taken away becomes null. */
export const apartChange = (before: SiteCustomization, after: SiteCustomization): CustomizationOverride =>
  [...new Set([...unitsOf(before), ...unitsOf(after)])]
    .filter((unit) => !alike(valueAt(before, unit), valueAt(after, unit)))
    .reduce<Fields>(
      (change, unit) => withValue(change, unit, valueAt(after, unit) ?? null),
      {},
    ) as CustomizationOverride

/** The change that gives a part back to the site. */
export const apartReset = (path: string): CustomizationOverride =>
  withValue({}, unitOf(path), null) as CustomizationOverride

/**
 * A look with the theme of another site: its colours, shapes and choice of light and dark. Fonts of that site's own are
 * its alone, so that ours stay in their place; links, pictures and words stay too.
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

/** What is wrong with a look, as sentences by the path of the field; empty for a good one. */
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
// Schemas are read here as data; the core types each definition by its own kind only.
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

/** The values that the contract documents for a setting, in its order. Throws for a path that is none: a slip in the code. */
export const documentedChoices = (path: string): readonly string[] =>
  choicesIn(schemaAt(SiteCustomization, path.split('.')))
