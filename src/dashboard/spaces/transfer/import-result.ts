/** The result of an import job, which the API leaves untyped. */
import { z } from 'zod'
import { counted } from '../../ui/counted.ts'

const ImportResult = z.object({
  space: z.string(),
  /** Id of the change request it was imported into; absent if it created the space. */
  changeRequest: z.string().optional(),
  /** Id of the site created to show the space. */
  site: z.string().optional(),
  pages: z.int().optional(),
  files: z.int().optional(),
  /** How many pages keep the URL of their file, and how many other URLs redirect to a page. */
  addresses: z.object({ kept: z.int(), redirected: z.int() }).optional(),
  warnings: z
    .array(z.object({ file: z.string(), line: z.int(), code: z.string(), message: z.string() }))
    .default([]),
})
export type ImportResult = z.infer<typeof ImportResult>
export type ImportWarning = ImportResult['warnings'][number]

/** Undefined for jobs of another kind, or without a result yet. */
export const importResult = (result: unknown): ImportResult | undefined => ImportResult.safeParse(result).data

/** What became of the URLs that pages had before. */
export const addressText = ({ kept, redirected }: NonNullable<ImportResult['addresses']>): string =>
  [
    ...(kept > 0 ? [`${counted(kept, 'page')} ${kept === 1 ? 'keeps its' : 'keep their'} URL.`] : []),
    ...(redirected > 0
      ? [`${counted(redirected, 'old URL')} ${redirected === 1 ? 'redirects' : 'redirect'} to the new one.`]
      : []),
  ].join(' ')

/** Labels of warning kinds; unknown kinds are shown by name. */
const kinds: Readonly<Record<string, string>> = {
  'missing-target': 'Broken links and images',
  'bad-front-matter': 'Invalid front matter',
  'bad-gitbook-yaml': '.gitbook.yaml',
  'duplicate-slug': 'Duplicate URLs',
  'page-twice': 'Pages listed twice',
  'not-in-summary': 'Pages not in the table of contents',
  'redirect-target': 'Redirects without a page',
  'title-footnote': 'Footnotes of titles',
  'code-footnote': 'Footnotes of code',
  'long-row': 'Table rows with too many cells',
  'symbolic-link': 'Symbolic links',
  'more-warnings': 'Not listed',
  'left-out': 'Skipped files',
}
export const kindText = (code: string): string =>
  kinds[code] ?? `${code.slice(0, 1).toUpperCase()}${code.slice(1).replaceAll('-', ' ')}`

/** The warnings of one kind (undefined: all) whose file or message contains the text. */
export const filterWarnings = (
  warnings: readonly ImportWarning[],
  { text, code }: { readonly text: string; readonly code: string | undefined },
): readonly ImportWarning[] => {
  const search = text.trim().toLocaleLowerCase()
  return warnings.filter(
    (warning) =>
      (code === undefined || warning.code === code) &&
      `${warning.file} ${warning.message}`.toLocaleLowerCase().includes(search),
  )
}
