import { expect, test } from 'vitest'
import { longestSubject, shortSubject, subjectNaming } from './limits.ts'

const long = 'x'.repeat(300)
const waves = '🌊'.repeat(200)

test('generated subjects have at most 100 characters, and no half of one', () => {
  expect(shortSubject('Edit Start')).toBe('Edit Start')
  expect(subjectNaming('Revert', 'One')).toBe('Revert “One”')
  expect(subjectNaming('Revert', 'x'.repeat(91))).toBe(`Revert “${'x'.repeat(91)}”`)
  expect(subjectNaming('Revert', 'x'.repeat(92))).toBe(`Revert “${'x'.repeat(90)}…”`)
  for (const subject of [long, waves].flatMap((name) => [
    shortSubject(name),
    shortSubject(`x${name}`),
    subjectNaming('Restore', name),
    subjectNaming('Revert', name),
  ])) {
    expect(subject.length).toBeGreaterThanOrEqual(longestSubject - 1)
    expect(subject.length).toBeLessThanOrEqual(longestSubject)
    expect(subject.isWellFormed()).toBe(true)
  }
})
