/** What an operation takes and gives: parameters, bodies, responses. */
import type {
  ReferenceBody,
  ReferenceOperation,
  ReferenceParameter,
  ReferenceResponse,
} from '../../content/api-reference/api-reference.ts'
import type { Html } from '../html.ts'
import { attributes, markup, nothing } from '../html.ts'
import type { ApiContext } from './api-context.ts'
import { syntaxOfMedia } from './codes-of-api.ts'
import { printCodeText } from './print-code-text.ts'
import { printEntries, schemaLine, whole } from './print-schema.ts'

/** A part with its title; nothing if it is empty. */
export const part = (title: string, content: Html): Html =>
  content.markup === ''
    ? nothing
    : markup`<div class="api-part"><p class="operation-part">${title}</p>${content}</div>`

export const printParameters = ({ parameters }: ReferenceOperation, context: ApiContext): Html => {
  const { text } = context
  const titles = { path: text.path, query: text.query, header: text.header, cookie: text.cookie }
  return markup`${(['path', 'query', 'header', 'cookie'] as const).map((place) =>
    part(
      titles[place],
      printEntries(
        parameters.filter((one) => one.place === place).map((one) => asProperty(one)),
        context,
      ),
    ),
  )}`
}

const asProperty = ({ name, required, deprecated, description, schema, example }: ReferenceParameter) => ({
  name,
  required,
  schema: {
    ...schema,
    description: description === '' ? schema.description : description,
    deprecated: deprecated || schema.deprecated,
    ...(example !== undefined && { example }),
  },
})

const printExamples = ({ mediaType, examples }: ReferenceBody, context: ApiContext): Html => {
  const syntax = syntaxOfMedia(mediaType)
  const title = (name: string, summary: string): string => summary || name || context.text.example
  const [only] = examples
  if (only === undefined) return nothing
  if (examples.length === 1)
    return printCodeText({ text: only.text, syntax, title: title(only.name, only.summary) }, context)
  return markup`<div class="tabs">${examples.map(
    ({ name, summary, text }) =>
      markup`<section class="tab"><p class="tab-title">${title(name, summary)}</p>${printCodeText({ text, syntax }, context)}</section>`,
  )}</div>`
}

const printBody = (body: ReferenceBody, context: ApiContext): Html => {
  const { mediaType, schema } = body
  return markup`<div class="api-body"><p class="api-media"><code>${mediaType}</code>${schema === undefined ? nothing : markup` ${schemaLine({ ...schema, deprecated: false }, false, context)}`}</p>${schema === undefined ? nothing : whole({ ...schema, description: schema.name === undefined ? schema.description : '' }, context)}${printExamples(body, context)}</div>`
}

export const printRequestBody = ({ body }: ReferenceOperation, context: ApiContext): Html => {
  if (body === undefined) return nothing
  const { required } = context.print.labels
  return part(
    body.required ? `${context.text.body} (${required})` : context.text.body,
    markup`${context.markdown(body.description)}${body.contents.map((one) => printBody(one, context))}`,
  )
}

/** Longest description that stands in the line of its status. */
const longestLine = 120

const isLine = (text: string): boolean => text.length <= longestLine && !/[`*_[\]<>#\n]/.test(text)

const printResponse = (response: ReferenceResponse, isOpen: boolean, context: ApiContext): Html => {
  const { status, description, headers, bodies } = response
  const head = markup`<code class="method status-${/^[1-5]/.exec(status)?.[0] ?? '0'}">${status}</code>${isLine(description) ? markup` <span dir="auto">${description}</span>` : nothing}`
  const content = markup`${isLine(description) ? nothing : context.markdown(description)}${part(context.text.headers, printEntries(headers, context))}${bodies.map((one) => printBody(one, context))}`
  return content.markup === ''
    ? markup`<p class="api-response">${head}</p>`
    : markup`<details${attributes({ class: 'api-fold api-response', open: isOpen })}><summary>${head}</summary>${content}</details>`
}

/** One below the other; the first successful one is open. */
export const printResponses = ({ responses }: ReferenceOperation, context: ApiContext): Html => {
  const shown = responses.find(({ status }) => status.startsWith('2'))
  return part(
    context.print.labels.answers,
    markup`${responses.map((one) => printResponse(one, one === shown, context))}`,
  )
}
