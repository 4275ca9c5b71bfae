/** The result of an import job, which the API leaves untyped. */
import { z } from 'zod'

const ImportResult = z.object({
  space: z.string(),
  /** Id of the change request it was imported into; absent if it created the space. */
  changeRequest: z.string().optional(),
  /** Id of the site created to show the space. */
  site: z.string().optional(),
  pages: z.int().optional(),
  files: z.int().optional(),
  warnings: z
    .array(z.object({ file: z.string(), line: z.int(), code: z.string(), message: z.string() }))
    .default([]),
})
export type ImportResult = z.infer<typeof ImportResult>
export type ImportWarning = ImportResult['warnings'][number]

/** Undefined for jobs of another kind, or without a result yet. */
export const importResult = (result: unknown): ImportResult | undefined => ImportResult.safeParse(result).data

/** Labels of warning kinds; unknown kinds are shown by name. */
const kinds: Readonly<Record<string, string>> = {
  'missing-target': 'Links and pictures that lead nowhere',
  'bad-front-matter': 'Front matter that could not be read',
  'bad-gitbook-yaml': '.gitbook.yaml',
  'duplicate-slug': 'Pages with one address',
}
export const kindText = (code: string): string =>
  kinds[code] ?? `${code.slice(0, 1).toUpperCase()}${code.slice(1).replaceAll('-', ' ')}`

/** The warnings of one kind (undefined: all) whose file or message contains the words. */
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
