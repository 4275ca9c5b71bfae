import { allSiteSpaces, type SiteItem, type SiteTree } from '../../../content/site-tree/site-tree.ts'

export interface StructureHintsProps {
  readonly tree: SiteTree
  readonly name: (item: SiteItem) => string
  /** The site URL for display. */
  readonly base: string
  /** Whether rows can be moved. */
  readonly keys: boolean
}

/** Explains a site without hasSections, and how rows are moved. */
export function StructureHints({ tree, name, base, keys }: StructureHintsProps) {
  const siteSpaces = allSiteSpaces(tree)
  const [first] = siteSpaces
  const hasSections = [...tree.byId.values()].some(({ kind }) => kind === 'site-section')
  return (
    <>
      {!hasSections && first !== undefined && (
        <p className="max-w-measure text-ink-soft">
          {siteSpaces.length === 1
            ? `The site has no sections. The pages of “${name(first)}” appear at ${base}. Add another space as a section to give each its own path, or as a variant to let readers switch between them.`
            : `The site has no sections. Its ${siteSpaces.length} variants appear at ${base}, and readers switch between them. When you add a section, they become the variants of the first one.`}
        </p>
      )}
      {keys && (
        <p className="hidden text-caption text-ink-soft md:block">
          Drag a row to move it, or press Space, move it with the arrow keys and press Space again. F2
          renames, Shift+F2 changes the path.
        </p>
      )}
    </>
  )
}
