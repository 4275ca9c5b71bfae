/** Search parameters of find and replace. Parsed by hand, because this is part of the initial bundle. */

export type ReplacePart = 'text' | 'code' | 'titles'

export interface ReplaceSearch {
  readonly find?: string
  readonly replace?: string
  readonly matchCase?: true
  readonly wholeWord?: true
  /** Absent: text only. */
  readonly in?: readonly ReplacePart[]
  /** Only these spaces; absent: all. */
  readonly spaces?: readonly string[]
  /** Id of the replacement's job. */
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

/** The replacement described by the URL; undefined if it is incomplete. */
export const replaceRule = ({
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
export type ReplaceRule = NonNullable<ReturnType<typeof replaceRule>>
