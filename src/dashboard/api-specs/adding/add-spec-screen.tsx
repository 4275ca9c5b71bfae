import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { createApiSpecMutation } from '../../../client/@tanstack/react-query.gen.ts'
import type { ApiSpec } from '../../../client/types.gen.ts'
import { invalidateAfter } from '../../api/live-events.ts'
import { maxLengthOf } from '../../forms/schema-limits.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { TextField } from '../../ui/fields/text-field.tsx'
import { apiSpecsOptions } from '../api-spec-queries.ts'
import { specName } from '../api-spec-text.ts'
import type { SpecFormState } from './source-field.tsx'
import { SourceForm } from './source-form.tsx'
import { emptySpec, slugOf, sourceOf, SpecForm, type SpecValues } from './spec-form.ts'

/** Adds a specification to an organization. */
export function AddSpecScreen({ org }: { readonly org: string }) {
  const { data: specs } = useSuspenseQuery(apiSpecsOptions(org))
  const form = useContractForm(SpecForm, emptySpec)
  const save = useAddSpec(org)
  const taken = useTakenBy(form, specs)
  const isTyped = useRef(false)
  const suggest = (name: string): void => {
    const slug = slugOf(name)
    // What a person typed stays.
    if (isTyped.current || slug === '') return
    form.resetField('slug', { defaultValue: slug })
  }
  return (
    <div className="grid max-w-list grid-cols-[minmax(0,1fr)] gap-6">
      <h1 className="text-display font-strong">Add an API specification</h1>
      <SourceForm
        org={org}
        form={form}
        save={save}
        submitLabel="Add specification"
        disabledReason={taken === undefined ? undefined : 'Choose another slug first.'}
        onName={suggest}
      >
        <SlugField form={form} takenBy={taken} onType={() => (isTyped.current = true)} />
      </SourceForm>
    </div>
  )
}

/** The specification that already has the typed slug; case does not matter. */
const useTakenBy = (form: SpecFormState, specs: readonly ApiSpec[]): ApiSpec | undefined => {
  const slug = useWatch({ control: form.control, name: 'slug' }).toLowerCase()
  return specs.find((spec) => spec.slug.toLowerCase() === slug)
}

function SlugField({
  form,
  takenBy,
  onType,
}: {
  readonly form: SpecFormState
  readonly takenBy: ApiSpec | undefined
  readonly onType: () => void
}) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control: form.control, name: 'slug' })
  return (
    <TextField
      ref={ref}
      label="Slug"
      hint="Names the specification in pages and addresses. It cannot be changed later."
      value={value}
      onValueChange={(next) => {
        onType()
        onChange(next)
      }}
      onBlur={onBlur}
      error={
        takenBy === undefined
          ? fieldState.error?.message
          : `“${takenBy.slug}” is taken by ${specName(takenBy)}. Choose another slug, or replace the source of that specification.`
      }
      limit={maxLengthOf(form.schema, 'slug')}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

const useAddSpec = (org: string) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isSaved, setSaved] = useState(false)
  const { mutate, isPending, error } = useMutation({
    ...createApiSpecMutation(),
    onSuccess: async ({ slug }) => {
      // Rendered before the navigation, which would ask otherwise.
      setSaved(true)
      await invalidateAfter(client, ['api-spec.created'], {})
      await navigate({ to: '/o/$org/specs/$spec', params: { org, spec: slug } })
    },
  })
  return {
    run: (values: SpecValues): void =>
      mutate({ path: { organizationId: org }, body: { slug: values.slug, source: sourceOf(values) } }),
    isPending,
    isSaved,
    error,
  }
}
