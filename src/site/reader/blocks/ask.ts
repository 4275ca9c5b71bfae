/** Asks the site for components and for choices of selects, a few at a time. */
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

/** The answer of the site; throws `NotAnswered` with its message, or with the label. */
const ask = <Answered>(
  name: string,
  body: object,
  failed: 'blockFailed' | 'choicesFailed',
): Promise<Answered> =>
  inTurn(async () => {
    const response = await post(name, body).catch(() => undefined)
    const answer = (await response?.json().catch(() => undefined)) as
      | (Answered & { readonly message?: string })
      | undefined
    if (response?.ok === true && answer !== undefined) return answer
    throw new NotAnswered(answer?.message ?? label(failed))
  })

/** Throws `NotAnswered`. */
export const askComponent = (integration: string, prefix: string, request: RenderRequest): Promise<Answer> =>
  ask('render', { integration, prefix, request }, 'blockFailed')

export interface Choice {
  readonly id: string
  readonly label: string
}

const choices = new Map<string, Promise<readonly Choice[]>>()

/** The options at a URL of an integration, asked for once for each page. Throws `NotAnswered`. */
export const askChoices = (
  integration: string,
  siteSpace: string,
  url: string,
): Promise<readonly Choice[]> => {
  const key = JSON.stringify([integration, siteSpace, url])
  const known = choices.get(key)
  if (known) return known
  const body = { integration, siteSpace, url }
  const asked = ask<{ readonly items: readonly Choice[] }>('choices', body, 'choicesFailed').then(
    ({ items }) => items,
  )
  choices.set(key, asked)
  asked.catch(() => choices.delete(key))
  return asked
}

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
