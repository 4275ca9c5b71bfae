/** Converts flat lists, whose items only state their depth, to nested lists. */

export interface ListLine {
  readonly level: number
  readonly ordered: boolean
  /** The number of an ordered item, if specified. */
  readonly number?: number
  /** Not an item: a further paragraph of the last one at its level. */
  readonly goesOn?: true
  readonly nodes: readonly Node[]
}

/** Builds nested lists from a run of lines; returns the outermost ones. */
export const listsOf = (around: Document, lines: readonly ListLine[]): readonly HTMLElement[] => {
  const made: HTMLElement[] = []
  // The open lists, outermost first.
  const open: { readonly list: HTMLElement; readonly level: number; readonly ordered: boolean }[] = []
  for (const { level, ordered, number, goesOn = false, nodes } of lines) {
    while (open.length > (goesOn ? 1 : 0) && (open.at(-1)?.level ?? 0) > level) open.pop()
    const before = open.at(-1)?.list.lastElementChild
    if (goesOn && before !== null && before !== undefined) {
      before.append(...nodes)
      continue
    }
    // At the top level, another kind of marker starts a new list.
    if (open.length === 1 && open[0]?.level === level && open[0].ordered !== ordered) open.pop()
    const last = open.at(-1)
    let list = last?.level === level ? last.list : undefined
    if (list === undefined) {
      list = around.createElement(ordered ? 'ol' : 'ul')
      if (ordered && number !== undefined && number > 1) list.setAttribute('start', `${number}`)
      const item = last?.list.lastElementChild
      if (item === null || item === undefined) made.push(list)
      else item.append(list)
      open.push({ list, level, ordered })
    }
    const item = around.createElement('li')
    item.append(...nodes)
    list.append(item)
  }
  return made
}
