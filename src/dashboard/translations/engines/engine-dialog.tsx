import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useController } from 'react-hook-form'
import {
  createTranslationEngineMutation,
  updateTranslationEngineMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { TranslationEngine } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { FormDialog } from '../../forms/form-dialog.tsx'
import { FormTextField } from '../../forms/form-text-field.tsx'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { showToast } from '../../ui/toast.ts'
import {
  emptyEngine,
  EngineForm,
  engineUpdateOf,
  newEngineOf,
  valuesOfEngine,
  type EngineValues,
  type ExternalKind,
} from './engine-form.ts'

export interface EngineDialogProps {
  readonly org: string
  /** Absent for a new engine. */
  readonly engine: TranslationEngine | undefined
  readonly onClose: () => void
}

const urlHints: Readonly<Record<ExternalKind, string>> = {
  libretranslate: 'Such as https://translate.example.org',
  deepl: 'Empty: the API that your key belongs to.',
  chat: 'The base URL of an endpoint with /chat/completions, such as https://models.example.org/v1',
}

const useSave = (org: string, engine: TranslationEngine | undefined, onClose: () => void) => {
  const client = useQueryClient()
  const onSuccess = (): Promise<void> => {
    onClose()
    void showToast({ text: engine === undefined ? 'Engine added' : 'Engine saved' })
    return invalidateAfter(client, ['translation-engine.updated'], {})
  }
  const create = useMutation({ ...createTranslationEngineMutation(), onSuccess })
  const update = useMutation({ ...updateTranslationEngineMutation(), onSuccess })
  return {
    save: (values: EngineValues): void =>
      engine === undefined
        ? create.mutate({ path: { organizationId: org }, body: newEngineOf(values) })
        : update.mutate({
            path: { organizationId: org, engineId: engine.id },
            body: engineUpdateOf(values, engine),
          }),
    isPending: create.isPending || update.isPending,
    error: create.error ?? update.error,
  }
}

/** Adds or changes a translation engine. */
export function EngineDialog({ org, engine, onClose }: EngineDialogProps) {
  const form = useContractForm(EngineForm, engine === undefined ? emptyEngine : valuesOfEngine(engine))
  const { save, isPending, error } = useSave(org, engine, onClose)
  const kind = useController({ control: form.control, name: 'kind' })
  const url = form.watch('url')
  const movesKey = engine?.hasKey === true && url !== (engine.url ?? '')
  return (
    <FormDialog
      form={form}
      open
      onClose={onClose}
      title={engine === undefined ? 'Add engine' : `Edit ${engine.title}`}
      onSubmit={save}
      pending={isPending}
      error={error}
      submitLabel={engine === undefined ? 'Add engine' : 'Save engine'}
    >
      {engine === undefined && (
        <RadioCards<ExternalKind>
          legend="Service"
          value={kind.field.value}
          onValueChange={kind.field.onChange}
          options={[
            {
              value: 'libretranslate',
              label: 'LibreTranslate',
              hint: 'Open source, on a server of your own.',
            },
            { value: 'deepl', label: 'DeepL', hint: 'With a key of DeepL API Free or Pro.' },
            { value: 'chat', label: 'Chat endpoint', hint: 'A model behind an OpenAI-compatible API.' },
          ]}
        />
      )}
      <FormTextField form={form} name="title" label="Name" autoComplete="off" counted={false} />
      <FormTextField
        form={form}
        name="url"
        label="URL"
        type="url"
        hint={urlHints[kind.field.value]}
        optional={kind.field.value === 'deepl'}
        autoComplete="off"
        counted={false}
      />
      {kind.field.value === 'chat' && (
        <FormTextField form={form} name="model" label="Model" autoComplete="off" counted={false} />
      )}
      <FormTextField
        form={form}
        name="key"
        label="Key"
        type="password"
        hint={
          movesKey
            ? 'A new URL needs the key again, so that it reaches no other host.'
            : engine?.hasKey === true
              ? 'A key is stored and is not shown again. Empty: it stays.'
              : 'Stored encrypted and never shown again.'
        }
        optional={kind.field.value !== 'deepl' && !movesKey}
        autoComplete="off"
        counted={false}
      />
    </FormDialog>
  )
}
