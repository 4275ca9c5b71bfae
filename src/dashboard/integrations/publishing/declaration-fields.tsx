import { useController } from 'react-hook-form'
import { FormTextArea } from '../../forms/form-text-area.tsx'
import type { Publication } from './publication-form-type.ts'
import { CodeEditor } from '../../ui/fields/code-editor.tsx'

interface JsonFieldProps {
  readonly form: Publication
  readonly name: 'blocks' | 'configurations'
  readonly label: string
  readonly hint: string
}

function JsonField({ form, name, label, hint }: JsonFieldProps) {
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ control: form.control, name })
  return (
    <CodeEditor
      ref={ref}
      label={label}
      hint={hint}
      error={fieldState.error?.message}
      value={value}
      onValueChange={onChange}
      onBlur={onBlur}
      minLines={6}
    />
  )
}

/** Blocks, configuration and content policy: what the integration declares beside its script. */
export function DeclarationFields({ form }: { readonly form: Publication }) {
  return (
    <div className="grid gap-4">
      <JsonField
        form={form}
        name="blocks"
        label="Blocks (JSON)"
        hint="A list of blocks with id, title, description, urlUnfurl, and markdown."
      />
      <JsonField
        form={form}
        name="configurations"
        label="Configuration (JSON)"
        hint="Properties for account, space, and site, from which forms are generated."
      />
      <FormTextArea
        form={form}
        name="contentSecurityPolicy"
        label="Content security policy"
        optional
        hint="Sent with what the script answers, such as “default-src 'self'; img-src https:”."
        className="font-mono"
        spellCheck={false}
      />
    </div>
  )
}
