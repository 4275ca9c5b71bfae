import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getSiteReachOptions } from '../../../client/@tanstack/react-query.gen.ts'
import type { Site } from '../../../client/types.gen.ts'
import { audienceRank } from '../../../contract/sites/audience.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { spacesRefusal } from '../publish-permission-text.ts'
import { structureOptions } from '../site-queries.ts'
import { keptCopies, visibilities, visibilityLabels } from '../site-text.ts'
import { useUpdateSite } from '../use-update-site.ts'
import { spacesOfStructure } from '../structure/edits/structure-tree-model.ts'

export interface SiteSettingsProps {
  readonly org: string
  readonly site: Site
  /** Why it cannot be changed; undefined if it can. */
  readonly refused: string | undefined
}

/** Who can read the site: select an option, then apply it with a button that states the consequences. */
export function VisibilityChoice({ org, site, refused }: SiteSettingsProps) {
  const [chosen, setChosen] = useState(site.visibility)
  const update = useUpdateSite(org, site.id, 'Audience changed')
  const hasChanged = chosen !== site.visibility
  const { data: structure } = useSuspenseQuery(structureOptions(org, site.id))
  const isWider = audienceRank(chosen) > audienceRank(site.visibility)
  const path = { organizationId: org, siteId: site.id }
  const { data: reach } = useQuery({
    ...getSiteReachOptions({ path }),
    enabled: hasChanged && site.published && refused === undefined,
  })
  // For an unpublished site this is checked when it is published.
  const publishRefusal =
    hasChanged && isWider && site.published
      ? spacesRefusal([...spacesOfStructure(structure).values()])
      : undefined
  return (
    <div className="grid gap-3">
      <RadioCards
        legend="Who can read the site"
        value={chosen}
        onValueChange={setChosen}
        options={visibilities.map((value) => ({ value, ...visibilityLabels[value] }))}
      />
      {hasChanged && site.published && publishRefusal === undefined && (
        <Note tone="warning">
          {isWider
            ? `The site is live. After this change ${visibilityLabels[chosen].readers} can read it.`
            : `The site is live. After this change only ${visibilityLabels[chosen].readers} can read it.`}
          {reach?.keptSeconds !== undefined && ` ${keptCopies(reach.keptSeconds)}`}
        </Note>
      )}
      {refused === undefined && publishRefusal !== undefined && <Note tone="warning">{publishRefusal}</Note>}
      <FormError error={update.error} />
      {hasChanged && (
        <span className="flex gap-2">
          <Button
            variant="primary"
            busy={update.isPending}
            disabledReason={refused ?? publishRefusal}
            onClick={() => update.mutate({ visibility: chosen })}
          >
            Change to “{visibilityLabels[chosen].label}”
          </Button>
          <Button onClick={() => setChosen(site.visibility)}>Cancel</Button>
        </span>
      )}
    </div>
  )
}
