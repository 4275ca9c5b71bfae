/** What the editor needs from its surroundings. */
import type { ReactNode } from 'react'
import type { FencedBlocks } from '../../content/contentkit/markdown-fences.ts'
import type { EnabledBlock } from '../../client/types.gen.ts'
import type { IntegrationNode } from '../../content/contentkit/integration-node.ts'
import type { Block, ContentReference, JsonObject } from '../../content/document/document.ts'
import type { NamedAddress } from './paste/address.ts'
import type { ReferenceContext } from './references/targets.ts'
import type { SourceNames } from './schema/source-document.ts'
import type { UploadOptions } from './uploads/uploads.plugin.ts'

/** Changes the block of an integration in the text. Does nothing once the block is gone. */
export interface IntegrationNodeWriter {
  readonly setProps: (props: JsonObject) => void
  /** Stores the answer to the block's action, which is over then. Not a step of its own to undo. */
  readonly settle: (props: JsonObject) => void
  /** For a URL that the integration does not take. */
  readonly replaceByLink: (url: string) => void
}

export interface EditorIntegrations {
  /** The blocks that can be inserted, those that were enabled first in front. */
  readonly blocks: readonly EnabledBlock[]
  /** Draws a block; without a writer as readers see it. */
  readonly draw: (node: IntegrationNode, writer: IntegrationNodeWriter | undefined) => ReactNode
}

/** The blocks that show a part of an API specification. */
export type ApiBlockType = 'openapi-operation' | 'openapi-schemas'

export interface ApiPickerOptions {
  readonly type: ApiBlockType
  /** The data of the block that is changed; undefined for a new one. */
  readonly current: JsonObject | undefined
  /** Receives the data of the block. */
  readonly onPick: (data: JsonObject) => void
  readonly onClose: () => void
}

export interface EditorContext {
  /** Pages, files and other link targets. */
  readonly references: ReferenceContext
  /** Names of page links in Markdown. */
  readonly names: SourceNames
  /** The blocks that are written as fenced code in Markdown, by integration; none while they load. */
  readonly fencedBlocks: readonly FencedBlocks[]
  /** The URL of a reference in the dashboard or on the web; undefined if its target does not exist. */
  readonly addressOf: (ref: ContentReference) => string | undefined
  /** The inverse: what a URL of the dashboard refers to, and its title. */
  readonly referenceAt: NamedAddress
  /** The name of a person; undefined if unavailable. */
  readonly personName: (id: string) => Promise<string | undefined>
  /** Uploads a file to the change request. */
  readonly upload: UploadOptions['send']
  /** Deletes uploaded files whose insertion was undone. Never rejects. Absent where a text does not belong to a space. */
  readonly discardFiles?: (files: readonly string[]) => Promise<void>
  /** Renders a block without a rich view as readers see it. */
  readonly drawBlock: (block: Block) => ReactNode
  /** Blocks of integrations; absent where a text does not belong to a space. */
  readonly integrations?: EditorIntegrations
  /** The dialog that picks what an API block shows; absent where a text does not belong to a space. */
  readonly apiPicker?: (options: ApiPickerOptions) => ReactNode
}
