/**
 * A space that was never a folder is exported and imported again: what a person sees of it is the same. Ids, order keys
 * and the fields that no file has (emoji, conditions) are not compared.
 */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalBytes, parseCanonical, stableJson } from '../../document/canonical.ts'
import type { Block, ContentReference, RichTextDocument } from '../../document/document.ts'
import { emptyDocument, plainText } from '../../document/document.ts'
import { normalize } from '../../document/normalize.ts'
import type { Entry, PageEntry } from '../../revision/revision.ts'
import { ordersBetween } from '../../tree/order-keys.ts'
import type { PageNode } from '../../tree/page-tree.ts'
import { buildPageTree, checkTree, mayHold, subtreeOf } from '../../tree/page-tree.ts'
import { slugOf, uniqueSlug } from '../../tree/slug.ts'
import { exportFolder } from './export-folder.ts'
import type { ImportedFolder } from './import-folder.ts'
import { allBytes } from './folder-files.ts'
import { importFolder } from './import-folder.ts'
import { sha256 } from '../../../testing/generators/revisions.ts'

const seed = Number(process.env['FC_SEED'] ?? 20261127)
const numRuns = Number(process.env['FC_RUNS'] ?? 300)

/** Titles that mean something in Markdown, in a table of contents, in YAML or as the name of a file. */
const titles =
  String.raw`A · B · Read me · README · Summary · Index · C # · Q & A · &amp; · a [b](c) · *x* _y_ ${'`z`'} · "quoted" · it's
a\b · ends \ · <b>bold</b> · #1 · 1. one · - dash · # hash · > quote · *** · a: b · {% hint %} · 漢字 · <a id="x"></a>
~~x~~ · .. · a/b · %41 · $$x$$ · :smile: · {{ x }} · [x] · [ ] · + · = · 123 · true · null · 1.0 · ~ · \u{1f469}`
    .split(/ · |\n/)
    .map((title) => title.replace('\\u{1f469}', '\u{1f469}\u200d\u{1f680}'))
const title = fc.constantFrom(...titles)

interface Sketch {
  readonly type: 'document' | 'group' | 'link'
  readonly title: string
  readonly linkTitle: string | undefined
  readonly fields: Partial<PageEntry>
  readonly text: string
  readonly target: number
  readonly under: number
}
const sketch: fc.Arbitrary<Sketch> = fc.record({
  type: fc.constantFrom(...(['document', 'document', 'document', 'group', 'link'] as const)),
  title,
  linkTitle: fc.option(title, { nil: undefined, freq: 4 }),
  fields: fc.oneof(
    fc.constant({}),
    fc.record(
      {
        description: title,
        icon: fc.constant('gear'),
        hidden: fc.constant(true as const),
        noIndex: fc.constant(true as const),
        layout: fc.record(
          {
            width: fc.constantFrom('wide' as const, 'default' as const),
            outline: fc.boolean(),
            coverSize: fc.constantFrom('hero' as const, 'full' as const),
          },
          { requiredKeys: ['outline'] },
        ),
        cover: fc.record(
          {
            ref: fc.webUrl().map((url) => ({ kind: 'url' as const, url })),
            yPos: fc.integer({ min: -50, max: 50 }),
          },
          { requiredKeys: ['ref'] },
        ),
      },
      { requiredKeys: [] },
    ),
  ),
  text: fc.constantFrom('', '', 'words', 'other words'),
  target: fc.nat(20),
  under: fc.nat(20),
})

interface Space {
  readonly entries: Entry[]
  readonly documents: Map<string, RichTextDocument>
}

const paragraph = (...nodes: NonNullable<Block['nodes']>): RichTextDocument =>
  normalize({ ...emptyDocument, nodes: [{ object: 'block', type: 'paragraph', data: {}, nodes }] })
const keep = (documents: Map<string, RichTextDocument>, document: RichTextDocument): string => {
  const hash = sha256(canonicalBytes(document))
  documents.set(hash, document)
  return hash
}

