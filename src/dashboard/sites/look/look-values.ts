/** Values of a look by dotted path, differences between two looks, and overrides of site spaces. */
import { SiteCustomization } from '../../../contract/sites/look/schemas.ts'
import { settingsWithoutEffect } from '../../../contract/sites/look/settings-without-effect.ts'
import type { CustomizationOverride } from '../../../contract/sites/look/default-look.ts'
// Sets up the error messages of schemas.
import '../../forms/use-contract-form.ts'

type UnknownRecord = Readonly<Record<string, unknown>>
const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const valueAt = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (isRecord(at) ? at[name] : undefined), value)

/** A copy with another value at a path; undefined removes the member. */
export const withValue = (value: UnknownRecord, path: string, next: unknown): UnknownRecord => {
  const [name = '', ...rest] = path.split('.')
  const below = value[name]
  const inner = rest.length === 0 ? next : withValue(isRecord(below) ? below : {}, rest.join('.'), next)
  const { [name]: _before, ...others } = value
  return inner === undefined ? others : { ...value, [name]: inner }
}

/**
 * A look with one setting changed. Required sibling settings are added, and a part is removed with its only
 * setting.
 */
export const withSetting = (look: SiteCustomization, path: string, next: unknown): SiteCustomization => {
  const withAnnouncement: UnknownRecord =
    path.startsWith('announcement.') && look.announcement === undefined
      ? { ...look, announcement: { enabled: false, message: '', style: 'info' } }
      : look
  const changed =
    path === 'favicon.emoji' || path === 'favicon.icon'
      ? withValue(
          withAnnouncement,
          'favicon',
          next === undefined ? {} : { [path === 'favicon.icon' ? 'icon' : 'emoji']: next },
        )
      : path === 'styling.tint.color'
        ? withValue(withAnnouncement, 'styling.tint', next === undefined ? undefined : { color: next })
        : withValue(withAnnouncement, path, next)
  // Validated as a whole before it is saved (`lookProblems`).
  return changed as SiteCustomization
}

/** An image with another URL for one mode. Without one of its own, dark mode shows the image of light mode. */
export const withImageUrl = (
  value: { readonly light: string; readonly dark: string } | undefined,
  theme: 'light' | 'dark',
  url: string,
): { readonly light: string; readonly dark: string } | undefined => {
  const { light = '', dark = '' } = value ?? {}
  if (theme === 'dark')
    return light === '' && url === '' ? undefined : { light, dark: url === '' ? light : url }
  const hasOwnDark = dark !== light
  if (url === '' && !hasOwnDark) return undefined
  return { light: url, dark: hasOwnDark ? dark : url }
}

/** Groups that a site space overrides member by member; everything else is overridden as a whole. */
const memberGroups = new Set(['styling', 'header', 'footer', 'themes', 'pageActions'])

/** The part that is overridden for a path: `styling.theme`, `announcement`. */
export const unitOf = (path: string): string => {
  const [group = '', member] = path.split('.')
  return memberGroups.has(group) && member !== undefined ? `${group}.${member}` : group
}

/** Whether a site space overrides the part that contains a path. */
export const isOverridden = (override: CustomizationOverride, path: string): boolean =>
  valueAt(override, unitOf(path)) !== undefined

const unitsOf = (look: SiteCustomization): string[] =>
  Object.entries(look).flatMap(([name, value]) =>
    memberGroups.has(name) && isRecord(value)
      ? Object.keys(value).map((member) => `${name}.${member}`)
      : [name],
  )

/** Normalizes the order of members and drops undefined ones. */
const normalize = (value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.keys(value)
          .toSorted()
          .map((name) => [name, normalize(value[name])]),
      )
    : Array.isArray(value)
      ? value.map(normalize)
      : value

/** Whether two values are equal; the service may reorder members. */
export const isDeepEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(normalize(one)) === JSON.stringify(normalize(other))

/** Whether two looks are equal. */
export const isSameLook = (one: SiteCustomization, other: SiteCustomization): boolean =>
  [...new Set([...unitsOf(one), ...unitsOf(other)])].every((unit) =>
    isDeepEqual(valueAt(one, unit), valueAt(other, unit)),
  )

/** The override that changes a site space's look from one to another; removed members become null. */
export const overrideChange = (before: SiteCustomization, after: SiteCustomization): CustomizationOverride =>
  [...new Set([...unitsOf(before), ...unitsOf(after)])]
    .filter((unit) => !isDeepEqual(valueAt(before, unit), valueAt(after, unit)))
    .reduce<UnknownRecord>(
      (change, unit) => withValue(change, unit, valueAt(after, unit) ?? null),
      {},
    ) as CustomizationOverride

/** The override that resets a part to that of the site. */
export const overrideReset = (path: string): CustomizationOverride =>
  withValue({}, unitOf(path), null) as CustomizationOverride

/**
 * A look with the theme of another site: colors, shapes and color scheme. Uploaded fonts belong to their
 * site, so ours are kept, as are links, images and text.
 */
export const copyThemeFrom = (look: SiteCustomization, other: SiteCustomization): SiteCustomization => {
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
  const parsed = SiteCustomization.safeParse(look)
  const problems = new Map<string, string>()
  for (const { path, message } of parsed.error?.issues ?? []) {
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

/** The values of a setting to offer: those with an effect on the site. */
export const offeredChoices = (path: string): readonly string[] => {
  const idle = settingsWithoutEffect[path] ?? []
  return documentedChoices(path).filter((value) => idle !== true && !idle.includes(value))
}

/**
 * The allowed values of a setting in the contract, in order. Throws for an unknown path, which is a
 * programming error.
 */
export const documentedChoices = (path: string): readonly string[] =>
  choicesIn(schemaAt(SiteCustomization, path.split('.')))
