import { expect, test } from 'vitest'
import { SiteCustomization } from '../../../contract/sites/look/schemas.ts'
import {
  changedOverride,
  defaultCustomization,
  effectiveCustomization,
} from '../../../contract/sites/look/default-look.ts'
import { choiceText, lookGroups } from './look-fields.ts'
import {
  apartChange,
  apartReset,
  documentedChoices,
  alike,
  isApart,
  lookProblems,
  sameLook,
  themeOfOther,
  unitOf,
  valueAt,
  withSetting,
  withValue,
} from './look-values.ts'
import { hexContrast, nearestReadable } from './readable-color.ts'

const changed = (path: string, value: unknown): SiteCustomization =>
  SiteCustomization.parse(withValue(defaultCustomization, path, value))

test('values are read and set by their path, and what was given stays as it was', () => {
  const next = withValue({ a: { b: 1, c: 2 } }, 'a.b', 3)
  expect(next).toEqual({ a: { b: 3, c: 2 } })
  expect(withValue(next, 'a.c', undefined)).toEqual({ a: { b: 3 } })
  expect(withValue({}, 'x.y', 'z')).toEqual({ x: { y: 'z' } })
  expect(valueAt(next, 'a.b.c')).toBeUndefined()
})

test('every choice has documented values, and every default is one of them', () => {
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

test('what a site space sets apart leads from the look of the site to its own, and back', () => {
  const after = changed('styling.corners', 'straight')
  const change = apartChange(defaultCustomization, after)
  expect(change).toEqual({ styling: { corners: 'straight' } })
  const override = changedOverride({}, change)
  expect(sameLook(effectiveCustomization(defaultCustomization, override), after)).toBe(true)
  expect(isApart(override, 'styling.corners')).toBe(true)
  expect(isApart(override, 'styling.theme')).toBe(false)
  expect(changedOverride(override, apartReset('styling.corners'))).toEqual({})
  expect(unitOf('announcement.message')).toBe('announcement')
  expect(unitOf('styling.sidebar.list')).toBe('styling.sidebar')
})

test('what is wrong is told at its field', () => {
  expect(lookProblems(defaultCustomization).size).toBe(0)
  const wrong = withValue(defaultCustomization, 'styling.primaryColor.light', 'red') as SiteCustomization
  expect([...lookProblems(wrong).keys()]).toEqual(['styling.primaryColor.light'])
})

test('a setting brings along what it needs, and takes its part away with it', () => {
  const shown = withSetting(defaultCustomization, 'announcement.enabled', true)
  expect([...lookProblems(shown).keys()]).toEqual(['announcement.message'])
  expect(lookProblems(withSetting(shown, 'announcement.message', 'We moved')).size).toBe(0)
  const faced = withSetting(defaultCustomization, 'favicon.emoji', '⚓')
  expect(faced.favicon).toEqual({ emoji: '⚓' })
  expect(withSetting(faced, 'favicon.emoji', undefined).favicon).toEqual({})
  const tinted = withSetting(defaultCustomization, 'styling.tint.color', { light: '#fff', dark: '#000' })
  expect(lookProblems(tinted).size).toBe(0)
  expect(sameLook(withSetting(tinted, 'styling.tint.color', undefined), defaultCustomization)).toBe(true)
})

test('two values are alike whatever the order of their members', () => {
  expect(alike({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1, e: undefined })).toBe(true)
  expect(alike({ a: [1, 2] }, { a: [2, 1] })).toBe(false)
})

test('the theme of another site comes without its fonts, links and words', () => {
  const own = { id: 'T1', custom: true, fontFamily: 'House', fontFaces: [] }
  const styled = changed('styling.corners', 'straight')
  const other = {
    ...styled,
    title: 'Other',
    styling: { ...styled.styling, font: own, monospaceFont: 'DMMono' },
  }
  const taken = themeOfOther(changed('title', 'Ours'), other as SiteCustomization)
  expect(taken.title).toBe('Ours')
  expect(taken.styling).toMatchObject({ corners: 'straight', font: 'Inter', monospaceFont: 'DMMono' })
})

test('a colour that cannot be read has a near one that can', () => {
  expect(hexContrast('#000', '#ffffff')).toBeCloseTo(21, 1)
  expect(hexContrast('red', '#ffffff')).toBeUndefined()
  expect(nearestReadable('#1a2b3c', '#ffffff', 4.5)).toBe('#1a2b3c')
  for (const [color, ground] of [
    ['#ffcc00', '#ffffff'],
    ['#222244', '#0f1115'],
    ['#888888', '#ffffff'],
  ] as const) {
    const near = nearestReadable(color, ground, 4.5) ?? ''
    expect(hexContrast(near, ground), color).toBeGreaterThanOrEqual(4.5)
  }
})

test('choices are written as people write them', () => {
  expect(['IBMPlexSerif', 'button-primary', 'clean', 'SourceCodePro'].map(choiceText)).toEqual([
    'IBM Plex Serif',
    'Button primary',
    'Clean',
    'Source Code Pro',
  ])
})
