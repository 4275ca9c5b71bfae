/** The look of a site before anybody set it, what a site space sets apart from it, and how the two are put together. */
import { z } from 'zod'
import { SiteCustomization } from './schemas.ts'

const blue = { light: '#2457d6', dark: '#7ea2ff' }

/** What a site looks like until somebody says otherwise. A value of `SiteCustomization` (a test holds that). */
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
  themes: { default: 'light', toggeable: true },
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
/** Every member may be absent (as it is elsewhere) or null (set apart no longer). */
const loose = <Members extends Shape>(members: Members) =>
  Object.fromEntries(
    Object.entries(members).map(([name, schema]) => [name, schema.nullable().optional()]),
  ) as {
    [Name in keyof Members]: z.ZodOptional<z.ZodNullable<Members[Name]>>
  }

const { shape } = SiteCustomization
/** Groups of settings that are put together member by member; everything else is set as a whole. */
const groups = {
  styling: z.strictObject(loose(shape.styling.shape)),
  header: z.strictObject(loose(shape.header.shape)),
  footer: z.strictObject(loose(shape.footer.shape)),
  themes: z.strictObject(loose(shape.themes.shape)),
  pageActions: z.strictObject(loose(shape.pageActions.shape)),
} as const

/**
 * What a site space sets apart from its site: of each setting, or group of settings, what it says of its own. Sent as
 * a change, null means "no longer set apart" and what is absent stays; stored and read, nothing is null.
 */
export const CustomizationOverride = z
  .strictObject({ ...loose(shape), ...loose(groups) })
  .meta({ id: 'CustomizationOverride' })
export type CustomizationOverride = z.output<typeof CustomizationOverride>

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isGroup = (name: string): boolean => Object.hasOwn(groups, name)

/** The look of a site space: what it sets apart, over what the site says. The one place where the two meet. */
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

/** What is set apart after a change: its nulls take settings away, its values set them, the rest stays. */
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
