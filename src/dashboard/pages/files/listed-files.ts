/** Which files the list shows, and in which order. No UI. */
import type { ContentFile, FileReport } from '../../../client/types.gen.ts'
import type { FileFilterName, FileKind, FileOrder } from './file-search.ts'
import { byFileOrder, fileKindOf } from './file-text.ts'

export interface FileSelection {
  /** A part of the name, in lower case; '' matches all. */
  readonly name: string
  readonly kind?: FileKind | undefined
  readonly show?: FileFilterName | undefined
  readonly order?: FileOrder | undefined
}

/** The position of each file in a list of the report; undefined if the filter needs no report. */
const reportPositions = (
  show: FileFilterName | undefined,
  report: FileReport | undefined,
): ReadonlyMap<string, number> | undefined => {
  if (show === undefined || show === 'silent') return undefined
  const ids = show === 'unused' ? report?.unused : report?.duplicates.flat()
  return new Map(ids?.map((id, position) => [id, position]))
}

/** The files that match, sorted; duplicates stay next to each other. */
export const listedFiles = (
  files: readonly ContentFile[],
  report: FileReport | undefined,
  { name: part, kind, show, order }: FileSelection,
): readonly ContentFile[] => {
  const positions = reportPositions(show, report)
  const matching = files
    .filter(
      ({ id, name, contentType }) =>
        (kind === undefined || fileKindOf(contentType) === kind) &&
        (positions?.has(id) ?? true) &&
        name.toLocaleLowerCase().includes(part),
    )
    .toSorted(byFileOrder(order, report?.uses ?? {}))
  if (show !== 'duplicates') return matching
  return matching.toSorted((one, other) => (positions?.get(one.id) ?? 0) - (positions?.get(other.id) ?? 0))
}
