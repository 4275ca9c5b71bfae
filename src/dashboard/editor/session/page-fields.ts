/** All editable fields of a page as one value: what the editor shows, sends and merges. */
import type { DocumentPage, Page, UpdatePage } from '../../../client/types.gen.ts'
import { blockJson, stableJson } from '../../../content/document/canonical.ts'
import type { BlockConflict } from '../../../content/merge/block-conflicts.ts'
import { mergeDocuments } from '../../../content/merge/block-merge.ts'
import type { Answer } from '../../../content/merge/conflicts.ts'
import {
  emptyDocument,
  type Block,
  type ContentReference,
  type RichTextDocument,
} from '../../../content/document/document.ts'
import { normalize } from '../../../content/document/normalize.ts'
import { isComputed } from '../../ui/generated-page.ts'

/** Fields of the page options. Absent means not set. */
export interface PageFields {
  readonly title: string
  readonly slug?: string | undefined
  readonly emoji?: string | undefined
  readonly icon?: string | undefined
  readonly description?: string | undefined
  readonly linkTitle?: string | undefined
  readonly hidden?: boolean | undefined
  readonly noIndex?: boolean | undefined
  readonly noRobotsIndex?: boolean | undefined
  readonly condition?: string | undefined
  readonly layout?: Partial<DocumentPage['layout']> | undefined
  readonly cover?: DocumentPage['cover'] | undefined
  readonly variables?: DocumentPage['variables'] | undefined
  /** Only of a link. */
  readonly target?: ContentReference | undefined
  /** Only of a document. */
  readonly document?: RichTextDocument | undefined
}
export type FieldName = keyof PageFields

export const fieldNames: readonly FieldName[] = [
  'title',
  'slug',
  'emoji',
  'icon',
  'description',
  'linkTitle',
  'hidden',
  'noIndex',
  'noRobotsIndex',
  'condition',
  'layout',
  'cover',
  'variables',
  'target',
  'document',
]

/** The fields of a page from the API, with its document. */
export const fieldsOf = (page: Page): PageFields => {
  const values = page as unknown as { readonly [name: string]: unknown }
  // The text of a computed page belongs to its source.
  const own = isComputed(page) ? fieldNames.filter((name) => name !== 'document') : fieldNames
  const found = Object.fromEntries(
    own.filter((name) => values[name] !== undefined).map((name) => [name, values[name]]),
  ) as unknown as PageFields
  if (page.type !== 'document') return found
  // The same shape; the generated client cannot express that `data` is JSON.
  const document = page.document as RichTextDocument | undefined
  return { ...found, document: normalize(document ?? emptyDocument) }
}

/** Labels of the fields. */
export const fieldLabels: { readonly [name in FieldName]: string } = {
  title: 'Title',
  slug: 'Slug',
  emoji: 'Emoji',
  icon: 'Icon',
  description: 'Description',
  linkTitle: 'Navigation title',
  hidden: 'Hidden',
  noIndex: 'Exclude from site search',
  noRobotsIndex: 'Exclude from search engines',
  condition: 'Shown when',
  layout: 'Layout',
  cover: 'Cover',
  variables: 'Variables',
  target: 'Link target',
  document: 'Text',
}

/** Values as JSON text, cached by object. */
const texts = new WeakMap<object, string>()
const plain = (value: unknown): string => {
  if (value === undefined || value === '' || value === false) return ''
  if (typeof value !== 'object' || value === null) return stableJson(value)
  const known = texts.get(value) ?? stableJson(value)
  texts.set(value, known)
  return known
}
const isDocument = (value: unknown): value is RichTextDocument =>
  typeof value === 'object' && value !== null && 'object' in value && value.object === 'document'

/** Whether two blocks are equal; unchanged ones are the same object in both texts. */
export const sameBlock = (a: Block, b: Block): boolean => a === b || blockJson(a) === blockJson(b)

/** Stops at the first difference, because long texts are compared often while typing. */
const sameDocument = (a: RichTextDocument, b: RichTextDocument): boolean =>
  a.nodes.length === b.nodes.length &&
  plain(a.data) === plain(b.data) &&
  a.nodes.every((block, at) => {
    const other = b.nodes[at]
    return other !== undefined && sameBlock(block, other)
  })

/** Whether two values of a field are equal. */
export const sameField = (a: unknown, b: unknown): boolean =>
  a === b || (isDocument(a) && isDocument(b) ? sameDocument(a, b) : plain(a) === plain(b))

/** The names of the fields in which two versions of a page differ. */
export const changedFields = (from: PageFields, to: PageFields): readonly FieldName[] =>
  fieldNames.filter((name) => !sameField(from[name], to[name]))

export type PageChange = UpdatePage

/** The operation that changes a page from one version to the other, without the fields that are held back. */
export const changeBetween = (
  page: string,
  from: PageFields,
  to: PageFields,
  without: (name: FieldName) => boolean = () => false,
): PageChange | undefined => {
  const names = changedFields(from, to).filter((name) => !without(name))
  if (names.length === 0) return undefined
  const values = Object.fromEntries(
    names.map((name) => {
      if (name === 'document') return [name, { document: to.document ?? emptyDocument }]
      const value = to[name]
      return [name, value === undefined || value === '' ? null : value]
    }),
  )
  return { operation: 'update_page', page, ...values } as unknown as PageChange
}

export type FieldConflict =
  | {
      readonly id: string
      readonly field: Exclude<FieldName, 'document'>
      readonly base: unknown
      readonly theirs: unknown
      readonly mine: unknown
    }
  | { readonly id: string; readonly field: 'document'; readonly block: BlockConflict }

export type Side = 'theirs' | 'mine'

export interface MergedFields {
  /** In an undecided conflict, theirs is used. */
  readonly fields: PageFields
  readonly conflicts: readonly FieldConflict[]
}

/** Merges two edits of a page, by field and the text by block. `decided` has the chosen side of conflicts, by id. */
export const mergeFields = (
  base: PageFields,
  theirs: PageFields,
  mine: PageFields,
  decided: ReadonlyMap<string, Side> = new Map(),
): MergedFields => {
  const conflicts: FieldConflict[] = []
  const merged: { [name: string]: unknown } = {}
  for (const field of fieldNames) {
    if (field === 'document') continue
    const [was, now, mineValue] = [base[field], theirs[field], mine[field]]
    let value: unknown = now
    if (!sameField(mineValue, was)) {
      if (sameField(now, was) || sameField(now, mineValue)) value = mineValue
      else {
        const id = stableJson([field, was ?? null, now ?? null, mineValue ?? null])
        const side = decided.get(id)
        if (side === 'mine') value = mineValue
        else if (side === undefined) conflicts.push({ id, field, base: was, theirs: now, mine: mineValue })
      }
    }
    if (value !== undefined) merged[field] = value
  }
  if (theirs.document !== undefined || mine.document !== undefined) {
    const answers = new Map<string, Answer>(
      [...decided].map(([id, side]) => [id, { choice: side === 'mine' ? 'change' : 'main' }]),
    )
    const text = mergeDocuments({
      base: base.document ?? emptyDocument,
      main: theirs.document ?? emptyDocument,
      change: mine.document ?? emptyDocument,
      answers,
    })
    merged['document'] = text.document
    for (const block of text.conflicts) conflicts.push({ id: block.id, field: 'document', block })
  }
  return { fields: merged as unknown as PageFields, conflicts }
}
