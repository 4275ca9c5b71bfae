/** Finds uploaded files that nothing shows because inserting them was undone, so that they can be deleted. */
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'

interface Uploads {
  /** Ids of the files that this editor uploaded, and whether each is in the text. */
  readonly shown: ReadonlyMap<string, boolean>
  readonly undone: ReadonlySet<string>
}

const key = new PluginKey<Uploads>('undone uploads')
/** Set by the history plugin on what it undoes and redoes. */
const historyMeta = 'history$'

const filesIn = (doc: Node): ReadonlySet<string> => {
  const found = new Set<string>()
  doc.descendants((node) => {
    for (const value of Object.values(node.attrs)) {
      // Files occur as `ref` and `refDark`, in the data of a node and in blocks that are carried as they are.
      if (typeof value !== 'object' || value === null) continue
      for (const [, id] of JSON.stringify(value).matchAll(/"file":"([^"]+)"/gu))
        if (id !== undefined) found.add(id)
    }
  })
  return found
}

export const undoneUploads = (): Plugin =>
  new Plugin<Uploads>({
    key,
    state: {
      init: () => ({ shown: new Map(), undone: new Set() }),
      apply: (tr, before) => {
        const added = tr.getMeta(key) as string | undefined
        if (added === undefined && (before.shown.size === 0 || !tr.docChanged)) return before
        const files = filesIn(tr.doc)
        const ids = added === undefined ? [...before.shown.keys()] : [...before.shown.keys(), added]
        const isHistory = tr.getMeta(historyMeta) !== undefined
        return {
          shown: new Map(ids.map((id) => [id, files.has(id)])),
          // A picture that was deleted or cut by hand may be pasted elsewhere, so its file stays.
          undone: new Set(
            ids.filter(
              (id) =>
                !files.has(id) && (before.undone.has(id) || (isHistory && before.shown.get(id) === true)),
            ),
          ),
        }
      },
    },
  })

/** Notes in the transaction that inserts it that a file was uploaded. */
export const noteUpload = (tr: Transaction, file: string): Transaction => tr.setMeta(key, file)

/** Uploaded files whose insertion is undone now. */
export const undoneFiles = (state: EditorState): readonly string[] => [...(key.getState(state)?.undone ?? [])]
