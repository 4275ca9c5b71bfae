/** Bodies of comments: stored as canonical JSON of a document, returned as a document or as Markdown. */
import { upgraded } from '../../../content/document/canonical.ts'
import type { ContentReference, RichTextDocument } from '../../../content/document/document.ts'
import type { Writing } from '../../../contract/documents/schemas.ts'
import { batchesOf } from '../../computing/batches.ts'
import { compute } from '../../computing/compute.ts'
import { answerEach, defineTask } from '../../computing/task.ts'
import { Failure } from '../../http/failure.ts'
import { recentOf } from '../../recent-cache.ts'
import type { Context } from '../../context.ts'
import type { PrintedReference } from './bodies-as-markdown.task.ts'
import type { StoredBody } from './parse-body.task.ts'

export type BodyFormat = 'document' | 'markdown'

const reading = defineTask(
  'short',
  new URL('./parse-body.task.ts', import.meta.url),
  () => import('./parse-body.task.ts'),
)

/** What became of bodies, by request body, so that a transaction that stores one does not parse it again. */
const readBefore = new WeakMap<Writing, Promise<StoredBody>>()

/** Parses a body from a request. Fails with `invalid-input` if it is empty or too long. */
export const readBody = (body: Writing): Promise<StoredBody> => {
  const stored = readBefore.get(body) ?? compute(reading, { input: body, asks: {} })
  readBefore.set(body, stored)
  return stored
}

/**
 * Parses bodies ahead of the transaction that stores them, since it may take long. Errors are raised inside the
 * transaction, where it is known which body they belong to.
 */
export const readBodiesAhead = async (bodies: readonly (Writing | undefined)[]): Promise<void> => {
  for (const body of bodies) {
    try {
      if (body !== undefined) await readBody(body)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
    }
  }
}

const storedDocument = (stored: string): RichTextDocument => upgraded(JSON.parse(stored) as RichTextDocument)

/** URLs for references in a printed body. Content is referenced by ids, so these are URLs of the dashboard. */
const hrefIn =
  ({ addresses }: Context, organization: string, space: string) =>
  (reference: ContentReference): string => {
    const spaceId = 'space' in reference && reference.space !== undefined ? reference.space : space
    switch (reference.kind) {
      case 'url':
        return reference.url
      case 'page':
        return addresses.page(organization, spaceId, reference.page).app
      case 'anchor':
        return reference.page === undefined
          ? `#${reference.anchor}`
          : addresses.section(organization, spaceId, reference.page, reference.anchor).app
      case 'space':
        return addresses.space(organization, reference.space).app
      case 'collection':
        return addresses.collection(organization, reference.collection).app
      case 'openapi':
        return addresses.apiSpec(organization, reference.spec).app
      case 'user':
        return `/users/${reference.user}`
      case 'file':
        return `/files/${reference.file}`
      case 'reusable-content':
        return `/reusable-contents/${reference.reusableContent}`
    }
  }

const printing = defineTask(
  'short',
  new URL('./bodies-as-markdown.task.ts', import.meta.url),
  () => import('./bodies-as-markdown.task.ts'),
)

/** Cache size: many times a page of a list. Bodies never change. */
const printedBodies = 2000

/** Cache of the Markdown of bodies without references, which is the same in every place. */
const printedOf = recentOf<string>(printedBodies)

/** A stored body in the requested format. */
type ShownBody = { document: RichTextDocument } | { markdown: string }

/** Markdown by stored body. */
const printedTexts = async (
  ctx: Context,
  of: { readonly organization: string; readonly id: string },
  bodies: readonly string[],
  nameOf: (person: string) => string | undefined,
): Promise<ReadonlyMap<string, string>> => {
  const kept = printedOf(ctx.store)
  const texts = new Map<string, string>()
  const missing: string[] = []
  for (const body of new Set(bodies)) {
    const known = kept.get(body)
    if (known === undefined) missing.push(body)
    else texts.set(body, known)
  }
  const href = hrefIn(ctx, of.organization, of.id)
  const printed = (reference: ContentReference): PrintedReference => ({
    href: href(reference),
    title: reference.kind === 'user' ? `@${nameOf(reference.user) ?? 'somebody'}` : undefined,
  })
  const asks = { references: answerEach(printed) }
  for (const input of batchesOf(missing, ({ length }) => length)) {
    const results = await compute(printing, { input, asks })
    input.forEach((body, at) => {
      const { text = '', refers = true } = results[at] ?? {}
      texts.set(body, refers ? text : kept.set(body, text))
    })
  }
  return texts
}

/**
 * Stored bodies of one space in the requested format, in order. `nameOf`: names of people who may be named. Printing may
 * take long: not for transactions.
 */
export const bodiesIn = async (
  ctx: Context,
  of: { readonly organization: string; readonly id: string },
  format: BodyFormat,
  bodies: readonly string[],
  nameOf: (person: string) => string | undefined,
): Promise<readonly ShownBody[]> => {
  if (format === 'document') return bodies.map((body) => ({ document: storedDocument(body) }))
  const texts = await printedTexts(ctx, of, bodies, nameOf)
  return bodies.map((body) => ({ markdown: texts.get(body) ?? '' }))
}
