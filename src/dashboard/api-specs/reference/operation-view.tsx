import { TriangleAlert } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type {
  ReferenceBody,
  ReferenceOperation,
  ReferenceParameter,
  ReferenceResponse,
  ReferenceSecurity,
  ReferenceServer,
} from '../../../content/api-reference/api-reference.ts'
import { safeLink } from '../../../content/render/safe-url.ts'
import { Badge } from '../../ui/badge.tsx'
import { CodeBlock } from '../../ui/layout/code-block.tsx'
import { CodeSamples } from './code-samples.tsx'
import { MethodBadge } from './method-badge.tsx'
import { ReferenceText } from './reference-text.tsx'
import { Properties, PropertyRow, SchemaView } from './schema-view.tsx'

const placeLabels: Readonly<Record<ReferenceParameter['place'], string>> = {
  path: 'Path parameters',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
}
const places = Object.keys(placeLabels) as readonly ReferenceParameter['place'][]

export interface OperationViewProps {
  readonly operation: ReferenceOperation
  /** Inside a page or another operation: without headings, whose level would not fit there. */
  readonly isEmbedded?: boolean
}

/** Everything that readers see of an operation, without its title. */
export function OperationView({ operation, isEmbedded = false }: OperationViewProps) {
  const { description, parameters, body, responses, security, servers, callbacks, samples } = operation
  const more = safeLink(operation.moreText?.url ?? '')
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
      <OperationFlags operation={operation} />
      <ReferenceText text={description} />
      {more !== undefined && (
        <p>
          <a href={more} target="_blank" rel="noopener noreferrer" className="underline underline-offset-2">
            {operation.moreText?.description === '' ? 'Further reading' : operation.moreText?.description}
          </a>
        </p>
      )}
      {servers.length > 0 && (
        <Part title="Servers" plain={isEmbedded}>
          <Servers servers={servers} />
        </Part>
      )}
      {security.length > 0 && (
        <Part title="Authentication" plain={isEmbedded}>
          <Security security={security} />
        </Part>
      )}
      {places.map((place) => {
        const own = parameters.filter((parameter) => parameter.place === place)
        return (
          own.length > 0 && (
            <Part key={place} title={placeLabels[place]} plain={isEmbedded}>
              <ul className="grid">
                {own.map((parameter) => (
                  <PropertyRow key={parameter.name} {...parameter} />
                ))}
              </ul>
            </Part>
          )
        )
      })}
      {body !== undefined && (
        <Part title={body.required ? 'Body' : 'Body (optional)'} plain={isEmbedded}>
          <ReferenceText text={body.description} />
          <Bodies bodies={body.contents} />
        </Part>
      )}
      <Part title="Responses" plain={isEmbedded}>
        {responses.map((response) => (
          <Response key={response.status} response={response} />
        ))}
      </Part>
      {samples.length > 0 && (
        <Part title="Code samples" plain={isEmbedded}>
          <CodeSamples samples={samples} />
        </Part>
      )}
      {callbacks.map(({ name, operations }) => (
        <Part key={name} title={`Callback ${name}`} plain={isEmbedded}>
          {operations.map((callback) => (
            <details key={callback.key}>
              <summary className="cursor-pointer py-1">
                <MethodBadge method={callback.method} />{' '}
                <code className="font-mono [overflow-wrap:anywhere]">{callback.path}</code>
              </summary>
              <div className="border-l border-line pl-3">
                <OperationView operation={callback} isEmbedded />
              </div>
            </details>
          ))}
        </Part>
      ))}
    </div>
  )
}

function Part({
  title,
  plain,
  children,
}: {
  readonly title: string
  readonly plain: boolean
  readonly children: ReactNode
}) {
  const id = useId()
  const Heading = plain ? 'p' : 'h3'
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <Heading id={id} className="font-sans text-base font-strong">
        {title}
      </Heading>
      {children}
    </section>
  )
}

function OperationFlags({ operation }: { readonly operation: ReferenceOperation }) {
  const { deprecated, sunset, stability } = operation
  if (!deprecated && sunset === undefined && stability === undefined) return null
  return (
    <p className="flex flex-wrap items-center gap-2">
      {deprecated && (
        <Badge tone="ochre" icon={TriangleAlert}>
          Deprecated
        </Badge>
      )}
      {stability !== undefined && <Badge tone="plum">{stability}</Badge>}
      {sunset !== undefined && <span className="text-ink-soft">Available until {sunset}</span>}
    </p>
  )
}

