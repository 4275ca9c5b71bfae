import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Installation, Integration, Organization } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { ForbiddenNote } from '../../shell/failures/forbidden-note.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Note } from '../../ui/feedback/note.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { AccountConfiguration } from '../configuration/account-configuration.tsx'
import { ScopeList } from '../detail/scope-list.tsx'
import { targetsOf } from '../integration-text.ts'
import type { PickableTarget, PickableTargets, TargetSelection } from './pickable-target.ts'
import { scopeSentence, type Choice } from './scope-sentences.ts'
import { TargetChoice } from './target-choice.tsx'
import { useInstall, type FailedTarget, type InstallChoices } from './use-install.ts'

export interface InstallScreenProps {
  readonly org: string
  readonly organization: Pick<Organization, 'id' | 'title' | 'permissions'>
  readonly integration: Integration
  readonly installation: Installation | undefined
  readonly targets: PickableTargets
}

const noSelection: TargetSelection = { all: false, ids: [] }

const choiceOf = (selection: TargetSelection, targets: readonly PickableTarget[] | undefined): Choice => ({
  all: selection.all,
  names: selection.ids.map((id) => targets?.find((target) => target.id === id)?.name ?? id),
})

/** Installing in two steps: what it may do and where, then its configuration. The second can be resumed at any time. */
export function InstallScreen(props: InstallScreenProps) {
  const { org, organization, integration, installation, targets } = props
  const [failed, setFailed] = useState<readonly FailedTarget[]>([])
  const navigate = useNavigate()
  const params = { org, name: integration.name }
  const finish = (): void =>
    void navigate(
      hasTargets(integration)
        ? { to: '/o/$org/integrations/$name/installations', params }
        : { to: '/o/$org/integrations/$name', params },
    )
  if (!organization.permissions.installIntegration)
    return <ForbiddenNote action={`install ${integration.title}`} needs="Administrator" helpers={[]} />
  if (installation === undefined)
    return (
      <ChooseStep
        {...props}
        onInstalled={(refused) => {
          setFailed(refused)
          if (refused.length === 0 && integration.configurations?.account === undefined) finish()
        }}
      />
    )
  return (
    <div className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-6">
      <Steps current={2} />
      {failed.length > 0 && <FailedTargets failed={failed} targets={targets} />}
      <Section title={`Configure ${integration.title}`} lead="You can change this later.">
        <AccountConfiguration
          integration={integration}
          installation={installation}
          disabledReason={undefined}
          submitLabel="Save and finish"
          onSaved={finish}
        />
      </Section>
      <div>
        <Button onClick={finish}>{installation.status === 'pending' ? 'Finish set-up later' : 'Done'}</Button>
      </div>
    </div>
  )
}

const hasTargets = ({ target }: Pick<Integration, 'target'>): boolean => {
  const { space, site } = targetsOf(target)
  return space || site
}

interface ChooseStepProps extends InstallScreenProps {
  readonly onInstalled: (failed: readonly FailedTarget[]) => void
}

function ChooseStep({ organization, integration, targets, onInstalled }: ChooseStepProps) {
  const offered = targetsOf(integration.target)
  const [choices, setChoices] = useState<InstallChoices>({ space: noSelection, site: noSelection })
  const install = useInstall(organization.id, integration, onInstalled)
  const inWords = {
    space: choiceOf(choices.space, targets.space),
    site: choiceOf(choices.site, targets.site),
  }
  const kinds = (['space', 'site'] as const).filter((kind) => offered[kind])
  return (
    <div className="grid gap-6">
      {integration.configurations?.account !== undefined && <Steps current={1} />}
      <div className="grid items-start gap-8 lg:grid-cols-2">
        {kinds.length > 0 && (
          <Section title="Where to install it">
            {kinds.map((kind) => (
              <TargetChoice
                key={kind}
                kind={kind}
                targets={targets[kind]}
                value={choices[kind]}
                onValueChange={(value) => setChoices((now) => ({ ...now, [kind]: value }))}
              />
            ))}
          </Section>
        )}
        <Section
          title={`What ${integration.title} will be able to do`}
          lead={`By installing it, you agree for ${organization.title}.`}
        >
          <ScopeList
            label="Permissions"
            scopes={integration.scopes}
            describe={(scope) => scopeSentence(scope, inWords)}
            live
          />
        </Section>
      </div>
      <FormError error={install.error} />
      <div className="sticky bottom-0 flex flex-wrap gap-3 border-t border-line bg-desk py-3">
        <Button variant="primary" busy={install.isPending} onClick={() => install.mutate(choices)}>
          Install
        </Button>
      </div>
    </div>
  )
}

function Steps({ current }: { readonly current: 1 | 2 }) {
  return (
    <ol aria-label="Steps" className="flex flex-wrap gap-x-4 gap-y-1 text-ink-soft">
      {(['Permissions', 'Configuration'] as const).map((label, index) => (
        <li
          key={label}
          aria-current={index + 1 === current ? 'step' : undefined}
          className="aria-[current=step]:font-strong aria-[current=step]:text-ink"
        >
          {index + 1}. {label}
        </li>
      ))}
    </ol>
  )
}

interface FailedTargetsProps {
  readonly failed: readonly FailedTarget[]
  readonly targets: PickableTargets
}

function FailedTargets({ failed, targets }: FailedTargetsProps) {
  return (
    <Note tone="warning">
      <p className="font-strong">Installed, except here:</p>
      <ul className="list-disc pl-5">
        {failed.map(({ kind, id, reason }) => (
          <li key={`${kind} ${id}`}>
            {targets[kind]?.find((target) => target.id === id)?.name ?? id}: {reason}
          </li>
        ))}
      </ul>
    </Note>
  )
}
