import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  getSiteAdaptiveSchemaOptions,
  listSiteTemplateConditionsOptions,
  updateSiteAdaptiveSchemaMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import type { AdaptiveJsonSchema } from '../../../client/types.gen.ts'
import { processError } from '../../api/process-error.ts'
import { FormError } from '../../forms/form-error.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { CodeBlock } from '../../ui/layout/code-block.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Switch } from '../../ui/fields/switch.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import { showToast } from '../../ui/toast.ts'
import { readSchema } from './schema-parser.ts'
import { useUpdateSite } from '../use-update-site.ts'
import type { SitePartProps } from './visibility-choice.tsx'

const example = `{
  "type": "object",
  "properties": {
    "plan": { "type": "string", "description": "What they pay for", "enum": ["free", "pro"] },
    "staff": { "type": "boolean", "description": "Whether they work here" },
    "unsigned": {
      "type": "object",
      "description": "Said by the visitor, and not proved",
      "properties": {
        "language": { "type": "string", "description": "Language that they chose" }
      },
      "additionalProperties": false
    }
  },
  "additionalProperties": false
}`

/** The schema of visitor claims as a JSON Schema, validated while typing, and condition templates derived from it. */
export function AdaptiveSchema({ org, site, refused }: SitePartProps) {
  const client = useQueryClient()
  const path = { organizationId: org, siteId: site.id }
  const options = getSiteAdaptiveSchemaOptions({ path })
  // The service answers 404 until there is one.
  const stored = useQuery({ ...options, retry: false })
  const templates = useQuery({ ...listSiteTemplateConditionsOptions({ path }), retry: false })
  const enable = useUpdateSite(org, site.id)
  const [typed, setTyped] = useState<string>()
  const save = useMutation({
    ...updateSiteAdaptiveSchemaMutation(),
    onSuccess: (after) => {
      client.setQueryData(options.queryKey, after)
      setTyped(undefined)
      void showToast({ text: 'The schema of visitors is saved' })
      return client.invalidateQueries({ queryKey: listSiteTemplateConditionsOptions({ path }).queryKey })
    },
  })
  if (stored.isPending) return <Skeleton shape="block" label="Loading the schema" />
  const shown = stored.data === undefined ? '' : JSON.stringify(stored.data.jsonSchema, null, 2)
  const text = typed ?? shown
  const read = readSchema(text)
  const changed = typed !== undefined && typed !== shown
  const problems = 'problems' in read ? read.problems : []
  return (
    <div className="grid gap-4">
      <Switch
        label="Adapt the site to its visitors"
        hint="Conditions and expressions read the claims of a visitor’s token."
        checked={site.adaptiveContent?.enabled ?? false}
        busy={enable.isPending}
        disabledReason={refused}
        onCheckedChange={(enabled) => enable.mutate({ adaptiveContent: { enabled } })}
      />
      <FormError error={enable.error === null ? undefined : processError(enable.error)} />
      <div className="grid gap-1">
        <TextArea
          label="Claims of visitors, as a JSON Schema"
          hint="Booleans, texts, numbers, lists of those, and objects; every one with a description."
          error={text.trim() === '' ? undefined : problems[0]}
          rows={14}
          spellCheck={false}
          value={text}
          onValueChange={setTyped}
          className="font-mono"
        />
        {text.trim() !== '' && problems.length > 1 && (
          <ul aria-label="Further problems" className="list-disc pl-5 text-caption text-rust">
            {problems.slice(1, 8).map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
      <FormError error={save.error === null ? undefined : processError(save.error)} />
      <span className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          busy={save.isPending}
          disabledReason={
            refused ??
            ('problems' in read
              ? 'The schema has to be right first.'
              : changed
                ? undefined
                : 'Nothing changed.')
          }
          onClick={() => {
            // Validated by the contract's schema; the client's type is structurally the same.
            if ('schema' in read)
              save.mutate({ path, body: { jsonSchema: read.schema as AdaptiveJsonSchema } })
          }}
        >
          Save the schema
        </Button>
        {text.trim() === '' && <Button onClick={() => setTyped(example)}>Begin with an example</Button>}
        {changed && (
          <Button variant="bare" onClick={() => setTyped(undefined)}>
            Back to the saved one
          </Button>
        )}
      </span>
      {templates.data !== undefined && templates.data.items.length > 0 && (
        <details>
          <summary className="cursor-pointer py-1 font-strong">Conditions to begin with</summary>
          <ul className="grid gap-2 py-2">
            {templates.data.items.map(({ description, condition }) => (
              <li key={condition} className="grid gap-1">
                <span className="text-ink-soft">{description}</span>
                <CodeBlock code={condition} label={`Condition: ${description}`} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
