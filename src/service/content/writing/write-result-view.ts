/** The results of a content write, operation by operation, as the API returns them. */
import { addressOf } from '../../../content/tree/page-tree.ts'
import type { z } from 'zod'
import type { ContentWritten } from '../../../contract/pages/write-schemas.ts'
import type { ContentView } from '../revisions/page-view.ts'
import { fileView } from '../revisions/page-view.ts'
import type { ContentRequest } from './content-request.ts'
import type { WrittenContent } from './write-content.ts'
import type { Context } from '../../context.ts'

/** The content after a write, for views of what was written. */
export const viewAfter = (ctx: Context, { space, after }: WrittenContent): ContentView => ({
  ctx,
  organization: space.organization,
  space: space.id,
  snapshot: after,
  times: new Map(),
  metadata: false,
})

type Answer = z.input<typeof ContentWritten>
type Written = Answer['changes'][number]

/** `changeRequest`: the one that was written to; absent for main. */
export const writtenView = (
  view: ContentView,
  requests: readonly ContentRequest[],
  { revision, results }: WrittenContent,
  changeRequest?: { readonly id: string; readonly number: number },
): Answer => {
  const { ctx, organization, space, snapshot } = view
  const pageMade = (id: string) => {
    const node = snapshot.places.byId.get(id)
    const { location } = changeRequest
      ? ctx.addresses.changedPage(organization, space, changeRequest, id)
      : ctx.addresses.page(organization, space, id)
    return {
      ...{ object: 'page' as const, id, title: snapshot.pages.get(id)?.title ?? '' },
      ...(node && { path: addressOf(snapshot.places, node) }),
      urls: { location },
    }
  }
  const changes = results.map(({ object, ids: all }, index): Written => {
    const [id = '', ...rest] = all
    const request = requests[index]
    const ref = request && 'ref' in request && request.ref !== undefined ? { ref: request.ref } : {}
    switch (object) {
      case 'created_page':
        return { object, ...ref, page: pageMade(id) }
      case 'updated_page':
        return { object, page: pageMade(id) }
      case 'deleted_page':
        return { object, page: id, below: rest }
      case 'updated_variables':
        return { object, variables: [...all] }
      case 'created_files':
      case 'updated_file':
      case 'deleted_file':
        return {
          object,
          files: all.map((file, at) => {
            const fileRef = request?.operation === 'insert_files' ? request.files[at]?.ref : undefined
            return { id: file, ...(fileRef !== undefined && { ref: fileRef }) }
          }),
        }
      case 'created_reusable_content':
      case 'updated_reusable_content':
      case 'deleted_reusable_content':
        return { object, ...ref, reusableContent: id }
    }
  })
  const inserted = results.flatMap(({ object, ids }) => (object === 'created_files' ? ids : []))
  const files = inserted.flatMap((id) => {
    const file = snapshot.files.get(id)
    return file ? [fileView(view, file)] : []
  })
  return { revision: revision.id, changes, ...(files.length > 0 && { insertedFiles: files }) }
}
