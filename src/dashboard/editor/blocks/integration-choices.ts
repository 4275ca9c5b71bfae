/** The blocks of integrations that can be inserted. */
import type { Node } from '@tiptap/pm/model'
import type { EnabledBlock } from '../../../client/types.gen.ts'
import type { JsonObject } from '../../../content/document/document.ts'
import { carriedBlock, insert, type BlockChoice } from './block-choices.ts'

/** A new block of an integration. */
export const integrationBlock = (data: {
  readonly integration: string
  readonly block: string
  readonly url?: string
  readonly action?: JsonObject
}): Node => carriedBlock({ type: 'integration', isVoid: true, data: { props: {}, ...data } })

/** Choices of the slash menu for the enabled blocks; they are also found by the name of their integration. */
export const integrationChoices = (enabled: readonly EnabledBlock[]): readonly BlockChoice[] =>
  enabled.map(({ integration, title, icon, block }) => ({
    id: `${integration}/${block.id}`,
    name: block.title,
    also: `${title} ${integration} ${block.description ?? ''} integration`,
    description: block.description ?? title,
    ...(icon !== undefined && { picture: icon }),
    run: insert(() => integrationBlock({ integration, block: block.id })),
  }))
