/** Reads the text of an API document: parses, inspects, checks, upgrades and indexes it. Opens nothing. */
import type { Sha256 } from '../revision/revision.ts'
import type { ApiProblem, ReadApiDocument } from './api-document.ts'
import { apiDocumentLimits } from './api-document-limits.ts'
import type { FoundProblem } from './found-problem.ts'
import { indexApiDocument } from './index-api-document.ts'
import { refusedOperations, shadowedOperations } from './operations.ts'
import type { RefusedMethod } from './path-item.ts'
import type { ParsedApiDocument, RefusedText } from './parse-api-document.ts'
import { parseText } from './parse-api-document.ts'
import type { ParsedSource } from './source/parsed-source.ts'
import { sortedJson } from './source/sorted-json.ts'
import { wantedPlaces } from './source/source-places.ts'
import { textLines } from './source/text-lines.ts'
import { upgraded } from './upgrade.ts'

type Unplaced = Partial<FoundProblem> & { readonly code: string; readonly message: string }

/** Problems with their places, which are found in one pass over the text, in the order of the text. */
const placed = (
  found: readonly Unplaced[],
  text: string | undefined,
  source: ParsedSource | undefined,
): readonly ApiProblem[] => {
  const pointers = found.flatMap(({ pointer, offset }) =>
    pointer !== undefined && offset === undefined ? [pointer] : [],
  )
  const offsets = pointers.length > 0 ? source?.offsets(wantedPlaces(pointers)) : undefined
  const lineAt = textLines(text ?? '')
  const whole = found.map(({ code, message, pointer, offset }) => {
    const at = offset ?? (pointer === undefined ? undefined : offsets?.get(pointer))
    if (at === undefined || text === undefined) return { at: 0, problem: { code, message } }
    const { line, column } = lineAt(at)
    const said = `Line ${line}, column ${column}: ${message}`
    return { at, problem: { code, message: said, pointer: pointer ?? '', line, column } }
  })
  return whole
    .sort((a, b) => a.at - b.at)
    .slice(0, apiDocumentLimits.problems)
    .map(({ problem }) => problem)
}

const refused = ({ text, source, errors }: RefusedText): ReadApiDocument => ({
  accepted: false,
  errors: placed(errors, text, source),
})

const shadowed = (pointer: string): FoundProblem => ({
  ...{ code: 'repeated-operation', pointer },
  message:
    'Another path before this one is the same but for the names of its parameters. The first one counts.',
})

const refusedMethod = ({ name, pointer, reason }: RefusedMethod): FoundProblem => ({
  ...{ code: 'method-name', pointer },
  message:
    reason === 'fixed'
      ? `The operation is left out: write "${name.toLowerCase()}" in the path item instead of "${name}" here.`
      : 'The operation is left out: its name is not that of an HTTP method of at most 20 characters.',
})

const accepted = async (parsed: ParsedApiDocument, sha256: Sha256): Promise<ReadApiDocument> => {
  const { text, source, value, dialect, problems } = parsed
  const { checkStructure } = await import('./check-structure.ts')
  const structure = await checkStructure(value, dialect, apiDocumentLimits.problems)
  const document = { root: upgraded(value, dialect), dialect }
  const found = [
    ...problems,
    ...structure,
    ...shadowedOperations(document).map(shadowed),
    ...refusedOperations(document).map(refusedMethod),
  ]
  const contentHash = sha256(new TextEncoder().encode(sortedJson(value)))
  return {
    accepted: true,
    format: source.format,
    document,
    index: { ...indexApiDocument(document), contentHash },
    problems: placed(found, text, source),
  }
}

/**
 * Reads a text, or its bytes in UTF-8. Takes long, and as much memory as the text asks for: it belongs into a process
 * with limits.
 */
export const readApiDocument = async (
  source: string | Uint8Array,
  { sha256 }: { readonly sha256: Sha256 },
): Promise<ReadApiDocument> => {
  const parsed = parseText(source)
  return 'errors' in parsed ? refused(parsed) : accepted(parsed, sha256)
}
