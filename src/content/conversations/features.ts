/** Texts as sparse vectors of hashed stems and pairs of stems. */
import type { LanguageTools } from './language-tools.ts'

/** Hashes are distinct and ascending; weights belong to them by index. */
export interface Features {
  readonly hashes: Uint32Array
  readonly weights: Float32Array
}

/** In how many issues each feature occurs; computed by a batch and used until the next one. */
export interface Weights {
  readonly issues: number
  /** Ascending. Features of a single issue are left out. */
  readonly hashes: Uint32Array
  readonly counts: Uint32Array
}

export const featuresOf = (_text: string, _language: string, _tools: LanguageTools): Features => {
  throw new Error('not implemented')
}

/** A compact text of the features, and back. */
export const packFeatures = (_features: Features): string => {
  throw new Error('not implemented')
}
export const unpackFeatures = (_packed: string): Features => {
  throw new Error('not implemented')
}

export const weightsOf = (_all: readonly Features[]): Weights => {
  throw new Error('not implemented')
}
export const packWeights = (_weights: Weights): string => {
  throw new Error('not implemented')
}
export const unpackWeights = (_packed: string): Weights => {
  throw new Error('not implemented')
}

/** Features times the rarity of each, at length 1. */
export const weighted = (_features: Features, _weights: Weights): Features => {
  throw new Error('not implemented')
}
