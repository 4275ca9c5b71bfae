import { useController } from 'react-hook-form'
import type { Publication } from './publication-form-type.ts'
import { CodeEditor } from '../../ui/fields/code-editor.tsx'

/** The source of the script. An error at its start, as the service reports it, is shown here. */
export function ScriptField({ form }: { readonly form: Publication }) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control: form.control, name: 'script' })
  return (
    <CodeEditor
      ref={ref}
      label="Script"
      hint="One ES module whose default export has a fetch function. Tab indents; press Escape, then Tab, to leave."
      error={fieldState.error?.message}
      value={value}
      onValueChange={onChange}
      onBlur={onBlur}
      minLines={20}
    />
  )
}
