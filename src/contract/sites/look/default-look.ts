/** The default look of a site, the overrides of a site space, and how the two are merged. */
import { z } from 'zod'
import { SiteCustomization } from './schemas.ts'

const blue = { light: '#2457d6', dark: '#7ea2ff' }

/** The default look of a site. A valid `SiteCustomization` (checked by a test). */
export const defaultCustomization: SiteCustomization = {
  styling: {
    theme: 'clean',
    primaryColor: blue,
    infoColor: { light: '#5b6472', dark: '#9aa4b2' },
    successColor: { light: '#1f7a46', dark: '#5cc98a' },
    warningColor: { light: '#9a5b00', dark: '#f0b354' },
    dangerColor: { light: '#b3261e', dark: '#ff8a80' },
    corners: 'rounded',
    depth: 'subtle',
    links: 'default',
    font: 'Inter',
    monospaceFont: 'JetBrainsMono',
    icons: 'regular',
    sidebar: { background: 'default', list: 'default' },
    search: 'prominent',
  },
  favicon: {},
  header: { links: [] },
  footer: { groups: [] },
  themes: { default: 'system', toggeable: true },
  pdf: { enabled: true },
  feedback: { enabled: false },
  ai: { mode: 'none' },
  advancedCustomization: { enabled: true },
  git: { showEditLink: false },
  pageActions: { externalAI: false, markdown: true, mcp: false },
  externalLinks: { target: 'self' },
  pagination: { enabled: true },
  trademark: { enabled: true },
  privacyPolicy: {},
  socialPreview: {},
  insights: { trackingCookie: false },
}

type Shape = Record<string, z.ZodType>
/** Every member may be absent (inherited) or null (override removed). */
const loose = <Members extends Shape>(members: Members) =>
  Object.fromEntries(
    Object.entries(members).map(([name, schema]) => [name, schema.nullable().optional()]),
  ) as {
    [Name in keyof Members]: z.ZodOptional<z.ZodNullable<Members[Name]>>
  }

const { shape } = SiteCustomization
/** Groups of settings that are merged member by member; all others are replaced as a whole. */
const groups = {
  styling: z.strictObject(loose(shape.styling.shape)),
  header: z.strictObject(loose(shape.header.shape)),
  footer: z.strictObject(loose(shape.footer.shape)),
  themes: z.strictObject(loose(shape.themes.shape)),
  pageActions: z.strictObject(loose(shape.pageActions.shape)),
} as const

/**
 * The overrides of a site space: its own value of each setting, or of members of a group. In a change, null removes an
 * override and absent members are unchanged; stored and returned overrides contain no nulls.
 */
export const CustomizationOverride = z
  .strictObject({ ...loose(shape), ...loose(groups) })
  .meta({ id: 'CustomizationOverride' })
export type CustomizationOverride = z.output<typeof CustomizationOverride>

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isGroup = (name: string): boolean => Object.hasOwn(groups, name)

/** The look of a site space: its overrides on top of the site's look. The only place where they are merged. */
export const effectiveCustomization = (
  site: SiteCustomization,
  override: CustomizationOverride | undefined,
): SiteCustomization => {
  if (override === undefined) return site
  const result: Record<string, unknown> = { ...site }
  for (const [name, value] of Object.entries(override)) {
    if (value === null || value === undefined) continue
    const below = result[name]
    result[name] = isGroup(name) && isFields(value) && isFields(below) ? { ...below, ...given(value) } : value
  }
  return result as SiteCustomization
}

const given = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined))

/** The overrides after a change: nulls remove settings, values set them, the rest is unchanged. */
export const changedOverride = (
  override: CustomizationOverride,
  change: CustomizationOverride,
): CustomizationOverride => {
  const result: Record<string, unknown> = { ...override }
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined) continue
    const present = result[name]
    const next =
      isGroup(name) && isFields(value) ? given({ ...(isFields(present) ? present : {}), ...value }) : value
    if (next === null || (isGroup(name) && isFields(next) && Object.keys(next).length === 0))
      delete result[name]
    else result[name] = next
  }
  return result as CustomizationOverride
}
