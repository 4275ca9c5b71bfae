/** `POST …/content/computed/revision`: what a content source would generate, before a page is made from it. */
import { operations } from '../../contract/operations.ts'
import { previewPages } from '../content/computed/preview-pages.ts'
import { snapshotOf } from '../content/revisions/content-snapshot.ts'
import { pageView } from '../content/revisions/page-view.ts'
import { open } from '../http/verb.ts'

export const previewComputedPages = open(
  operations.previewComputedPages,
  async ({ ctx, body, authorize }) => {
    const { space } = await authorize(ctx.store.read)
    const place = { organization: space.organization, space: space.id }
    const snapshot = snapshotOf('', await previewPages(ctx, place, body.source))
    const view = {
      ctx,
      ...place,
      snapshot,
      times: new Map<string, never>(),
      metadata: false,
      computed: false,
    }
    return {
      pages: snapshot.tree.roots.map((node) => pageView(view, node)),
      files: [],
      reusableContents: [],
    }
  },
)
