/** The block of an integration in a document. */
import type { Block, JsonObject } from '../document/document.ts'
import { isJsonObject } from '../document/reference.ts'
import type { Action } from './elements.ts'

export interface IntegrationNode {
  /** Name of the integration. */
  readonly integration: string
  /** Id of the block, which is also that of its component. */
  readonly block: string
  readonly props: JsonObject
  /** Dispatched when the block is first drawn. */
  readonly action?: Action
  /** The URL that it was made from. */
  readonly url?: string
  readonly fullWidth: boolean
}

/** Reads the data of a block of the type `integration`. What is missing or of another type is empty. */
export function integrationNodeOf({ data }: Pick<Block, 'data'>): IntegrationNode {
  const { integration, block, props, action, url } = data
  const named = isJsonObject(action) && typeof action['action'] === 'string'
  return {
    integration: typeof integration === 'string' ? integration : '',
    block: typeof block === 'string' ? block : '',
    props: isJsonObject(props) ? props : {},
    // Its name is a string; other members are JSON.
    ...(named && { action: action as Action }),
    ...(typeof url === 'string' && { url }),
    fullWidth: data['fullWidth'] === true,
  }
}
