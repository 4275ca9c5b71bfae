import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { listSiteFontsOptions, listSiteFontsQueryKey } from '../../../../client/@tanstack/react-query.gen.ts'
import { deleteSiteFont } from '../../../../client/sdk.gen.ts'
import type { SiteFont } from '../../../../client/types.gen.ts'
import { FormError } from '../../../forms/form-error.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { IconButton } from '../../../ui/buttons/icon-button.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { weightText } from './font-names.ts'
import { FontUpload } from './font-upload.tsx'

export interface SiteRef {
  readonly org: string
  readonly site: string
}

/** The fonts uploaded for a site; there are few. */
export const fontsOptions = ({ org, site }: SiteRef) =>
  listSiteFontsOptions({ path: { organizationId: org, siteId: site }, query: { limit: 100 } })

export interface SiteFontsProps {
  readonly site: SiteRef
  readonly open: boolean
  readonly onClose: () => void
  /** Called with a newly uploaded font. */
  readonly onFont: (font: SiteFont) => void
}

/** The fonts uploaded for a site, and the upload of another one. */
export function SiteFonts({ site, open, onClose, onFont }: SiteFontsProps) {
  const client = useQueryClient()
  const path = { organizationId: site.org, siteId: site.site }
  const { data } = useQuery({ ...fontsOptions(site), enabled: open })
  const remove = useMutation({
    mutationFn: async (fontId: string) => {
      await deleteSiteFont({ path: { ...path, fontId }, throwOnError: true })
    },
    onSettled: () => client.invalidateQueries({ queryKey: listSiteFontsQueryKey({ path }) }),
  })
  const fonts = data?.items ?? []
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
      wide
      title="Custom fonts"
      description="Upload woff2, woff, ttf or otf files; woff2 is the smallest. The site serves them to readers."
    >
      <div className="grid gap-6 py-1">
        <FontUpload path={path} onFont={onFont} />
        {fonts.length > 0 && (
          <Section title="Uploaded fonts">
            <ul className="grid">
              {fonts.map(({ id, fontFamily, fontFaces, used }) => (
                <li key={id} className="flex items-center justify-between gap-3 border-t border-line py-2">
                  <span className="min-w-0">
                    <span className="block truncate font-strong">{fontFamily}</span>
                    <span className="block text-caption text-ink-soft">
                      {fontFaces.map(weightText).join(', ')}
                    </span>
                  </span>
                  <IconButton
                    icon={Trash2}
                    label={`Delete ${fontFamily}`}
                    busy={remove.isPending && remove.variables === id}
                    disabledReason={used ? 'The site uses this font. Choose another font first.' : undefined}
                    onClick={() => remove.mutate(id)}
                  />
                </li>
              ))}
            </ul>
          </Section>
        )}
        <FormError error={remove.error} />
      </div>
    </Dialog>
  )
}
