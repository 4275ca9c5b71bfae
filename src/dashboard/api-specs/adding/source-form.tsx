import { useCallback, useRef, useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { ApiSpecCheckResult, ApiSpecProblem } from '../../../client/types.gen.ts'
import { FormPage } from '../../forms/form-page.tsx'
import { LeaveGuard } from '../../forms/leave-guard.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { counted } from '../../ui/counted.ts'
import { selectLine } from '../../ui/fields/code-editor.tsx'
import type { SourcePosition } from '../source/source-lines.tsx'
import { CheckResult } from './check-result.tsx'
import { longestEdited, SourceField, type SpecFormState } from './source-field.tsx'
import type { SpecValues } from './spec-form.ts'
import { useSourceCheck } from './use-source-check.ts'

export interface SourceFormProps {
  readonly org: string
  readonly form: SpecFormState
  readonly save: {
    readonly run: (values: SpecValues) => void
    readonly isPending: boolean
    readonly isSaved: boolean
    readonly error: unknown
  }
  /** "Add specification". */
  readonly submitLabel: string
  readonly disabledReason?: string | undefined
  /** Suggests a name for the specification, from a file name or the title of a checked document. */
  readonly onName: (name: string) => void
  /** Fields after the source. */
  readonly children?: ReactNode
}

/**
 * Chooses a source and checks it before it is saved. A document without problems is saved at once; one with problems
 * when the person submits again; one with errors never.
 */
export function SourceForm(props: SourceFormProps) {
  const { org, form, save, submitLabel, onName } = props
  const area = useRef<HTMLTextAreaElement>(null)
  const [position, setPosition] = useState<SourcePosition>()
  const check = useSourceCheck(org)
  const values = useWatch({ control: form.control }) as SpecValues
  const result = check.resultOf(values)
  const submit = async (submitted: SpecValues): Promise<void> => {
    if (check.resultOf(submitted)?.accepted === true) return save.run(submitted)
    setPosition(undefined)
    // The mutation holds the failure, which is shown below.
    const found = await check.run(submitted).catch(() => undefined)
    if (found?.title !== undefined) onName(found.title)
    if (found?.accepted === true && found.problems.length === 0) save.run(submitted)
  }
  const showLine = useShowLine(form, area, setPosition)
  return (
    <FormPage
      form={form}
      onSubmit={(submitted) => void submit(submitted)}
      pending={check.isPending || save.isPending}
      error={check.error ?? save.error}
      submitLabel={labelAfter(result, submitLabel)}
      disabledReason={props.disabledReason}
      // The form counts as sent after a check; it is guarded here until it was saved.
      guarded={false}
      aside={
        <CheckButton
          form={form}
          isPending={check.isPending}
          onCheck={(given) => void check.run(given).catch(() => undefined)}
        />
      }
    >
      <SourceField
        form={form}
        onArea={(element) => (area.current = element)}
        position={position}
        onName={onName}
      />
      {props.children}
      {result !== undefined && (
        <CheckResult result={result} onLine={values.kind === 'url' ? undefined : showLine} />
      )}
      <LeaveGuard unsaved={form.formState.isDirty && !save.isSaved} />
    </FormPage>
  )
}

const labelAfter = (result: ApiSpecCheckResult | undefined, label: string): string =>
  result?.accepted === true && result.problems.length > 0
    ? `${label} with ${counted(result.problems.length, 'problem')}`
    : label

/** Checks the source without saving it, whatever the other fields contain. */
function CheckButton({
  form,
  isPending,
  onCheck,
}: {
  readonly form: SpecFormState
  readonly isPending: boolean
  readonly onCheck: (values: SpecValues) => void
}) {
  const check = async (): Promise<void> => {
    if (await form.trigger(['kind', 'url', 'text', 'fileText'], { shouldFocus: true }))
      onCheck(form.getValues())
  }
  return (
    <Button busy={isPending} onClick={() => void check()}>
      Check only
    </Button>
  )
}

/** Shows the line of a problem: selected in the field, or in the list of lines of a file. */
const useShowLine = (
  form: SpecFormState,
  area: { readonly current: HTMLTextAreaElement | null },
  setPosition: (position: SourcePosition) => void,
) =>
  useCallback(
    ({ line = 1, column }: ApiSpecProblem): void => {
      const { kind, text } = form.getValues()
      if (kind === 'text' && text.length <= longestEdited && area.current !== null)
        selectLine(area.current, line)
      else setPosition({ line, column })
    },
    [form, area, setPosition],
  )
