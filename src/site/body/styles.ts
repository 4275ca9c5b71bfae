/**
 * Styles that depend on a document: column widths, text colors. They go into one `style` element whose hash is in the
 * content security policy, because the policy forbids `style` attributes.
 */
export class PageStyles {
  readonly #rules = new Set<string>()

  /** A text or background color; only hexadecimal ones, since named ones are in the style sheet. */
  color(property: 'color' | 'background-color', attribute: string, value: string): void {
    if (/^#[0-9a-f]{3,8}$/i.test(value)) this.#rules.add(`[${attribute}="${value}"]{${property}:${value}}`)
  }

  /** A width from `safeSize`: pixels without a unit, or a percentage. */
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
