/**
 * What a content source generates. A computed page declares its source with properties; when the content is read, the
 * source gives the pages below it, and the text of each of them. Neither is stored in a revision.
 */
import type { ContentReference, JsonObject } from '../document/document.ts'
import type { PageEntry, PageLayout } from '../revision/revision.ts'

/** Where content comes from, as a computed page or a generated page declares it. */
export interface ComputedDeclaration {
  /** `builtin:openapi`, or `integration:NAME:SOURCE`. */
  readonly type: string
  readonly props?: JsonObject | undefined
  /** References by name, such as `{spec: {ref: {kind: 'openapi', spec}}}`. */
  readonly dependencies?: JsonObject | undefined
}

interface GeneratedCommon {
  /**
   * The identity of the page in its source: the same as long as it is the same page, unique in the answer. Without it,
   * a page is identified by its slug and those above it, so a renamed page becomes another one.
   */
  readonly id?: string | undefined
  readonly title: string
  readonly emoji?: string | undefined
  readonly icon?: string | undefined
}

interface GeneratedPlace {
  /** Made from the title if absent; a taken one gets a number. */
  readonly slug?: string | undefined
  readonly hidden?: boolean | undefined
}

interface GeneratedDocument extends GeneratedCommon, GeneratedPlace {
  readonly type: 'document'
  readonly linkTitle?: string | undefined
  readonly description?: string | undefined
  readonly layout?: PageLayout | undefined
  readonly noIndex?: boolean | undefined
  readonly noRobotsIndex?: boolean | undefined
  /** The text is asked for with this declaration. Without it the page lists the pages below it. */
  readonly computed?: GeneratedText | undefined
  readonly pages?: readonly GeneratedPage[] | undefined
}

/** The declaration of a text. Type and dependencies are those of the source that generates the page, if absent. */
export interface GeneratedText {
  readonly type?: string | undefined
  readonly props?: JsonObject | undefined
  readonly dependencies?: JsonObject | undefined
}

interface GeneratedGroup extends GeneratedCommon, GeneratedPlace {
  readonly type: 'group'
  readonly pages?: readonly GeneratedPage[] | undefined
}

interface GeneratedLink extends GeneratedCommon {
  readonly type: 'link'
  readonly target: ContentReference
}

/** Another source, whose pages are generated below this one. */
interface GeneratedSource extends GeneratedCommon, GeneratedPlace {
  readonly type: 'computed'
  readonly computed: ComputedDeclaration
}

export type GeneratedPage = GeneratedDocument | GeneratedGroup | GeneratedLink | GeneratedSource

/** The answer of a source for a computed page. */
export interface GeneratedContent {
  /** In reading order, below the computed page. */
  readonly pages: readonly GeneratedPage[]
  /** The text of the computed page itself. Without it, it lists the pages below it. */
  readonly computed?: GeneratedText | undefined
}

/** Limits of one answer; the contract holds their values. */
export interface GeneratedLimits {
  readonly pages: number
  /** Levels of pages. */
  readonly depth: number
}

/** Computed pages within generated pages. */
export const maximumNesting = 3

/** The declaration of a computed page; undefined for other pages. */
export const declarationOf = ({ type, computed }: PageEntry): ComputedDeclaration | undefined => {
  if (type !== 'computed' || typeof computed?.['type'] !== 'string') return undefined
  // Content writes check it against the contract.
  return computed as unknown as ComputedDeclaration
}
