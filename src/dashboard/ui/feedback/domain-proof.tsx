import { CircleCheck, CircleDashed } from 'lucide-react'
import { Badge } from '../badge.tsx'
import { CodeBlock } from '../layout/code-block.tsx'

export interface DomainStatusProps {
  readonly domain: string
  readonly proved: boolean
  /** For instance "Verified" or "Not verified". */
  readonly label: string
}

/** A domain, and whether it is proved whose it is. */
export function DomainStatus({ domain, proved, label }: DomainStatusProps) {
  return (
    <p className="flex flex-wrap items-center gap-2">
      <span className="min-w-0 truncate font-mono">{domain}</span>
      <Badge tone={proved ? 'moss' : 'ochre'} icon={proved ? CircleCheck : CircleDashed}>
        {label}
      </Badge>
    </p>
  )
}

export interface DnsRecordProps {
  readonly record: { readonly name: string; readonly type: string; readonly value: string }
}

/** The record that proves whose a domain is, to be copied. */
export function DnsRecord({ record: { name, type, value } }: DnsRecordProps) {
  return <CodeBlock code={`${name} ${type} "${value}"`} label="DNS record" />
}
