import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getSiteAdaptiveSchemaOptions } from '../../../client/@tanstack/react-query.gen.ts'
import { claimProblems, sampleVisitors } from '../../../contract/sites/visitor-claims.ts'
import type { AdaptiveJsonSchema } from '../../../contract/sites/visitor-schema.ts'
import { longestClaims } from '../../../contract/sites/preview-schemas.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { TextArea } from '../../ui/fields/text-area.tsx'
import type { PreviewSearch } from './preview-search.ts'
import { parseClaims } from '../audience/visible-sections.ts'

type Claims = PreviewSearch['claims']

export interface PreviewAudienceProps {
  readonly org: string
  readonly site: string
  readonly claims: Claims
  readonly onClaims: (claims: Claims) => void
}

/** Options that are not samples. */
const [anybody, own] = ['', 'own'] as const

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Selects the previewed visitor: anonymous, a sample from the visitor schema, or typed claims. */
export function PreviewAudience({ org, site, claims, onClaims }: PreviewAudienceProps) {
  // Most sites have no visitor schema, which the service reports as 404.
  const schema = useQuery({
    ...getSiteAdaptiveSchemaOptions({ path: { organizationId: org, siteId: site } }),
    retry: false,
  })
  // The types of the client and the contract are structurally the same.
  const known = schema.data?.jsonSchema as AdaptiveJsonSchema | undefined
  const samples = known === undefined ? [] : sampleVisitors(known)
  const place = samples.findIndex((sample) => same(sample.claims, claims))
  const [typed, setTyped] = useState<string>()
  const typing = typed !== undefined || (claims !== undefined && place < 0)
  const text = typed ?? JSON.stringify(claims ?? {})
  const read = parseClaims(text)
  const [wrong] = 'claims' in read && known !== undefined ? claimProblems(known, read.claims) : []
  const problem =
    'problem' in read
      ? read.problem
      : text.length > longestClaims
        ? `Claims can have at most ${longestClaims} characters.`
        : wrong && `${wrong.path}: ${wrong.message}`
  const show = (): void => {
    if (problem !== undefined || !('claims' in read)) return
    setTyped(undefined)
    onClaims(Object.keys(read.claims).length === 0 ? undefined : read.claims)
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
      <Select
        label="Preview as"
        value={typing ? own : place < 0 ? anybody : String(place)}
        onValueChange={(next) => {
          if (next === own) {
            setTyped(JSON.stringify(claims ?? { plan: 'pro' }))
            return
          }
          setTyped(undefined)
          onClaims(next === anybody ? undefined : samples[Number(next)]?.claims)
        }}
        options={[
          { value: anybody, label: 'Anonymous visitor' },
          ...samples.map(({ label }, index) => ({ value: String(index), label: `Visitor with ${label}` })),
          { value: own, label: 'Visitor with custom claims…' },
        ]}
      />
      {typing && (
        <form
          className="grid gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            show()
          }}
        >
          <TextArea
            label="Claims"
            rows={2}
            spellCheck={false}
            className="font-mono"
            value={text}
            onValueChange={setTyped}
            error={problem}
          />
          <span>
            <Button
              type="submit"
              disabledReason={
                problem ?? (typed === undefined ? 'The preview already shows this.' : undefined)
              }
            >
              Preview as this visitor
            </Button>
          </span>
        </form>
      )}
    </div>
  )
}
