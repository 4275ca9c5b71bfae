import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { FirstSteps as Facts, Organization } from '../../client/types.gen.ts'
import { FirstSteps, type FirstStep } from './first-steps.tsx'

export interface NewOrganizationStepsProps {
  readonly org: string
  readonly facts: Facts
  readonly permissions: Organization['permissions']
  /** Actions that create a first space. */
  readonly makeSpace: ReactNode
  /** A space in which a change request can be created. */
  readonly space: { readonly id: string; readonly title: string } | undefined
  readonly onDismiss: () => void
}

const link = 'text-accent underline'

/** The getting-started steps that the user may take; renders nothing once all are done. */
export function NewOrganizationSteps({
  org,
  facts,
  permissions,
  makeSpace,
  space,
  onDismiss,
}: NewOrganizationStepsProps) {
  const { admin, createContent } = permissions
  if (!createContent) return null
  const params = { org }
  const steps: FirstStep[] = [
    {
      title: 'Bring documentation, or make a space',
      hint: 'A folder or zip of Markdown becomes a space with all of its pages. To look around in ready-made documentation, start Recto with --demo on an empty data folder.',
      done: facts.space,
      action: makeSpace,
    },
    {
      title: 'Begin a change request',
      hint: 'Edits are collected in it until they are merged; readers see nothing of it before.',
      done: facts.changeRequest,
      action: space !== undefined && (
        <Link to="/o/$org/s/$space/changes" params={{ org, space: space.id }} className={link}>
          Change requests of {space.title === '' ? 'Untitled' : space.title}
        </Link>
      ),
    },
    {
      title: 'Open it for review',
      hint: 'Others see page by page what would change, and say what they think.',
      done: facts.review,
      action: (
        <Link to="/o/$org/changes" params={params} search={{ tab: 'draft' }} className={link}>
          Drafts
        </Link>
      ),
    },
    {
      title: 'Merge it',
      hint: 'The pages change at once, and a merge can be reverted.',
      done: facts.merge,
      action: (
        <Link to="/o/$org/changes" params={params} className={link}>
          Open change requests
        </Link>
      ),
    },
    ...(admin
      ? [
          {
            title: 'Invite somebody',
            hint: 'By their address, or by a link that you pass on.',
            done: facts.invite,
            action: (
              <Link to="/o/$org/people" params={params} className={link}>
                People
              </Link>
            ),
          },
          {
            title: 'Publish a site',
            hint: 'Spaces become a website for readers, open to all or to some.',
            done: facts.site,
            action: (
              <Link to="/o/$org/sites" params={params} className={link}>
                Sites
              </Link>
            ),
          },
        ]
      : []),
    {
      title: 'Add a second factor',
      hint: 'A code of your app, or a passkey: a password that leaks is then not enough.',
      done: facts.secondFactor,
      action: (
        <Link to="/me" className={link}>
          Your account
        </Link>
      ),
    },
  ]
  return steps.every(({ done }) => done) ? null : <FirstSteps steps={steps} onDismiss={onDismiss} />
}
