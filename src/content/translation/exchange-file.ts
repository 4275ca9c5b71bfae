/** What files for translators hold, whatever their format. */

export type ExchangeState = 'missing' | 'machine' | 'edited' | 'reviewed' | 'stale'

export interface ExchangeUnit {
  /** `PAGE:KEY[:SLOT]`. */
  readonly id: string
  readonly page: { readonly id: string; readonly title: string }
  /** Text with tags, as all texts here. */
  readonly source: string
  readonly target?: string | undefined
  readonly state: ExchangeState
  /** Of a stale unit: the source that its target was made from. */
  readonly formerSource?: string | undefined
  readonly label: string
  /** What the tags stand for, for translators. */
  readonly tags?: readonly { readonly id: number; readonly label: string }[]
}

export interface ExchangeLanguages {
  readonly source: string
  readonly target: string
}

export interface ReadUnit {
  readonly id: string
  readonly source?: string
  /** Absent if there is none, or only a part of one. */
  readonly target?: string
  /** Absent if the file does not say. */
  readonly state?: ExchangeState
  /** From 1. */
  readonly line?: number
}

export interface FileProblem {
  readonly line?: number
  readonly unit?: string
  readonly message: string
}

export interface ReadFile {
  /** In lower case, with a hyphen, if the file says so. */
  readonly languages: Partial<ExchangeLanguages>
  /** Without those that have a problem; none if the file cannot be read to its end. */
  readonly units: readonly ReadUnit[]
  readonly problems: readonly FileProblem[]
}

/** UTF-16 units. */
export const largestFile = 50 * 1024 * 1024

/** The file that is too large to be read, as the result of reading it. */
export const tooLarge = (text: string): ReadFile | undefined =>
  text.length <= largestFile
    ? undefined
    : unreadable({ message: 'The file is larger than 50 MB. Export fewer pages at once.' })

export const unreadable = (problem: FileProblem): ReadFile => ({
  languages: {},
  units: [],
  problems: [problem],
})

/** Of a file, so that a broken one stays small. */
const mostProblems = 10_000

/** Collects what is read. */
export class FileReading {
  private readonly languages: { source?: string; target?: string } = {}
  private readonly units = new Map<string, ReadUnit>()
  private readonly faulty = new Set<string>()
  private readonly problems: FileProblem[] = []

  /** As the file has them: `pt-BR` or `pt_BR` for `pt-br`. */
  setLanguages({
    source,
    target,
  }: {
    readonly source: string | undefined
    readonly target: string | undefined
  }): void {
    const [from, to] = [source, target].map((one) => one?.replaceAll('_', '-').toLowerCase() ?? '')
    if (from) this.languages.source = from
    if (to) this.languages.target = to
  }

  report(problem: FileProblem): void {
    if (problem.unit !== undefined) this.faulty.add(problem.unit)
    if (this.problems.length < mostProblems) this.problems.push(problem)
  }

  add(unit: ReadUnit): void {
    const { id, line } = unit
    if (this.units.has(id))
      this.report({
        unit: id,
        message: 'The unit occurs more than once.',
        ...(line !== undefined && { line }),
      })
    else this.units.set(id, unit)
  }

  result(): ReadFile {
    const units = [...this.units.values()].filter(({ id }) => !this.faulty.has(id))
    return { languages: this.languages, units, problems: this.problems }
  }
}
