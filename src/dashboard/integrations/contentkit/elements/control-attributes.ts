/** How a control is named and described. */
export interface ControlAttributes {
  readonly id?: string | undefined
  readonly 'aria-label'?: string | undefined
  readonly 'aria-describedby'?: string | undefined
  readonly 'aria-invalid'?: true | undefined
}
