import { BellOff, CornerUpRight, Link2, Unlink, X } from 'lucide-react'
import { useState } from 'react'
import type { Link } from '../../../client/types.gen.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { Later } from '../../ui/loading/later.tsx'
import { countLinks } from './link-choice.ts'
import { formerPaths } from './site-redirects.ts'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'

const FixLinks = lazyComponent(async () => (await import('./fix-links.tsx')).FixLinks)
const RedirectLinks = lazyComponent(async () => (await import('./redirect-links.tsx')).RedirectLinks)
const IgnoreLinks = lazyComponent(async () => (await import('./ignore-links.tsx')).IgnoreLinks)

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
      aria-label="Selected links"
      className="sticky bottom-3 z-10 mt-3 flex flex-wrap items-center gap-2 rounded-base bg-raised p-2 shadow-float"
    >
      <span className="figures px-1 font-strong">{counted(count, 'link')} selected</span>
      <Button icon={Link2} onClick={() => setFixing('to')}>
        Change target
      </Button>
      <Button icon={Unlink} onClick={() => setFixing('remove')}>
        Remove links, keep text
      </Button>
      <Button
        icon={CornerUpRight}
        disabledReason={
          formerPaths(links) === undefined
            ? 'Only old URLs of deleted pages can be redirected. Select only links to deleted pages.'
            : undefined
        }
        onClick={() => setRedirecting(true)}
      >
        Redirect old URL
      </Button>
      <Button
        icon={BellOff}
        disabledReason={targets.length === 0 ? 'Only broken links can be ignored.' : undefined}
        onClick={() => setIgnoring(true)}
      >
        Ignore {targets.length === 1 ? 'this target' : 'these targets'}
      </Button>
      <IconButton icon={X} label="Clear selection" onClick={onClear} className="ml-auto" />
      {fixing !== undefined && (
        <Later>
          <FixLinks
            org={org}
            space={space}
            links={links}
            action={fixing}
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
