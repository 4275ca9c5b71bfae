import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  accessWorld,
  membershipIn,
  people,
  resourcesIn,
  stepsIn,
} from '../../testing/fixtures/access-world.ts'
import type { StepWithGrants } from './resolver.ts'
import { decide } from './resolver.ts'

const step = (kind: StepWithGrants['kind'], more: Partial<StepWithGrants> = {}): StepWithGrants => ({
  kind,
  id: kind,
  direct: null,
  team: null,
  defaultLevel: null,
  ...more,
})
const [none, read, comment, edit, , create, admin] = [0, 1, 2, 3, 4, 5, 6]

describe('decide', () => {
  it('gives non-members no access, whatever they were granted', () => {
    expect(decide([step('space', { direct: admin })], undefined).role).toBeNull()
  })

  it('makes administrators of the organization administrators everywhere', () => {
    expect(decide([step('space', { direct: read, defaultLevel: none })], { role: admin }).role).toBe('admin')
  })

  it('prefers a direct grant to team grants, even if it is lower', () => {
    expect(decide([step('space', { direct: read, team: create })], { role: edit }).role).toBe('read')
  })

  it('prefers a grant on the resource to its default level, and both to everything above', () => {
    expect(decide([step('space', { team: comment, defaultLevel: admin })], { role: read }).role).toBe(
      'comment',
    )
    expect(
      decide([step('space', { defaultLevel: read }), step('collection', { direct: create })], { role: edit })
        .role,
    ).toBe('read')
  })

  it('lets a default level raise, lower or remove access', () => {
    expect(decide([step('space', { defaultLevel: none })], { role: create }).role).toBeNull()
    expect(decide([step('space', { defaultLevel: edit })], { role: read }).role).toBe('edit')
  })

  it('ignores default levels for guests, who have only what was granted', () => {
    expect(decide([step('space', { defaultLevel: edit })], { role: none }).role).toBeNull()
    expect(decide([step('space'), step('collection', { direct: comment })], { role: none }).role).toBe(
      'comment',
    )
  })

  it('falls back to the role in the organization and lists every reason in order', () => {
    const { role, reasons } = decide([step('space'), step('collection', { team: edit })], { role: read })
    expect(role).toBe('edit')
    expect(reasons.map(({ source, decides }) => [source, decides])).toEqual([
      ['team', true],
      ['organization', false],
    ])
  })

  it('takes the role from the first reason', () => {
    fc.assert(
      fc.property(accessWorld, fc.constantFrom(...people), (world, person) => {
        for (const { id } of Object.values(resourcesIn(world)).flat()) {
          const { role, reasons } = decide(stepsIn(world, id, person), membershipIn(world, person))
          expect(reasons.map(({ decides }) => decides)).toEqual(reasons.map((_, index) => index === 0))
          expect(role).toBe(reasons[0]?.role)
        }
      }),
      { numRuns: 50 },
    )
  })
})
