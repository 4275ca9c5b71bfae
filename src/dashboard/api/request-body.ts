/**
 * Parsed values as the body of a generated operation. A schema reads an absent field as undefined and the client's
 * types know only absent; both are the same on the wire, because JSON leaves undefined out.
 */
export const wireBody = <Body extends object>(values: {
  [Name in keyof Body]: Body[Name] | undefined
}): Body => values as Body
