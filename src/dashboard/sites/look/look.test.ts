import { expect, test } from 'vitest'
import { SiteCustomization } from '../../../contract/sites/look/schemas.ts'
import {
  changedOverride,
  defaultCustomization,
  effectiveCustomization,
} from '../../../contract/sites/look/default-look.ts'
import { choiceText, lookGroups } from './look-fields.ts'
import {
  offeredChoices,
  overrideChange,
  overrideReset,
  documentedChoices,
  isDeepEqual,
  isOverridden,
  lookProblems,
  isSameLook,
  copyThemeFrom,
  unitOf,
  valueAt,
  withImageUrl,
  withSetting,
  withValue,
} from './look-values.ts'
import { settingsWithoutEffect } from '../../../contract/sites/look/settings-without-effect.ts'
import { hexContrast, nearestReadable } from './controls/readable-color.ts'

const changed = (path: string, value: unknown): SiteCustomization =>
  SiteCustomization.parse(withValue(defaultCustomization, path, value))

test('reads and sets values by path without changing the input', () => {
  const next = withValue({ a: { b: 1, c: 2 } }, 'a.b', 3)
  expect(next).toEqual({ a: { b: 3, c: 2 } })
  expect(withValue(next, 'a.c', undefined)).toEqual({ a: { b: 3 } })
  expect(withValue({}, 'x.y', 'z')).toEqual({ x: { y: 'z' } })
  expect(valueAt(next, 'a.b.c')).toBeUndefined()
})

test('has allowed values for each choice, and each default is one of them', () => {
  for (const { fields } of lookGroups)
    for (const { path, kind } of fields)
      if (kind === 'choice') {
        const choices = documentedChoices(path)
        expect(choices.length, path).toBeGreaterThan(1)
        const value = valueAt(defaultCustomization, path)
        if (value !== undefined) expect(choices, path).toContain(value)
      }
  expect(documentedChoices('styling.font')).toContain('IBMPlexSerif')
  expect(() => documentedChoices('styling.nothing')).toThrow('The look has no nothing')
})

test('offers only settings with an effect', () => {
  const paths = lookGroups.flatMap(({ fields }) => fields.map(({ path }) => path))
  for (const [path, idle] of Object.entries(settingsWithoutEffect))
    if (idle === true) expect(paths).not.toContain(path)
    else for (const value of idle) expect(offeredChoices(path)).not.toContain(value)
  expect(offeredChoices('styling.font')).toContain('Inter')
})

test('shows the image of light mode in dark mode unless it has one of its own', () => {
  const light = withImageUrl(undefined, 'light', 'https://a.test/1.png')
  expect(light).toEqual({ light: 'https://a.test/1.png', dark: 'https://a.test/1.png' })
  expect(lookProblems(withSetting(defaultCustomization, 'header.logo', light)).size).toBe(0)
  const both = withImageUrl(light, 'dark', 'https://a.test/2.png')
  expect(both).toEqual({ light: 'https://a.test/1.png', dark: 'https://a.test/2.png' })
  expect(withImageUrl(both, 'light', 'https://a.test/3.png')?.dark).toBe('https://a.test/2.png')
  expect(withImageUrl(both, 'dark', '')).toEqual(light)
  expect(withImageUrl(light, 'light', '')).toBeUndefined()
})

test('sets and resets overrides of a site space', () => {
  const after = changed('styling.corners', 'straight')
  const change = overrideChange(defaultCustomization, after)
  expect(change).toEqual({ styling: { corners: 'straight' } })
  const override = changedOverride({}, change)
  expect(isSameLook(effectiveCustomization(defaultCustomization, override), after)).toBe(true)
  expect(isOverridden(override, 'styling.corners')).toBe(true)
  expect(isOverridden(override, 'styling.theme')).toBe(false)
  expect(changedOverride(override, overrideReset('styling.corners'))).toEqual({})
  expect(unitOf('announcement.message')).toBe('announcement')
  expect(unitOf('styling.sidebar.list')).toBe('styling.sidebar')
})

test('reports problems by field', () => {
  expect(lookProblems(defaultCustomization).size).toBe(0)
  const wrong = withValue(defaultCustomization, 'styling.primaryColor.light', 'red') as SiteCustomization
  expect([...lookProblems(wrong).keys()]).toEqual(['styling.primaryColor.light'])
})

test('adds required sibling settings and removes a group with its only setting', () => {
  const announced = withSetting(defaultCustomization, 'announcement.enabled', true)
  expect([...lookProblems(announced).keys()]).toEqual(['announcement.message'])
  expect(lookProblems(withSetting(announced, 'announcement.message', 'We moved')).size).toBe(0)
  const withFavicon = withSetting(defaultCustomization, 'favicon.emoji', '⚓')
  expect(withFavicon.favicon).toEqual({ emoji: '⚓' })
  expect(withSetting(withFavicon, 'favicon.emoji', undefined).favicon).toEqual({})
  const withIcon = withSetting(withFavicon, 'favicon.icon', {
    light: 'https://a.test/i.png',
    dark: 'https://a.test/i.png',
  })
  expect(Object.keys(withIcon.favicon)).toEqual(['icon'])
  expect(lookProblems(withIcon).size).toBe(0)
  const tinted = withSetting(defaultCustomization, 'styling.tint.color', { light: '#fff', dark: '#000' })
  expect(lookProblems(tinted).size).toBe(0)
  expect(isSameLook(withSetting(tinted, 'styling.tint.color', undefined), defaultCustomization)).toBe(true)
})

test('compares values regardless of member order', () => {
  expect(isDeepEqual({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1, e: undefined })).toBe(true)
  expect(isDeepEqual({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
})

test('copies a theme without fonts, links and text', () => {
  const uploaded = { id: 'T1', custom: true, fontFamily: 'House', fontFaces: [] }
  const styled = changed('styling.corners', 'straight')
  const other = {
    ...styled,
    title: 'Other',
    styling: { ...styled.styling, font: uploaded, monospaceFont: 'DMMono' },
  }
  const taken = copyThemeFrom(changed('title', 'Ours'), other as SiteCustomization)
  expect(taken.title).toBe('Ours')
  expect(taken.styling).toMatchObject({ corners: 'straight', font: 'Inter', monospaceFont: 'DMMono' })
})

test('finds the nearest readable color', () => {
  expect(hexContrast('#000', '#ffffff')).toBeCloseTo(21, 1)
  expect(hexContrast('red', '#ffffff')).toBeUndefined()
  expect(nearestReadable('#1a2b3c', '#ffffff', 4.5)).toBe('#1a2b3c')
  for (const [color, background] of [
    ['#ffcc00', '#ffffff'],
    ['#222244', '#0f1115'],
    ['#888888', '#ffffff'],
  ] as const) {
    const near = nearestReadable(color, background, 4.5) ?? ''
    expect(hexContrast(near, background), color).toBeGreaterThanOrEqual(4.5)
  }
})

test('formats choices for display', () => {
  expect(['IBMPlexSerif', 'button-primary', 'clean', 'SourceCodePro'].map(choiceText)).toEqual([
    'IBM Plex Serif',
    'Button primary',
    'Clean',
    'Source Code Pro',
  ])
})
