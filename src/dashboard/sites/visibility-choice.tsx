import { useState } from 'react'
import type { Site } from '../../client/types.gen.ts'
import { audienceRank } from '../../contract/site-audience.ts'
import { processError } from '../api/process-error.ts'
import { FormError } from '../forms/form-error.tsx'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { RadioCards } from '../ui/radio-cards.tsx'
import { visibilities, visibilityWords } from './site-words.ts'
import { useUpdateSite } from './use-update-site.ts'

export interface SitePartProps {
  readonly org: string
  readonly site: Site
  /** Why it cannot be changed; undefined when it can. */
  readonly refused: string | undefined
}

/** Who reads the site: chosen first, and changed with a button that says what follows. */
export function VisibilityChoice({ org, site, refused }: SitePartProps) {
  const [chosen, setChosen] = useState(site.visibility)
  const update = useUpdateSite(org, site.id, 'The audience is changed')
  const changed = chosen !== site.visibility
  const wider = audienceRank(chosen) > audienceRank(site.visibility)
  return (
    <div className="grid gap-3">
      <RadioCards
        legend="Who reads it"
        value={chosen}
        onValueChange={setChosen}
        options={visibilities.map((value) => ({ value, ...visibilityWords[value] }))}
      />
      {changed && site.published && (
        <Note tone="warning">
          {wider
            ? `The site is live: at once it can be read ${visibilityWords[chosen].whom}.`
            : `The site is live: whoever reads it now can do so only ${visibilityWords[chosen].whom} from then on.`}
        </Note>
      )}
      <FormError error={update.error === null ? undefined : processError(update.error)} />
      {changed && (
        <span className="flex gap-2">
          <Button
            variant="primary"
            busy={update.isPending}
            disabledReason={refused}
            onClick={() => update.mutate({ visibility: chosen })}
          >
            Change to “{visibilityWords[chosen].label}”
          </Button>
          <Button onClick={() => setChosen(site.visibility)}>Leave it</Button>
        </span>
      )}
    </div>
  )
}
