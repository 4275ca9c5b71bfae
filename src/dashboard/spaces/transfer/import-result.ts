/** The result of an import's job, which the wire leaves open. */
import { z } from 'zod'

const ImportResult = z.object({
  space: z.string(),
  /** The id of the change request that it went into; absent when it made the space. */
  changeRequest: z.string().optional(),
  /** The id of the site that was made to show the space. */
  site: z.string().optional(),
  pages: z.int().optional(),
  files: z.int().optional(),
  warnings: z
    .array(z.object({ file: z.string(), line: z.int(), code: z.string(), message: z.string() }))
    .default([]),
})
export type ImportResult = z.infer<typeof ImportResult>
export type ImportWarning = ImportResult['warnings'][number]

/** Undefined for a job of another kind, or one that has no result yet. */
export const importResult = (result: unknown): ImportResult | undefined => ImportResult.safeParse(result).data

/** Kinds of warnings in words; a kind that is not known here is shown by its own name. */
const kinds: Readonly<Record<string, string>> = {
  'missing-target': 'Links and pictures that lead nowhere',
  'bad-front-matter': 'Front matter that could not be read',
  'bad-gitbook-yaml': '.gitbook.yaml',
  'duplicate-slug': 'Pages with one address',
}
export const kindText = (code: string): string =>
  kinds[code] ?? `${code.slice(0, 1).toUpperCase()}${code.slice(1).replaceAll('-', ' ')}`

/** The warnings of one kind (undefined: all) that hold the words in file or message. */
export const filterWarnings = (
  warnings: readonly ImportWarning[],
  { words, code }: { readonly words: string; readonly code: string | undefined },
): readonly ImportWarning[] => {
  const wanted = words.trim().toLocaleLowerCase()
  return warnings.filter(
    (warning) =>
      (code === undefined || warning.code === code) &&
      `${warning.file} ${warning.message}`.toLocaleLowerCase().includes(wanted),
  )
}
