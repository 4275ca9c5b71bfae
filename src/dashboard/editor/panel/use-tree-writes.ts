import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ChangeRequest } from '../../../client/types.gen.ts'
import type { TreePage } from '../../api/pages/page-tree.ts'
import { rekey } from '../../../content/diff/block-keys.ts'
import { emptyDocument } from '../../../content/document/document.ts'
import { processError } from '../../api/process-error.ts'
import { showToast } from '../../ui/toast.ts'
import { newKey } from '../schema/new-key.ts'
import { pageAtOptions, readChange, writeChanges, type ContentChange } from '../session/edit-requests.ts'
import { fieldsOf } from '../session/page-fields.ts'

export interface TreeWrite {
  readonly changes: readonly ContentChange[]
  /** Called with the ids of created pages, and the revision before the write. */
  readonly then?: (created: readonly string[], before: string) => void
}

const showError = (error: unknown): void => {
  const { title, what } = processError(error)
  void showToast({ text: title, detail: what, tone: 'failure' })
}

/** Writes changes of the page tree. */
export const useTreeWrites = (change: ChangeRequest) => {
  const client = useQueryClient()
  const mutation = useMutation({
    mutationFn: async ({ changes, then }: TreeWrite) => {
      const { revision } = await readChange(client, change)
      const { changes: made } = await writeChanges(client, change, changes)
      then?.(
        made.flatMap((one) => ('page' in one && typeof one.page === 'object' ? [one.page.id] : [])),
        revision,
      )
    },
  })
  /** Writes, and shows an error as a toast. */
  const run = (write: TreeWrite): void => mutation.mutate(write, { onError: showError })
  const runInOrder = async (
    writes: readonly (readonly ContentChange[])[],
    then: () => void,
  ): Promise<void> => {
    try {
      // Parents are restored before their children.
      for (const changes of writes) await writeChanges(client, change, changes)
      then()
    } catch (error) {
      showError(error)
    }
  }
  const duplicate = async (page: TreePage, then: TreeWrite['then']): Promise<void> => {
    try {
      const { revision } = await readChange(client, change)
      const found = await client.ensureQueryData(pageAtOptions(change.space, revision, page.id))
      if (found === null) return
      const { slug: _slug, target: _target, document = emptyDocument, ...fields } = fieldsOf(found)
      const copy = {
        ...fields,
        operation: 'insert_page',
        title: `${fields.title} (copy)`,
        after: page.id,
        // The same shape; only the generated client's lists are mutable.
        document: { document: rekey(document, newKey) },
      } as unknown as ContentChange
      run({ changes: [copy], ...(then !== undefined && { then }) })
    } catch (error) {
      showError(error)
    }
  }
  return { run, runInOrder, duplicate, mutation }
}
