/** What people write in comments: stored as the canonical JSON of a document, shown as a document or as Markdown. */
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

/** What was read of bodies, by what was sent: a transaction that stores one does not read it again. */
const readBefore = new WeakMap<Writing, StoredBody>()

/** Reads a body that was sent. Fails with `invalid-input` when nothing is said in it, or too much. */
export const readBody = async (body: Writing): Promise<StoredBody> => {
  const stored = readBefore.get(body) ?? (await compute(reading, { input: body, asks: {} }))
  readBefore.set(body, stored)
  return stored
}

/**
 * Reads bodies before the transaction that stores them, where it may take long. What cannot be read fails in there,
 * where it is known which of them it is.
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

/** Where references in a body lead when it is printed: content is named by ids, so these are addresses of the dashboard. */
const hrefIn =
  ({ addresses }: Context, organization: string, space: string) =>
  (reference: ContentReference): string => {
    const own = 'space' in reference && reference.space !== undefined ? reference.space : space
    switch (reference.kind) {
      case 'url':
        return reference.url
      case 'page':
        return addresses.page(organization, own, reference.page).app
      case 'anchor':
        return reference.page === undefined
          ? `#${reference.anchor}`
          : addresses.section(organization, own, reference.page, reference.anchor).app
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

/** Many more bodies than a page of a list has; what they say does not change. */
const printedBodies = 2000

/** What bodies print as wherever they stand: those that refer to nothing, which has an address here. */
const printedOf = recentOf<string>(printedBodies)

/** A stored body as it is shown. */
type ShownBody = { document: RichTextDocument } | { markdown: string }

/** Bodies as Markdown, by what is stored. */
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

/** Stored bodies of one space in the format that was asked for, in their order. `nameOf`: of people who may be named. */
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
