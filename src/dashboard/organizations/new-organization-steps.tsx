import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { FirstSteps as Facts, Organization } from '../../client/types.gen.ts'
import { FirstSteps, type FirstStep } from './first-steps.tsx'

export interface NewOrganizationStepsProps {
  readonly org: string
  readonly facts: Facts
  readonly permissions: Organization['permissions']
  /** Actions that create a first space. */
  readonly addSpace: ReactNode
  /** A space in which a change request can be created. */
  readonly space: { readonly id: string; readonly title: string } | undefined
  readonly onDismiss: () => void
}

const link = 'text-accent underline'

/** The steps from the first space to the first merge. */
const contentSteps = ({ org, facts, addSpace, space }: NewOrganizationStepsProps): readonly FirstStep[] => [
  {
    title: 'Import docs or create a space',
    hint: 'A folder or zip archive of Markdown becomes a space. To explore sample docs instead, start Recto with --demo on an empty data folder.',
    done: facts.space,
    action: addSpace,
  },
  {
    title: 'Create a change request',
    hint: 'It collects edits. Readers see nothing until it is merged.',
    done: facts.changeRequest,
    action: space !== undefined && (
      <Link to="/o/$org/s/$space/changes" params={{ org, space: space.id }} className={link}>
        Change requests in {space.title === '' ? 'Untitled' : space.title}
      </Link>
    ),
  },
  {
    title: 'Open it for review',
    hint: 'Reviewers see the changes on each page and comment on them.',
    done: facts.review,
    action: (
      <Link to="/o/$org/changes" params={{ org }} search={{ tab: 'draft' }} className={link}>
        Drafts
      </Link>
    ),
  },
  {
    title: 'Merge it',
    hint: 'The changes go live right away. You can revert a merge.',
    done: facts.merge,
    action: (
      <Link to="/o/$org/changes" params={{ org }} className={link}>
        Open change requests
      </Link>
    ),
  },
]

/** What only administrators set up. */
const administratorSteps = ({ org, facts }: NewOrganizationStepsProps): readonly FirstStep[] => [
  {
    title: 'Invite people',
    hint: 'By email, or with an invite link.',
    done: facts.invite,
    action: (
      <Link to="/o/$org/people" params={{ org }} className={link}>
        Manage members
      </Link>
    ),
  },
  {
    title: 'Publish a site',
    hint: 'Turn spaces into a website, public or restricted.',
    done: facts.site,
    action: (
      <Link to="/o/$org/sites" params={{ org }} className={link}>
        Sites
      </Link>
    ),
  },
]

const accountStep = ({ facts }: NewOrganizationStepsProps): FirstStep => ({
  title: 'Set up two-factor authentication',
  hint: 'Use an authenticator app or a passkey, so a leaked password is not enough to sign in.',
  done: facts.secondFactor,
  action: (
    <Link to="/me" className={link}>
      Your account
    </Link>
  ),
})

/** The getting-started steps that the user may take; renders nothing once all are done. */
export function NewOrganizationSteps(props: NewOrganizationStepsProps) {
  const { admin, createContent } = props.permissions
  if (!createContent) return null
  const steps = [...contentSteps(props), ...(admin ? administratorSteps(props) : []), accountStep(props)]
  return steps.every(({ done }) => done) ? null : <FirstSteps steps={steps} onDismiss={props.onDismiss} />
}
