import { javascriptString } from './literals.ts'
import type { SampleRequest } from './sample-request.ts'
import { javascriptValue } from './value-literals.ts'

/** Statements before the request, and the value of its body. */
const bodyCode = ({ body }: SampleRequest): { readonly before: string; readonly value?: string } => {
  switch (body?.kind) {
    case undefined:
      return { before: '' }
    case 'text':
      return { before: '', value: javascriptString(body.text) }
    case 'json':
      return { before: '', value: `JSON.stringify(${javascriptValue(body.value, '  ')})` }
    case 'file':
      return { before: '', value: 'file' }
    case 'fields':
      return {
        before: `const form = new FormData()\n${body.fields
          .map(
            ({ name, text, isFile }) =>
              `form.append(${javascriptString(name)}, ${isFile ? 'file' : javascriptString(text)})\n`,
          )
          .join('')}\n`,
        value: 'form',
      }
  }
}

export const javascriptSample = (request: SampleRequest): string => {
  const { method, url, headers } = request
  const { before, value } = bodyCode(request)
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${javascriptString(method)},`]),
    ...(headers.length === 0
      ? []
      : [
          `  headers: {\n${headers.map(([name, text]) => `    ${javascriptString(name)}: ${javascriptString(text)},\n`).join('')}  },`,
        ]),
    ...(value === undefined ? [] : [`  body: ${value},`]),
  ]
  const given = options.length === 0 ? '' : `, {\n${options.join('\n')}\n}`
  return `${before}const response = await fetch(${javascriptString(url)}${given})\nconsole.log(response.status, await response.text())`
}
