/** Blocks of an API in the text of a page. */
import { sentMethod } from '../../content/api-document/http-methods.ts'
import type { ApiBlock } from '../../content/api-reference/api-block.ts'
import type { ReferenceModel, ReferenceOperation } from '../../content/api-reference/api-reference.ts'
import type { Embed, RenderNode } from '../../content/render/render-node.ts'
import type { PrintContext } from '../body/print-context.ts'
import type { Locale } from '../frame-text.ts'
import type { Html } from '../html.ts'
import { attributes, markup, nothing } from '../html.ts'
import type { ApiContext } from './api-context.ts'
import { modelId } from './api-context.ts'
import { apiText, filledText } from './api-text.ts'
import { printSecurity, printServers } from './print-access.ts'
import { printCodeText } from './print-code-text.ts'
import { descriptionPrinter } from './print-description.ts'
import { part, printParameters, printRequestBody, printResponses } from './print-messages.ts'
import { whole } from './print-schema.ts'
import { tryData, tryOrigins } from './try-data.ts'

const methods: ReadonlySet<string> = new Set(['get', 'put', 'post', 'patch', 'delete'])

/** A path such as `/users/{id}` with its parameters highlighted. */
const pathText = (path: string): Html =>
  markup`${path.split(/(\{[^{}/]*\})/).map((one) => (one.startsWith('{') ? markup`<b>${one}</b>` : one))}`

const day = (iso: string, language: string): string => {
  const date = new Date(iso.slice(0, 10))
  return Number.isNaN(date.getTime())
    ? iso
    : new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(date)
}

const printState = (
  { deprecated, sunset, stability }: ReferenceOperation,
  { text, language }: ApiContext,
): Html => {
  const states = [
    ...(deprecated ? [text.deprecated] : []),
    ...(sunset === undefined ? [] : [filledText(text.until, { date: day(sunset, language) })]),
    ...(stability === undefined ? [] : [stability]),
  ]
  return states.length === 0 ? nothing : markup`<p class="api-state">${states.join(' · ')}</p>`
}

const printSamples = ({ samples }: ReferenceOperation, context: ApiContext): Html =>
  samples.length === 0
    ? nothing
    : part(
        context.text.samples,
        markup`<div class="tabs">${samples.map(
          ({ label, language, text }) =>
            markup`<section class="tab"><p class="tab-title">${label}</p>${printCodeText({ text, syntax: language }, context)}</section>`,
        )}</div>`,
      )

const head = ({ method, path, title }: ReferenceOperation, hideTitle: boolean): Html =>
  markup`<div class="operation-head"><code class="method method-${methods.has(method) ? method : 'any'}">${sentMethod(method)}</code><code class="path">${pathText(path)}</code></div>${hideTitle ? nothing : markup`<p class="operation-title" dir="auto">${title}</p>`}`

const printCallbacks = ({ callbacks }: ReferenceOperation, context: ApiContext): Html =>
  part(
    context.text.callbacks,
    markup`${callbacks.flatMap(({ name, operations }) =>
      operations.map(
        (operation) =>
          markup`<details class="api-fold"><summary>${name}: ${sentMethod(operation.method)} <code>${operation.path}</code></summary>${context.markdown(operation.description)}${printParameters(operation, context)}${printRequestBody(operation, context)}${printResponses(operation, context)}</details>`,
      ),
    )}`,
  )

interface Printing {
  readonly context: ApiContext
  /** Origins that forms on the page send to. */
  readonly connect: (origins: readonly string[]) => void
  /** See `TryData.session`. */
  readonly session: string | undefined
}

/** What the script of the form says. */
const tryTexts = ({ text, print }: ApiContext) => ({
  ...{ tryIt: text.tryIt, send: text.sendRequest, server: text.server, credential: text.credential },
  ...{ note: text.credentialNote, response: text.response, noAnswer: text.noAnswer, why: text.noAnswerText },
  ...{
    fillIn: text.fillIn,
    cut: text.cutAnswer,
    sending: text.sending,
    body: text.body,
    headers: text.headers,
  },
  ...{ required: print.labels.required, close: print.labels.close },
})

