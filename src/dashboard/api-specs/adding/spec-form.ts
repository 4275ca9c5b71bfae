/** The form that adds a specification or replaces its source, over the schemas of the contract. */
import { z } from 'zod'
import { ApiSpecSlug, largestApiSpec } from '../../../contract/api-specs/schemas.ts'
import { Url } from '../../../contract/wire/shapes.ts'

const sourceKinds = ['url', 'file', 'text'] as const
export type SourceKind = (typeof sourceKinds)[number]

const tooLarge = 'The document is larger than 20 MB.'

/** All kinds of source keep what was entered, so that switching between them loses nothing. */
export const SpecForm = z
  .object({
    slug: ApiSpecSlug,
    kind: z.enum(sourceKinds),
    url: z.string(),
    text: z.string(),
    fileName: z.string(),
    fileText: z.string(),
  })
  .superRefine(({ kind, url, text, fileText }, context) => {
    const refuse = (path: string, message: string): void =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (kind === 'url') {
      const { error } = Url.safeParse(url)
      if (error !== undefined) refuse('url', 'Enter a URL that starts with http:// or https://.')
    } else if (kind === 'file') {
      if (fileText === '') refuse('fileText', 'Choose a file that is not empty.')
      else if (fileText.length > largestApiSpec) refuse('fileText', tooLarge)
    } else if (text.trim() === '') refuse('text', 'Paste an OpenAPI document.')
    else if (text.length > largestApiSpec) refuse('text', tooLarge)
  })
export type SpecValues = z.infer<typeof SpecForm>

export const emptySpec: SpecValues = { slug: '', kind: 'url', url: '', text: '', fileName: '', fileText: '' }

/** The source as operations take it. */
export const sourceOf = ({
  kind,
  url,
  text,
  fileText,
}: SpecValues): { readonly url: string } | { readonly text: string } =>
  kind === 'url' ? { url: url.trim() } : { text: kind === 'file' ? fileText : text }

/** A slug made of a title or a file name; empty if it has no letters or digits of the Latin alphabet. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/^-|-$/g, '')

const quotes = new Set(['"', "'"])

/** The title at the beginning of a document, for a suggestion while nothing is checked. */
export const titleIn = (text: string): string => {
  for (const line of text.slice(0, 5000).split('\n')) {
    const entry = line.trim()
    const name = ['title:', '"title":'].find((start) => entry.startsWith(start))
    if (name === undefined) continue
    const value = entry.slice(name.length).trim()
    const quote = value.charAt(0)
    if (!quotes.has(quote)) return (value.split(' #')[0] ?? '').trim()
    const end = value.indexOf(quote, 1)
    return value.slice(1, end < 0 ? undefined : end)
  }
  return ''
}
