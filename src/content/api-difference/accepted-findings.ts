/** Findings that somebody accepted with a note, told apart from those that are open. */
import type { ApiFinding, ChangeLevel } from './api-difference.ts'
import { changeLevels } from './api-difference.ts'

interface AcceptedFinding {
  readonly finding: ApiFinding
  readonly note: string
}

export interface JudgedFindings {
  readonly open: readonly ApiFinding[]
  readonly accepted: readonly AcceptedFinding[]
  /** Open findings by level. */
  readonly counts: Readonly<Record<ChangeLevel, number>>
  /** Accepted fingerprints that no finding has. */
  readonly unused: readonly string[]
}

/** Parts findings by the notes of accepted ones, which are given by fingerprint. */
export const applyAccepted = (
  findings: readonly ApiFinding[],
  notes: ReadonlyMap<string, string>,
): JudgedFindings => {
  const open: ApiFinding[] = []
  const accepted: AcceptedFinding[] = []
  const counts = Object.fromEntries(changeLevels.map((level) => [level, 0])) as Record<ChangeLevel, number>
  for (const finding of findings) {
    const note = notes.get(finding.fingerprint)
    if (note !== undefined) accepted.push({ finding, note })
    else {
      open.push(finding)
      counts[finding.level] += 1
    }
  }
  const used = new Set(accepted.map(({ finding }) => finding.fingerprint))
  return { open, accepted, counts, unused: [...notes.keys()].filter((fingerprint) => !used.has(fingerprint)) }
}
