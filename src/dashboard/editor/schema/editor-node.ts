/** The editor's JSON, as `Node.toJSON()` gives it. */
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
