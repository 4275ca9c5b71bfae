/** The edits of a site's structure, as values: what the API does at once and a pending structure keeps for later. */

/** Beside which sibling. Absent where an edit takes one: the last. */
export type SitePosition = { readonly before: string } | { readonly after: string }

/** A site space that comes with an edit. `name` is the title of its space, of which its path is made. */
export interface AddedSiteSpace {
  readonly id: string
  readonly space: string
  readonly name: string
}

export type SiteEdit =
  | {
      readonly edit: 'add-section'
      readonly id: string
      readonly title: string
      readonly icon?: string | null
      /** A group, or null for the root. */
      readonly parent?: string | null
      readonly position?: SitePosition
      readonly siteSpace: AddedSiteSpace
      /** The section that takes up the site spaces of a site that had no section until now; it is the default one. */
      readonly wrapper: { readonly id: string; readonly title: string }
    }
  | {
      readonly edit: 'add-group'
      readonly id: string
      readonly title: string
      readonly icon?: string | null
      readonly parent?: string | null
      readonly position?: SitePosition
      /** Sections that move into it, in this order. */
      readonly sections?: readonly string[]
      readonly wrapper: { readonly id: string; readonly title: string }
    }
  | {
      readonly edit: 'add-site-space'
      /** Null: the default section, or the root of a site without sections. */
      readonly section: string | null
      readonly position?: SitePosition
      readonly siteSpace: AddedSiteSpace
    }
  /** A section goes with its site spaces; what a group holds stays, in its place. */
  | { readonly edit: 'remove'; readonly id: string }
  /** Null gives a site space the title of its space again. */
  | { readonly edit: 'rename'; readonly id: string; readonly title: string | null }
  | { readonly edit: 'path'; readonly id: string; readonly path: string }
  | { readonly edit: 'icon'; readonly id: string; readonly icon: string | null }
  | { readonly edit: 'description'; readonly id: string; readonly description: string | null }
  | { readonly edit: 'condition'; readonly id: string; readonly condition: string | null }
  /** The section or site space that is shown where its path is left out. */
  | { readonly edit: 'default'; readonly id: string }
  | {
      readonly edit: 'move'
      readonly id: string
      /** A group or null for sections and groups, a section for site spaces. Absent: where it is. */
      readonly parent?: string | null
      readonly position?: SitePosition
    }
  /** Another space in the same place, under the same path. */
  | { readonly edit: 'space'; readonly id: string; readonly space: string }

export type SiteEditFault =
  | 'unknown-item'
  | 'unknown-parent'
  | 'wrong-kind'
  | 'bad-position'
  | 'bad-path'
  | 'bad-condition'
  | 'path-taken'
  | 'space-twice'
  /** It is the default one of several; another must be made so first. */
  | 'default-needed'
  /** A section cannot lose its only site space. */
  | 'last-of-section'
  | 'too-deep'
  | 'too-many'

export interface SiteEditProblem {
  readonly fault: SiteEditFault
  /** What to do about it, in a sentence. */
  readonly message: string
}
