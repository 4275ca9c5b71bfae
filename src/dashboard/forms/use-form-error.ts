import { useEffect, useMemo } from 'react'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { processError, type ErrorText } from '../api/process-error.ts'
import type { ContractForm } from './use-contract-form.ts'

const hasField = (values: unknown, name: string): boolean => {
  let at = values
  for (const part of name.split('.')) {
    if (typeof at !== 'object' || at === null || !(part in at)) return false
    at = (at as Record<string, unknown>)[part]
  }
  return true
}

/**
 * Sets the service's field errors on the form and returns the rest for the form's note; undefined if every error is
 * shown at a field. Errors of fields that the form does not show go to the note.
 */
export const useFormError = <In extends FieldValues, Out>(
  form: ContractForm<In, Out>,
  error: unknown,
): ErrorText | undefined => {
  const { setError, getValues } = form
  const errorText = useMemo(
    () => (error === null || error === undefined ? undefined : processError(error)),
    [error],
  )
  useEffect(() => {
    if (errorText === undefined) return
    for (const [name, message] of errorText.fields) {
      // The service names fields as the contract does, and the form's values have the contract's shape.
      if (hasField(getValues(), name))
        setError(name as FieldPath<In>, { type: 'server', message }, { shouldFocus: true })
    }
  }, [errorText, setError, getValues])
  if (errorText === undefined || errorText.fields.size === 0) return errorText
  const values = getValues()
  const otherMessages = [...errorText.fields]
    .filter(([name]) => !hasField(values, name))
    .map(([, message]) => message)
  return otherMessages.length === 0
    ? undefined
    : { ...errorText, what: [errorText.what, ...otherMessages].join(' ') }
}
