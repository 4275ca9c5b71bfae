/** Where an operation is and how requests authenticate. */
import type { ReferenceOperation, ReferenceSecurity } from '../../content/api-reference/api-reference.ts'
import type { Html } from '../html.ts'
import { markup, nothing } from '../html.ts'
import type { ApiContext } from './api-context.ts'
import { part } from './print-messages.ts'

type Scheme = ReferenceSecurity['schemes'][number]

/** Where the credential goes, as it is sent. */
const placeOf = ({ kind, place, parameter, prefix }: Scheme): string => {
  switch (kind) {
    case 'apiKey':
      return place === 'query'
        ? `?${parameter ?? ''}=`
        : place === 'cookie'
          ? `Cookie: ${parameter ?? ''}=`
          : `${parameter ?? ''}: ${prefix ?? ''}`
    case 'basic':
      return 'Authorization: Basic'
    case 'bearer':
    case 'oauth2':
    case 'openIdConnect':
      return `Authorization: ${prefix ?? 'Bearer'}`
    case 'http':
      return 'Authorization:'
    case 'mutualTLS':
      return 'TLS'
  }
}

const printScheme = (scheme: Scheme, { text, markdown }: ApiContext): Html =>
  markup`<div><dt><code>${scheme.name}</code><small><code>${placeOf(scheme)}</code></small></dt><dd>${markdown(scheme.description)}${
    scheme.scopes.length === 0
      ? nothing
      : markup`<div class="api-facts"><div>${text.scopes}: ${scheme.scopes.map((scope, index) => markup`${index === 0 ? '' : ' '}<code>${scope}</code>`)}</div></div>`
  }</dd></div>`

export const printSecurity = (
  { security }: Pick<ReferenceOperation, 'security'>,
  context: ApiContext,
): Html => {
  const { text } = context
  if (security.every(({ schemes }) => schemes.length === 0)) return nothing
  return part(
    text.authentication,
    markup`${security.map(
      ({ schemes }, index) =>
        markup`${index === 0 ? nothing : markup`<p class="api-or">${text.or}</p>`}${
          schemes.length === 0
            ? markup`<p>${text.noAuthentication}</p>`
            : markup`<dl class="api-list">${schemes.map((scheme) => printScheme(scheme, context))}</dl>`
        }`,
    )}`,
  )
}

export const printServers = ({ servers }: Pick<ReferenceOperation, 'servers'>, context: ApiContext): Html =>
  part(
    context.text.servers,
    servers.length === 0
      ? nothing
      : markup`<ul class="api-servers">${servers.map(
          ({ url, description, variables }) =>
            markup`<li><code>${url}</code>${context.markdown(description)}${
              variables.length === 0
                ? nothing
                : markup`<div class="api-facts">${variables.map(
                    ({ name, value, choices }) =>
                      markup`<div><code>{${name}}</code>: ${(choices.length > 0 ? choices : [value]).map((one, index) => markup`${index === 0 ? '' : ' '}<code>${one}</code>`)}</div>`,
                  )}</div>`
            }</li>`,
        )}</ul>`,
  )
