/** What Recto uses of js-yaml 4, which has no types of its own. */
declare module 'js-yaml' {
  /** Of the node that is read. */
  export interface State {
    readonly tag: string | null
    readonly anchor: string | null
    readonly kind: 'scalar' | 'sequence' | 'mapping' | null
    readonly result: unknown
    /** The text with a character NUL behind it. */
    readonly input: string
    readonly position: number
  }
  export class Type {
    constructor(
      tag: string,
      options: {
        readonly kind: 'scalar'
        readonly resolve: (text: string) => boolean
        readonly construct: (text: string) => unknown
      },
    )
  }
  export class Schema {
    constructor(definition: { readonly implicit: readonly Type[] })
  }
  export const load: (
    text: string,
    options: {
      readonly schema: Schema
      readonly maxDepth: number
      readonly listener: (event: 'open' | 'close', state: State) => void
      readonly onWarning: (warning: Error) => void
    },
  ) => unknown
}
