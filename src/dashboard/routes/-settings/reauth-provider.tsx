import { lazy, useEffect, useState } from 'react'
import { answerProofs } from '../../api/reauthentication.ts'
import { Later } from '../../ui/later.tsx'

const ProofDialog = lazy(async () => ({
  default: (await import('../../system/proof-dialog.tsx')).ProofDialog,
}))

/** Stands once in the program: where a request needs a proof of who sits here, the person is asked for it. */
export function ReauthProvider() {
  const [answer, setAnswer] = useState<(proven: boolean) => void>()
  useEffect(
    () =>
      answerProofs(
        () =>
          new Promise((resolve) => {
            // A function in the state is called by it, so it stands in another one.
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
