import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { backupName, timeOfName } from '../../installation/backup-name.ts'
import type { FoundBackup } from './backup-rotation.ts'
import { backupsToDelete } from './backup-rotation.ts'

const start = Date.parse('2024-01-01T00:00:00Z')
const hour = 3600_000
const nameAt = (hours: number): string => backupName(new Date(start + hours * hour).toISOString())

const backups = fc
  .uniqueArray(
    fc.record({
      // Three years, so that days, weeks and months all fill and overflow.
      hours: fc.oneof(fc.nat(24 * 14), fc.nat(24 * 365 * 3)),
      state: fc.constantFrom<FoundBackup['state'][]>('proved', 'proved', 'unproved', 'failed'),
    }),
    { selector: ({ hours }) => hours, maxLength: 120 },
  )
  .map((all) => all.map(({ hours, state }) => ({ name: nameAt(hours), state })))
const keeps = fc.record({
  days: fc.integer({ min: 1, max: 9 }),
  weeks: fc.integer({ min: 0, max: 6 }),
  months: fc.integer({ min: 0, max: 14 }),
})

const timeOf = ({ name }: FoundBackup): string => timeOfName(name) ?? ''
const newestFirst = (found: readonly FoundBackup[]) =>
  found.toSorted((one, other) => (timeOf(one) < timeOf(other) ? 1 : -1))
const left = (found: readonly FoundBackup[], keep: Parameters<typeof backupsToDelete>[1]) => {
  const gone = new Set(backupsToDelete(found, keep))
  return found.filter(({ name }) => !gone.has(name))
}
/** ISO 8601 weeks, counted otherwise than the rotation does: whole weeks since a Monday. */
const periods = {
  days: (time: string) => time.slice(0, 10),
  weeks: (time: string) =>
    String(Math.floor((Date.parse(time) - Date.parse('2001-01-01')) / (7 * 24 * hour))),
  months: (time: string) => time.slice(0, 7),
} as const

describe('the rotation of backups', () => {
  it('keeps the newest of each of the last days, weeks and months that did not fail', () => {
    fc.assert(
      fc.property(backups, keeps, (found, keep) => {
        const names = new Set(left(found, keep).map(({ name }) => name))
        const usable = newestFirst(found.filter(({ state }) => state !== 'failed'))
        for (const kind of ['days', 'weeks', 'months'] as const) {
          const groups = [...Map.groupBy(usable, (one) => periods[kind](timeOf(one))).values()]
          for (const [newest] of groups.slice(0, keep[kind])) if (newest) expect(names).toContain(newest.name)
        }
      }),
    )
  })

  it('never deletes the newest that was proved', () => {
    fc.assert(
      fc.property(backups, keeps, (found, keep) => {
        const proved = newestFirst(found).find(({ state }) => state === 'proved')
        if (proved) expect(backupsToDelete(found, keep)).not.toContain(proved.name)
      }),
    )
  })

  it('never deletes what is not named like a backup', () => {
    const others = fc.array(
      fc.record({
        name: fc.oneof(
          fc.string(),
          fc.constantFrom(
            'lost+found',
            '2024-02-30T030000Z',
            '2024-02-01T030000Z.tar',
            ' 2024-02-01T030000Z',
            '2024-02-01',
          ),
        ),
        state: fc.constantFrom<FoundBackup['state'][]>('proved', 'unproved', 'failed'),
      }),
    )
    fc.assert(
      fc.property(backups, others, keeps, (found, foreign, keep) => {
        const gone = backupsToDelete([...foreign, ...found], keep)
        expect(gone).toEqual(backupsToDelete(found, keep))
      }),
    )
  })

  it('gives no place of others to one that failed', () => {
    fc.assert(
      fc.property(backups, keeps, (found, keep) => {
        const usable = found.filter(({ state }) => state !== 'failed')
        const isUsable = ({ state }: FoundBackup) => state !== 'failed'
        expect(left(found, keep).filter(isUsable)).toEqual(left(usable, keep))
      }),
    )
  })

  it('keeps no more than it says, and deletes nothing the second time', () => {
    fc.assert(
      fc.property(backups, keeps, (found, keep) => {
        const kept = left(found, keep)
        expect(kept.length).toBeLessThanOrEqual(2 * keep.days + keep.weeks + keep.months + 1)
        expect(backupsToDelete(kept, keep)).toEqual([])
      }),
    )
  })

  it('deletes the failed ones once a later one is proved', () => {
    fc.assert(
      fc.property(backups, keeps, (found, keep) => {
        const newest: FoundBackup = { name: nameAt(24 * 365 * 4), state: 'proved' }
        expect(left([...found, newest], keep).filter(({ state }) => state === 'failed')).toEqual([])
      }),
    )
  })

  it('leaves days, weeks and months behind after two years', () => {
    let found: readonly FoundBackup[] = []
    for (let day = 0; day < 730; day += 1)
      found = left([...found, { name: nameAt(day * 24 + 3), state: 'proved' }], {
        days: 7,
        weeks: 4,
        months: 12,
      })
    // 2025-12-30 is a Tuesday. The last days of weeks and months, as far as they are over.
    expect(newestFirst(found).map(({ name }) => name.slice(0, 10))).toEqual([
      ...['2025-12-30', '2025-12-29', '2025-12-28', '2025-12-27', '2025-12-26', '2025-12-25', '2025-12-24'],
      ...['2025-12-21', '2025-12-14', '2025-11-30', '2025-10-31', '2025-09-30', '2025-08-31', '2025-07-31'],
      ...['2025-06-30', '2025-05-31', '2025-04-30', '2025-03-31', '2025-02-28', '2025-01-31'],
    ])
  })
})

describe('names of backups', () => {
  it('say when they began', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(start), max: new Date('2099-12-31'), noInvalidDate: true }),
        (date) => {
          const time = date.toISOString()
          expect(timeOfName(backupName(time))).toBe(`${time.slice(0, 19)}.000Z`)
        },
      ),
    )
    expect(backupName('2026-03-01T03:00:00.123Z')).toBe('2026-03-01T030000Z')
  })
})
