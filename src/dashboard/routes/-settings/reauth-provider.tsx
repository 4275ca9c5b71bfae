import { useEffect, useState } from 'react'
import { onReauthenticate } from '../../api/reauthentication.ts'
import { Later } from '../../ui/loading/later.tsx'
import { lazyComponent } from '../../ui/loading/lazy-component.tsx'

const ProofDialog = lazyComponent(async () => (await import('../../system/reauth-dialog.tsx')).ReauthDialog)

/** Rendered once: asks the user to reauthenticate when a request requires it. */
export function ReauthProvider() {
  const [answer, setAnswer] = useState<(proven: boolean) => void>()
  useEffect(
    () =>
      onReauthenticate(
        () =>
          new Promise((resolve) => {
            // State setters call functions, so wrap it in another one.
            setAnswer(() => (proven: boolean) => {
              setAnswer(undefined)
              resolve(proven)
            })
          }),
      ),
    [],
  )
  if (answer === undefined) return null
  return (
    <Later>
      <ProofDialog onAnswer={answer} />
    </Later>
  )
}
