import { useState } from 'react'
import type { SignOnSettings } from '../../../client/types.gen.ts'
import { Badge } from '../../ui/badge.tsx'
import { validityOf } from './sign-on-text.ts'

export interface CertificateListProps {
  readonly certificates: SignOnSettings['providers'][number]['certificates']
}

/** The saved certificates of a provider with their validity. */
export function CertificateList({ certificates }: CertificateListProps) {
  const [now] = useState(() => Date.now())
  return certificates.map((certificate) => {
    const { label, tone } = validityOf(certificate, now)
    return (
      <div key={certificate.fingerprint} className="grid gap-1 rounded-base bg-hover px-3 py-2">
        <span className="flex flex-wrap items-center gap-2">
          <span className="font-strong">{certificate.subject}</span>
          <Badge tone={tone}>{label}</Badge>
        </span>
        <span className="font-mono text-caption break-all text-ink-soft">{certificate.fingerprint}</span>
      </div>
    )
  })
}
