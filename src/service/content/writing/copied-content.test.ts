/** Content that is copied into other content: ids, references, slugs, variables. */
import { describe, expect, it } from 'vitest'
import { linking, paragraphs } from '../../../testing/fixtures/space-content.ts'
import { canonicalBytes, parseCanonical } from '../../../content/document/canonical.ts'
import type { RichTextDocument } from '../../../content/document/document.ts'
import type { Entry, PageEntry } from '../../../content/revision/revision.ts'
import { applyPageEdits } from '../../../content/tree/page-edits.ts'
import { buildPageTree } from '../../../content/tree/page-tree.ts'
import type { MintId } from '../../identifiers.ts'
import { objectBytesAside } from '../../storage/objects/new-objects.ts'
import { sha256 } from '../../storage/objects/sha256.ts'
import { snapshotOf } from '../revisions/content-snapshot.ts'
import { copiedContent, prepareCopy } from './copied-content.ts'

const counting = (): MintId => {
  let last = 0
  return (kind) => `${kind}-${(last += 1)}`
}

/** Content with documents by hash. */
const contentOf = (entries: readonly Entry[], texts: readonly RichTextDocument[] = []) => {
  const documents = new Map(
    texts.map((text) => {
      const bytes = canonicalBytes(text)
      return [sha256(bytes), bytes] as const
    }),
  )
  return { entries, documents }
}
const hashOf = (text: RichTextDocument) => sha256(canonicalBytes(text))
const page = (id: string, more: Partial<PageEntry> = {}): PageEntry => ({
  ...{ kind: 'page', id, type: 'document', title: id, slug: id, parent: null, order: 'a0' },
  ...more,
})

const copied = async (
  { entries, documents }: ReturnType<typeof contentOf>,
  target: readonly Entry[],
  prepared: boolean,
) => {
  const snapshot = snapshotOf('root', target)
  const mint = counting()
  const source = { entries, space: 'from', names: new Map() }
  const load = (hashes: readonly string[]) =>
    Promise.resolve(new Map([...documents].filter(([hash]) => hashes.includes(hash))))
  const plan = copiedContent(
    {
      ...source,
      documentOf: (hash) => parseCanonical(documents.get(hash) ?? new Uint8Array()),
      blobOf: () => ({ copyFrom: 'from' }),
      ...(prepared && { prepared: await prepareCopy(source, load, { space: 'to', mint }) }),
    },
    { space: 'to', mint, snapshot },
  )
  const outcome = applyPageEdits({ entries: snapshot.byName, changes: plan.edits, mintId: mint })
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems))
  const added = [...outcome.changes.values()].flatMap((entry) => entry ?? [])
  const texts = new Map<string, RichTextDocument>()
  for (const [hash, object] of plan.documents) texts.set(hash, parseCanonical(await objectBytesAside(object)))
  return { plan, added, texts }
}
const pagesIn = (entries: readonly Entry[]) => entries.filter((entry) => entry.kind === 'page')
const slugs = (entries: readonly Entry[]) => pagesIn(entries).map(({ slug }) => slug)

