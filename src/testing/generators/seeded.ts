/** Seeded random values: the same number gives the same values on every machine and in every version. */
export type Chance = {
  /** From 0 up to, but excluding, 1. */
  next: () => number
  /** An integer from `low` to `high`, inclusive. */
  between: (low: number, high: number) => number
  /** True with this probability. */
  odds: (probability: number) => boolean
  /** An element of a non-empty list. */
  pick: <T>(list: readonly T[]) => T
  /** One of the names, by weight. */
  weighted: <K extends string>(weights: Readonly<Record<K, number>>) => K
  /** Normally distributed with mean 0 and standard deviation 1. */
  normal: () => number
}

/**
 * A random generator from an integer seed. Mulberry32: 32 bits of state and good mixing, which is sufficient for test
 * data and unsuitable for secrets.
 */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number): number => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    odds: (probability) => next() < probability,
    pick: <T>(list: readonly T[]): T => {
      const index = between(0, list.length - 1)
      if (index >= list.length) throw new RangeError('nothing to pick from')
      return list[index] as T
    },
    weighted: <K extends string>(weights: Readonly<Record<K, number>>): K => {
      const entries = Object.entries(weights) as [K, number][]
      let rest = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [name, weight] of entries) {
        rest -= weight
        if (rest < 0) return name
      }
      return (entries.at(-1) as [K, number])[0]
    },
    // Box–Muller; 1 - next() is never 0, so the logarithm is finite.
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  }
}
