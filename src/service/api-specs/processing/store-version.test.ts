/** Which versions of a specification are kept. */
import { expect, it } from 'vitest'
import { keptVersions, outdatedVersions } from './store-version.store.ts'

const versions = (count: number, dayOf: (number: number) => number) =>
  Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    created_at: new Date(Date.UTC(2026, 0, dayOf(at + 1))).toISOString(),
  }))

it('keeps the newest hundred', () => {
  expect(outdatedVersions(versions(keptVersions, () => 1))).toEqual([])
})

it('keeps the first of each month of the older ones', () => {
  // One a day from the first of January: of the first 150 days, five months have a first one.
  const all = versions(keptVersions + 150, (number) => number)
  const outdated = outdatedVersions(all)
  const kept = all.filter((version) => !outdated.includes(version))
  expect(kept.slice(-keptVersions).map(({ number }) => number)).toEqual(
    Array.from({ length: keptVersions }, (_, at) => at + 151),
  )
  expect(kept.slice(0, -keptVersions).map(({ created_at: time }) => time.slice(0, 10))).toEqual([
    '2026-01-01',
    '2026-02-01',
    '2026-03-01',
    '2026-04-01',
    '2026-05-01',
  ])
})
