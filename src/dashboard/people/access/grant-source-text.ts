import type { EffectivePermission } from '../../../client/types.gen.ts'

type Line = NonNullable<EffectivePermission['reasons']>[number]

/** The source of a role on a resource, in a few words: `Default level of a collection around it`. */
export const grantSourceText = (line: Line | undefined, thing: { readonly id: string }): string => {
  const own = line?.on?.id === thing.id
  switch (line?.ground) {
    case 'administrator':
      return 'Administers the organization'
    case 'direct':
      return own ? 'Given to them here' : 'Given to them on a collection around it'
    case 'team':
      return own ? 'Given to a team of theirs here' : 'Given to a team of theirs on a collection around it'
    case 'default-level':
      return own ? 'Default level' : 'Default level of a collection around it'
    case 'organization':
      return 'Role in the organization'
    case undefined:
      return ''
  }
}