const printTry = (operation: ReferenceOperation, { context, connect, session }: Printing): Html => {
  const data = tryData(operation, session)
  if (data === undefined) return nothing
  connect(tryOrigins(data))
  return markup`<div class="api-try" data-try="${JSON.stringify(data)}" data-words="${JSON.stringify(tryTexts(context))}"></div>`
}

const printOperation = (operation: ReferenceOperation, hideTitle: boolean, printing: Printing): Html => {
  const { context } = printing
  const { title, description, moreText } = operation
  return markup`<section class="operation api" aria-label="${title}">${head(operation, hideTitle)}${printState(operation, context)}<div class="api-text">${context.markdown(description)}${
    moreText === undefined
      ? nothing
      : markup`<p><a href="${moreText.url}" rel="noopener">${moreText.description === '' ? context.text.learnMore : moreText.description}</a></p>`
  }</div>${printTry(operation, printing)}${printSecurity(operation, context)}${printServers(operation, context)}${printParameters(operation, context)}${printRequestBody(operation, context)}${printSamples(operation, context)}${printResponses(operation, context)}${printCallbacks(operation, context)}</section>`
}

/** Its place is inside what is folded: browsers open that for a link to something in it. */
const printModel = ({ name, schema }: ReferenceModel, isAlone: boolean, context: ApiContext): Html =>
  markup`<details${attributes({ class: 'api-fold api-model', open: isAlone })}><summary><code>${name}</code> <small>${schema.type}</small></summary><div class="api-place" id="${modelId(name)}">${whole(schema, { ...context, prefix: modelId(name) })}</div></details>`

const printModels = (models: readonly ReferenceModel[], context: ApiContext): Html =>
  markup`<section class="operation api">${models.map((model) => printModel(model, models.length === 1, context))}</section>`

const printMessage = (text: string): Html => markup`<p class="operation api-message">${text}</p>`

/** Embeds of a text, wherever they stand. */
function* embedsIn(nodes: readonly RenderNode[]): Generator<Embed> {
  for (const node of nodes) {
    if (node.type === 'element') yield* embedsIn(node.children)
    else if (node.type === 'embed') yield node.embed
  }
}

const blockOf = (embed: Embed): ApiBlock | undefined =>
  embed.kind === 'openapi-operation' || embed.kind === 'openapi-schemas' ? embed.api : undefined

/** Names of the models that a page shows. */
export const modelsIn = (nodes: readonly RenderNode[]): ReadonlySet<string> => {
  const names = new Set<string>()
  for (const embed of embedsIn(nodes)) {
    const block = blockOf(embed)
    if (block?.kind === 'models') for (const { name } of block.models) names.add(name)
  }
  return names
}

/** Prints the blocks of one page. */
export const apiPrinter = (
  print: PrintContext,
  {
    locale,
    language,
    models,
    session,
  }: {
    readonly locale: Locale
    readonly language: string
    readonly models: ReadonlySet<string>
    readonly session?: string | undefined
  },
  connect: Printing['connect'],
): ((block: ApiBlock, hideTitle?: boolean) => Html) => {
  const text = apiText(locale)
  const markdown = descriptionPrinter(print)
  let given = 0
  return (block, hideTitle = false) => {
    const context: ApiContext = {
      ...{ print, text, language, markdown },
      prefix: `@api${(given += 1)}`,
      hasModel: (name) => models.has(name),
    }
    switch (block.kind) {
      case 'operation':
        return printOperation(block.operation, hideTitle, { context, connect, session })
      case 'models':
        return printModels(block.models, context)
      case 'gone':
        return printMessage(
          block.since === undefined
            ? filledText(text.neverThere, { title: block.title })
            : filledText(text.gone, { title: block.title, version: block.since }),
        )
      case 'missing':
        return printMessage(block.reason ?? text.unavailable)
    }
  }
}
