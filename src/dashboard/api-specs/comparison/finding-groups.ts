/** Findings of a comparison by operation, filtered. */
import type { ApiSpecFinding } from '../../../client/types.gen.ts'
import type { ComparisonSearch } from '../api-spec-search.ts'

export interface FindingGroup {
  /** Key of the operation. */
  readonly operation: string
  readonly method: string
  readonly path: string
  readonly findings: readonly ApiSpecFinding[]
}

const textOf = ({ method, path, message, place, check }: ApiSpecFinding): string =>
  `${method} ${path} ${message} ${place} ${check}`.toLowerCase()

export const matchingFindings = (
  findings: readonly ApiSpecFinding[],
  { level, q = '', accepted }: ComparisonSearch,
): readonly ApiSpecFinding[] => {
  const wanted = q.toLowerCase().trim()
  return findings.filter(
    (finding) =>
      (level === undefined || finding.level === level) &&
      (accepted === undefined || (finding.accepted !== undefined) === accepted) &&
      (wanted === '' || textOf(finding).includes(wanted)),
  )
}

/** Groups in the order of their first finding: operations that break come first. */
export const findingGroups = (findings: readonly ApiSpecFinding[]): readonly FindingGroup[] =>
  [...Map.groupBy(findings, ({ operation }) => operation)].flatMap(([operation, group]) => {
    const [first] = group
    return first === undefined ? [] : [{ operation, method: first.method, path: first.path, findings: group }]
  })
