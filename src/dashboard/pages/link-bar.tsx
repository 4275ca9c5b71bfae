import { useMutation, useQueryClient } from '@tanstack/react-query'
import { BellOff, Link2, Unlink, X } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ignoreLinksMutation, listSpaceLinksQueryKey } from '../../client/@tanstack/react-query.gen.ts'
import type { Link } from '../../client/types.gen.ts'
import { processError } from '../api/process-error.ts'
import { Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { showToast } from '../ui/toast.ts'
import { countLinks } from './link-choice.ts'

const FixLinks = lazy(async () => ({ default: (await import('./fix-links.tsx')).FixLinks }))

export interface LinkBarProps {
  readonly org: string
  readonly space: string
  readonly links: readonly Link[]
  readonly onClear: () => void
}

/** What can be done with the links that are chosen. */
export function LinkBar({ org, space, links, onClear }: LinkBarProps) {
  const client = useQueryClient()
  const [fixing, setFixing] = useState<'to' | 'remove'>()
  const targets = [
    ...new Set(links.filter(({ status }) => status === 'broken').map(({ target }) => target.id)),
  ]
  const ignore = useMutation({
    ...ignoreLinksMutation(),
    onSuccess: () => {
      onClear()
      return client.invalidateQueries({ queryKey: listSpaceLinksQueryKey({ path: { spaceId: space } }) })
    },
    onError: (error) =>
      void showToast({ text: processError(error).title, detail: processError(error).what, tone: 'failure' }),
  })
  const count = countLinks(links)
  return (
    <section
      aria-label="What to do with those chosen"
      className="sticky bottom-3 z-10 mt-3 flex flex-wrap items-center gap-2 rounded-base bg-raised p-2 shadow-float"
    >
      <span className="figures px-1 font-strong">
        {count} {count === 1 ? 'link' : 'links'} chosen
      </span>
      <Button icon={Link2} onClick={() => setFixing('to')}>
        Give another target
      </Button>
      <Button icon={Unlink} onClick={() => setFixing('remove')}>
        Remove, keep the words
      </Button>
      <Button
        icon={BellOff}
        busy={ignore.isPending}
        disabledReason={targets.length === 0 ? 'Only broken links can be ignored.' : undefined}
        onClick={() => ignore.mutate({ path: { spaceId: space }, body: { targets } })}
      >
        Ignore {targets.length === 1 ? 'this target' : 'these targets'}
      </Button>
      <IconButton icon={X} label="Choose none" onClick={onClear} className="ml-auto" />
      {fixing !== undefined && (
        <Suspense>
          <FixLinks
            org={org}
            space={space}
            links={links}
            way={fixing}
            onClose={() => setFixing(undefined)}
            onDone={onClear}
          />
        </Suspense>
      )}
    </section>
  )
}
