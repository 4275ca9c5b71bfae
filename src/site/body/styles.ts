/**
 * Styles that follow from a document: widths of columns, colours of words. They go into one `style` element, whose
 * hash the policy of the page names, because the policy allows no `style` attribute.
 */
export class PageStyles {
  readonly #rules = new Set<string>()

  /** A colour or ground of words; only hexadecimal ones, names stand in the style sheet. */
  color(property: 'color' | 'background-color', attribute: string, value: string): void {
    if (/^#[0-9a-f]{3,8}$/i.test(value)) this.#rules.add(`[${attribute}="${value}"]{${property}:${value}}`)
  }

  /** A width as `safeSize` gives it: pixels without unit, or a share. */
  width(selector: 'col' | '.column', value: string): void {
    if (!/^\d{1,5}(\.\d{1,16})?%?$/.test(value)) return
    const width = value.endsWith('%') ? value : `${value}px`
    this.#rules.add(
      selector === 'col'
        ? `col[data-width="${value}"]{width:${width}}`
        : `.column[data-width="${value}"]{flex:0 1 ${width.endsWith('%') ? `calc(${width} - var(--gap))` : width}}`,
    )
  }

  /** The cover of a page. */
  cover(height: number, position: number): void {
    this.#rules.add(`.cover{--cover:${Math.round(height)}px;--at:${Math.round(position)}px}`)
  }

  text(): string {
    return [...this.#rules].join('')
  }
}
