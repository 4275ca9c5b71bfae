import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { updateTranslationMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { Translation, TranslationEngine, TranslationUpdate } from '../../../client/types.gen.ts'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { FormError } from '../../forms/form-error.tsx'
import { LeaveGuard } from '../../forms/leave-guard.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { showToast } from '../../ui/toast.ts'
import { deliveryOptions } from '../delivery-options.ts'
import { EngineSelect } from '../engines/engine-select.tsx'
import type { InstructionsEdit } from '../instructions-edit.ts'
import { translationOptions } from '../translation-queries.ts'
import { engineName, needsAdmin } from '../translation-text.ts'
import { DeleteTranslation } from './delete-translation.tsx'
import { LimitsForm } from './limits-form.tsx'

export interface SettingsScreenProps {
  readonly org: string
  readonly translation: Translation
  readonly engines: readonly TranslationEngine[]
  readonly edit: InstructionsEdit
}

/** Changes some settings of a translation. */
const useUpdate = (org: string, { id }: Pick<Translation, 'id'>) => {
  const client = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    ...updateTranslationMutation(),
    onSuccess: (after) => {
      client.setQueryData(translationOptions(org, id).queryKey, after)
      void showToast({ text: 'Settings saved' })
      return invalidateAfter(client, ['translation.updated'], {})
    },
  })
  return {
    update: (body: TranslationUpdate, onSuccess?: () => void): void =>
      mutate(
        { path: { organizationId: org, translationId: id }, body },
        onSuccess === undefined ? {} : { onSuccess },
      ),
    isPending,
    error,
  }
}

/** The settings of a translation. */
export function SettingsScreen(props: SettingsScreenProps) {
  const { org, translation } = props
  const refused = translation.permissions.edit ? undefined : needsAdmin
  const limits = useUpdate(org, translation)
  return (
    <div className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-8">
      <RunSettings {...props} refused={refused} />
      <Section
        title="Limits"
        lead="How many characters runs may send to the engine. At a limit a run ends and keeps what is finished."
      >
        <LimitsForm
          limits={translation.limits}
          used={translation.charactersThisMonth}
          onSave={(next, onSaved) => limits.update({ limits: next }, onSaved)}
          pending={limits.isPending}
          error={limits.error}
          disabledReason={refused}
        />
      </Section>
      <Instructions {...props} refused={refused} />
      <Section title="Danger zone">
        <DeleteTranslation org={org} translation={translation} disabledReason={refused} />
      </Section>
    </div>
  )
}

interface RefusableProps extends SettingsScreenProps {
  /** Why the person may not change the settings. */
  readonly refused: string | undefined
}

function RunSettings({ org, translation, engines, refused }: RefusableProps) {
  const { update, isPending, error } = useUpdate(org, translation)
  const { engine, delivery, autoRun } = translation
  const deliveryLabel = deliveryOptions.find(({ value }) => value === delivery)?.label
  return (
    <Section title="Runs">
      {refused === undefined ? (
        <>
          <EngineSelect
            org={org}
            value={engine}
            onValueChange={(next) => update({ engine: next })}
            engines={engines}
          />
          <RadioCards
            legend="Delivery"
            value={delivery}
            onValueChange={(next) => update({ delivery: next })}
            options={deliveryOptions}
          />
        </>
      ) : (
        <p>
          Engine: {engineName(engine)}. Delivery: {deliveryLabel}.{' '}
          <span className="text-ink-soft">{refused}</span>
        </p>
      )}
      <Switch
        label="Run automatically"
        hint="A minute after each change of the source, only what changed is translated again."
        checked={autoRun}
        onCheckedChange={(next) => update({ autoRun: next })}
        busy={isPending}
        disabledReason={refused}
      />
      <FormError error={error} />
    </Section>
  )
}

function Instructions({ org, translation, edit, refused }: RefusableProps) {
  const { update, isPending, error } = useUpdate(org, translation)
  const [latest, setLatest] = useState<{ readonly read: () => RichTextDocument }>()
  return (
    <Section
      title="Instructions"
      lead="Tone, audience and choices of words. Engines that take instructions follow them."
    >
      <div className="overflow-clip rounded-base bg-paper px-4 py-2 ring-1 ring-line ring-inset">
        {edit({
          document: translation.instructions as RichTextDocument,
          onChange: (read) => setLatest({ read }),
        })}
      </div>
      <FormError error={error} />
      <span>
        <Button
          variant={latest === undefined ? 'quiet' : 'primary'}
          busy={isPending}
          disabledReason={refused ?? (latest === undefined ? 'No changes to save.' : undefined)}
          onClick={() => {
            if (latest !== undefined)
              update({ instructions: latest.read() } as TranslationUpdate, () => setLatest(undefined))
          }}
        >
          Save instructions
        </Button>
      </span>
      <LeaveGuard unsaved={latest !== undefined} />
    </Section>
  )
}
