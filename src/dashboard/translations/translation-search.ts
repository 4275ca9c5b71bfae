/** Search parameters of the translation screens. Parsed by hand: the schema library is not in the initial bundle. */
import type { TranslationUnitState } from '../../client/types.gen.ts'
import { idIn, textIn } from '../api/search-parameters.ts'

/** States of units in the order in which they are displayed: from done to missing. */
export const unitStates = [
  'reviewed',
  'edited',
  'machine',
  'stale',
  'missing',
] as const satisfies readonly TranslationUnitState[]

const stateIn = (value: unknown): TranslationUnitState | undefined =>
  unitStates.find((state) => state === value)

export interface ListSearch {
  readonly q?: string
}

export const listSearch = (given: Record<string, unknown>): ListSearch => {
  const q = textIn(given['q'])
  return q === undefined ? {} : { q }
}

/** The coverage of one source space. */
export interface CoverageSearch {
  readonly space?: string
  /** Only pages with a unit in this state. */
  readonly state?: TranslationUnitState
}

export const coverageSearch = (given: Record<string, unknown>): CoverageSearch => {
  const [space, state] = [idIn(given['space']), stateIn(given['state'])]
  return { ...(space !== undefined && { space }), ...(state !== undefined && { state }) }
}

/** A new translation, of a space that was chosen elsewhere. */
export interface NewTranslationSearch {
  readonly space?: string
}

export const newTranslationSearch = (given: Record<string, unknown>): NewTranslationSearch => {
  const space = idIn(given['space'])
  return space === undefined ? {} : { space }
}

/** Which units are listed; of all pages if none is named. */
export interface UnitFilter {
  readonly page?: string
  readonly state?: TranslationUnitState
  readonly check?: 'error' | 'warning'
  readonly minor?: true
  readonly q?: string
}

/** The units of a translation, with the one that is edited. */
export interface UnitSearch extends UnitFilter {
  readonly unit?: string
}

export const unitSearch = (given: Record<string, unknown>): UnitSearch => {
  const { check, minor, unit } = given
  const [page, state, q] = [idIn(given['page']), stateIn(given['state']), textIn(given['q'])]
  return {
    ...(page !== undefined && { page }),
    ...(state !== undefined && { state }),
    ...((check === 'error' || check === 'warning') && { check }),
    ...(minor === true && { minor }),
    ...(q !== undefined && { q }),
    ...(typeof unit === 'string' && /^[\w.:-]{1,400}$/.test(unit) && { unit }),
  }
}

/** The runs of a translation, with the one whose pages are shown. */
export interface RunSearch {
  readonly run?: string
}

export const runSearch = (given: Record<string, unknown>): RunSearch => {
  const run = idIn(given['run'])
  return run === undefined ? {} : { run }
}
