import { useMutation, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useController } from 'react-hook-form'
import { createTranslationMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { Language, NewTranslation, Translation, TranslationEngine } from '../../../client/types.gen.ts'
import type { RichTextDocument } from '../../../content/document/document.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { languages } from '../../forms/languages.ts'
import { useContractForm, type ContractForm } from '../../forms/use-contract-form.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { RadioCards } from '../../ui/fields/radio-cards.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { languageName } from '../../ui/language-name.ts'
import { deliveryOptions } from '../delivery-options.ts'
import { EngineSelect } from '../engines/engine-select.tsx'
import type { InstructionsEdit } from '../instructions-edit.ts'
import { enginesOptions, translationsOptions } from '../translation-queries.ts'
import { TranslationForm, type TranslationValues } from './new-translation-form.ts'

/** A space that can be translated. */
interface SourceSpace {
  readonly id: string
  readonly name: string
  readonly language: Language | undefined
}

export interface NewTranslationScreenProps {
  readonly org: string
  readonly spaces: readonly SourceSpace[]
  /** The space that is chosen first. */
  readonly space: string | undefined
  readonly edit: InstructionsEdit
}

const noInstructions: RichTextDocument = { object: 'document', data: {}, nodes: [] }

/** The language that is chosen first: one that the space is neither written in nor translated into. */
const freeLanguage = (translations: readonly Translation[], space: SourceSpace | undefined): Language => {
  const taken = new Set<Language>([
    space?.language ?? 'en',
    ...translations.filter(({ source }) => source.space === space?.id).map(({ language }) => language),
  ])
  return (['de', 'fr', 'es', 'ja', ...languages] as const).find((code) => !taken.has(code)) ?? 'de'
}

type Form = ContractForm<TranslationValues, TranslationValues>

/** Sets up a translation of a space. */
export function NewTranslationScreen({ org, spaces, space, edit }: NewTranslationScreenProps) {
  const { data: translations } = useSuspenseQuery(translationsOptions(org))
  const { data: engines = [] } = useQuery(enginesOptions(org))
  const first = spaces.find(({ id }) => id === space) ?? spaces[0]
  const initial: TranslationValues = {
    source: { space: first?.id ?? '', language: first?.language ?? 'en' },
    language: freeLanguage(translations, first),
    engine: engines.find(({ builtIn }) => !builtIn)?.id ?? 'memory',
    delivery: 'automatic',
    autoRun: true,
  }
  const form = useContractForm(TranslationForm, initial)
  const [instructions, setInstructions] = useState<{ readonly read: () => RichTextDocument }>()
  const save = useCreate(org)
  const [source, language] = form.watch(['source', 'language'])
  const existing = translations.find(
    (other) => other.source.space === source.space && other.language === language,
  )
  return (
    <div className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-6">
      <h1 className="text-display font-strong">New translation</h1>
      <FormPage
        form={form}
        onSubmit={(values) => {
          const written = instructions?.read()
          save.run({ ...values, ...(written !== undefined && { instructions: written }) } as NewTranslation)
        }}
        pending={save.isPending}
        error={save.error}
        submitLabel="Create translation"
        guarded={!save.isSaved}
        disabledReason={existing === undefined ? undefined : 'Choose another language first.'}
      >
        <SourceFields form={form} spaces={spaces} />
        <LanguageField
          form={form}
          taken={
            existing === undefined
              ? undefined
              : `This space already has a translation into ${languageName(language)}. Choose another language.`
          }
        />
        <DeliveryFields org={org} form={form} engines={engines} />
        <div className="grid gap-1">
          <p id="instructions-label" className="font-strong">
            Instructions <span className="font-normal text-ink-soft">(optional)</span>
          </p>
          <p className="text-caption text-ink-soft">
            Tone, audience and choices of words. Engines that take instructions follow them.
          </p>
          <div className="overflow-clip rounded-base bg-paper px-4 py-2 ring-1 ring-line ring-inset">
            {edit({ document: noInstructions, onChange: (read) => setInstructions({ read }) })}
          </div>
        </div>
      </FormPage>
    </div>
  )
}

function SourceFields({ form, spaces }: { readonly form: Form; readonly spaces: readonly SourceSpace[] }) {
  const space = useController({ control: form.control, name: 'source.space' })
  const language = useController({ control: form.control, name: 'source.language' })
  return (
    <>
      <Select
        label="Source space"
        value={space.field.value}
        onValueChange={(next) => {
          space.field.onChange(next)
          const known = spaces.find(({ id }) => id === next)?.language
          if (known !== undefined) form.setValue('source.language', known)
        }}
        error={space.fieldState.error?.message}
        options={spaces.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <Select
        label="Source language"
        hint="The language that the space is written in."
        value={language.field.value}
        onValueChange={language.field.onChange}
        error={language.fieldState.error?.message}
        options={languages.map((code) => ({ value: code, label: languageName(code) }))}
      />
    </>
  )
}

function LanguageField({ form, taken }: { readonly form: Form; readonly taken: string | undefined }) {
  const { field, fieldState } = useController({ control: form.control, name: 'language' })
  const isOwn = form.watch('source.language') === field.value
  return (
    <Select
      label="Translate into"
      hint="The first run makes a locked space for the translation, beside the source."
      value={field.value}
      onValueChange={field.onChange}
      error={
        taken ?? (isOwn ? 'This is the source language. Choose another one.' : fieldState.error?.message)
      }
      options={languages.map((code) => ({ value: code, label: languageName(code) }))}
    />
  )
}

function DeliveryFields({
  org,
  form,
  engines,
}: {
  readonly org: string
  readonly form: Form
  readonly engines: readonly TranslationEngine[]
}) {
  const engine = useController({ control: form.control, name: 'engine' })
  const delivery = useController({ control: form.control, name: 'delivery' })
  const autoRun = useController({ control: form.control, name: 'autoRun' })
  return (
    <>
      <EngineSelect
        org={org}
        value={engine.field.value}
        onValueChange={engine.field.onChange}
        engines={engines}
        error={engine.fieldState.error?.message}
      />
      <RadioCards
        legend="Delivery"
        value={delivery.field.value}
        onValueChange={delivery.field.onChange}
        options={deliveryOptions}
      />
      <Checkbox
        label="Run automatically"
        hint="A minute after each change of the source, only what changed is translated again."
        checked={autoRun.field.value}
        onCheckedChange={autoRun.field.onChange}
      />
    </>
  )
}

const useCreate = (org: string) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isSaved, setSaved] = useState(false)
  const { mutate, isPending, error } = useMutation({
    ...createTranslationMutation(),
    onSuccess: async ({ id }) => {
      // Rendered before the navigation, which would ask otherwise.
      setSaved(true)
      await invalidateAfter(client, ['translation.created'], {})
      await navigate({ to: '/o/$org/translations/$translation/runs', params: { org, translation: id } })
    },
  })
  return {
    run: (body: NewTranslation): void => mutate({ path: { organizationId: org }, body }),
    isPending,
    isSaved,
    error,
  }
}
