/**
 * The icon set of documents: Font Awesome Free, the names that GitBook uses. The build writes it to a file; the program
 * that prints pages says how to read that, once, and it is read when a page first uses a name from it.
 */

/** Width, height and path of a drawing. */
export type IconDrawing = readonly [width: number, height: number, path: string]

export interface IconSet {
  /** By name. An icon has a solid and perhaps an outlined drawing; a brand has one. */
  readonly icons: Readonly<
    Record<
      string,
      { readonly solid?: IconDrawing; readonly regular?: IconDrawing; readonly brand?: IconDrawing }
    >
  >
  /** Former and other names. */
  readonly aliases: Readonly<Record<string, string>>
}

let read: () => IconSet = () => ({ icons: {}, aliases: {} })
let loaded: IconSet | undefined

/** Sets how the icon set is read. */
export const provideIcons = (reader: () => IconSet): void => {
  read = reader
  loaded = undefined
}

/** The drawings of an icon; undefined if the set has no such name. */
export const iconInSet = (name: string): IconSet['icons'][string] | undefined => {
  loaded ??= read()
  const { icons, aliases } = loaded
  const known = Object.hasOwn(icons, name) ? name : Object.hasOwn(aliases, name) ? aliases[name] : undefined
  return known === undefined ? undefined : icons[known]
}
