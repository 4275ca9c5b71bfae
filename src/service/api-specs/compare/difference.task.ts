/** The difference of two versions, in the form in which it is stored. */
import { deflateRawSync } from 'node:zlib'
import type { ApiFinding, ChangeLevel } from '../../../content/api-difference/api-difference.ts'
import { changeLevels } from '../../../content/api-difference/api-difference.ts'
import { differenceOf } from '../../../content/api-difference/difference-of.ts'
import type { PackedDocument } from '../reference/stored-document.ts'
import { unpackDocument } from '../reference/unpack-document.ts'

/** Findings that are stored and listed; the counts are those of all. */
const mostFindings = 5000

interface Input {
  readonly from: PackedDocument
  readonly to: PackedDocument
}

/** A finding that can be accepted. */
export interface CountedFinding {
  readonly fingerprint: string
  readonly level: 'breaking' | 'review'
  readonly times: number
}

/** What is listed of a difference. */
export interface DifferenceContent {
  readonly findings: readonly ApiFinding[]
  readonly wordsOnly: readonly string[]
}

export interface ComputedDifference {
  readonly precise: boolean
  readonly counts: Readonly<Record<ChangeLevel | 'wordsOnly', number>>
  readonly counted: readonly CountedFinding[]
  /** Deflated JSON of `DifferenceContent`. */
  readonly content: Uint8Array
}

/** Breaking ones first, by operation. */
const inOrder = (findings: readonly ApiFinding[]): readonly ApiFinding[] =>
  changeLevels.flatMap((level) =>
    findings
      .filter((finding) => finding.level === level)
      .sort((a, b) => (a.operation < b.operation ? -1 : a.operation > b.operation ? 1 : 0)),
  )

const counted = (findings: readonly ApiFinding[]): CountedFinding[] => {
  const found = new Map<string, CountedFinding>()
  for (const { fingerprint, level } of findings) {
    if (level === 'safe') continue
    found.set(fingerprint, { fingerprint, level, times: (found.get(fingerprint)?.times ?? 0) + 1 })
  }
  return [...found.values()]
}

export const run = ({ from, to }: Input): ComputedDifference => {
  const { findings, wordsOnly, precise } = differenceOf(unpackDocument(from), unpackDocument(to))
  const count = (level: ChangeLevel) => findings.filter((finding) => finding.level === level).length
  const content: DifferenceContent = { findings: inOrder(findings).slice(0, mostFindings), wordsOnly }
  return {
    precise,
    counts: {
      ...{ breaking: count('breaking'), review: count('review'), safe: count('safe') },
      wordsOnly: wordsOnly.length,
    },
    counted: counted(findings),
    content: deflateRawSync(JSON.stringify(content)),
  }
}
