import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  beginTotpMutation,
  deleteSecondFactorMutation,
  listSecondFactorsQueryKey,
  renewRecoveryCodesMutation,
} from '../../../client/@tanstack/react-query.gen.ts'
import { addPasskey, beginPasskey } from '../../../client/sdk.gen.ts'
import type { OperationId } from '../../../contract/operations.ts'
import { deviceText } from './device-text.ts'

/** Creates a passkey in the browser and registers it; returns recovery codes to store, if any. */
const createPasskey = async (): Promise<readonly string[]> => {
  const [{ startRegistration }, { data: registration }] = await Promise.all([
    import('@simplewebauthn/browser'),
    beginPasskey({ throwOnError: true }),
  ])
  const response = await startRegistration({ optionsJSON: registration.options as never })
  const { data } = await addPasskey({
    body: { ticket: registration.ticket, name: deviceText(navigator.userAgent), response: { ...response } },
    throwOnError: true,
  })
  return data.recoveryCodes
}

const firstSteps: OperationId = 'getFirstSteps'

/** The actions on second factors, and the recovery codes of the last one; they are shown only once. */
export const useSecondFactors = () => {
  const client = useQueryClient()
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>([])
  const refresh = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: listSecondFactorsQueryKey() }),
      // A second factor is one of the getting-started steps of every organization.
      client.invalidateQueries({
        predicate: ({ queryKey: [first] }) =>
          typeof first === 'object' && first !== null && '_id' in first && first._id === firstSteps,
      }),
    ])
  const showCodes = async (codes: readonly string[]): Promise<void> => {
    setRecoveryCodes(codes)
    await refresh()
  }
  const totp = useMutation(beginTotpMutation())
  const passkey = useMutation({ mutationFn: createPasskey, onSuccess: showCodes })
  const remove = useMutation({ ...deleteSecondFactorMutation(), onSuccess: refresh })
  const renew = useMutation({
    ...renewRecoveryCodesMutation(),
    onSuccess: (answer) => showCodes(answer.recoveryCodes),
  })
  return {
    recoveryCodes,
    totp,
    passkey,
    remove,
    renew,
    finishTotp: (codes: readonly string[]): void => {
      totp.reset()
      void showCodes(codes)
    },
    error: totp.error ?? passkey.error ?? remove.error ?? renew.error,
  }
}
