import { shellWord } from './literals.ts'
import type { SampleBody, SampleRequest } from './sample-request.ts'

/** Words of curl for a body. `--data-raw` and `--form-string` take texts that begin with `@` as they are. */
const bodyWords = (body: SampleBody | undefined): readonly string[] => {
  switch (body?.kind) {
    case undefined:
      return []
    case 'text':
    case 'json':
      return [`--data-raw ${shellWord(body.text)}`]
    case 'file':
      return [`--data-binary ${shellWord(`@${body.name}`)}`]
    case 'fields':
      return (
        body.fields
          // curl ends the name at the first equals sign and has no way to write one.
          .filter(({ name }) => !name.includes('='))
          .map(({ name, text, isFile }) =>
            isFile
              ? `--form ${shellWord(`${name}=@${text}`)}`
              : `--form-string ${shellWord(`${name}=${text}`)}`,
          )
      )
  }
}

/** Methods may have characters that mean something to a shell; words of letters stay as people write them. */
const methodWord = (method: string): string => (/^[\w-]+$/.test(method) ? method : shellWord(method))

export const curlSample = ({ method, url, headers, body }: SampleRequest): string => {
  const way =
    method === 'HEAD'
      ? '--head '
      : method === 'GET' && body === undefined
        ? ''
        : `--request ${methodWord(method)} `
  return [
    `curl ${way}${shellWord(url)}`,
    // With a semicolon, curl sends a header without a value.
    ...headers.map(
      ([name, value]) => `--header ${shellWord(value === '' ? `${name};` : `${name}: ${value}`)}`,
    ),
    ...bodyWords(body),
  ].join(' \\\n  ')
}
