/** The editor's JSON, as returned by `Node.toJSON()`. */
export interface EditorMark {
  readonly type: string
  readonly attrs?: { readonly [name: string]: unknown }
}

export interface EditorNode {
  readonly type: string
  readonly attrs?: { readonly [name: string]: unknown }
  readonly content?: readonly EditorNode[]
  readonly marks?: readonly EditorMark[]
  readonly text?: string
}
