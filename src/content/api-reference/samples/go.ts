import { goString, goText } from './literals.ts'
import { multipartText } from './multipart-text.ts'
import type { SampleRequest } from './sample-request.ts'

/** The reader of the body, and what it needs. */
const bodyCode = ({ body }: SampleRequest) => {
  switch (body?.kind) {
    case undefined:
      return { before: '', reader: 'nil', packages: [], headers: [] }
    case 'text':
    case 'json':
      return {
        before: '',
        reader: `strings.NewReader(${goText(body.text)})`,
        packages: ['strings'],
        headers: [],
      }
    case 'file':
      return {
        before: `\tfile, err := os.Open(${goString(body.name)})\n\tif err != nil {\n\t\tlog.Fatal(err)\n\t}\n`,
        reader: 'file',
        packages: ['os'],
        headers: [],
      }
    case 'fields': {
      const { boundary, text } = multipartText(body.fields)
      return {
        before: '',
        reader: `strings.NewReader(${goText(text)})`,
        packages: ['strings'],
        headers: [['Content-Type', `multipart/form-data; boundary=${boundary}`] as const],
      }
    }
  }
}

export const goSample = (request: SampleRequest): string => {
  const { before, reader, packages, headers } = bodyCode(request)
  const imports = ['fmt', 'io', 'log', 'net/http', ...packages].sort()
  const set = [...headers, ...request.headers].map(
    ([name, value]) => `\trequest.Header.Set(${goString(name)}, ${goString(value)})\n`,
  )
  return `package main

import (
${imports.map((name) => `\t"${name}"\n`).join('')})

func main() {
${before}\trequest, err := http.NewRequest(${goString(request.method)}, ${goString(request.url)}, ${reader})
\tif err != nil {
\t\tlog.Fatal(err)
\t}
${set.join('')}\tresponse, err := http.DefaultClient.Do(request)
\tif err != nil {
\t\tlog.Fatal(err)
\t}
\tdefer response.Body.Close()
\tbody, _ := io.ReadAll(response.Body)
\tfmt.Println(response.StatusCode, string(body))
}`
}
