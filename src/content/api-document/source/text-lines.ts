/** Lines and columns of offsets in a text; both count from 1. Lines end with LF, CR or CRLF. */
export interface LinePlace {
  readonly line: number
  readonly column: number
}

/** Finds the lines once, when the first place is asked for. */
export const textLines = (text: string): ((offset: number) => LinePlace) => {
  let starts: number[] | undefined
  const find = (): number[] => {
    const found = [0]
    for (const { index, 0: end } of text.matchAll(/\r\n|\r|\n/g)) found.push(index + end.length)
    return found
  }
  return (offset) => {
    starts ??= find()
    let [low, high] = [0, starts.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}
