/** A text in which found values are covered, so that no rule reads what another one has found. */
import type { MaskKind } from './placeholders.ts'
import { placeholder } from './placeholders.ts'

/** A value to mask. `value` is its normal form: equal values get the same number. */
export interface MaskSpan {
  readonly start: number
  readonly end: number
  readonly kind: MaskKind
  readonly value: string
}

/** Neither letter nor digit nor white space, and one code unit long. */
const cover = '\ufffc'

export class MaskedText {
  readonly original: string
  /** As long as the original. */
  covered: string
  readonly spans: MaskSpan[] = []

  constructor(original: string) {
    this.original = original
    // Placeholders that were in the text before are data of nobody.
    this.covered = original.includes('[')
      ? original.replace(placeholder, (found) => cover.repeat(found.length))
      : original
  }

  /** Covers the values that a rule found in `covered`: ascending and disjoint. */
  mask(found: Iterable<MaskSpan>): void {
    const pieces: string[] = []
    let at = 0
    for (const span of found) {
      if (span.start < at || span.end <= span.start) continue
      pieces.push(this.covered.slice(at, span.start), cover.repeat(span.end - span.start))
      at = span.end
      this.spans.push(span)
    }
    if (pieces.length > 0) this.covered = pieces.join('') + this.covered.slice(at)
  }

  /** The original with a replacement for each value, in order of the text. */
  replaced(replacement: (span: MaskSpan) => string): string {
    if (this.spans.length === 0) return this.original
    const pieces: string[] = []
    let at = 0
    for (const span of this.spans.toSorted((a, b) => a.start - b.start)) {
      pieces.push(this.original.slice(at, span.start), replacement(span))
      at = span.end
    }
    return pieces.join('') + this.original.slice(at)
  }
}
