import type { EffectivePermission } from '../../../client/types.gen.ts'

type Reason = NonNullable<EffectivePermission['reasons']>[number]

/** The source of a role on a resource, as a short phrase: `Default level of a parent collection`. */
export const grantSourceText = (reason: Reason | undefined, resource: { readonly id: string }): string => {
  const isDirect = reason?.on?.id === resource.id
  switch (reason?.ground) {
    case 'administrator':
      return 'Organization administrator'
    case 'direct':
      return isDirect ? 'Direct access' : 'Direct access to a parent collection'
    case 'team':
      return isDirect ? 'Team access' : 'Team access to a parent collection'
    case 'default-level':
      return isDirect ? 'Default level' : 'Default level of a parent collection'
    case 'organization':
      return 'Organization role'
    case undefined:
      return ''
  }
}
