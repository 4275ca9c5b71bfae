import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getSiteAdaptiveSchemaOptions,
  listSiteTemplateConditionsOptions,
  updateSiteAdaptiveSchemaMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { AdaptiveJsonSchema } from '../../../client/types.gen.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { CodeBlock } from '../../ui/layout/code-block.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { showToast } from '../../ui/toast.ts'
import { parseSchema } from './schema-parser.ts'
import { useUpdateSite } from '../use-update-site.ts'
import type { SiteSettingsProps } from './visibility-choice.tsx'

const example = `{
  "type": "object",
  "properties": {
    "plan": { "type": "string", "description": "Plan they pay for", "enum": ["free", "pro"] },
    "staff": { "type": "boolean", "description": "Whether they are an employee" },
    "unsigned": {
      "type": "object",
      "description": "Set by the visitor, not verified",
      "properties": {
        "language": { "type": "string", "description": "Preferred language" }
      },
      "additionalProperties": false
    }
  },
  "additionalProperties": false
}`

/** The schema of visitor claims as a JSON Schema, validated while typing, and condition templates derived from it. */
export function AdaptiveSchema({ org, site, refused }: SiteSettingsProps) {
  const client = useQueryClient()
  const path = { organizationId: org, siteId: site.id }
  const options = getSiteAdaptiveSchemaOptions({ path })
  // The service answers 404 until there is one.
  const stored = useQuery({ ...options, retry: false })
  const enable = useUpdateSite(org, site.id)
  const [typed, setTyped] = useState<string>()
  const save = useMutation({
    ...updateSiteAdaptiveSchemaMutation(),
    onSuccess: (after) => {
      client.setQueryData(options.queryKey, after)
      setTyped(undefined)
      void showToast({ text: 'Visitor schema saved' })
      return client.invalidateQueries({ queryKey: listSiteTemplateConditionsOptions({ path }).queryKey })
    },
  })
  if (stored.isPending) return <Skeleton shape="block" label="Loading visitor schema" />
  const savedText = stored.data === undefined ? '' : JSON.stringify(stored.data.jsonSchema, null, 2)
  const text = typed ?? savedText
  const parsed = parseSchema(text)
  const hasChanged = typed !== undefined && typed !== savedText
  const problems = 'problems' in parsed ? parsed.problems : []
  return (
    <div className="grid gap-4">
      <Switch
        label="Adaptive content"
        hint="Conditions and expressions can use the claims in a visitor’s token."
        checked={site.adaptiveContent?.enabled ?? false}
        busy={enable.isPending}
        disabledReason={refused}
        onCheckedChange={(enabled) => enable.mutate({ adaptiveContent: { enabled } })}
      />
      <FormError error={enable.error} />
      <div className="grid gap-1">
        <TextArea
          label="Visitor schema (JSON Schema)"
          hint="Claims can be booleans, strings, numbers, lists of these, or objects. Each needs a description."
          error={text.trim() === '' ? undefined : problems[0]}
          rows={14}
          spellCheck={false}
          value={text}
          onValueChange={setTyped}
          className="font-mono"
        />
        {text.trim() !== '' && problems.length > 1 && <MoreProblems problems={problems.slice(1, 8)} />}
      </div>
      <FormError error={save.error} />
      <span className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          busy={save.isPending}
          disabledReason={
            refused ??
            ('problems' in parsed ? 'Fix the schema first.' : hasChanged ? undefined : 'No changes to save.')
          }
          onClick={() => {
            // Validated by the contract's schema; the client's type is structurally the same.
            if ('schema' in parsed)
              save.mutate({ path, body: { jsonSchema: parsed.schema as AdaptiveJsonSchema } })
          }}
        >
          Save schema
        </Button>
        {text.trim() === '' && <Button onClick={() => setTyped(example)}>Insert example</Button>}
        {hasChanged && (
          <Button variant="bare" onClick={() => setTyped(undefined)}>
            Discard changes
          </Button>
        )}
      </span>
      <SuggestedConditions path={path} />
    </div>
  )
}

function MoreProblems({ problems }: { readonly problems: readonly string[] }) {
  return (
    <ul aria-label="More problems" className="list-disc pl-5 text-caption text-rust">
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  )
}

/** Conditions derived from the schema, to copy. */
function SuggestedConditions({
  path,
}: {
  readonly path: { readonly organizationId: string; readonly siteId: string }
}) {
  // The service answers 404 until there is a schema.
  const { data } = useQuery({ ...listSiteTemplateConditionsOptions({ path }), retry: false })
  if (data === undefined || data.items.length === 0) return null
  return (
    <details>
      <summary className="cursor-pointer py-1 font-strong">Suggested conditions</summary>
      <ul className="grid gap-2 py-2">
        {data.items.map(({ description, condition }) => (
          <li key={condition} className="grid gap-1">
            <span className="text-ink-soft">{description}</span>
            <CodeBlock code={condition} label={`Condition: ${description}`} />
          </li>
        ))}
      </ul>
    </details>
  )
}
