import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Site } from '../../../client/types.gen.ts'
import { audienceRank } from '../../../contract/sites/audience.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { spacesRefusal } from '../publish-permission-text.ts'
import { structureOptions } from '../site-queries.ts'
import { visibilities, visibilityLabels } from '../site-text.ts'
import { useUpdateSite } from '../use-update-site.ts'
import { spacesOfStructure } from '../structure/edits/structure-tree-model.ts'

export interface SitePartProps {
  readonly org: string
  readonly site: Site
  /** Why it cannot be changed; undefined if it can. */
  readonly refused: string | undefined
}

/** Who can read the site: select an option, then apply it with a button that states the consequences. */
export function VisibilityChoice({ org, site, refused }: SitePartProps) {
  const [chosen, setChosen] = useState(site.visibility)
  const update = useUpdateSite(org, site.id, 'The audience is changed')
  const changed = chosen !== site.visibility
  const { data: structure } = useSuspenseQuery(structureOptions(org, site.id))
  const wider = audienceRank(chosen) > audienceRank(site.visibility)
  // For an unpublished site this is checked when it is published.
  const unpublishable =
    changed && wider && site.published ? spacesRefusal([...spacesOfStructure(structure).values()]) : undefined
  return (
    <div className="grid gap-3">
      <RadioCards
        legend="Who reads it"
        value={chosen}
        onValueChange={setChosen}
        options={visibilities.map((value) => ({ value, ...visibilityLabels[value] }))}
      />
      {changed && site.published && unpublishable === undefined && (
        <Note tone="warning">
          {wider
            ? `The site is live: at once it can be read ${visibilityLabels[chosen].whom}.`
            : `The site is live: whoever reads it now can do so only ${visibilityLabels[chosen].whom} from then on.`}
        </Note>
      )}
      {refused === undefined && unpublishable !== undefined && <Note tone="warning">{unpublishable}</Note>}
      <FormError error={update.error === null ? undefined : processError(update.error)} />
      {changed && (
        <span className="flex gap-2">
          <Button
            variant="primary"
            busy={update.isPending}
            disabledReason={refused ?? unpublishable}
            onClick={() => update.mutate({ visibility: chosen })}
          >
            Change to “{visibilityLabels[chosen].label}”
          </Button>
          <Button onClick={() => setChosen(site.visibility)}>Leave it</Button>
        </span>
      )}
    </div>
  )
}
