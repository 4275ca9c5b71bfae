import type { SamlProvider } from '../../../client/types.gen.ts'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'

const facts = [
  ['Address for answers', 'acsURL', 'Also called ACS URL, reply URL or single sign-on URL.'],
  ['Entity ID', 'entityID', 'Also called audience. It is the address of our metadata too.'],
  ['Start address', 'startURL', 'For a tile in the portal of the provider.'],
] as const

/** The values to enter at the identity provider for this installation. */
export function ProviderFacts({ provider }: { readonly provider: SamlProvider }) {
  const { service } = provider
  return (
    <dl className="grid gap-4">
      {facts.map(([name, field, hint]) => (
        <div key={field} className="grid gap-1">
          <dt className="font-strong">{name}</dt>
          <dd className="grid gap-1.5">
            <code className="rounded-base bg-paper px-2.5 py-1.5 font-mono text-caption break-all ring-1 ring-line ring-inset">
              {service[field]}
            </code>
            <span className="text-caption text-ink-soft">{hint}</span>
            <CopyButton
              text={service[field]}
              what={name === 'Entity ID' ? 'entity ID' : name.toLowerCase()}
            />
          </dd>
        </div>
      ))}
      <div className="grid gap-1">
        <dt className="font-strong">Metadata</dt>
        <dd>
          <a href={service.entityID} target="_blank" rel="noreferrer" className="text-accent underline">
            Open our metadata
          </a>
          <p className="text-caption text-ink-soft">
            It holds all of this and the certificate that our requests are signed with.
          </p>
        </dd>
      </div>
      <p className="text-caption text-ink-soft">
        The provider signs assertions with SHA-256 and does not encrypt them. The NameID is lasting: the
        e-mail address, or another one with an attribute “email”.
      </p>
    </dl>
  )
}
