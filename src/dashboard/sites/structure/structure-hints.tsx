import { allSiteSpaces, type SiteItem, type SiteTree } from '../../../content/site-tree/site-tree.ts'

export interface StructureHintsProps {
  readonly tree: SiteTree
  readonly name: (item: SiteItem) => string
  /** The site URL for display. */
  readonly base: string
  /** Whether rows can be moved. */
  readonly keys: boolean
}

/** Explains a site without sections, and how rows are moved. */
export function StructureHints({ tree, name, base, keys }: StructureHintsProps) {
  const shown = allSiteSpaces(tree)
  const [first] = shown
  const sections = [...tree.byId.values()].some(({ kind }) => kind === 'site-section')
  return (
    <>
      {!sections && first !== undefined && (
        <p className="max-w-measure text-ink-soft">
          {shown.length === 1
            ? `The site has no sections: the pages of “${name(first)}” stand at ${base}. Add a space as a section, and each of the two gets a path and a place in the navigation; add it as a variant, and readers choose between the two.`
            : `The site has no sections: its ${shown.length} variants stand at ${base}, and readers choose between them. Add a section, and they become the variants of the first one.`}
        </p>
      )}
      {keys && (
        <p className="hidden text-caption text-ink-soft md:block">
          Drag a row, or press Space to lift it, arrows to carry it and Space to drop it. F2 renames, Shift+F2
          changes the path.
        </p>
      )}
    </>
  )
}
