import { integrationScopes } from '../../../contract/integrations/scopes.ts'
import { Checkbox } from '../../ui/fields/checkbox.tsx'
import { scopeLabel } from '../integration-text.ts'
import type { Publication } from './publication-form-type.ts'

/** What the integration asks for. */
export function ScopeChecklist({ form }: { readonly form: Publication }) {
  const chosen = form.watch('scopes')
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">Permissions</legend>
      {integrationScopes.map((scope) => (
        <Checkbox
          key={scope}
          label={scopeLabel(scope)}
          hint={<code className="font-mono">{scope}</code>}
          checked={chosen.includes(scope)}
          onCheckedChange={(checked) =>
            form.setValue(
              'scopes',
              checked ? [...chosen, scope] : chosen.filter((other) => other !== scope),
              { shouldDirty: true },
            )
          }
        />
      ))}
    </fieldset>
  )
}
