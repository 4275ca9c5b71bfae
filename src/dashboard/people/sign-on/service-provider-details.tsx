import type { SamlProvider } from '../../../client/types.gen.ts'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'

const details = [
  ['ACS URL', 'acsURL', 'Also called reply URL or single sign-on URL.'],
  ['Entity ID', 'entityID', 'Also called audience. It is also the URL of the metadata.'],
  ['Sign-in URL', 'startURL', 'For a tile in the identity provider’s portal.'],
] as const

/** The values to enter at the identity provider for this installation. */
export function ServiceProviderDetails({ provider }: { readonly provider: SamlProvider }) {
  const { service } = provider
  return (
    <dl className="grid gap-4">
      {details.map(([name, field, hint]) => (
        <div key={field} className="grid gap-1">
          <dt className="font-strong">{name}</dt>
          <dd className="grid gap-1.5">
            <code className="rounded-base bg-paper px-2.5 py-1.5 font-mono text-caption break-all ring-1 ring-line ring-inset">
              {service[field]}
            </code>
            <span className="text-caption text-ink-soft">{hint}</span>
            <CopyButton
              text={service[field]}
              what={name === 'ACS URL' ? name : name.charAt(0).toLowerCase() + name.slice(1)}
              isShown
            />
          </dd>
        </div>
      ))}
      <div className="grid gap-1">
        <dt className="font-strong">Metadata</dt>
        <dd>
          <a href={service.entityID} target="_blank" rel="noreferrer" className="text-accent underline">
            Open service provider metadata
          </a>
          <p className="text-caption text-ink-soft">
            Contains these values and the certificate that signs sign-in requests.
          </p>
        </dd>
      </div>
      <p className="text-caption text-ink-soft">
        Configure the provider to sign assertions with SHA-256 and not to encrypt them. Use a persistent
        NameID: the email address, or another identifier plus an “email” attribute.
      </p>
    </dl>
  )
}