export function Servers({ servers }: { readonly servers: readonly ReferenceServer[] }) {
  return (
    <ul className="grid gap-1">
      {servers.map(({ url, description, variables }) => (
        <li key={url} className="min-w-0">
          <code className="font-mono [overflow-wrap:anywhere]">{url}</code>
          {description !== '' && <span className="text-ink-soft"> {description}</span>}
          {variables.map(({ name, value, choices }) => (
            <span key={name} className="block text-caption text-ink-soft">
              <code className="font-mono">{name}</code>: {value}
              {choices.length > 0 && `, one of ${choices.join(', ')}`}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}

type Scheme = ReferenceSecurity['schemes'][number]

const schemeText = ({ kind, place, parameter }: Scheme): string => {
  switch (kind) {
    case 'apiKey':
      return `API key in the ${place ?? 'header'} ${parameter ?? ''}`.trim()
    case 'basic':
      return 'User name and password (HTTP Basic)'
    case 'bearer':
      return 'Bearer token'
    case 'http':
      return 'HTTP authentication'
    case 'oauth2':
      return 'OAuth 2.0'
    case 'openIdConnect':
      return 'OpenID Connect'
    case 'mutualTLS':
      return 'Client certificate'
  }
}

export function Security({ security }: { readonly security: readonly ReferenceSecurity[] }) {
  return (
    <ul className="grid gap-1">
      {security.map(({ schemes }, index) => (
        // Alternatives have no identity, and the list does not change.
        <li key={index}>
          {schemes.length === 0
            ? 'No authentication'
            : schemes.map((scheme, at) => (
                <span key={scheme.name}>
                  {at > 0 && ' and '}
                  {schemeText(scheme)} <span className="text-ink-soft">({scheme.name})</span>
                  {scheme.scopes.length > 0 && (
                    <span className="text-caption text-ink-soft"> with {scheme.scopes.join(', ')}</span>
                  )}
                </span>
              ))}
        </li>
      ))}
    </ul>
  )
}

function Bodies({ bodies }: { readonly bodies: readonly ReferenceBody[] }) {
  return bodies.map(({ mediaType, schema, examples }) => (
    <div key={mediaType} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
      <code className="font-mono text-caption text-ink-soft">{mediaType}</code>
      {schema !== undefined && <SchemaView schema={schema} />}
      {examples.map(({ name, summary, text }) => (
        <details key={name}>
          <summary className="w-fit cursor-pointer py-0.5 text-caption text-ink-soft hover:text-ink">
            {['Example', summary === '' ? name : summary].filter((part) => part !== '').join(': ')}
          </summary>
          <CodeBlock code={text} label={`Example ${name}`.trim()} />
        </details>
      ))}
    </div>
  ))
}

const statusTone = (status: string): 'moss' | 'plain' | 'ochre' | 'rust' => {
  switch (status.charAt(0)) {
    case '2':
      return 'moss'
    case '4':
      return 'ochre'
    case '5':
      return 'rust'
    default:
      return 'plain'
  }
}

/** Longer descriptions stand below the status, as Markdown. */
const longestSummary = 100

/** A success is open, because it is what most people look for. */
function Response({ response }: { readonly response: ReferenceResponse }) {
  const { status, description, headers, bodies } = response
  const isShort = description.length <= longestSummary && !description.includes('\n')
  const head = (
    <>
      <Badge tone={statusTone(status)}>{status}</Badge>{' '}
      {isShort && <span className="[overflow-wrap:anywhere]">{description}</span>}
    </>
  )
  if (isShort && headers.length === 0 && bodies.length === 0) return <p className="py-1">{head}</p>
  return (
    <details open={status.startsWith('2')} className="min-w-0">
      <summary className="cursor-pointer py-1">{head}</summary>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 border-l border-line pl-3">
        {!isShort && <ReferenceText text={description} />}
        {headers.length > 0 && (
          <details>
            <summary className="w-fit cursor-pointer text-caption text-ink-soft hover:text-ink">
              Headers
            </summary>
            <Properties properties={headers} depth={1} />
          </details>
        )}
        <Bodies bodies={bodies} />
      </div>
    </details>
  )
}

/** The title of an operation: method and path, then its name in words. */
export function OperationTitle({
  operation,
}: {
  readonly operation: Pick<ReferenceOperation, 'method' | 'path' | 'kind'>
}) {
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
      <MethodBadge method={operation.method} />
      <code className="min-w-0 font-mono [overflow-wrap:anywhere]">{operation.path}</code>
      {operation.kind === 'webhook' && <Badge>Webhook</Badge>}
    </span>
  )
}
