import { expect, test } from 'vitest'
import { mostWarnings, WarningList } from './warning-list.ts'

const warning = (at: number, message = `Warning ${at}.`) => ({ file: 'a.md', line: at, code: 'odd', message })

test('lists all warnings up to the limit', () => {
  const warnings = new WarningList()
  const all = Array.from({ length: mostWarnings }, (_, at) => warning(at))
  warnings.addAll(all)
  expect(warnings.all()).toEqual(all)
})

test('counts the warnings beyond the limit in one more', () => {
  const warnings = new WarningList()
  for (let at = 0; at < mostWarnings + 3; at += 1) warnings.add(warning(at))
  expect(warnings.all()).toHaveLength(mostWarnings + 1)
  expect(warnings.all().at(-1)).toMatchObject({ file: '', code: 'more-warnings' })
  expect(warnings.all().at(-1)?.message).toContain('3 more warnings')
})

test('shortens long messages and file names', () => {
  const warnings = new WarningList()
  warnings.add({ ...warning(1, 'x'.repeat(100_000)), file: 'y'.repeat(100_000) })
  expect(JSON.stringify(warnings.all()).length).toBeLessThan(1100)
})
