/** The edits of a site's structure, as values: applied immediately by the API, or stored in a draft structure. */

/** Next to which sibling. Absent: last. */
export type SitePosition = { readonly before: string } | { readonly after: string }

/** A site space added by an edit. Its path is derived from `name`, the title of its space. */
interface AddedSiteSpace {
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
      /** The section that takes the site spaces of a site without sections; it becomes the default one. */
      readonly wrapper: { readonly id: string; readonly title: string }
    }
  | {
      readonly edit: 'add-group'
      readonly id: string
      readonly title: string
      readonly icon?: string | null
      readonly parent?: string | null
      readonly position?: SitePosition
      /** Sections to move into it, in this order. */
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
  /** A section is removed with its site spaces; the children of a group stay in its place. */
  | { readonly edit: 'remove'; readonly id: string }
  /** Null makes a site space use the title of its space again. */
  | { readonly edit: 'rename'; readonly id: string; readonly title: string | null }
  | { readonly edit: 'path'; readonly id: string; readonly path: string }
  | { readonly edit: 'icon'; readonly id: string; readonly icon: string | null }
  | { readonly edit: 'description'; readonly id: string; readonly description: string | null }
  | { readonly edit: 'condition'; readonly id: string; readonly condition: string | null }
  /** The section or site space shown when the URL omits its path. */
  | { readonly edit: 'default'; readonly id: string }
  | {
      readonly edit: 'move'
      readonly id: string
      /** A group or null for sections and groups, a section for site spaces. Absent: unchanged. */
      readonly parent?: string | null
      readonly position?: SitePosition
    }
  /** Replaces the space, keeping position and path. */
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
  /** It is the default among several; another one must become the default first. */
  | 'default-needed'
  /** A section cannot lose its only site space. */
  | 'last-of-section'
  | 'too-deep'
  | 'too-many'

export interface SiteEditProblem {
  readonly fault: SiteEditFault
  /** A message that says what to do. */
  readonly message: string
}
