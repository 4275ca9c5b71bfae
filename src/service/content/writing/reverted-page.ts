/** Reverts a page, or some of its blocks, to a revision. */
import { canonicalBytes } from '../../../content/document/canonical.ts'
import { emptyDocument } from '../../../content/document/document.ts'
import type { PageEdit } from '../../../content/tree/page-edit-operations.ts'
import type { Hash, PageEntry } from '../../../content/revision/revision.ts'
import { compute } from '../../computing/compute.ts'
import { defineTask } from '../../computing/task.ts'
import type { ContentSnapshot } from '../revisions/content-snapshot.ts'
import type { EditedText } from './edited-text.ts'

interface RevertInput {
  readonly now: ContentSnapshot
  readonly target: ContentSnapshot
  readonly page: string
  /** Keys of blocks; absent: the whole page. */
  readonly blocks: readonly string[] | undefined
  readonly read: (hash: Hash | undefined) => Promise<Uint8Array | undefined>
  /** The current text. */
  readonly text: Hash | undefined
}

type Reverted = { readonly edit: PageEdit; readonly text?: undefined } | { readonly text: EditedText }

/** The former options; null removes one that was not set then. */
const optionsOf = (former: PageEntry) => ({
  emoji: former.emoji ?? null,
  icon: former.icon ?? null,
  description: former.description ?? null,
  linkTitle: former.linkTitle ?? null,
  layout: former.layout ?? null,
  cover: former.cover ?? null,
  variables: former.variables ?? null,
  hidden: former.hidden ?? null,
  noIndex: former.noIndex ?? null,
  noRobotsIndex: former.noRobotsIndex ?? null,
  condition: former.condition ?? null,
})

const task = defineTask(
  'text',
  new URL('./reverted-blocks.task.ts', import.meta.url),
  () => import('./reverted-blocks.task.ts'),
)

/**
 * The edit that reverts the page: restored if it existed then, removed if not, and created again under its old id if it
 * has been deleted since. It keeps its position unless its parent changes. Of a page that exists now, only the given
 * blocks are reverted: those that it did not have then are removed. Undefined if it exists in neither.
 */
export const revertedPage = async (input: RevertInput): Promise<Reverted | undefined> => {
  const present = input.now.pages.get(input.page)
  const former = input.target.pages.get(input.page)
  if (present === undefined && former === undefined) return undefined
  if (input.blocks !== undefined && present !== undefined) {
    const { page, blocks } = input
    const [now, old] = await Promise.all([input.read(input.text), input.read(former?.document)])
    // A page without a text has no blocks to revert.
    if (now === undefined) return { edit: { operation: 'update_page', page } }
    const target = old ?? canonicalBytes(emptyDocument)
    return { text: await compute(task, { input: { page, now, target, blocks: new Set(blocks) }, asks: {} }) }
  }
  if (former === undefined) return { edit: { operation: 'delete_page', page: input.page } }
  const { parent } = former
  const into = parent === null || input.now.pages.has(parent) ? { into: parent } : {}
  const same = {
    title: former.title,
    slug: former.slug,
    ...(former.type === 'document' && former.document !== undefined && { document: former.document }),
    ...(former.source !== undefined && { source: former.source }),
  }
  if (present !== undefined) {
    const moved = present.parent !== parent ? into : {}
    return {
      edit: {
        operation: 'update_page',
        page: input.page,
        ...same,
        ...optionsOf(former),
        ...moved,
        ...(former.target !== undefined && { target: former.target }),
        ...(former.type === 'computed' &&
          present.type === 'computed' &&
          former.computed !== undefined && { computed: former.computed }),
      },
    }
  }
  const place = { id: input.page, ...same, ...optionsOf(former), ...into }
  if (former.type === 'group') return { edit: { operation: 'insert_group', ...place } }
  if (former.type === 'link')
    return {
      edit: { operation: 'insert_link', ...place, target: former.target ?? { kind: 'url', url: '' } },
    }
  return {
    edit: {
      operation: 'insert_page',
      ...place,
      ...(former.computed !== undefined && { computed: former.computed }),
      ...(former.computedSeed !== undefined && { computedSeed: former.computedSeed }),
    },
  }
}
