/** Asks the site for components, a few at a time. */
import type { RenderOutput, RenderRequest } from '../../../content/contentkit/elements.ts'
import { endpoint, label } from './page.ts'

export interface Answer {
  readonly output: RenderOutput
  /** Absent for a component that is complete. */
  readonly html?: string
}

/** The message is for the reader. */
export class NotAnswered extends Error {}

const mostAtOnce = 4
const waiting: (() => void)[] = []
let running = 0

const inTurn = async <Value>(work: () => Promise<Value>): Promise<Value> => {
  if (running >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

const post = async (name: string, body: object): Promise<Response> =>
  fetch(`${endpoint}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

/** Throws `NotAnswered`. */
export const askComponent = (integration: string, prefix: string, request: RenderRequest): Promise<Answer> =>
  inTurn(async () => {
    const response = await post('render', { integration, prefix, request }).catch(() => undefined)
    const body = (await response?.json().catch(() => ({}))) as (Answer & { message?: string }) | undefined
    if (response?.ok === true && body !== undefined) return body
    throw new NotAnswered(body?.message ?? label('blockFailed'))
  })

const claims = new Map<string, Promise<unknown>>()

/** The claims of the visitor for frames of an integration; undefined if it must not have them. */
export const askVisitor = (integration: string, siteSpace: string): Promise<unknown> => {
  const known = claims.get(integration)
  if (known) return known
  const asked = post('visitor', { integration, siteSpace })
    .then(async (response) =>
      response.ok ? ((await response.json()) as { visitor?: unknown }).visitor : undefined,
    )
    .catch(() => undefined)
  claims.set(integration, asked)
  return asked
}
