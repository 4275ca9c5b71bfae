import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Copy } from 'lucide-react'
import { listSitesOptions } from '../../../client/@tanstack/react-query.gen.ts'
import type { SiteCustomization } from '../../../contract/sites/look/schemas.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { MenuItem } from '../../ui/menus/menu-item.tsx'
import { Menu } from '../../ui/menus/menu.tsx'
import { copyThemeFrom } from './look-values.ts'
import type { SiteRef } from './fonts/site-fonts.tsx'
import { siteName } from '../site-text.ts'
import { lookOptions } from './use-look.ts'

export interface CopyThemeProps {
  readonly site: SiteRef
  readonly look: SiteCustomization
  readonly onLook: (look: SiteCustomization) => void
  readonly refused: string | undefined
}

/** Copies colors, shapes and built-in fonts from another site. Renders nothing if there is no other site. */
export function CopyTheme({ site: { org, site }, look, onLook, refused }: CopyThemeProps) {
  const client = useQueryClient()
  const { data } = useQuery(listSitesOptions({ path: { organizationId: org }, query: { limit: 100 } }))
  const copy = useMutation({
    mutationFn: (other: string) => client.fetchQuery(lookOptions(org, other)),
    // The types of the client and the contract are structurally the same.
    onSuccess: (other) => onLook(copyThemeFrom(look, other as unknown as SiteCustomization)),
  })
  const others = (data?.items ?? []).filter(({ id }) => id !== site)
  if (others.length === 0) return null
  return (
    <div className="grid gap-2">
      <span>
        <Menu
          trigger={
            <Button variant="bare" icon={Copy} busy={copy.isPending} disabledReason={refused}>
              Copy theme from another site
            </Button>
          }
        >
          {others.map((other) => (
            <MenuItem key={other.id} onSelect={() => copy.mutate(other.id)}>
              {siteName(other)}
            </MenuItem>
          ))}
        </Menu>
      </span>
      <FormError error={copy.error} />
    </div>
  )
}
