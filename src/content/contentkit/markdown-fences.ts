/** Which fenced code of a Markdown text is a block of an integration. */

/** A block that is written as fenced code. `body` is the property that holds the text of the code. */
export interface Fence {
  readonly integration: string
  readonly block: string
  readonly body: string
}

/** By the first word after the fence. */
export type Fences = ReadonlyMap<string, Fence>

export const noFences: Fences = new Map()

/** The part of an integration that says how its blocks are written. */
export interface FencedBlocks {
  readonly name: string
  readonly blocks?: readonly {
    readonly id: string
    readonly markdown?: { readonly codeblock: string; readonly body: string }
  }[]
}

/** The fences of integrations, in the order in which they were enabled: a word belongs to the first that claims it. */
export function fencesOf(integrations: readonly FencedBlocks[]): Fences {
  const fences = new Map<string, Fence>()
  for (const { name, blocks } of integrations)
    for (const { id, markdown } of blocks ?? [])
      if (markdown !== undefined && !fences.has(markdown.codeblock))
        fences.set(markdown.codeblock, { integration: name, block: id, body: markdown.body })
  return fences
}
