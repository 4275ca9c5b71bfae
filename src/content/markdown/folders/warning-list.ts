/** The warnings of an import: a folder can have as many as it has lines, and each of any length. */
import { storableText } from '../../document/storable-text.ts'
import type { MarkdownWarning } from '../tags.ts'

/** Maximum number of warnings that are listed; nobody reads more. */
export const mostWarnings = 1000
/** Maximum length of a file name and of a message, in UTF-16 units. */
const longest = 500

const shortened = (text: string): string =>
  storableText(text.length > longest ? `${text.slice(0, longest)}…` : text)

/** Keeps the first warnings in their order, and counts the others. */
export class WarningList {
  readonly #listed: MarkdownWarning[] = []
  readonly #summary: (more: number) => Pick<MarkdownWarning, 'code' | 'message'>
  #more = 0

  /** `summary`: the last entry, for the number of warnings that are not listed. */
  constructor(
    summary: (more: number) => Pick<MarkdownWarning, 'code' | 'message'> = (more) => ({
      code: 'more-warnings',
      message: `${more} more warnings are not listed. Resolve these first, and import again.`,
    }),
  ) {
    this.#summary = summary
  }

  add({ file, line, code, message }: MarkdownWarning): void {
    if (this.#listed.length === mostWarnings) this.#more += 1
    else this.#listed.push({ file: shortened(file), line, code, message: shortened(message) })
  }

  addAll(warnings: Iterable<MarkdownWarning>): void {
    for (const warning of warnings) this.add(warning)
  }

  /** At most `mostWarnings`, and one more that tells how many are missing. */
  all(): readonly MarkdownWarning[] {
    if (this.#more === 0) return this.#listed
    return [...this.#listed, { file: '', line: 1, ...this.#summary(this.#more) }]
  }
}
