import { Link } from '@tanstack/react-router'
import { CircleCheck, FileWarning, ImageOff, Link2Off, MessageSquareDot, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import type { OrganizationHealth } from '../../client/types.gen.ts'
import { counted } from '../ui/counted.ts'
import { Icon } from '../ui/icon.tsx'
import { Section } from '../ui/layout/section.tsx'
import { spaceEmoji } from '../ui/space-emoji.ts'

export interface HealthStripProps {
  readonly org: string
  readonly health: OrganizationHealth
}

interface HealthRowProps {
  readonly icon: LucideIcon
  readonly text: string
  readonly children: ReactNode
}

/** What is wrong and how often, and the links to where it is repaired. */
function HealthRow({ icon, text, children }: HealthRowProps) {
  return (
    <li className="grid gap-x-4 gap-y-1 py-2 sm:grid-cols-[16rem_1fr]">
      <span className="flex items-center gap-2 font-strong">
        <Icon of={icon} className="text-ochre" />
        {text}
      </span>
      <span className="flex flex-wrap gap-x-4 gap-y-1">{children}</span>
    </li>
  )
}

const link = 'inline-flex min-h-6 items-center gap-1.5 text-accent underline'

type UnhealthySpace = OrganizationHealth['spaces'][number]

function SpaceName({
  space: { emoji, title },
  count,
}: {
  readonly space: UnhealthySpace
  readonly count: number
}) {
  return (
    <>
      <span aria-hidden="true">{spaceEmoji(emoji)}</span>
      {title === '' ? 'Untitled' : title} <span className="figures">({count.toLocaleString()})</span>
    </>
  )
}

/** What needs repair in the content of an organization. Each number links to the list that it counts. */
export function HealthStrip({ org, health }: HealthStripProps) {
  const { brokenLinks, imagesWithoutAltText, waitingChangeRequests, failedSpecs, uncheckedSpaces } = health
  const isHealthy =
    brokenLinks + imagesWithoutAltText + waitingChangeRequests + failedSpecs.length + uncheckedSpaces === 0
  return (
    <Section title="Health">
      {isHealthy ? (
        <p className="flex items-center gap-2 text-ink-soft">
          <Icon of={CircleCheck} className="text-moss" />
          No broken links, no images without alt text, and nothing that waits for long.
        </p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {brokenLinks > 0 && (
            <HealthRow icon={Link2Off} text={counted(brokenLinks, 'broken link')}>
              {health.spaces
                .filter((space) => space.brokenLinks > 0)
                .map((space) => (
                  <Link
                    key={space.id}
                    to="/o/$org/s/$space/links"
                    params={{ org, space: space.id }}
                    search={{ status: 'broken' }}
                    className={link}
                  >
                    <SpaceName space={space} count={space.brokenLinks} />
                  </Link>
                ))}
            </HealthRow>
          )}
          {imagesWithoutAltText > 0 && (
            <HealthRow icon={ImageOff} text={`${counted(imagesWithoutAltText, 'image')} without alt text`}>
              {health.spaces
                .filter((space) => space.imagesWithoutAltText > 0)
                .map((space) => (
                  <Link
                    key={space.id}
                    to="/o/$org/s/$space/files"
                    params={{ org, space: space.id }}
                    search={{ show: 'silent' }}
                    className={link}
                  >
                    <SpaceName space={space} count={space.imagesWithoutAltText} />
                  </Link>
                ))}
            </HealthRow>
          )}
          {waitingChangeRequests > 0 && (
            <HealthRow
              icon={MessageSquareDot}
              text={`${counted(waitingChangeRequests, 'change request')} waiting`}
            >
              <Link to="/o/$org/changes" params={{ org }} search={{ inactive: true }} className={link}>
                No activity for a week
              </Link>
            </HealthRow>
          )}
          {failedSpecs.length > 0 && (
            <HealthRow
              icon={FileWarning}
              text={`${counted(failedSpecs.length, 'API specification')} failing`}
            >
              {failedSpecs.map(({ id, slug }) => (
                <Link key={id} to="/o/$org/specs/$spec" params={{ org, spec: id }} className={link}>
                  {slug}
                </Link>
              ))}
            </HealthRow>
          )}
          {uncheckedSpaces > 0 && (
            <li className="py-2 text-ink-soft">{counted(uncheckedSpaces, 'space')} still to be checked.</li>
          )}
        </ul>
      )}
    </Section>
  )
}
