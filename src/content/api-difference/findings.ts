/** Findings: their sentences, places and fingerprints, up to a limit. */
import { textHash } from '../api-document/text-hash.ts'
import { oneLine } from '../document/linear-text.ts'
import type { ApiFinding } from './api-difference.ts'
import type { CheckName, Direction } from './checks.ts'
import { checkId, checkLevel, checkSentence } from './checks.ts'

/** The operation that a finding belongs to. */
export interface FindingScope {
  readonly operation: Pick<ApiFinding, 'operation' | 'method' | 'path'>
  /** Begins every place, for operations inside operations. */
  readonly placePrefix?: string
  /** Keys of the other operations that the finding belongs to as well; present if it belongs to the document. */
  readonly others?: readonly string[]
}

interface NewFinding {
  readonly check: CheckName
  readonly direction?: Direction
  readonly place?: string
  /** What changed, as in a sentence: `the request body`. */
  readonly subject?: string
  readonly detail?: string | undefined
  readonly before?: string | undefined
  readonly after?: string | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** The property, parameter or header that changed. */
  readonly name?: string | undefined
}

export interface Findings {
  readonly add: (scope: FindingScope, finding: NewFinding) => void
  readonly isFull: () => boolean
  readonly all: () => readonly ApiFinding[]
}

const longestValue = 200

const shortened = (text: string): string =>
  text.length > longestValue ? `${text.slice(0, longestValue - 1)}…` : text

/** A value or name as quoted in a sentence. */
export const quoted = (text: string): string => `\`${shortened(oneLine(text)).replaceAll('`', "'")}\``

const sentenceOf = ({ check, subject = '', detail = '', before = '', after = '' }: NewFinding): string => {
  const values: Readonly<Record<string, string>> = {
    ...{ subject, detail, before: quoted(before), after: quoted(after) },
  }
  const sentence = checkSentence(check).replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

const fingerprintOf = (parts: readonly (string | undefined)[]): string =>
  textHash(JSON.stringify(parts.map((part) => part ?? null)))

/** At most `most` findings; what comes after is dropped. */
export const collectFindings = (most: number): Findings => {
  const found: ApiFinding[] = []
  const fingerprints = new Set<string>()
  return {
    isFull: () => found.length >= most,
    all: () => found,
    add: (scope, finding) => {
      if (found.length >= most) return
      const { operation, others, placePrefix = '' } = scope
      const { direction = 'request', place = '', before, after, from, to, name, detail } = finding
      const id = checkId(finding.check, direction)
      const whole = `${placePrefix}${place}`.trim()
      const owner = others === undefined ? operation.operation : ''
      const fingerprint = fingerprintOf([id, owner, whole, detail, before, after])
      // Two alternatives of one name may differ in the same way.
      if (fingerprints.has(fingerprint)) return
      fingerprints.add(fingerprint)
      found.push({
        ...{ check: id, level: checkLevel(finding.check, direction), ...operation },
        ...{ place: whole, message: sentenceOf(finding) },
        ...(before !== undefined && { before: shortened(before) }),
        ...(after !== undefined && { after: shortened(after) }),
        ...(from !== undefined && { from }),
        ...(to !== undefined && { to }),
        ...(name !== undefined && { name }),
        ...(others !== undefined && others.length > 0 && { others }),
        fingerprint,
      })
    },
  }
}