const spaceOf = (sketches: readonly Sketch[]): Space => {
  const documents = new Map<string, RichTextDocument>()
  const made: PageEntry[] = []
  const slugs = new Map<string | null, Set<string>>()
  const keys = ordersBetween(null, null, sketches.length)
  sketches.forEach(({ type, title, linkTitle, fields, text, target, under }, at) => {
    const above = under % 3 === 0 ? undefined : made[under % Math.max(1, made.length)]
    const parent = type !== 'group' && above !== undefined && above.type !== 'link' ? above.id : null
    const taken = slugs.get(parent) ?? new Set<string>()
    slugs.set(parent, taken)
    const slug = uniqueSlug(slugOf(title), (one) => taken.has(one))
    taken.add(slug)
    const to: ContentReference =
      target % 3 === 0 || sketches[target % sketches.length]?.type !== 'document'
        ? { kind: 'url', url: 'https://example.com/a_(b)?q=1#x' }
        : { kind: 'page', page: `p${target % sketches.length}` }
    const link = {
      object: 'inline',
      type: 'link',
      data: { ref: { ...to } },
      nodes: [plainText('there')],
    } as const
    const document =
      text === '' ? emptyDocument : paragraph(plainText(text), ...(target % 2 === 0 ? [link] : []))
    const hash = keep(documents, document)
    made.push({
      kind: 'page',
      id: `p${at}`,
      type,
      title,
      slug,
      parent,
      order: keys[at] ?? '',
      ...(linkTitle !== undefined && type !== 'group' && { linkTitle }),
      ...(type === 'link' && { target: to }),
      ...(type === 'document' && { ...fields, document: hash }),
    })
  })
  return { entries: made, documents }
}

const exported = ({ entries, documents }: Space, from?: ImportedFolder): Map<string, Uint8Array> => {
  const documentOf = (hash: string) => documents.get(hash) ?? emptyDocument
  const blobOf = (hash: string) => from?.blobs.get(hash)?.bytes ?? new Uint8Array()
  return allBytes(exportFolder({ entries, documentOf, formerDocumentOf: documentOf, blobOf }))
}
const imported = (files: ReadonlyMap<string, Uint8Array>): ImportedFolder => {
  let count = 0
  return importFolder(files, {
    sha256,
    mintId: (kind) => `${kind}-${(count += 1)}`,
  })
}

/** Fields of a page in its front matter. */
const optional = new Set(['description', 'icon', 'hidden', 'noIndex', 'layout', 'cover'])

const read = (files: ReadonlyMap<string, Uint8Array>): Space & { readonly from: ImportedFolder } => {
  const from = imported(files)
  const documents = new Map([...from.documents].map(([hash, bytes]) => [hash, parseCanonical(bytes)]))
  return { entries: from.entries, documents, from }
}

/** What is seen: one value for each page, references by the place of their target in the tree. */
const seen = ({ entries, documents }: Space, slugs: boolean): unknown[] => {
  const tree = buildPageTree(entries)
  const place = (id: string): string => {
    const node = tree.byId.get(id)
    return node === undefined
      ? 'nowhere'
      : `${node.parent === null ? '' : place(node.parent.entry.id)}/${node.rank}`
  }
  const shown = (value: unknown): unknown =>
    JSON.parse(stableJson(value ?? null), (_, one: unknown) => {
      if (typeof one !== 'object' || one === null || !('kind' in one)) return one
      if ('page' in one) return place(String(one.page))
      // Where a page was deleted, its link is broken before and after.
      return 'url' in one && !String(one.url).startsWith('http') ? 'nowhere' : one
    })
  const line = (node: PageNode): unknown => {
    const { id, type, title, slug, linkTitle, target, document, ...others } = node.entry
    const nodes = documents.get(document ?? '')?.nodes ?? []
    return {
      ...{ at: place(id), type, title, target: shown(target) },
      // Without a file, the slug follows from the title.
      slug: slugs && nodes.length > 0 && slug,
      linkTitle: linkTitle === title ? undefined : linkTitle,
      nodes: shown(nodes),
      ...Object.fromEntries(Object.entries(others).filter(([name]) => optional.has(name))),
    }
  }
  return [...tree.byId.values()].map(line)
}

