/**
 * Converts parsed values to the body type of a generated operation. A schema types an absent field as undefined, the
 * client only as absent; JSON leaves undefined out, so both are the same on the wire.
 */
export const wireBody = <Body extends object>(values: {
  [Name in keyof Body]: Body[Name] | undefined
}): Body => values as Body
