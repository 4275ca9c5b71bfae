import { BellOff, CornerUpRight, Link2, Unlink, X } from 'lucide-react'
import { lazy, useState } from 'react'
import type { Link } from '../../../client/types.gen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Later } from '../../ui/later.tsx'
import { countLinks } from './link-choice.ts'
import { formerPaths } from './site-redirects.ts'

const FixLinks = lazy(async () => ({ default: (await import('./fix-links.tsx')).FixLinks }))
const RedirectLinks = lazy(async () => ({
  default: (await import('./redirect-links.tsx')).RedirectLinks,
}))
const IgnoreLinks = lazy(async () => ({ default: (await import('./ignore-links.tsx')).IgnoreLinks }))

export interface LinkBarProps {
  readonly org: string
  readonly space: string
  readonly links: readonly Link[]
  readonly onClear: () => void
}

/** Actions for the selected links. */
export function LinkBar({ org, space, links, onClear }: LinkBarProps) {
  const [fixing, setFixing] = useState<'to' | 'remove'>()
  const [ignoring, setIgnoring] = useState(false)
  const [redirecting, setRedirecting] = useState(false)
  const targets = [
    ...new Set(links.filter(({ status }) => status === 'broken').map(({ target }) => target.id)),
  ]
  const count = countLinks(links)
  return (
    <section
      aria-label="What to do with those chosen"
      className="sticky bottom-3 z-10 mt-3 flex flex-wrap items-center gap-2 rounded-base bg-raised p-2 shadow-float"
    >
      <span className="figures px-1 font-strong">{counted(count, 'link')} chosen</span>
      <Button icon={Link2} onClick={() => setFixing('to')}>
        Give another target
      </Button>
      <Button icon={Unlink} onClick={() => setFixing('remove')}>
        Remove, keep the words
      </Button>
      <Button
        icon={CornerUpRight}
        disabledReason={
          formerPaths(links) === undefined
            ? 'Only a page that this space had left an address behind. Choose links to such pages alone.'
            : undefined
        }
        onClick={() => setRedirecting(true)}
      >
        Redirect the address
      </Button>
      <Button
        icon={BellOff}
        disabledReason={targets.length === 0 ? 'Only broken links can be ignored.' : undefined}
        onClick={() => setIgnoring(true)}
      >
        Ignore {targets.length === 1 ? 'this target' : 'these targets'}
      </Button>
      <IconButton icon={X} label="Choose none" onClick={onClear} className="ml-auto" />
      {fixing !== undefined && (
        <Later>
          <FixLinks
            org={org}
            space={space}
            links={links}
            way={fixing}
            onClose={() => setFixing(undefined)}
            onDone={onClear}
          />
        </Later>
      )}
      {redirecting && (
        <Later>
          <RedirectLinks
            org={org}
            space={space}
            links={links}
            onClose={() => setRedirecting(false)}
            onDone={onClear}
          />
        </Later>
      )}
      {ignoring && (
        <Later>
          <IgnoreLinks space={space} targets={targets} onClose={() => setIgnoring(false)} onDone={onClear} />
        </Later>
      )}
    </section>
  )
}