it('a space is the same after export and import', () => {
  fc.assert(
    fc.property(fc.array(sketch, { minLength: 1, maxLength: 8 }), (sketches) => {
      const space = spaceOf(sketches)
      expect(checkTree(space.entries)).toEqual([])
      const again = read(exported(space))
      expect(seen(again, true)).toEqual(seen(space, true))
      expect(checkTree(again.entries)).toEqual([])
    }),
    { seed, numRuns },
  )
})

interface Edit {
  readonly kind: 'retitle' | 'relink' | 'move' | 'delete' | 'write' | 'fields'
  readonly page: number
  readonly to: number
  readonly title: string
  readonly fields: Sketch['fields']
}
const edit: fc.Arbitrary<Edit> = sketch.chain(({ title, fields, under }) =>
  fc.record({
    kind: fc.constantFrom(...(['retitle', 'relink', 'move', 'move', 'delete', 'write', 'fields'] as const)),
    page: fc.nat(20),
    to: fc.constant(under),
    title: fc.constant(title),
    fields: fc.constant(fields),
  }),
)

/** The pages of an imported space after edits that keep the tree sound. */
const edited = ({ entries, documents }: Space, edits: readonly Edit[]): Space => {
  let pages = entries
  for (const { kind, page, to, title, fields } of edits) {
    const nodes = [...buildPageTree(pages).byId.values()]
    const node = nodes[page % Math.max(1, nodes.length)]
    if (node === undefined) break
    const within = new Set(subtreeOf(node).map(({ entry }) => entry.id))
    const set = (change: Partial<PageEntry>): void => {
      pages = pages.map((entry) => (entry === node.entry ? { ...entry, ...change } : entry))
    }
    if (kind === 'delete' && nodes.length > within.size) pages = pages.filter(({ id }) => !within.has(id))
    else if (kind === 'retitle') set({ title })
    else if (kind === 'relink' && node.entry.type !== 'group') set({ linkTitle: title })
    else if (kind === 'write' && node.entry.type === 'document') {
      set({ document: keep(documents, paragraph(plainText(title))) })
    } else if (kind === 'fields' && node.entry.type === 'document') {
      const kept = Object.entries(node.entry).filter(([name]) => !optional.has(name))
      const bare = Object.fromEntries(kept) as unknown as PageEntry
      pages = pages.map((entry) => (entry === node.entry ? { ...bare, ...fields } : entry))
    } else if (kind === 'move') {
      const target = to % 3 === 0 ? undefined : nodes[to % nodes.length]
      const parent = target?.entry.id ?? null
      const siblings = (target?.children ?? buildPageTree(pages).roots).filter((other) => other !== node)
      if (!mayHold(target?.entry.type ?? null, node.entry.type) || within.has(parent ?? '')) continue
      const at = page % (siblings.length + 1)
      const [order = ''] = ordersBetween(
        siblings[at - 1]?.entry.order ?? null,
        siblings[at]?.entry.order ?? null,
        1,
      )
      const slug = uniqueSlug(node.entry.slug, (one) => siblings.some(({ entry }) => entry.slug === one))
      set({ parent, order, slug })
    }
  }
  return { entries: pages, documents }
}

it('a folder that was imported and edited is the same after export and import', () => {
  fc.assert(
    fc.property(
      fc.array(sketch, { minLength: 1, maxLength: 7 }),
      fc.array(edit, { minLength: 1, maxLength: 5 }),
      (sketches, edits) => {
        const { from, ...first } = read(exported(spaceOf(sketches)))
        const space = edited(first, edits)
        expect(checkTree(space.entries)).toEqual([])
        expect(seen(read(exported(space, from)), false)).toEqual(seen(space, false))
      },
    ),
    { seed, numRuns },
  )
})
