/** A page of a site as plain data, and how it is parsed and rendered, both on the main thread and in the pool. */
import type { ApiBlock } from '../../../content/api-reference/api-block.ts'
import { apiRequestName } from '../../../content/api-reference/api-block.ts'
import { withApiBlocks } from '../../../content/api-reference/reference-blocks.ts'
import { parseCanonical } from '../../../content/document/canonical.ts'
import type { ContentReference, JsonObject, RichTextDocument } from '../../../content/document/document.ts'
import { emojiOf } from '../../../content/emoji/emoji.ts'
import { linksOf } from '../../../content/links/links.ts'
import type { RenderContext } from '../../../content/render/render-context.ts'
import type { RenderNode, ResolvedReference } from '../../../content/render/render-node.ts'
import { rawHtml } from '../../../content/render/raw-html.ts'
import { renderDocument } from '../../../content/render/render-document.ts'
import { languageTag } from '../../../site/text-language.ts'
import type { SourceTexts } from '../../translations/texts-in-source.ts'
import { unitsInSource } from '../../translations/texts-in-source.ts'
import { expressionEvaluator } from '../../../content/render/evaluate-expression.ts'

export interface StoredPage {
  /** The canonical bytes of its document. */
  readonly document: Uint8Array
  /** The documents of the reusable content that it may include, by id. */
  readonly reused: ReadonlyMap<string, Uint8Array>
  /** The space it belongs to. */
  readonly space: string
  /** Input of expressions. */
  readonly input: JsonObject
  /** What its blocks show of APIs, by name of the request. */
  readonly apis: ReadonlyMap<string, ApiBlock>
  /** What it and its reusable contents have in the language of their source; `owner`: the page. */
  readonly untranslated?: { readonly owner: string; readonly texts: SourceTexts } | undefined
}

export type Resolve = RenderContext['resolve']

/** Resolves references, in order. */
export type ResolveAll = (references: readonly ContentReference[]) => Promise<readonly ResolvedReference[]>

export interface ReadPage {
  readonly document: RichTextDocument
  readonly reused: ReadonlyMap<string, RichTextDocument>
  readonly evaluate: NonNullable<RenderContext['evaluate']>
  readonly reusableContent: RenderContext['reusableContent']
  readonly api: NonNullable<RenderContext['api']>
  readonly languageOf: RenderContext['languageOf']
  /** Whether any of its blocks shows a part of an API. */
  readonly hasApis: boolean
}

/** Tells the language of each unit; undefined if all are in that of the page. */
const languages = (
  { untranslated }: StoredPage,
  document: RichTextDocument,
  reused: ReadonlyMap<string, RichTextDocument>,
): RenderContext['languageOf'] => {
  if (untranslated === undefined) return undefined
  const { owner, texts } = untranslated
  const language = languageTag(texts.language)
  const own = unitsInSource(texts, owner, document)
  const others = new Map([...reused].map(([id, content]) => [id, unitsInSource(texts, id, content)]))
  return (unit, content) =>
    (content === undefined ? own : others.get(content))?.has(unit) === true ? language : undefined
}

export const readPage = (stored: StoredPage): ReadPage => {
  const { reused, space, input, apis } = stored
  const document = parseCanonical(stored.document)
  const contents = new Map([...reused].map(([id, bytes]) => [id, parseCanonical(bytes)]))
  return {
    document,
    reused: contents,
    evaluate: expressionEvaluator({ mode: 'true', input }),
    reusableContent: ({ space: of, reusableContent }) =>
      of === undefined || of === space ? contents.get(reusableContent) : undefined,
    api: (request) => apis.get(apiRequestName(request)),
    languageOf: languages(stored, document, contents),
    hasApis: apis.size > 0,
  }
}

/** The page with its blocks of APIs as ordinary ones, for forms that draw none of their own. */
export const withPlainApis = (page: ReadPage): ReadPage =>
  page.hasApis
    ? {
        ...page,
        document: withApiBlocks(page.document, page.api),
        reusableContent: (reference) => {
          const document = page.reusableContent(reference)
          return document && withApiBlocks(document, page.api)
        },
      }
    : page

export const renderPage = (
  { document, evaluate, reusableContent, api, languageOf }: ReadPage,
  resolve: Resolve,
): readonly RenderNode[] =>
  renderDocument(document, {
    ...{ resolve, evaluate, reusableContent, api, rawHtml, emoji: emojiOf },
    ...(languageOf && { languageOf }),
  })

/** Maximum references per request; resolving that many takes a few milliseconds. */
const askedAtOnce = 500

/**
 * Runs `make` with references resolved by another process: resolves those of the documents first, and runs it again if
 * it met others.
 */
export const withAnswers = async <Answer, Result>(
  { document, reused }: ReadPage,
  ask: (references: readonly ContentReference[]) => Promise<readonly Answer[]>,
  make: (answer: (reference: ContentReference) => Answer | undefined) => Result,
): Promise<Result> => {
  const known = new Map<string, Answer>()
  let wanted = new Map<string, ContentReference>()
  const want = (reference: ContentReference): void => void wanted.set(JSON.stringify(reference), reference)
  for (const one of [document, ...reused.values()]) for (const { reference } of linksOf(one)) want(reference)
  for (;;) {
    const asked = [...wanted]
    for (let from = 0; from < asked.length; from += askedAtOnce) {
      const some = asked.slice(from, from + askedAtOnce)
      const answers = await ask(some.map(([, reference]) => reference))
      for (const [index, [name]] of some.entries()) {
        const answer = answers[index]
        if (answer !== undefined) known.set(name, answer)
      }
    }
    wanted = new Map()
    const made = make((reference) => {
      const answer = known.get(JSON.stringify(reference))
      if (answer === undefined) want(reference)
      return answer
    })
    if (wanted.size === 0) return made
  }
}

const broken: ResolvedReference = { href: '', title: '', state: 'broken' }

/** The rendered page, with references resolved by another process. */
export const renderAsking = (page: ReadPage, ask: ResolveAll): Promise<readonly RenderNode[]> =>
  withAnswers(page, ask, (answer) => renderPage(page, (reference) => answer(reference) ?? broken))
