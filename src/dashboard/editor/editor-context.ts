/** What the editor needs from its surroundings. */
import type { ReactNode } from 'react'
import type { Block, ContentReference } from '../../content/document/document.ts'
import type { NamedAddress } from './paste/address.ts'
import type { ReferenceContext } from './references/targets.ts'
import type { SourceNames } from './schema/source-document.ts'
import type { UploadParts } from './uploads/uploads.plugin.ts'

export interface EditorContext {
  /** Pages, files and other link targets. */
  readonly ground: ReferenceContext
  /** Names of page links in Markdown. */
  readonly names: SourceNames
  /** The URL of a reference in the dashboard or on the web; undefined if its target does not exist. */
  readonly addressOf: (ref: ContentReference) => string | undefined
  /** The inverse: what a URL of the dashboard refers to, and its title. */
  readonly referenceAt: NamedAddress
  /** The name of a person; undefined if unavailable. */
  readonly personName: (id: string) => Promise<string | undefined>
  /** Uploads a file to the change request. */
  readonly upload: UploadParts['send']
  /** Renders a block without a rich view as readers see it. */
  readonly drawBlock: (block: Block) => ReactNode
}
