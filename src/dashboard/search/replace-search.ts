/** What the address of find and replace says. Read by hand: it is part of the first bytes. */

export type ReplacePart = 'text' | 'code' | 'titles'

export interface ReplaceSearch {
  readonly find?: string
  readonly replace?: string
  readonly matchCase?: true
  readonly wholeWord?: true
  /** Absent: text alone. */
  readonly in?: readonly ReplacePart[]
  /** Only these spaces; absent: all. */
  readonly spaces?: readonly string[]
  /** The replacement that runs or ran. */
  readonly job?: string
}

const parts: readonly ReplacePart[] = ['text', 'code', 'titles']

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined

export const replaceSearch = (search: Record<string, unknown>): ReplaceSearch => {
  const [find, replace, job] = [textIn(search['find']), textIn(search['replace']), textIn(search['job'])]
  const { in: where, spaces } = search
  const chosen = Array.isArray(where) ? parts.filter((part) => where.includes(part)) : []
  return {
    ...(find !== undefined && find !== '' && { find }),
    ...(replace !== undefined && replace !== '' && { replace }),
    ...(search['matchCase'] === true && { matchCase: true as const }),
    ...(search['wholeWord'] === true && { wholeWord: true as const }),
    ...(chosen.length > 0 && { in: chosen }),
    ...(Array.isArray(spaces) && spaces.length > 0 && { spaces: spaces.map(String) }),
    ...(job !== undefined && job !== '' && { job }),
  }
}

/** The question that the address asks; undefined while it asks nothing. */
export const ruleIn = ({
  find,
  replace = '',
  matchCase,
  wholeWord,
  in: where = ['text'],
  spaces,
}: ReplaceSearch) =>
  find === undefined
    ? undefined
    : {
        ...{ find, replace, matchCase: matchCase === true, wholeWord: wholeWord === true, in: [...where] },
        ...(spaces && { spaces: [...spaces] }),
      }
export type ReplaceRule = NonNullable<ReturnType<typeof ruleIn>>
