import { describe, expect, it } from 'vitest'
import { SiteCustomization } from './schemas.ts'
import type { CustomizationOverride } from './default-look.ts'
import {
  changedOverride,
  CustomizationOverride as OverrideSchema,
  defaultCustomization,
  effectiveCustomization,
} from './default-look.ts'

const footer = { copyright: 'Halden', groups: [{ title: 'More', links: [] }] }

describe('the default customization', () => {
  it('is a complete customization', () => {
    expect(SiteCustomization.parse(defaultCustomization)).toEqual(defaultCustomization)
  })
})

describe('overrides of a site space', () => {
  it('overrides the site by member in groups and as a whole elsewhere', () => {
    const override: CustomizationOverride = {
      styling: { theme: 'bold', sidebar: { background: 'filled', list: 'pill' } },
      header: { logo: { light: 'https://a.example/l.svg', dark: 'https://a.example/d.svg' } },
      pdf: { enabled: false },
    }
    const look = effectiveCustomization(defaultCustomization, override)
    expect(SiteCustomization.safeParse(look).success).toBe(true)
    expect(look.styling).toEqual({ ...defaultCustomization.styling, ...override.styling })
    expect(look.header).toEqual({ ...defaultCustomization.header, ...override.header })
    expect(look.pdf).toEqual({ enabled: false })
    expect(look.footer).toBe(defaultCustomization.footer)
    expect(effectiveCustomization(defaultCustomization, undefined)).toBe(defaultCustomization)
    expect(effectiveCustomization(defaultCustomization, {})).toEqual(defaultCustomization)
  })

  it('sets, changes and removes each setting', () => {
    const set = changedOverride(
      {},
      { styling: { theme: 'bold', corners: 'circular' }, footer, title: 'Apart' },
    )
    const changed = changedOverride(set, { styling: { theme: null, links: 'accent' }, title: null })
    expect(changed).toEqual({ styling: { corners: 'circular', links: 'accent' }, footer })
    expect(changedOverride(changed, { styling: { corners: null, links: null } })).toEqual({ footer })
    expect(changedOverride(changed, { styling: null, footer: null })).toEqual({})
    expect(changedOverride(changed, {})).toEqual(changed)
    for (const override of [set, changed]) expect(OverrideSchema.safeParse(override).success).toBe(true)
  })

  it.each([
    { styling: { theme: 'loud' } },
    { styling: { primaryColor: { light: '#123' } } },
    { unknown: true },
    { header: { links: [{ title: 'x'.repeat(65), to: null, links: [] }] } },
    { themes: { default: 'sepia' } },
  ])('is refused when it is no setting: %j', (override) => {
    expect(OverrideSchema.safeParse(override).success).toBe(false)
  })
})
