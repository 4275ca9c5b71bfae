/**
 * Rich text in the API: the document of `content/document/document.ts`, its references, and plain JSON.
 *
 * The set of node types is open: nodes of unknown types pass unchanged. The schema only ensures that a document can be
 * traversed and stored: the kinds of its nodes, its depth, and well-formed strings.
 */
import { z } from 'zod'
import type {
  Block,
  ContentReference as Reference,
  Fragment,
  Inline,
  Json,
  JsonObject as JsonObjectValue,
  Leaf,
  Mark,
  Node,
  RichTextDocument as StoredDocument,
  Text,
} from '../../content/document/document.ts'
import { Id, text } from '../wire/shapes.ts'

/** Maximum levels of nodes, and of values in their `data`, below a document; also of any other JSON value. */
export const deepest = 64

const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes('\0')

/**
 * Why a JSON value cannot be stored, or undefined. Iterative, because input may be as deep as ten megabytes of brackets
 * allow. The lists `nodes` and `fragments` belong to the level of their node.
 */
export const unstorable = (value: unknown): string | undefined => {
  const left: [value: unknown, level: number][] = [[value, 0]]
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const [one, level] = next
    if (typeof one === 'string') {
      if (!isStorable(one)) return 'Remove unsupported characters.'
    } else if (typeof one === 'object' && one !== null) {
      if (level > deepest) return `Is nested more than ${deepest} levels deep.`
      if (Array.isArray(one)) for (const item of one) left.push([item, level + 1])
      else {
        for (const [name, member] of Object.entries(one)) {
          if (!isStorable(name)) return 'Remove unsupported characters.'
          const listOfNodes = (name === 'nodes' || name === 'fragments') && Array.isArray(member)
          left.push([member, listOfNodes ? level : level + 1])
        }
      }
    }
  }
  return undefined
}

/**
 * A schema that first checks the whole value with `unstorable`. Otherwise identical to `schema`, including its types.
 */
const afterLook = <Schema extends z.ZodType>(schema: Schema): Schema =>
  z.preprocess((value, context) => {
    const problem = unstorable(value)
    if (problem === undefined) return value
    context.addIssue({ code: 'custom', message: problem, input: value })
    return z.NEVER
    // A preprocessing step accepts anything; the cast keeps the input type useful to callers.
  }, schema) as unknown as Schema

/** Any JSON value that can be stored. */
export const JsonValue = afterLook(z.custom<Json>())

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Open data inside a value that was already checked as a whole. */
const data = z
  .custom<JsonObjectValue>(isObject, { error: 'Must be an object.' })
  .meta({ type: 'object', additionalProperties: true })

/** Any JSON object that can be stored. */
export const JsonObject = afterLook(data)

/** What a text, link, image, mention or card can point at. */
export const ContentReference: z.ZodType<Reference, Reference> = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('file'), file: Id, space: Id.exactOptional() }),
    z.strictObject({ kind: z.literal('url'), url: text({ min: 1, max: 2048 }) }),
    z.strictObject({ kind: z.literal('page'), page: Id, space: Id.exactOptional() }),
    z.strictObject({
      kind: z.literal('anchor'),
      anchor: text({ min: 1, max: 256 }),
      page: Id.exactOptional(),
      space: Id.exactOptional(),
    }),
    z.strictObject({ kind: z.literal('user'), user: Id }),
    z.strictObject({ kind: z.literal('collection'), collection: Id }),
    z.strictObject({ kind: z.literal('space'), space: Id }),
    z.strictObject({ kind: z.literal('reusable-content'), reusableContent: Id, space: Id.exactOptional() }),
    z.strictObject({ kind: z.literal('openapi'), spec: Id }),
  ])
  .meta({ id: 'ContentReference' })
export type ContentReference = Reference

/** An operation of an API, with the names of its path parameters. */
export const NamedOperation = z
  .object({ kind: z.enum(['path', 'webhook']), method: z.string(), path: z.string() })
  .meta({ id: 'NamedOperation' })