describe.each([false, true])('copied content (texts prepared: %s)', (prepared) => {
  it('has new ids, and references that follow into it', async () => {
    const includes = paragraphs('Shared.')
    const text = linking([
      { kind: 'page', page: 'below' },
      { kind: 'anchor', page: 'below', anchor: 'top' },
      { kind: 'file', file: 'f1' },
      { kind: 'reusable-content', reusableContent: 'e1' },
      { kind: 'page', page: 'elsewhere' },
      { kind: 'page', page: 'below', space: 'from' },
      { kind: 'page', page: 'below', space: 'third' },
    ])
    const source = contentOf(
      [
        page('one', { document: hashOf(text), cover: { ref: { kind: 'file', file: 'f1' } } }),
        page('below', { parent: 'one', document: hashOf(includes), hidden: true }),
        page('group', { type: 'group', order: 'a1' }),
        page('shop', { type: 'link', parent: 'group', target: { kind: 'page', page: 'below' } }),
        {
          kind: 'file',
          id: 'f1',
          name: 'a.png',
          contentType: 'image/png',
          size: 1,
          blob: sha256(Buffer.of(1)),
        },
        { kind: 'reusable-content', id: 'e1', title: 'Shared', document: hashOf(includes) },
      ],
      [text, includes],
    )
    const { plan, added, texts } = await copied(source, [page('one')], prepared)
    const byTitle = new Map(pagesIn(added).map((entry) => [entry.title, entry]))
    const [one, below, group, shop] = ['one', 'below', 'group', 'shop'].map((title) => byTitle.get(title))
    const file = added.find(({ kind }) => kind === 'file')
    const shared = added.find((entry) => entry.kind === 'reusable-content')
    expect(new Set(added.map(({ id }) => id)).size).toBe(6)
    expect(added.some(({ id }) => ['one', 'below', 'group', 'shop', 'f1', 'e1'].includes(id))).toBe(false)
    expect([below?.parent, shop?.parent, below?.hidden]).toEqual([one?.id, group?.id, true])
    expect(shop?.target).toEqual({ kind: 'page', page: below?.id })
    expect(one?.cover?.ref).toEqual({ kind: 'file', file: file?.id })
    expect(plan.blobs).toEqual(new Map([[sha256(Buffer.of(1)), { copyFrom: 'from' }]]))
    const written = JSON.stringify(texts.get(one?.document ?? '')?.nodes)
    const references = [...written.matchAll(/"ref":(\{[^}]*\})/g)].map(
      ([, reference = '']) => JSON.parse(reference) as unknown,
    )
    expect(references).toEqual([
      { kind: 'page', page: below?.id },
      { kind: 'anchor', page: below?.id, anchor: 'top' },
      { kind: 'file', file: file?.id },
      { kind: 'reusable-content', reusableContent: shared?.id },
      { kind: 'page', page: 'elsewhere' },
      { kind: 'page', page: below?.id, space: 'to' },
      { kind: 'page', page: 'below', space: 'third' },
    ])
    // The same text twice: each copy has its own keys.
    const keys = [below?.document, shared?.document].map(
      (hash) => (texts.get(hash ?? '')?.nodes ?? []).map(({ key }) => key)[0],
    )
    expect(new Set(['b1', ...keys]).size).toBe(3)
  })

  it('has free slugs at the root, also next to those that it brings', async () => {
    const target = [page('Intro', { slug: 'intro' })]
    const source = contentOf([
      page('a', { title: 'Intro', slug: 'intro', order: 'a0' }),
      page('b', { title: 'Intro 2', slug: 'intro-2', order: 'a1' }),
      page('c', { title: 'Intro', slug: 'intro-1', order: 'a2' }),
      page('d', { title: 'Deep', slug: 'intro', parent: 'a' }),
    ])
    const { added } = await copied(source, target, prepared)
    const { roots } = buildPageTree(pagesIn([...target, ...added]))
    expect(roots.map(({ entry }) => entry.title)).toEqual(['Intro', 'Intro', 'Intro 2', 'Intro'])
    const rootSlugs = roots.map(({ entry }) => entry.slug)
    expect(new Set(rootSlugs).size).toBe(4)
    expect([rootSlugs[0], rootSlugs[2], rootSlugs[3]]).toEqual(['intro', 'intro-2', 'intro-1'])
    expect(slugs(added).filter((slug) => slug === 'intro')).toHaveLength(1)
  })

  it('adds the variables that are missing, whatever their names, and changes none', async () => {
    const variable = (id: string, value: string): Entry => ({ kind: 'variable', id, value })
    const source = contentOf([
      variable('lamp', 'new'),
      variable('constructor', 'oil'),
      variable('horn', 'loud'),
    ])
    const { added } = await copied(source, [variable('lamp', 'old')], prepared)
    expect(added.map(({ id }) => id).toSorted()).toEqual(['constructor', 'horn'])
  })
})
