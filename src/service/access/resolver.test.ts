import { describe, expect, it } from 'vitest'
import type { Step } from './resolver.ts'
import { decide } from './resolver.ts'

const step = (kind: Step['kind'], more: Partial<Step> = {}): Step => ({
  kind,
  id: kind,
  direct: null,
  team: null,
  defaultLevel: null,
  ...more,
})
const [none, read, comment, edit, , create, admin] = [0, 1, 2, 3, 4, 5, 6]

describe('decide', () => {
  it('gives nothing to people who are no members, whatever was granted to them', () => {
    expect(decide([step('space', { direct: admin })], undefined).role).toBeNull()
  })

  it('makes administrators of the organization administrators everywhere', () => {
    expect(decide([step('space', { direct: read, defaultLevel: none })], { role: admin }).role).toBe('admin')
  })

  it('lets a direct grant go before the grants of teams, even where it is lower', () => {
    expect(decide([step('space', { direct: read, team: create })], { role: edit }).role).toBe('read')
  })

  it('lets a grant on the thing go before its default level, and that before everything above', () => {
    expect(decide([step('space', { team: comment, defaultLevel: admin })], { role: read }).role).toBe(
      'comment',
    )
    expect(
      decide([step('space', { defaultLevel: read }), step('collection', { direct: create })], { role: edit })
        .role,
    ).toBe('read')
  })

  it('lowers as well as raises by a default level, and closes by "no access"', () => {
    expect(decide([step('space', { defaultLevel: none })], { role: create }).role).toBeNull()
    expect(decide([step('space', { defaultLevel: edit })], { role: read }).role).toBe('edit')
  })

  it('keeps default levels from guests: they have grants or nothing', () => {
    expect(decide([step('space', { defaultLevel: edit })], { role: none }).role).toBeNull()
    expect(decide([step('space'), step('collection', { direct: comment })], { role: none }).role).toBe(
      'comment',
    )
  })

  it('falls back to the role in the organization and names every reason in order', () => {
    const { role, reasons } = decide([step('space'), step('collection', { team: edit })], { role: read })
    expect(role).toBe('edit')
    expect(reasons.map(({ ground, decides }) => [ground, decides])).toEqual([
      ['team', true],
      ['organization', false],
    ])
  })
})