/** Nodes as input: `data` and `marks` are optional. Responses always contain them. */
interface LeafInput extends Omit<Leaf, 'marks'> {
  readonly marks?: readonly Mark[] | undefined
}
interface TextInput extends Omit<Text, 'leaves'> {
  readonly leaves: readonly LeafInput[]
}
interface InlineInput extends Omit<Inline, 'data' | 'nodes' | 'fragments'> {
  readonly data?: JsonObjectValue | undefined
  readonly nodes?: readonly (InlineInput | TextInput)[]
  readonly fragments?: readonly FragmentInput[]
}
interface BlockInput extends Omit<Block, 'data' | 'nodes' | 'fragments'> {
  readonly data?: JsonObjectValue | undefined
  readonly nodes?: readonly NodeInput[]
  readonly fragments?: readonly FragmentInput[]
}
interface FragmentInput extends Omit<Fragment, 'nodes'> {
  readonly nodes: readonly BlockInput[]
}
type NodeInput = BlockInput | InlineInput | TextInput
export interface DocumentInput extends Omit<StoredDocument, 'nodes'> {
  readonly nodes: readonly BlockInput[]
}

/**
 * A union of nodes discriminated by `object`. Trying one kind after the other would visit the content below once per
 * kind and level, which is exponential in the depth. The kinds are annotated because they are recursive, which hides
 * the discriminator from the compiler.
 */
const byObject = <Kinds extends readonly z.ZodType[]>(
  ...kinds: Kinds
): z.ZodType<z.output<Kinds[number]>, z.input<Kinds[number]>> =>
  z.discriminatedUnion('object', kinds as never) as never

const type = z.string().min(1).max(64)

const MarkNode = z
  .object({ object: z.literal('mark'), type, data: data.exactOptional() })
  .meta({ id: 'Mark' })

const TextNode: z.ZodType<Text, TextInput> = z
  .object({
    object: z.literal('text'),
    leaves: z.array(
      z.object({ object: z.literal('leaf'), text: z.string(), marks: z.array(MarkNode).default([]) }),
    ),
  })
  .meta({ id: 'Text' })

const FragmentNode: z.ZodType<Fragment, FragmentInput> = z
  .object({
    object: z.literal('fragment'),
    fragment: z.string().max(200),
    type: type.exactOptional(),
    get nodes(): z.ZodType<readonly Block[], readonly BlockInput[]> {
      return z.array(BlockNode)
    },
  })
  .meta({ id: 'Fragment' })

const InlineNode: z.ZodType<Inline, InlineInput> = z
  .object({
    object: z.literal('inline'),
    type,
    isVoid: z.boolean().exactOptional(),
    data: data.default({}),
    get nodes(): z.ZodExactOptional<
      z.ZodType<readonly (Inline | Text)[], readonly (InlineInput | TextInput)[]>
    > {
      return z.array(byObject(InlineNode, TextNode)).exactOptional()
    },
    get fragments(): z.ZodExactOptional<z.ZodType<readonly Fragment[], readonly FragmentInput[]>> {
      return z.array(FragmentNode).exactOptional()
    },
  })
  .meta({ id: 'Inline' })

const BlockNode: z.ZodType<Block, BlockInput> = z
  .object({
    object: z.literal('block'),
    type,
    key: Id.exactOptional(),
    isVoid: z.boolean().exactOptional(),
    data: data.default({}),
    get nodes(): z.ZodExactOptional<z.ZodType<readonly Node[], readonly NodeInput[]>> {
      return z.array(byObject(BlockNode, InlineNode, TextNode)).exactOptional()
    },
    get fragments(): z.ZodExactOptional<z.ZodType<readonly Fragment[], readonly FragmentInput[]>> {
      return z.array(FragmentNode).exactOptional()
    },
  })
  .meta({ id: 'Block' })

/** A whole document. Unknown members (such as a `key` on a text) are dropped. */
export const RichTextDocument: z.ZodType<StoredDocument, DocumentInput> = afterLook(
  z
    .object({ object: z.literal('document'), data, nodes: z.array(BlockNode) })
    .meta({ id: 'RichTextDocument' }),
)
export type RichTextDocument = StoredDocument

/** Markdown of at most `max` characters, a document, or nothing. */
export const writing = (max?: number) =>
  z.union([
    z.strictObject({ markdown: text(max === undefined ? {} : { max }) }),
    z.strictObject({ document: RichTextDocument }),
    z.strictObject({}),
  ])

/** Text of a page or comment: Markdown, a document, or nothing. */
export const Writing = writing().meta({ id: 'Writing' })
export type Writing = z.output<typeof Writing>
