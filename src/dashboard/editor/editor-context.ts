/** What the editor of a text needs from around it. */
import type { ReactNode } from 'react'
import type { Block, ContentReference } from '../../content/document/document.ts'
import type { NamedAddress } from './paste/address.ts'
import type { ReferenceContext } from './references/targets.ts'
import type { SourceNames } from './schema/source-document.ts'
import type { UploadParts } from './uploads/uploads.plugin.ts'

export interface EditorContext {
  /** Pages, files and more that links lead to. */
  readonly ground: ReferenceContext
  /** How links to pages are written in Markdown. */
  readonly names: SourceNames
  /** Where a reference leads in the dashboard, or on the web; undefined when it leads nowhere. */
  readonly addressOf: (ref: ContentReference) => string | undefined
  /** The other way: what an address of this program leads to, and how that is called. */
  readonly referenceAt: NamedAddress
  /** The name of a person; undefined when it is not to be had. */
  readonly personName: (id: string) => Promise<string | undefined>
  /** Sends a file into the change request. */
  readonly upload: UploadParts['send']
  /** A block without a rich view, as a reader sees it. */
  readonly drawBlock: (block: Block) => ReactNode
}
