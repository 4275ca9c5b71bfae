import { expect, test } from 'vitest'
import { isSettingsSection, sectionsFor, settingsNames } from './settings-sections.ts'

test('finds the section of a setting', () => {
  expect(sectionsFor('')).toEqual(settingsNames)
  expect(sectionsFor('host')).toEqual(['general'])
  expect(sectionsFor('Default ROLE')).toEqual(['joining'])
  expect(sectionsFor('billing')).toEqual([])
})

test('recognizes section names', () => {
  expect(isSettingsSection('agents')).toBe(true)
  expect(isSettingsSection('toString')).toBe(false)
})
