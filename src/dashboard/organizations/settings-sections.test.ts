import { expect, test } from 'vitest'
import { isSettingsSection, sectionsFor, settingsNames } from './settings-sections.ts'

test('finds the section that holds a setting', () => {
  expect(sectionsFor('')).toEqual(settingsNames)
  expect(sectionsFor('host')).toEqual(['general'])
  expect(sectionsFor('Default ROLE')).toEqual(['joining'])
  expect(sectionsFor('billing')).toEqual([])
})

test('knows its names', () => {
  expect(isSettingsSection('agents')).toBe(true)
  expect(isSettingsSection('toString')).toBe(false)
})
