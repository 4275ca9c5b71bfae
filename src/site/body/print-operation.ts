/** Operations and schemas of an API, as far as their blocks describe them: a card with method, path and details. */
import { sentMethod } from '../../content/api-document/http-methods.ts'
import type { Embed, ResolvedReference } from '../../content/render/render-node.ts'
import type { OperationText } from '../../content/render/openapi-operation.ts'
import { safeLink } from '../../content/render/safe-url.ts'
import type { Html } from '../html.ts'
import { markup, nothing } from '../html.ts'
import { printLink } from './elements.ts'
import type { PrintContext } from './print-context.ts'

type Operation = Extract<Embed, { kind: 'openapi-operation' }>

const methods: ReadonlySet<string> = new Set(['get', 'post', 'put', 'patch', 'delete'])

/** The path with its parameters highlighted: `/pets/{id}`. */
const pathWords = (path: string): Html =>
  markup`${path.split(/(\{[^{}/]*\})/).map((part) => (part.startsWith('{') ? markup`<b>${part}</b>` : part))}`

/** The specification: where the site shows it, otherwise the link of the block itself. */
const source = (target: ResolvedReference, own: OperationText['source'], context: PrintContext): Html => {
  const href = target.state === 'ok' ? safeLink(target.href) : undefined
  const found = href === undefined ? own : { title: target.title, href }
  return found === undefined
    ? nothing
    : markup`<p class="operation-source">${printLink({ attributes: { href: found.href } }, found.title, context)}</p>`
}

const parameters = ({ parameters: list }: OperationText, { labels }: PrintContext): Html =>
  list.length === 0
    ? nothing
    : markup`<div><p class="operation-part">${labels.parameters}</p><dl>${list.map(
        ({ name, place, type, required, text }) => {
          const about = [place, type, required ? labels.required : '']
            .filter((part) => part !== '')
            .join(', ')
          return markup`<div><dt><code>${name}</code>${about === '' ? nothing : markup`<small>${about}</small>`}</dt><dd dir="auto">${text}</dd></div>`
        },
      )}</dl></div>`

const answers = ({ answers: list }: OperationText, { labels }: PrintContext): Html =>
  list.length === 0
    ? nothing
    : markup`<div><p class="operation-part">${labels.answers}</p><dl>${list.map(
        ({ status, text }) =>
          markup`<div><dt><code class="method status-${/^[1-5]/.exec(status)?.[0] ?? '0'}">${status}</code></dt><dd dir="auto">${text}</dd></div>`,
      )}</dl></div>`

export const printOperation = ({ method, path, target, text }: Operation, context: PrintContext): Html => {
  const name = method.toLowerCase()
  return markup`<div class="operation"><div class="operation-head"><code class="method method-${methods.has(name) ? name : 'any'}">${sentMethod(method)}</code><code class="path">${text.server === '' ? nothing : markup`<span class="server">${text.server}</span>`}${pathWords(path)}</code></div>${
    text.summary === '' ? nothing : markup`<p class="operation-title" dir="auto">${text.summary}</p>`
  }${
    text.description === '' ? nothing : markup`<p class="operation-text" dir="auto">${text.description}</p>`
  }${parameters(text, context)}${answers(text, context)}${source(target, text.source, context)}</div>`
}

export const printSchemas = (
  { schemas, target }: Extract<Embed, { kind: 'openapi-schemas' }>,
  context: PrintContext,
): Html =>
  markup`<div class="operation"><div class="operation-head">${schemas.map((name) => markup`<code class="path">${name}</code>`)}</div>${source(target, undefined, context)}</div>`
