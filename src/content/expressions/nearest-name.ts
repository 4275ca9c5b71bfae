/** The known name that somebody probably meant. */

/** Longer names are not compared: nobody misspells them by a letter or two. */
const longest = 64

/** The number of letters to insert, remove, replace or swap with their neighbour. */
const distance = (one: string, other: string): number => {
  let previous: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i += 1) {
    const above = row
    row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + same)
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, (previous[j - 2] ?? 0) + 1)
      row.push(least)
    }
    previous = above
  }
  return row.at(-1) ?? 0
}

/** The name that is spelled most like `name`; undefined if none is similar. Upper and lower case count as similar. */
export const nearestName = (name: string, known: Iterable<string>): string | undefined => {
  if (name.length > longest) return undefined
  const letters = name.toLowerCase()
  let nearest: string | undefined
  let least = Math.max(1, Math.floor(name.length / 3)) + 1
  for (const candidate of known) {
    if (Math.abs(candidate.length - name.length) >= least) continue
    const steps = distance(letters, candidate.toLowerCase())
    if (steps < least) {
      least = steps
      nearest = candidate
    }
  }
  return nearest
}
