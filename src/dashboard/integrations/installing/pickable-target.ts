/** A space or site that an integration can be installed in. */
export interface PickableTarget {
  readonly id: string
  readonly name: string
  /** Its emoji; '' without one. */
  readonly emoji: string
  /** Where it is, such as its collections; '' at the top level. */
  readonly location: string
}

/** The spaces and sites of an organization; undefined while loading. */
export interface PickableTargets {
  readonly space: readonly PickableTarget[] | undefined
  readonly site: readonly PickableTarget[] | undefined
}

export type TargetKind = 'space' | 'site'

/** What a person selected: all of them now and in the future, or some by id. */
export interface TargetSelection {
  readonly all: boolean
  readonly ids: readonly string[]
}
