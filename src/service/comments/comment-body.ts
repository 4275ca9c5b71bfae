/** What people write in comments: stored as the canonical JSON of a document, shown as a document or as Markdown. */
import { stableJson, upgraded } from '../../content/canonical.ts'
import type { ContentReference, RichTextDocument } from '../../content/document.ts'
import { normalize } from '../../content/normalize.ts'
import { referenceOf } from '../../content/reference.ts'
import { walk } from '../../content/render/walk.ts'
import { commentLimits } from '../../contract/document-limits.ts'
import type { Writing } from '../../contract/documents.ts'
import { batchesOf } from '../computing/batches.ts'
import { compute } from '../computing/compute.ts'
import { answerEach, defineTask } from '../computing/task.ts'
import { Failure } from '../http/failure.ts'
import { markdown } from '../markdown.ts'
import { recentOf } from '../recent-cache.ts'
import type { Surroundings } from '../surroundings.ts'
import { requireReadable, requireSmall } from '../writing-size.ts'
import type { PrintedReference } from './printed-bodies.task.ts'

export type BodyFormat = 'document' | 'markdown'

/** Whom an address in a comment means: what `hrefIn` prints for a person. */
const resolve = (href: string): ContentReference | undefined => {
  const [, user] = /^\/users\/([a-zA-Z0-9_-]{1,64})$/.exec(href) ?? []
  return user === undefined ? undefined : { kind: 'user', user }
}

/** A rule of hyphens at the head of a comment is a line, not the front matter of a file. */
const asText = (markdown: string): string => (markdown.startsWith('---') ? `\n${markdown}` : markdown)

const refuse = (message: string): Failure =>
  new Failure('invalid-input', `body.body: ${message}`, { details: [{ path: 'body.body', message }] })

const documentOf = async (body: Writing): Promise<RichTextDocument | undefined> => {
  if ('markdown' in body) {
    requireReadable(body.markdown, commentLimits, refuse)
    const { parseMarkdown } = await markdown()
    const { document } = parseMarkdown(asText(body.markdown), { file: 'comment', titled: false, resolve })
    requireSmall(document, commentLimits, refuse)
    return document
  }
  if (!('document' in body)) return undefined
  requireSmall(body.document, commentLimits, refuse)
  try {
    return normalize(body.document)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    throw new Failure('bad-content', error.message)
  }
}

/** Text is there when a letter is, or anything that is no text by nature: an image, an emoji, a formula. */
const saysSomething = (document: RichTextDocument): boolean => {
  for (const { node } of walk(document)) {
    if (node.object === 'text' ? node.leaves.some(({ text }) => text.trim() !== '') : node.isVoid === true)
      return true
  }
  return false
}

/** A body ready to be stored: its canonical JSON, and the people whom it names. */
export interface StoredBody {
  readonly json: string
  readonly people: readonly string[]
}

/** More than these are not told that they were named. */
const mostMentions = 50

/** Ids of the people whom a document mentions, each once, in the order of the text. */
const peopleIn = (document: RichTextDocument): string[] => {
  const people = new Set<string>()
  for (const { node } of walk(document)) {
    if (node.object !== 'inline' || node.type !== 'mention') continue
    const reference = referenceOf(node.data['ref'])
    if (reference?.kind === 'user') people.add(reference.user)
  }
  return [...people].slice(0, mostMentions)
}

/** Reads a body that was sent. Fails with `invalid-input` when nothing is said in it, or too much. */
export const readBody = async (body: Writing): Promise<StoredBody> => {
  const document = await documentOf(body)
  if (document === undefined || !saysSomething(document)) throw refuse('Must not be empty.')
  return { json: stableJson(document), people: peopleIn(document) }
}

const storedDocument = (stored: string): RichTextDocument => upgraded(JSON.parse(stored) as RichTextDocument)

/** Where references in a body lead when it is printed: content is named by ids, so these are addresses of the dashboard. */
const hrefIn =
  ({ addresses }: Surroundings, organization: string, space: string) =>
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
  'text',
  new URL('./printed-bodies.task.ts', import.meta.url),
  () => import('./printed-bodies.task.ts'),
)

/** Many more bodies than a page of a list has; what they say does not change. */
const printedBodies = 2000

/** What bodies print as wherever they stand: those that refer to nothing, which has an address here. */
const printedOf = recentOf<string>(printedBodies)

/** A stored body as it is shown. */
type ShownBody = { document: RichTextDocument } | { markdown: string }

/** Bodies as Markdown, by what is stored. */
const printedTexts = async (
  around: Surroundings,
  of: { readonly organization: string; readonly id: string },
  bodies: readonly string[],
  nameOf: (person: string) => string | undefined,
): Promise<ReadonlyMap<string, string>> => {
  const kept = printedOf(around.store)
  const texts = new Map<string, string>()
  const missing: string[] = []
  for (const body of new Set(bodies)) {
    const known = kept.get(body)
    if (known === undefined) missing.push(body)
    else texts.set(body, known)
  }
  const href = hrefIn(around, of.organization, of.id)
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
  around: Surroundings,
  of: { readonly organization: string; readonly id: string },
  format: BodyFormat,
  bodies: readonly string[],
  nameOf: (person: string) => string | undefined,
): Promise<readonly ShownBody[]> => {
  if (format === 'document') return bodies.map((body) => ({ document: storedDocument(body) }))
  const texts = await printedTexts(around, of, bodies, nameOf)
  return bodies.map((body) => ({ markdown: texts.get(body) ?? '' }))
}
