/** Turns a pasted URL into the block of an integration that takes it. */
import { closeHistory } from '@tiptap/pm/history'
import { Selection, type Command } from '@tiptap/pm/state'
import type { EnabledBlock } from '../../../client/types.gen.ts'
import { blockForUrl } from '../../../content/contentkit/url-patterns.ts'
import { integrationBlock } from '../blocks/integration-choices.ts'
import { nodeType } from '../schema/node-types.ts'

/** Names of an integration and of its block. */
export interface BlockForUrl {
  readonly integration: string
  readonly block: string
}

/** Of two blocks for a URL, the one that was enabled first. */
export function blockForPastedUrl(url: string, enabled: readonly EnabledBlock[]): BlockForUrl | undefined {
  const candidates = enabled.map(({ integration, block }) => ({
    integration,
    block: block.id,
    ...(block.urlUnfurl !== undefined && { urlUnfurl: block.urlUnfurl }),
  }))
  const found = blockForUrl(url, candidates)
  return found === undefined ? undefined : { integration: found.integration, block: found.block }
}

/**
 * Replaces a line that holds nothing but the link to a URL by a block, which asks its integration for the rest. A step
 * of its own, so that undo brings the link back. A link within a text stays one.
 */
export const unfurlLink =
  (url: string, { integration, block }: BlockForUrl): Command =>
  (state, dispatch) => {
    const { $from } = state.selection
    if ($from.parent.type.name !== 'paragraph' || $from.parent.textContent !== url) return false
    const action = { action: '@link.unfurl', url }
    const node = integrationBlock({ integration, block, url, action })
    if (!$from.node(-1).canReplaceWith($from.index(-1), $from.indexAfter(-1), node.type)) return false
    const at = $from.before()
    const tr = state.tr.replaceWith(at, $from.after(), node)
    // A line to continue writing in.
    if (tr.doc.resolve(at + 1).nodeAfter === null) tr.insert(at + 1, nodeType('paragraph').create())
    dispatch?.(closeHistory(tr.setSelection(Selection.near(tr.doc.resolve(at + 1)))).scrollIntoView())
    return true
  }
