import { pythonString } from './literals.ts'
import type { SampleBody, SampleRequest } from './sample-request.ts'
import { pythonValue } from './value-literals.ts'

const argumentsOf = (body: SampleBody | undefined): readonly string[] => {
  switch (body?.kind) {
    case undefined:
      return []
    case 'text':
      return [`data=${pythonString(body.text)}.encode()`]
    case 'json':
      return [`json=${pythonValue(body.value, '    ')}`]
    case 'file':
      return [`data=open(${pythonString(body.name)}, 'rb')`]
    case 'fields': {
      // A part without a file name is a text.
      const parts = body.fields.map(({ name, text, isFile }) => {
        const value = isFile ? `open(${pythonString(text)}, 'rb')` : `(None, ${pythonString(text)})`
        return `        (${pythonString(name)}, ${value}),\n`
      })
      return [`files=[\n${parts.join('')}    ]`]
    }
  }
}

export const pythonSample = ({ method, url, headers, body }: SampleRequest): string => {
  const given = [
    pythonString(method),
    pythonString(url),
    ...(headers.length === 0
      ? []
      : [
          `headers={\n${headers.map(([name, text]) => `        ${pythonString(name)}: ${pythonString(text)},\n`).join('')}    }`,
        ]),
    ...argumentsOf(body),
  ]
  return `import requests\n\nresponse = requests.request(\n${given.map((one) => `    ${one},\n`).join('')})\nprint(response.status_code, response.text)`
}
