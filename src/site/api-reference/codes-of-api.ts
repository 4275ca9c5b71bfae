/** The languages of code in a reference, and what of it is highlighted. */
import type { ApiBlock } from '../../content/api-reference/api-block.ts'

/** Longer examples are printed without colours. */
const longestColoured = 8 * 1024

const syntaxes: Readonly<Record<string, string>> = { curl: 'bash', shell: 'bash' }

export const syntaxOfMedia = (mediaType: string): string =>
  /[/+]json\b/i.test(mediaType) ? 'json' : /[/+]xml\b/i.test(mediaType) ? 'xml' : 'text'

export interface ReferenceCode {
  readonly text: string
  /** A language, or the media type's syntax. */
  readonly syntax: string
  readonly title?: string | undefined
}

export const syntaxOfCode = ({ syntax, text }: ReferenceCode): string =>
  text.length > longestColoured ? 'text' : (syntaxes[syntax] ?? syntax)

/** The code of a block, so that it is highlighted before the page is printed. */
export const codesOfApi = (
  block: ApiBlock,
): readonly { readonly syntax: string; readonly text: string }[] => {
  if (block.kind !== 'operation') return []
  const { samples, body, responses } = block.operation
  const bodies = [...(body?.contents ?? []), ...responses.flatMap((response) => response.bodies)]
  return [
    ...samples.map(({ language, text }) => ({ syntax: language, text })),
    ...bodies.flatMap(({ mediaType, examples }) =>
      examples.map(({ text }) => ({ syntax: syntaxOfMedia(mediaType), text })),
    ),
  ]
    .map((code) => ({ syntax: syntaxOfCode(code), text: code.text }))
    .filter(({ syntax }) => syntax !== 'text')
}
