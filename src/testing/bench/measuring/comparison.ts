/** Compares a run of the benchmarks with the kept output of an earlier one. */

interface Result {
  readonly ratio: number
  /** Which ratio is better. */
  readonly better: 'larger' | 'smaller'
}

/** Ratios of runs on the same machine differ by this much without a cause. */
const noise = 1.1

const pattern = /^(B\d+ .*?): (\d+(?:\.\d+)?) \(target (≥|≤) /

/** Results by benchmark and what it measured, from the output of `npm run bench`; other lines are ignored. */
export const resultsIn = (output: string): ReadonlyMap<string, Result> =>
  new Map(
    output.split('\n').flatMap((line) => {
      const [, name, ratio, sign] = pattern.exec(line) ?? []
      return name === undefined
        ? []
        : [[name, { ratio: Number(ratio), better: sign === '≥' ? 'larger' : 'smaller' }] as const]
    }),
  )

/** How many times worse the first is. */
const loss = (now: Result, before: Result): number =>
  now.better === 'larger' ? before.ratio / now.ratio : now.ratio / before.ratio

/** A line for each result that got worse by more than noise, worst first, and for each new one. */
export const comparison = (
  now: ReadonlyMap<string, Result>,
  before: ReadonlyMap<string, Result>,
): readonly string[] => {
  const both = [...now].flatMap(([name, result]) => {
    const former = before.get(name)
    return former === undefined ? [] : [{ name, result, former, worse: loss(result, former) }]
  })
  return [
    ...both
      .filter(({ worse }) => worse > noise)
      .toSorted((a, b) => b.worse - a.worse)
      .map(
        ({ name, result, former, worse }) =>
          `slower: ${name}: ${former.ratio} before, ${result.ratio} now (${worse.toFixed(2)} times)`,
      ),
    ...[...now.keys()].filter((name) => !before.has(name)).map((name) => `new: ${name}`),
    `${both.length} results compared, ${both.filter(({ worse }) => worse > noise).length} slower`,
  ]
}
